import {
  CHANCE,
  choices,
  draw,
  fail,
  Match,
  Moves,
  ok,
  type Game,
  type Move,
  type Notation,
  type Options,
  type Outcome,
  type Position,
  type PositionJson,
  type Result,
} from '../engine/index.ts'
import type { GameDefinition } from '../kit/index.ts'
import { readOwnName, type Draft, type Kept, type Library } from './format.ts'
import { pdnName } from './pdn.ts'
import { beginSgf, countSgf, playSgf, seatOf } from './sgf-replay.ts'
import { isGivingUp } from './sgf.ts'
import { nameOfUsi } from './shogi.ts'

/** Plays a draft by the rules: the same game to the same end, or a word about the first move that cannot be. */
export async function replay(draft: Draft, library: Library): Promise<Result<Match>> {
  const own = draft.own === undefined ? undefined : readOwnName(draft.own)
  const found = own ?? library.find(draft.format, draft.called)
  if (found === undefined) {
    const named = draft.format === 'pdn' ? pdnName(draft.called) : undefined
    const [called, format] = [draft.called.slice(0, 40), draft.format.toUpperCase()]
    return fail(
      `Ilyen játék nincs a gyűjteményben: ${named?.hu ?? `„${called}”`} (${format}).`,
      `The collection has no such game: ${named?.en ?? `"${called}"`} (${format}).`,
    )
  }
  const loaded = await library.load(found.id)
  if (!loaded.ok) return loaded
  const options = knownOptions(loaded.value, {
    ...(own ? {} : usualOptions(loaded.value, draft)),
    ...found.options,
  })
  const kept = library.kept(found.id, options)
  await loaded.value.load?.(options)
  const begun = await begin(loaded.value, options, draft, kept)
  if (!begun.ok) return begun
  const match = begun.value
  const notation = await match.game.notation?.(match.game)
  for (const [i, text] of draft.moves.entries()) {
    // Some programs write down that the loser gave up after the board had decided.
    if (match.outcome && draft.format === 'sgf' && isGivingUp(text)) break
    if (match.outcome || !playText(match, i, draft, kept, notation))
      return fail(
        `A fájl ${i + 1}. lépése nem játszható: „${text.slice(0, 40)}”.`,
        `Move ${i + 1} of the file cannot be played: "${text.slice(0, 40)}".`,
      )
  }
  settle(match, draft, kept)
  return ok(match)
}

const knownOptions = ({ options }: GameDefinition, given: Options): Options =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) =>
      options.some(({ id, choices }) => id === name && choices.some(choice => choice.id === value)),
    ),
  )

/** Files of others are of the official game. */
const usualOptions = ({ options }: GameDefinition, draft: Draft): Options => ({
  ...(options.some(({ id }) => id === 'official') ? { official: 'on' } : {}),
  ...draft.options,
})

async function begin(
  definition: GameDefinition,
  options: Options,
  draft: Draft,
  kept: Kept | undefined,
): Promise<Result<Match>> {
  if (kept?.format === 'sgf')
    return beginSgf(definition, options, draft, kept, (chosen, from) =>
      from === undefined ? ok(Match.begin(definition, chosen)) : Match.beginFrom(definition, chosen, from),
    )
  const { start } = draft
  const plain = Match.begin(definition, options)
  if (start === undefined) return ok(plain)
  const line = (await plain.game.notation?.(plain.game))?.line
  if (!line) return ok(plain)
  const read = line.read(start)
  if (!read.ok) return read
  // The usual start is no position of its own.
  if (
    line.write(plain.position, 1).split(' ').slice(0, 2).join() ===
    start.trim().split(/\s+/).slice(0, 2).join()
  )
    return ok(plain)
  const made = Match.beginFrom(definition, options, read.value)
  if (made.ok || !('enPassant' in read.value)) return made
  // Many programs write the passed cell when no pawn can take there.
  const { enPassant: _, ...without } = read.value
  return Match.beginFrom(definition, options, without as PositionJson)
}

/** Plays what a text means; true when it could be. */
function playText(
  match: Match,
  i: number,
  draft: Draft,
  kept: Kept | undefined,
  notation: Notation | undefined,
): boolean {
  const text = draft.moves[i]!
  switch (draft.format) {
    case 'pgn':
      return playMove(match, notation?.read?.(match.position, match.moves, text)) || playNamed(match, text)
    case 'usi':
    case 'kif':
      return playNamed(
        match,
        nameOfUsi(
          text,
          match.moves.map(m => match.nameOf(m)),
        ),
      )
    case 'sgf':
      return kept?.format === 'sgf' && playSgf(match, i, draft, kept)
    case 'pdn':
      return notation !== undefined && playChain(match, text, notation)
    case 'mat':
      return notation !== undefined && playTurn(match, text, notation, draft.begins)
  }
}

function playMove(match: Match, m: Move | undefined): boolean {
  if (m === undefined) return false
  match.play(m)
  return true
}
const playNamed = (match: Match, name: string | undefined): boolean =>
  name !== undefined && match.playNamed(name).ok

/** 32-28, 32x14, 32x23x14: one move, or the hops of a chain that begins and ends there and passes by the cells told. */
function playChain(match: Match, text: string, notation: Notation): boolean {
  const cells = text.replace(/[!?*]+$/, '').split(/[-x:]/)
  const found = chainTo(match, cells, notation)
  for (const m of found ?? []) match.play(m)
  return found !== undefined
}

function chainTo(
  { game, position }: Match,
  cells: readonly string[],
  notation: Notation,
): Move[] | undefined {
  const seat = position.turn
  const walk = (p: Position, passed: readonly string[]): Move[] | undefined => {
    const moves = p.turn === seat ? movesAt(game, p) : []
    if (passed.length > 0 && moves.length === 0)
      return passed.at(-1) === cells.at(-1) && cells.every(cell => passed.includes(cell)) ? [] : undefined
    for (const m of moves) {
      const parts = notation.write(p, m)?.en.split(/[-x]/).filter(Boolean) ?? []
      if (passed.length === 0 && parts[0] !== cells[0]) continue
      const rest = walk(after(game, p, m), [...passed, ...parts])
      if (rest) return [m, ...rest]
    }
    return undefined
  }
  return walk(position, [])
}

/** The legal moves of a position; none when the game is over there. */
function movesAt(game: Game, p: Position): Move[] {
  const out = new Moves()
  return choices(game, p, out) ? [] : out.toArray()
}
function after(game: Game, p: Position, m: Move): Position {
  const next = p.copy()
  game.play(next, m)
  return next
}

/** `51: 13/8 6/5`: the dice, then the steps in any order the rules allow; `13/7` may be two steps of one man. */
function playTurn(match: Match, text: string, notation: Notation, begins: 'second' | undefined): boolean {
  const cube = /^(Doubles|Takes|Drops)/i.exec(text)?.[1]?.toLowerCase()
  if (cube) return playNamed(match, cube.replace(/s$/, ''))
  const [, a, b, rest = ''] = /^([1-6])([1-6]):\s*(.*)$/.exec(text) ?? []
  if (a === undefined || b === undefined) return false
  if (match.position.turn !== CHANCE && !playNamed(match, 'roll')) return false
  const [high, low] = a > b ? [a, b] : [b, a]
  const rolls = match.moves.map(m => match.nameOf(m))
  // The first roll also tells who begins: whoever has the higher die.
  const first = begins === 'second' ? `start:${low}-${high}` : `start:${high}-${low}`
  const wanted = [`roll:${high}-${low}`, first]
  const name = wanted.find(each => rolls.includes(each))
  if (!playNamed(match, name)) return false
  return playSteps(match, stepsOf(rest), notation)
}

type Step = readonly [from: string, to: string]

/** The bar is 25 and off is 0. */
const pointsOf = (text: string): string[] =>
  text.replaceAll('*', '').replace(/bar/i, '25').replace(/off/i, '0').split('/')

function stepsOf(text: string): readonly Step[] {
  const steps: Step[] = []
  for (const word of text.split(/\s+/)) {
    const [, cells = '', times = '1'] = /^([\d/*a-z]+)(?:\((\d)\))?$/i.exec(word) ?? []
    const points = pointsOf(cells)
    for (let n = 0; n < Number(times); n++)
      for (let i = 0; i + 1 < points.length; i++) steps.push([points[i]!, points[i + 1]!])
  }
  return steps
}

/** Tries the steps in every order; a long step may be made of several dice, and what no die can do is passed. */
function playSteps(match: Match, steps: readonly Step[], notation: Notation): boolean {
  const { game } = match
  const seat = match.position.turn
  const walk = (p: Position, left: readonly Step[]): Move[] | undefined => {
    const moves = p.turn === seat ? movesAt(game, p) : []
    const names = moves.map(m => game.name(p, m))
    if (left.length === 0) {
      const pass = names.length === 1 && names[0] === 'pass' ? moves[0] : undefined
      if (pass !== undefined) return [pass]
      return names.some(name => name.includes('/')) ? undefined : []
    }
    for (const m of moves) {
      const [from, to] = pointsOf(notation.write(p, m)?.en ?? '')
      const i = left.findIndex(step => step[0] === from && (step[1] === to || Number(step[1]) < Number(to)))
      if (i < 0 || from === undefined || to === undefined) continue
      const rest = left.flatMap((step, k): Step[] =>
        k !== i ? [step] : step[1] === to ? [] : [[to, step[1]]],
      )
      const found = walk(after(game, p, m), rest)
      if (found) return [m, ...found]
    }
    return undefined
  }
  const found = walk(match.position, steps)
  for (const m of found ?? []) match.play(m)
  return found !== undefined
}

/** A file says who won where the board does not. */
function settle(match: Match, draft: Draft, kept: Kept | undefined): void {
  const { result } = draft
  if (!result || match.outcome) return
  const winner =
    result === 'draw'
      ? undefined
      : result === 'first wins'
        ? 0
        : result === 'second wins' || kept?.format !== 'sgf'
          ? 1
          : seatOf(match, result, draft, kept)
  if (draft.format === 'sgf') countSgf(match, winner)
  if (match.outcome) return
  if (winner !== undefined && draft.how === 'gave up') match.resign(1 - winner)
  else match.take({ do: 'settle', outcome: toldOutcome(match.game, winner, draft.how), by: 'host' })
}

/** The end as the file has it: it says who won and at times by what, not how it came to that. */
function toldOutcome(game: Game, winner: number | undefined, how: Draft['how']): Outcome {
  if (winner === undefined) return draw(game, 'A fájl szerint döntetlen.', 'According to the file, a draw.')
  const { hu, en } = game.players[winner]!.name
  const [huHow, enHow] =
    how === 'time'
      ? [' időtúllépéssel', ' on time']
      : typeof how === 'object'
        ? [
            ` ${String(how.points).replace('.', ',')} ponttal`,
            ` by ${how.points} point${how.points === 1 ? '' : 's'}`,
          ]
        : ['', '']
  return {
    result: game.players.map((_, seat) => (seat === winner ? 1 : 0)),
    reason: { hu: `A fájl szerint ${hu} nyert${huHow}.`, en: `According to the file, ${en} won${enHow}.` },
  }
}
