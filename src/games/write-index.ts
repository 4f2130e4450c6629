// Writes index.ts, loaders.ts and learnt-files.ts from the folders: what a list shows of each game, how each is loaded, and what was learnt of it.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameDefinition } from '../kit/index.ts'
import { gameFolders, importGame, type GameFolder } from './folders.ts'

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)

function lineOf({ id, chapter, title, players, page }: GameDefinition): string {
  const facts = [
    `id: '${id}'`,
    `chapter: '${chapter}'`,
    `title: { hu: ${quoted(title.hu)}, en: ${quoted(title.en)} }`,
    `players: [${players.join(', ')}]`,
    ...(page ? [`page: '${page}'`] : []),
    `load: from('${id}')`,
  ]
  return `  { ${facts.join(', ')} },`
}

const loaderOf = ({ id, chapter }: GameDefinition) => `  '${id}': () => import('./${chapter}/${id}/game.ts'),`

const learntOf = ({ id, chapter }: GameFolder) =>
  `  '${id}': new URL('./${chapter}/${id}/learnt.bin', import.meta.url),`

/** The values that `npm run learn` found, by game. */
const learntText = (): string => `// Made by \`npm run index\` from the folders; do not edit.

// prettier-ignore
export const learntFiles: Readonly<Record<string, URL>> = {
${gameFolders()
  .filter(({ path }) => existsSync(join(path, 'learnt.bin')))
  .map(learntOf)
  .join('\n')}
}
`

/** The files by name. */
export async function indexText(): Promise<
  Readonly<Record<'index.ts' | 'loaders.ts' | 'learnt-files.ts', string>>
> {
  const [lines, loaders]: [string[], string[]] = [[], []]
  for (const folder of gameFolders()) {
    const game = await importGame(folder)
    if (game.id !== folder.id || game.chapter !== folder.chapter)
      throw new Error(`${folder.chapter}/${folder.id} calls itself ${game.chapter}/${game.id}`)
    lines.push(lineOf(game))
    loaders.push(loaderOf(game))
  }
  const index = `// Made by \`npm run index\` from the folders; do not edit.
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

/** The list of files stays away until a game is opened. */
const from = (id: string) => async () => (await import('./loaders.ts')).loaders[id]!()

// prettier-ignore
export const games: readonly GameEntry[] = [
${lines.join('\n')}
]
`
  const loading = `// Made by \`npm run index\` from the folders; do not edit.
import type { GameDefinition } from '../kit/index.ts'

// prettier-ignore
export const loaders: Readonly<Record<string, () => Promise<{ default: GameDefinition }>>> = {
${loaders.join('\n')}
}
`
  return { 'index.ts': index, 'loaders.ts': loading, 'learnt-files.ts': learntText() }
}

if (process.argv[1] === import.meta.filename)
  for (const [name, text] of Object.entries(await indexText()))
    writeFileSync(join(import.meta.dirname, name), text)
