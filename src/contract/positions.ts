import {
  CHANCE,
  choices,
  listLegal,
  Moves,
  readPosition,
  Rng,
  type Game,
  type Move,
  type Position,
} from '../engine/index.ts'
import type { BoardGame } from '../kit/index.ts'
import { checkCellTitles } from './cell-titles.ts'
import { checkKeys } from './keys.ts'
import { checkPointing } from './pointing.ts'
import { checkRefusals } from './refusing.ts'
import { actorOf, checkSeats } from './seats.ts'
import { isSaid, must, positionText, sameWords } from './must.ts'
import { checkTime } from './time.ts'

const sorted = (out: Moves) => out.list.slice(0, out.n).sort()
const MOVES_TRIED = 40
const out = new Moves()
const other = new Moves()

/** JSON, fast lists, names, undo; then what each part of a game promises. Throws at the first promise that is broken. */
export function checkPosition(game: BoardGame, p: Position): void {
  const text = positionText(game, p)
  const read = readPosition(game, JSON.parse(text))
  must(read.ok, () => `${read.ok || read.why.en} ${text}`)
  must(positionText(game, read.value) === text, () => `reads back otherwise: ${text}`)
  const end = choices(game, p, out)
  const again = choices(game, read.value, other)
  must(JSON.stringify(again?.result) === JSON.stringify(end?.result), () => `other end after reading ${text}`)
  must(sameWords(sorted(other), sorted(out)), () => `other moves after reading ${text}`)
  if (end) return

  const moves = out.toArray()
  const legal = new Set(moves)
  checkLists(game, p, moves)
  checkNames(game, p, moves)
  for (const m of moves.slice(0, MOVES_TRIED)) checkUndo(game, p, m)
  checkThought(game, p, legal)
  checkTime(game, p, legal)
  checkScene(game, p)
  if (p.turn === CHANCE) return
  checkRefusals(game, p, legal)
  checkSeats(game, p, moves)
  for (const seat of new Set(moves.map(m => actorOf(game, p, m))))
    checkPointing(
      game,
      p,
      moves.filter(m => actorOf(game, p, m) === seat),
      seat,
    )
}

function checkLists(game: BoardGame, p: Position, moves: readonly Move[]): void {
  must(new Set(moves).size === moves.length, () => `duplicate move in ${positionText(game, p)}`)
  if (!game.legal || p.turn === CHANCE) return
  const { legal: _, ...plain } = game
  listLegal({ ...plain, legal: undefined } as unknown as Game, p, other)
  if (other.n > 0) must(sameWords(sorted(out), sorted(other)), () => `legal in ${positionText(game, p)}`)
}

function checkNames(game: BoardGame, p: Position, moves: readonly Move[]): void {
  const names = moves.map(m => game.name(p, m))
  must(new Set(names).size === names.length, () => `two moves share a name: ${names.join(' ')}`)
  for (const name of names) must(/^\S+$/.test(name), () => `a name with blanks: "${name}"`)
}

function checkUndo(game: BoardGame, p: Position, m: Move): void {
  const words = p.words.slice()
  const { key } = p
  const mark = p.mark()
  game.play(p, m)
  const json = positionText(game, p)
  const after = readPosition(game, JSON.parse(json))
  must(after.ok, () => `${after.ok || after.why.en} ${json}`)
  p.rewind(mark)
  must(p.key === key && sameWords(p.words, words), () => `${game.name(p, m)} cannot be taken back`)
}

/** What helps an opponent agrees with the rules. */
function checkThought(game: BoardGame, p: Position, legal: ReadonlySet<Move>): void {
  const text = () => positionText(game, p)
  for (let seat = 0; game.value && seat < game.players.length; seat++) {
    const value = game.value(p, seat)
    must(value >= -1 && value <= 1, () => `value ${value} for seat ${seat} in ${text()}`)
  }
  if (p.turn === CHANCE) {
    for (const m of legal) {
      const weight = game.weight?.(p, m) ?? 1
      must(weight > 0 && Number.isFinite(weight), () => `${game.name(p, m)} weighs ${weight} in ${text()}`)
    }
    return
  }
  const picked = game.pick?.(p, new Rng(5)) ?? -1
  if (picked >= 0 && !game.refuses) must(legal.has(picked), () => `picks an illegal move in ${text()}`)
  other.n = 0
  game.ideas?.(p, other)
  game.promising?.(p, other)
  for (const m of other.toArray())
    must(legal.has(m), () => `${game.name(p, m)} is an idea, but not legal in ${text()}`)
}

/** Everything on the table can be read out in both languages. */
function checkScene(game: BoardGame, p: Position): void {
  const scene = game.scene(p)
  checkKeys(game.board, scene)
  checkCellTitles(game.board)
  for (const { cell, label } of scene.placed)
    must(isSaid(label), () => `a piece on ${game.board.names[cell]} has no name in ${positionText(game, p)}`)
  for (const tray of scene.trays) {
    must(isSaid(tray.title), () => `the tray ${tray.id} has no title`)
    for (const { label } of tray.items) must(isSaid(label), () => `a thing in ${tray.id} has no name`)
  }
  for (const player of game.players.keys())
    for (const words of game.tally?.(p, player) ?? [])
      must(isSaid(words), () => `the card of player ${player} says nothing in ${positionText(game, p)}`)
}
