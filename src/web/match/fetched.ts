/** A file that lies beside the game. */
export async function fetched(file: URL): Promise<ArrayBuffer> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file.pathname} is not there`)
  return answer.arrayBuffer()
}
