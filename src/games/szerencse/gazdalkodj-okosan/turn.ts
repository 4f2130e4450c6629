import { CHANCE, Moves, type Move, type Position } from '../../../engine/index.ts'
import { addDie, extra, firstDie, from, isRoll } from '../../../kit/index.ts'
import { BOOKS, OFFERS } from './articles.ts'
import { CARDS } from './cards.ts'
import { ASKED, EQUIPMENT, REQUIRED } from './fields.ts'
import { booksLeft, cashOf, HALF, hasFlat, HELD, isIn, isOut, setFlag, STAGE, type Ground } from './ground.ts'
import { act, KIND, REPAYS, TICKETS, timeIn } from './kinds.ts'
import { advance, carryOut, finish, land, mayHave, take, withinReach } from './landing.ts'
import { buyFlat, cashIn, hasWon, payDue, repay, settleLoan } from './purse.ts'

/** Whoever has so much in cash may buy a flat wherever they stand. */
export const FLAT_PRICE = 70_000
const scratch = new Moves()

/** What may be done at any moment of the own turn: books, the flat in cash, repaying. */
function listAnyTime(t: Ground, p: Position, player: number, out: Moves): void {
  const cash = cashOf(t, p, player)
  for (let kind = 0; kind < 2; kind++) {
    const k = kind === 0 ? 0 : 1
    if (p.words[t.cashed] === 0 && cash >= BOOKS[k] && booksLeft(t, p, k) > 0) out.add(act(KIND.SAVE, k))
    if (p.words[t.books[k] + player]! > 0) out.add(act(KIND.CASH, k))
  }
  if (!hasFlat(t, p, player) && cash >= FLAT_PRICE) out.add(act(KIND.FLAT))
  const debt = p.words[t.debt + player]!
  for (let i = 0; i < REPAYS.length; i++) {
    const sum = REPAYS[i]! || debt
    if (debt > 0 && cash >= sum && (sum < debt || REPAYS[i] === 0)) out.add(act(KIND.REPAY, i))
  }
}

export function listMoves(t: Ground, p: Position, out: Moves): void {
  const player = p.turn
  const stage = p.words[t.stage]!
  if (player === CHANCE) return listLuck(t, p, stage, out)
  switch (stage) {
    case STAGE.TICKET:
      for (let i = 0; i < TICKETS.length; i++) out.add(act(KIND.TICKET, i))
      return undefined
    case STAGE.QUIZ:
      for (let k = 0; k < ASKED.length; k++)
        if (!isIn(p.words[t.ticked]!, ASKED[k]!)) out.add(act(KIND.TICK, ASKED[k]))
      return undefined
    case STAGE.OFFER:
      for (let i = 0; i < OFFERS.length; i++)
        if (
          isIn(p.words[t.offers]!, i) &&
          cashOf(t, p, player) >= OFFERS[i]!.price &&
          mayHave(t, p, player, i)
        )
          out.add(act(KIND.BUY, i))
      out.add(act(KIND.DONE))
      break
    default:
      out.add(act(stage === STAGE.END ? KIND.END : KIND.ROLL))
  }
  return listAnyTime(t, p, player, out)
}

function listLuck(t: Ground, p: Position, stage: number, out: Moves): void {
  if (stage === STAGE.ROLLING) return addDie(out)
  if (stage === STAGE.LOT) {
    for (let i = 0; i < t.n; i++) out.add(act(KIND.FIRST, i))
    return undefined
  }
  const [a, b] = [p.words[t.unseen[0]]!, p.words[t.unseen[1]]!]
  for (let i = 0; i < CARDS.length; i++)
    if ((a | b) === 0 || (i < HALF ? isIn(a, i) : isIn(b, i - HALF))) out.add(act(KIND.CARD, i))
  return undefined
}

function drawCard(t: Ground, p: Position, i: number): void {
  const [a, b] = t.unseen
  if ((p.words[a]! | p.words[b]!) === 0) {
    p.put(a, (1 << HALF) - 1)
    p.put(b, (1 << (CARDS.length - HALF)) - 1)
  }
  setFlag(p, i < HALF ? a : b, i % HALF, false)
  p.put(t.card, i + 1)
  carryOut(t, p, p.words[t.who]!, CARDS[i]!.effect)
}

function roll(t: Ground, p: Position, die: number): void {
  const who = p.words[t.who]!
  const held = p.words[t.held + who]!
  p.put(t.die, die)
  p.put(t.card, 0)
  if (held !== HELD.FREE && die !== 6 && !(held === HELD.CAMP && die === 1)) return finish(t, p)
  p.put(t.held + who, HELD.FREE)
  advance(t, p, who, die)
  return land(t, p, who)
}

/** The seventh tick is judged: with all that the law asks for one may roll again. */
function tick(t: Ground, p: Position, i: number): void {
  setFlag(p, t.ticked, i, true)
  let n = 0
  for (let k = 0; k < EQUIPMENT.length; k++) if (isIn(p.words[t.ticked]!, k)) n++
  if (n < REQUIRED) return
  if (p.words[t.ticked] === (1 << REQUIRED) - 1) p.put(t.rolls, p.words[t.rolls]! + 1)
  endQuiz(t, p)
}

function endQuiz(t: Ground, p: Position): void {
  p.put(t.ticked, 0)
  p.put(t.clock, 0)
  finish(t, p)
}

function begin(t: Ground, p: Position, player: number): void {
  p.put(t.who, player)
  p.put(t.stage, STAGE.ROLL)
  p.put(t.rolls, 0)
  p.put(t.cashed, 0)
}

/** Loans fall due and the goal is looked at; then the next player who misses no turn. */
function endTurn(t: Ground, p: Position): void {
  const who = p.words[t.who]!
  settleLoan(t, p, who)
  if (hasWon(t, p, who)) return p.put(t.winner, who + 1)
  let next = who
  for (;;) {
    next = next + 1 === t.n ? 0 : next + 1
    if (next === 0) p.put(t.rounds, p.words[t.rounds]! + 1)
    if (isOut(t, p, next)) continue
    const missing = p.words[t.skip + next]!
    if (missing === 0) return begin(t, p, next)
    p.put(t.skip + next, missing - 1)
    setFlag(p, t.fresh, next, false)
  }
}

/** Goes on until somebody, or luck, has something to decide, and passes the turn to them. */
export function proceed(t: Ground, p: Position): void {
  for (;;) {
    const who = p.words[t.who]!
    const stage = p.words[t.stage]!
    if (p.words[t.winner] !== 0 || p.words[t.alive] === 1) return
    if (isOut(t, p, who)) {
      endTurn(t, p)
      continue
    }
    if (stage === STAGE.ROLLING || stage === STAGE.CARD || stage === STAGE.LOT) return p.pass(CHANCE)
    if (stage === STAGE.END) {
      scratch.n = 0
      listAnyTime(t, p, who, scratch)
      if (scratch.n === 0) {
        endTurn(t, p)
        continue
      }
    }
    return p.pass(who)
  }
}

export function playMove(t: Ground, p: Position, m: Move): void {
  if (isRoll(m)) roll(t, p, firstDie(m))
  else carry(t, p, m)
  proceed(t, p)
}

function carry(t: Ground, p: Position, m: Move): void {
  const player = p.words[t.who]!
  const arg = from(m)
  const kind = arg === 1 ? 1 : 0
  switch (extra(m)) {
    case KIND.ROLL:
      return p.put(t.stage, STAGE.ROLLING)
    case KIND.END:
      return endTurn(t, p)
    case KIND.SAVE:
      t.money.pay(p, player, t.money.bank, BOOKS[kind])
      return p.put(t.books[kind] + player, p.words[t.books[kind] + player]! + 1)
    case KIND.CASH:
      p.put(t.cashed, 1)
      return cashIn(t, p, player, kind)
    case KIND.REPAY:
      return repay(t, p, player, REPAYS[arg]! || p.words[t.debt + player]!)
    case KIND.FLAT:
      return buyFlat(t, p, player, FLAT_PRICE, 0)
    case KIND.BUY:
      take(t, p, player, arg)
      return withinReach(t, p, player, p.words[t.offers]!) ? undefined : finish(t, p)
    case KIND.TICKET:
      payDue(t, p, player, TICKETS[arg]!)
      return finish(t, p)
    case KIND.TICK:
      return tick(t, p, arg)
    case KIND.CARD:
      return drawCard(t, p, arg)
    case KIND.FIRST:
      return begin(t, p, arg)
    case KIND.TIME:
      p.put(t.clock, p.words[t.clock]! - timeIn(m))
      return p.words[t.clock] === 0 ? endQuiz(t, p) : undefined
    default:
      return finish(t, p)
  }
}
