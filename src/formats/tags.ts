/** `[Name "value"]` at the head of PGN and PDN files, and their moves. */

export const tag = (name: string, value: string): string =>
  `[${name} "${value.replaceAll(/[\\"]/g, sign => `\\${sign}`).replaceAll(/\s+/g, ' ')}"]`

const TAG = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/

/** The tags of the first game, and the text of its moves. */
export function readTags(text: string): {
  readonly tags: ReadonlyMap<string, string>
  readonly body: string
} {
  const tags = new Map<string, string>()
  let rest = text.replace(/^\uFEFF/, '')
  for (let found = TAG.exec(rest); found; found = TAG.exec(rest)) {
    tags.set(found[1]!, found[2]!.replaceAll(/\\(.)/g, '$1'))
    rest = rest.slice(found[0].length)
  }
  // A file may hold many games; the next one begins with its tags.
  const [body = ''] = rest.split(/\n\s*\n(?=\s*\[\w+\s+")/)
  return { tags, body }
}

/** The moves of the main line: comments, variations, marks and numbers left out. */
export function moveTokens(body: string): string[] {
  const bare = body
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/;[^\n]*/g, ' ')
    .replaceAll(/^%[^\n]*/gm, ' ')
  const tokens: string[] = []
  let depth = 0
  for (const [word] of bare.matchAll(/[()]|[^\s()]+/g)) {
    if (word === '(') depth++
    else if (word === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) {
      const move = word.replace(/^\d+\.+/, '')
      if (move !== '' && !/^(\$\d+|\.+|[!?]+)$/.test(move)) tokens.push(move)
    }
  }
  return tokens
}

/** Lines of at most so many signs, broken at blanks. */
export function wrapped(words: readonly string[], width = 79): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.join('\n')
}
