import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ART_NAMES } from '../board/art/all.ts'
import { sceneSvg } from '../board/svg.ts'
import {
  checkPosition,
  checkPrompt,
  checkSecretParts,
  isSaid,
  lengthOf,
  positions,
  settingName,
  settings,
} from '../contract/index.ts'
import { Match, Rng, type Options, type Words } from '../engine/index.ts'
import { games } from '../games/index.ts'
import { knownMaterial, type BoardGame, type GameDefinition } from '../kit/index.ts'
import { leaningFlaws, readMarkdown } from '../rulebook/index.ts'
import { Mistake } from './arguments.ts'
import { gameFolders } from '../games/folders.ts'
import { loadGame } from './library.ts'

/** What a definition lacks: the part that is missing, and a sentence about it. */
export interface Lack {
  readonly part:
    | 'definition'
    | 'index'
    | 'option name'
    | 'text'
    | 'section'
    | 'test file'
    | 'playthrough'
    | 'picture'
    | 'prompt'
    | 'promise'
  readonly what: string
}

const LANGUAGES = ['hu', 'en'] as const
const PLAYTHROUGHS = join(import.meta.dirname, '../../tests/playthroughs')
const LONGEST_PLAYTHROUGH = 80
/** A glimpse of every variant; the contract suite looks at all of it. */
const POSITIONS = 6
const LENGTH = 400
const MOVES = 40

const read = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const textOf = (language: string) => async (id: string) => {
  const folder = gameFolders().find(each => each.id === id)
  return Promise.resolve(folder && read(join(folder.path, `${language}.md`)))
}
const sectionsOf = (text: string): string[] =>
  readMarkdown(text).flatMap(block => (block.kind === 'heading' && block.id ? [block.id] : []))

function definitionLacks(definition: GameDefinition): Lack[] {
  const { id, title, players, options } = definition
  const found: Lack[] = []
  if (!isSaid(title)) found.push({ part: 'definition', what: 'the title is missing in one language' })
  if (players.length === 0) found.push({ part: 'definition', what: 'nobody can play: players is empty' })
  if (!knownMaterial(definition))
    found.push({ part: 'definition', what: 'no material: its chapter has none, so the game names one' })
  if (!games.some(entry => entry.id === id))
    found.push({ part: 'index', what: 'the library does not list it (npm run index)' })
  for (const option of options) {
    const unnamed = (what: string) =>
      found.push({ part: 'option name', what: `${what} has no name for people in both languages` })
    // One word may be its own name, e.g. "pente"; words joined by hyphens or capitals are none.
    const isRaw = (each: { readonly id: string; readonly name: Words }) =>
      /[-_:]|[a-z][A-Z]/.test(each.id) && each.name.hu === each.id && each.name.en === each.id
    if (!isSaid(option.name) || isRaw(option)) unnamed(`the option ${option.id}`)
    for (const choice of option.choices)
      if (!isSaid(choice.name) || isRaw(choice)) unnamed(`the choice ${option.id}=${choice.id}`)
  }
  return found
}

async function textLacks(
  definition: GameDefinition,
  path: string,
  made: readonly BoardGame[],
): Promise<Lack[]> {
  const found: Lack[] = []
  const sections: string[][] = []
  for (const language of LANGUAGES) {
    const text = read(join(path, `${language}.md`))
    if (text === undefined) {
      found.push({ part: 'text', what: `${language}.md is missing` })
      continue
    }
    const title = `# ${definition.title[language]}`
    if (text.split('\n')[0] !== title)
      found.push({ part: 'text', what: `${language}.md does not begin with "${title}"` })
    sections.push(sectionsOf(text))
    for (const flaw of await leaningFlaws(definition.id, textOf(language)))
      found.push({ part: 'text', what: `${language}.md: ${flaw}` })
  }
  const rules = made.flatMap(game => (game.reasons ?? []).flatMap(reason => reason?.rule ?? []))
  for (const needed of new Set(['moves', 'end', ...rules]))
    if (sections.some(ids => !ids.includes(needed)))
      found.push({ part: 'section', what: `a text has no section {#${needed}}` })
  if (sections.length === 2 && sections[0]!.join() !== sections[1]!.join())
    found.push({ part: 'section', what: 'the two texts do not have the same sections in the same order' })
  return found
}

function fileLacks({ id }: GameDefinition, path: string): Lack[] {
  const found: Lack[] = []
  if (!existsSync(join(path, 'game.test.ts')))
    found.push({ part: 'test file', what: 'game.test.ts is missing' })
  // It does not count among the lines of a game's code.
  if (/=>|\bfunction\b/.test(read(join(path, 'words.ts')) ?? ''))
    found.push({ part: 'text', what: 'words.ts holds more than texts: what computes belongs to the rules' })
  const written = read(join(PLAYTHROUGHS, `${id}.txt`))
  if (written === undefined)
    found.push({ part: 'playthrough', what: `there is none (npm run playthroughs -- ${id})` })
  else if (written.split('\n').length > LONGEST_PLAYTHROUGH)
    found.push({ part: 'playthrough', what: `it is longer than ${LONGEST_PLAYTHROUGH} lines` })
  return found
}

function pictureLacks(game: BoardGame): Lack[] {
  const position = game.layout.empty()
  game.start(position)
  const scene = game.scene(position)
  const arts = new Set(
    [...scene.placed, ...scene.trays.flatMap(tray => tray.items)].map(({ look }) => look.art),
  )
  const found = [...arts]
    .filter(art => !ART_NAMES.includes(art) && !art.startsWith('chess-'))
    .map((art): Lack => ({ part: 'picture', what: `nothing is drawn for "${art}" (src/board/art)` }))
  try {
    sceneSvg(game.board, scene)
  } catch (error) {
    found.push({ part: 'picture', what: `the board cannot be drawn: ${String(error)}` })
  }
  return found
}

/** Plays a little and looks at some positions: labels, points, refusals, names, views and prompts. */
function promiseLacks(definition: GameDefinition, options: Options, game: BoardGame): Lack[] {
  const found: Lack[] = []
  const tried = (part: Lack['part'], work: () => void) => {
    try {
      work()
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error)
      found.push({ part, what: `${settingName(options)}: ${what}` })
    }
  }
  tried('promise', () => checkSecretParts(game))
  tried('promise', () => {
    let n = 0
    for (const p of positions(game, 3, lengthOf(game, LENGTH))) {
      if (n++ === POSITIONS) return
      checkPosition(game, p)
    }
  })
  tried('prompt', () => {
    const match = Match.begin(definition, options)
    const rng = new Rng(5)
    for (let i = 0; i < MOVES && !match.outcome; i++) {
      match.roll(rng)
      const { moves } = match
      if (moves.length === 0) continue
      const before = match.position.turn
      match.play(moves[rng.below(moves.length)]!)
      if (!match.outcome) checkPrompt(game, match.position, before)
    }
  })
  return found
}

/**
 * Everything a game lacks whose folder is `path`; empty when it is whole. 'written' leaves out what only playing shows:
 * the contract suite plays every game.
 */
export async function lacksIn(
  definition: GameDefinition,
  path: string,
  looks: 'all' | 'written' = 'all',
): Promise<Lack[]> {
  const found = [...definitionLacks(definition), ...fileLacks(definition, path)]
  const made: BoardGame[] = []
  for (const options of settings(definition)) {
    await definition.load?.(options)
    const game = definition.make(options)
    made.push(game)
    // One lack of a kind is enough: the variants of a game mostly share them.
    const played = looks === 'all' ? promiseLacks(definition, options, game) : []
    for (const lack of [...pictureLacks(game), ...played])
      if (!found.some(each => each.part === lack.part)) found.push(lack)
  }
  return [...found, ...(await textLacks(definition, path, made))]
}

export async function lacksOf(id: string, looks: 'all' | 'written' = 'all'): Promise<Lack[]> {
  const folder = gameFolders().find(each => each.id === id)
  const loaded = await loadGame(id)
  if (!folder || !loaded.ok) throw new Mistake(`There is no game "${id}".`)
  return lacksIn(loaded.value, folder.path, looks)
}
