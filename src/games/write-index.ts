// Writes index.ts from the folders: one line of facts and one lazy import for each game.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameDefinition } from '../kit/index.ts'
import { gameFolders, importGame } from './folders.ts'

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

function lineOf({ id, chapter, title, players, page }: GameDefinition): string {
  const facts = [
    `id: '${id}'`,
    `chapter: '${chapter}'`,
    `title: { hu: ${quoted(title.hu)}, en: ${quoted(title.en)} }`,
    `players: [${players.join(', ')}]`,
    ...(page ? [`page: '${page}'`] : []),
    `load: () => import('./${chapter}/${id}/game.ts')`,
  ]
  return `  { ${facts.join(', ')} },`
}

export async function indexText(): Promise<string> {
  const lines: string[] = []
  for (const folder of gameFolders()) {
    const game = await importGame(folder)
    if (game.id !== folder.id || game.chapter !== folder.chapter)
      throw new Error(`${folder.chapter}/${folder.id} calls itself ${game.chapter}/${game.id}`)
    lines.push(lineOf(game))
  }
  return `// Made by \`npm run index\` from the folders; do not edit.
import type { GameDefinition } from '../kit/index.ts'
import type { Words } from '../engine/index.ts'

/** What the library page knows of a game before loading it. */
export interface GameEntry {
  readonly id: string
  readonly chapter: string
  readonly title: Words
  readonly players: readonly number[]
  /** 'own': the game has a page of its own (src/web/own). */
  readonly page?: 'own'
  readonly load: () => Promise<{ default: GameDefinition }>
}

// prettier-ignore
export const games: readonly GameEntry[] = [
${lines.join('\n')}
]
`
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(join(import.meta.dirname, 'index.ts'), await indexText())
