import {
  fail,
  Moves,
  ok,
  type Json,
  type Match,
  type Move,
  type Options,
  type Result,
} from '../engine/index.ts'
import type { BoardGame, GameDefinition } from '../kit/index.ts'
import type { Draft, SgfKept, Side } from './format.ts'
import { columnsOf, isGivingUp, isSwap, pointsText, pointText, sideOf } from './sgf.ts'

type Begin = (options: Options, from?: Json) => Result<Match>

/** The start of a game from SGF: as the rules have it, or with the stones of the file. */
export function beginSgf(
  { options: choices }: GameDefinition,
  options: Options,
  draft: Draft,
  kept: SgfKept,
  begin: Begin,
): Result<Match> {
  const begun = begin(options)
  if (!begun.ok) return begun
  if (draft.own !== undefined)
    return draft.position === undefined ? begun : begin(options, parsed(draft.position))
  const { board } = begun.value.game as BoardGame
  const columns = columnsOf(board)
  if (draft.size !== undefined && columns !== undefined && draft.size !== String(columns)) {
    const sizes = choices.find(({ id }) => id === 'size')?.choices.map(({ id }) => id) ?? [String(columns)]
    return fail(
      `Ekkora tábla itt nincs: ${draft.size.slice(0, 10)}. Ami van: ${sizes.join(', ')}.`,
      `There is no board of this size here: ${draft.size.slice(0, 10)}. There is: ${sizes.join(', ')}.`,
    )
  }
  const { stones } = draft
  const first = stones?.turn ?? draft.by?.[0]
  const turn = first === undefined ? undefined : seatOf(begun.value, first, draft, kept)
  if (!stones || stones.B.length + stones.W.length === 0)
    return turn === undefined || turn === begun.value.position.turn
      ? begun
      : begin(options, { ...written(begun.value), turn: begun.value.game.players[turn]!.id })
  const { handicap: _, ...without } = options
  const bare = begin(without)
  if (!bare.ok) return bare
  const laid = stonesOf(bare.value, stones, draft, kept)
  if (!laid.ok) return laid
  // Handicap stones and the usual set-up are no positions of their own.
  if (isSame(written(begun.value)['pieces'], laid.value) && turn === begun.value.position.turn) return begun
  const next = turn ?? (options['handicap'] === undefined ? 0 : 1)
  return begin(without, {
    ...written(bare.value),
    turn: bare.value.game.players[next]!.id,
    pieces: laid.value,
  })
}

const written = ({ game, position }: Match): { readonly [key: string]: Json } =>
  game.layout.write(position) as { readonly [key: string]: Json }

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

const isSame = (a: Json | undefined, b: Record<string, string>): boolean => {
  const lines = (pieces: object) =>
    Object.entries(pieces)
      .map(([cell, piece]) => `${cell} ${piece}`)
      .sort()
      .join()
  return lines(typeof a === 'object' && a !== null ? a : {}) === lines(b)
}

/** What the file's stones are called here: as the stone of the first move is. */
function stonesOf(
  match: Match,
  stones: NonNullable<Draft['stones']>,
  draft: Draft,
  kept: SgfKept,
): Result<Record<string, string>> {
  const { game } = match
  const after = match.position.copy()
  game.play(after, match.moves[0]!)
  const { pieces = {} } = game.layout.write(after)
  const kind =
    Object.values(pieces as Record<string, string>)[0]
      ?.split(' ')
      .at(-1) ?? 'stone'
  const laid: Record<string, string> = {}
  for (const side of ['B', 'W'] as const)
    for (const point of stones[side]) {
      const name = cellNamed(match, point, kept)
      if (name === undefined)
        return fail(`Nincs ilyen mező: „${point.slice(0, 10)}”.`, `There is no cell "${point.slice(0, 10)}".`)
      laid[name] = `${game.players[seatOf(match, side, draft, kept)]!.id} ${kind}`
    }
  return ok(laid)
}

/** Where sides go by the order of play, some programs let white begin. */
export function seatOf(match: Match, side: Side, { by, stones }: Draft, kept: SgfKept): number {
  const isByOrder = kept.black === 'first' || !match.game.players.some(({ id }) => id === 'black')
  if (isByOrder && !stones && by?.[0] === 'W') return side === 'W' ? 0 : 1
  return sideOf(match, 0, kept) === side ? 0 : 1
}

function cellNamed({ game }: Match, text: string, kept: SgfKept): string | undefined {
  const { board } = game as BoardGame
  if (kept.moves !== 'names') return board.names.find(name => pointText(board, name) === text)
  const word = text.toLowerCase()
  // Little Golem tells the row by a letter too.
  const [, column, row] = /^([a-z])([a-z])$/.exec(word) ?? []
  const name = column && row ? `${column}${row.charCodeAt(0) - 96}` : word
  return board.names.includes(name) ? name : undefined
}

/** Plays the i-th move of the file; true when it could be. */
export function playSgf(match: Match, i: number, draft: Draft, kept: SgfKept): boolean {
  const text = draft.moves[i]!.trim()
  const by = draft.by![i]!
  const seat = seatOf(match, by, draft, kept)
  if (isGivingUp(text)) {
    match.resign(seat)
    return match.outcome !== undefined
  }
  if (isSwap(text)) {
    // Who only changes sides with the other leaves the stones as they are: then the same colour goes on.
    const isSides = /sides/i.test(text) || (!/pieces/i.test(text) && draft.by![i + 1] === by)
    return isSides || match.playNamed('swap').ok
  }
  const isPass = text === '' || (kept.moves === 'points' && text === 'tt')
  // Others go on after they began to count.
  if (!isPass) match.playNamed('resume')
  if (draft.own === undefined && match.position.turn !== seat && !isPass && !match.playNamed('pass').ok)
    return false
  if (isPass) return match.playNamed('pass').ok || (draft.own === undefined && i > 1 && !draft.moves[i - 1])
  if (kept.moves === 'turns') return playCells(match, text)
  if (kept.moves === 'points') return playWord(match, [cellNamed(match, text, kept) ?? text])
  const word = text.replace(/[+!?#]+$/, '')
  return playWord(match, [
    text,
    word,
    cellNamed(match, word, kept) ?? word,
    word.replaceAll(':', 'x'),
    word.replaceAll('-', 'x'),
  ])
}

/** The first of the words that is the name of a move, whatever the case of its letters. */
function playWord(match: Match, words: readonly string[]): boolean {
  const names = match.moves.map(m => match.nameOf(m))
  for (const word of words) {
    const name =
      names.find(each => each === word) ?? names.find(each => each.toLowerCase() === word.toLowerCase())
    if (name !== undefined) return match.playNamed(name).ok
  }
  return false
}

/** Moves of one turn whose cells, by two letters each, are those of the text. */
function playCells(match: Match, text: string): boolean {
  const { board } = match.game as BoardGame
  const seat = match.position.turn
  let left = text
  while (left !== '' && !match.outcome && match.position.turn === seat) {
    const told = match.moves.map(move => pointsText(match, board, move, match.position))
    const found = told.findIndex(points => points !== '' && left.startsWith(points))
    if (found < 0) return false
    left = left.slice(told[found]!.length)
    match.play(match.moves[found]!)
  }
  return left === ''
}

/** What the rules still ask after both have passed, answered as the game itself would; kept if it comes to the end that the file tells. */
export function countSgf(match: Match, winner: number | undefined): void {
  const { game } = match
  if (match.outcome || !game.ideas || match.log.slice(-2).join() !== 'pass,pass') return
  const p = match.position.copy()
  const answers: Move[] = []
  for (let n = 0; n < 1000 && !game.outcome(p); n++) {
    const ideas = new Moves()
    game.ideas(p, ideas)
    const [answer, other] = ideas.toArray()
    if (answer === undefined || other !== undefined) return
    game.play(p, answer)
    answers.push(answer)
  }
  const [a = 0, b = 0] = game.outcome(p)?.result ?? []
  if ((a === b ? undefined : a > b ? 0 : 1) !== winner) return
  for (const answer of answers) match.play(answer)
}
