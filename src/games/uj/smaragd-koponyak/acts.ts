import { CHANCE, type Move, type Options, type Position } from '../../../engine/index.ts'
import { ADVANCED, advancedCounts, MARKERS, OPPOSITION, PRICES, STANDARD } from './data.ts'
import { facesOf, HIGHEST_STACK, playerOf, SLOTS, slotOf, valueOf, type Kind } from './moves.ts'
import { betPay, earnedJackpots, standardPay, type Pay } from './payout.ts'
import { emptySkull, endOf, canPick, picked, placements, withDice, withToken, type End } from './skull.ts'
import { BET, BUY, CHECK, CHOOSE, OVER, PAY, RIVAL, ROLLED, type State } from './state.ts'

/** What each move does. One queue of moves orders everything, so bets that race are simply first come, first served. */
export function skullActs(state: State, options: Options): Record<Kind, (p: Position, m: Move) => void> {
  const { n, solo, add } = state
  const racing = options['betting'] === 'race'

  const nextTurn = (p: Position): void => {
    p.put(state.tumbler, (p.at(state.tumbler) + 1) % n)
    beginTurn(p)
  }
  const beginTurn = (p: Position): void => {
    p.put(state.phase, BUY)
    p.put(state.end, 0)
    p.put(state.window, 0)
    p.put(state.highest, 0)
    p.put(state.done, 0)
    for (let i = 0; i < SLOTS.length * HIGHEST_STACK; i++) p.put(state.stacks + i, 0)
    for (let i = 0; i < n; i++) p.put(state.markers + i, MARKERS)
    clearRoll(p)
    state.write(p, emptySkull(0))
    p.pass(p.at(state.tumbler))
  }
  const clearRoll = (p: Position): void => {
    for (let i = 0; i < 6; i++) p.put(state.rolled + i, 0)
  }

  /** The betting window: by seats with the first seat moving on, or open to all at once. */
  const openWindow = (p: Position): void => {
    clearRoll(p)
    p.put(state.phase, BET)
    add(p, state.window, 1)
    p.put(state.elapsed, 0)
    let done = 1 << p.at(state.tumbler)
    for (let i = 0; i < n; i++) if (p.at(state.markers + i) === 0) done |= 1 << i
    p.put(state.done, done)
    askNext(p)
  }
  const askNext = (p: Position): void => {
    const tumbler = p.at(state.tumbler)
    p.pass(tumbler)
    if (racing || solo) return
    for (let k = 0; k < n - 1; k++) {
      const seat = (tumbler + 1 + ((p.at(state.window) - 1 + k) % (n - 1))) % n
      if (!state.isDone(p, seat)) return p.pass(seat)
    }
  }

  /** Pays out of the supply; true when that used it up, which ends the game at once. */
  const paid = (p: Position, player: number, { gears, tokens }: Pay): boolean => {
    const sum = Math.min(gears, p.at(state.supply))
    add(p, state.supply, -sum)
    if (player < n) {
      add(p, state.gears + player, sum)
      add(p, state.tokens + player, tokens)
    } else add(p, state.rivals, sum)
    if (gears === 0 || p.at(state.supply) > 0) return false
    p.put(state.phase, OVER)
    return true
  }
  const payBets = (p: Position): void => {
    const result = state.result(p)
    for (const [slot, { cardNumber, bet }] of SLOTS.entries()) {
      if (!state.isInPlay(p, cardNumber)) continue
      for (const [place, marker] of state.stack(p, slot).entries()) {
        const player = solo && marker > 1 ? n : marker - 1
        if (paid(p, player, betPay(bet, place, state.against(p, slot), result))) return
      }
    }
    if (solo && cardsLeft(state, p, options) === 0) {
      add(p, state.rivals, p.at(state.supply))
      p.put(state.supply, 0)
      p.put(state.phase, OVER)
    } else nextTurn(p)
  }
  const finish = (p: Position, end: End): void => {
    state.setEnd(p, end)
    p.put(state.phase, PAY)
    if (end === 'bust') return payBets(p)
    if (earnedJackpots(state.result(p), state.cardsInPlay(p)).length > 0) return p.pass(p.at(state.tumbler))
    if (!paid(p, p.at(state.tumbler), standardPay(state.result(p)))) payBets(p)
  }

  const place = (p: Position, player: number, slot: number): void => {
    p.put(state.stacks + slot * HIGHEST_STACK + state.height(p, slot), player + 1)
  }
  const afterSetUp = (p: Position): void => {
    if (isStandard(options) || openCards(state, p).length === 0) return beginTurn(p)
    p.put(state.phase, CHOOSE)
    p.pass(options['cards'] === 'chosen' ? p.at(state.tumbler) : CHANCE)
  }

  return {
    start(p, m) {
      p.put(state.tumbler, valueOf(m))
      afterSetUp(p)
    },
    card(p, m) {
      p.put(state.cards, p.at(state.cards) | (1 << valueOf(m)))
      afterSetUp(p)
    },
    buy(p, m) {
      const tumbler = p.at(state.tumbler)
      const price = PRICES[valueOf(m)]!
      add(p, state.gears + tumbler, -price)
      add(p, state.supply, price)
      add(p, state.turns, 1)
      p.put(state.tumbled + tumbler, p.at(state.turns))
      state.write(p, emptySkull(valueOf(m)))
      if (!solo) return openWindow(p)
      p.put(state.phase, RIVAL)
      p.pass(CHANCE)
    },
    rival(p, m) {
      p.put(state.opposition, p.at(state.opposition) & ~(1 << valueOf(m)))
      const row = OPPOSITION[valueOf(m)]![p.at(state.hand) - 3]!
      for (const [i, condition] of row.entries())
        place(
          p,
          i < 2 ? 1 : 2,
          SLOTS.findIndex(slot => slot.card.kind === 'standard' && slot.bet.condition === condition),
        )
      openWindow(p)
    },
    bet(p, m) {
      const player = playerOf(m)
      place(p, player, slotOf(m))
      add(p, state.markers + player, -1)
      if (p.at(state.markers + player) === 0) p.put(state.done, p.at(state.done) | (1 << player))
      if (state.isDone(p, player)) askNext(p)
    },
    done(p, m) {
      p.put(state.done, p.at(state.done) | (1 << playerOf(m)))
      askNext(p)
    },
    time: (p, m) => p.put(state.elapsed, p.at(state.elapsed) + valueOf(m)),
    roll(p) {
      p.put(state.phase, ROLLED)
      p.pass(CHANCE)
    },
    rolled(p, m) {
      for (const [i, count] of facesOf(m).entries()) p.put(state.rolled + i, count)
      const tumbler = p.at(state.tumbler)
      p.pass(tumbler)
      const skull = state.skull(p)
      const stuck = placements(skull, state.faces(p)).length === 0
      if (stuck && !canPick(skull) && p.at(state.tokens + tumbler) === 0) finish(p, 'bust')
    },
    place(p, m) {
      const value = valueOf(m)
      const level = value & 15
      state.write(p, withDice(state.skull(p), { level, own: (value >> 4) & 15, wild: value >> 8 }))
      p.put(state.highest, Math.max(p.at(state.highest), level))
      clearRoll(p)
      const end = endOf(state.skull(p))
      if (end) finish(p, end)
      else p.put(state.phase, CHECK)
    },
    token(p) {
      add(p, state.tokens + p.turn, -1)
      state.write(p, withToken(state.skull(p)))
      openWindow(p)
    },
    nose(p) {
      state.write(p, picked(state.skull(p)))
      openWindow(p)
    },
    bust: p => finish(p, 'bust'),
    flee: p => finish(p, 'flee'),
    on: openWindow,
    pay(p, m) {
      const result = state.result(p)
      const jackpot = earnedJackpots(result, state.cardsInPlay(p))[valueOf(m) - 1]
      const pay = jackpot ? { gears: jackpot.gears(result), tokens: 0 } : standardPay(result)
      if (!paid(p, p.at(state.tumbler), pay)) payBets(p)
    },
  }
}

/** Advanced cards that may still be laid out: each kind up to its number, never both sides of one card. */
export function openCards(state: State, p: Position): number[] {
  const counts = { ...advancedCounts(state.n) }
  for (const card of state.cardsInPlay(p)) if (card.kind !== 'standard') counts[card.kind]--
  const numbers = new Set(state.cardsInPlay(p).map(card => parseInt(card.id)))
  return ADVANCED.flatMap((card, i) =>
    card.kind !== 'standard' && counts[card.kind] > 0 && !numbers.has(parseInt(card.id))
      ? [STANDARD.length + i]
      : [],
  )
}

/** Standard cards lie out; the solo game has no others. */
export const isStandard = (options: Options): boolean =>
  options.players === '1' || (options['cards'] ?? 'standard') === 'standard'

/** How many opposition cards are still to come; those taken out before the game are unknown, so any of the rest may. */
export function cardsLeft(state: State, p: Position, options: Options): number {
  let unseen = 0
  for (let i = 0; i < OPPOSITION.length; i++) unseen += (p.at(state.opposition) >> i) & 1
  return unseen - (OPPOSITION.length - Number(options['opposition'] ?? OPPOSITION.length))
}
