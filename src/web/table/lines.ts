/** Names written one a line: as many as can sit at a table. */
export const lines = (text: string): string[] =>
  text
    .split('\n')
    .map(each => each.trim().slice(0, 60))
    .filter(Boolean)
    .slice(0, 12)
