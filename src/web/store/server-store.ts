/** Whether a server of ours answers; a plain file server gives its own page or 404 here. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const response = await fetch('/api/health', { signal: AbortSignal.timeout(4000) })
    const json: unknown = await response.json()
    return typeof json === 'object' && json !== null && (json as { ok?: unknown }).ok === true
  } catch {
    return false
  }
}
