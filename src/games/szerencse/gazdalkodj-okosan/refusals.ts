import type { Moves, Position, Reason } from '../../../engine/index.ts'
import { reason } from '../../../kit/index.ts'
import { BOOKS, OFFERS } from './articles.ts'
import { booksLeft, cashOf, hasFlat, isIn, STAGE, type Ground } from './ground.ts'
import { act, KIND, REPAYS } from './kinds.ts'
import { mayHave } from './landing.ts'
import { FLAT_PRICE } from './turn.ts'

/** What people try in vain, with the reason. */
export const REASONS: readonly Reason[] = [
  reason('', ''),
  reason(
    'Nincs rá elég készpénzed. A takarékból a saját körödben vehetsz ki.',
    'You have not enough cash. Savings can be cashed in on your own turn.',
    'savings',
  ),
  reason('Berendezést csak lakástulajdonos vehet.', 'Only owners of a flat may buy articles.', 'shops'),
  reason('Ebből már van neked.', 'You have this already.', 'shops'),
  reason('Ezt itt nem árulják.', 'This is not sold here.', 'shops'),
  reason(
    'Ebben a körben már vettél ki a takarékból: újabb könyvet csak a következőben válthatsz.',
    'You have cashed in savings in this turn; new books must wait for your next one.',
    'savings',
  ),
  reason('Nincs ilyen takarékkönyved.', 'You have no such savings book.', 'savings'),
  reason('Nincs lakáshátralékod.', 'You owe nothing for a flat.', 'flat'),
  reason('Második lakást nem lehet venni.', 'A second flat is not sold.', 'flat'),
  reason('Elfogyott a pénztárból.', 'The bank has none left.', 'savings'),
  reason('Előbb fejezd be, amit a mező kér.', 'Do first what the field asks for.', 'moves'),
]
const WHY = {
  POOR: 1,
  HOMELESS: 2,
  OWNED: 3,
  ELSEWHERE: 4,
  CASHED: 5,
  NO_BOOK: 6,
  NO_DEBT: 7,
  SECOND: 8,
  SOLD_OUT: 9,
  BUSY: 10,
} as const

/** Why an offer cannot be taken. */
function againstOffer(t: Ground, p: Position, player: number, i: number): number {
  if (!isIn(p.words[t.offers]!, i)) return WHY.ELSEWHERE
  if (mayHave(t, p, player, i)) return cashOf(t, p, player) < OFFERS[i]!.price ? WHY.POOR : 0
  if (OFFERS[i]!.id.startsWith('flat-')) return WHY.SECOND
  if (OFFERS[i]!.id === 'voucher') return WHY.SOLD_OUT
  return OFFERS[i]!.article !== undefined && !hasFlat(t, p, player) && !OFFERS[i]!.id.startsWith('hire-')
    ? WHY.HOMELESS
    : WHY.OWNED
}

export function attempts(t: Ground, p: Position, out: Moves, reasons: Moves): void {
  const player = p.turn
  const stage = p.words[t.stage]!
  const cash = cashOf(t, p, player)
  const busy = stage === STAGE.TICKET || stage === STAGE.QUIZ
  const say = (kind: number, arg: number, why: number): void => {
    if (why === 0) return
    out.add(act(kind, arg))
    reasons.add(why)
  }
  if (stage !== STAGE.ROLL) say(KIND.ROLL, 0, WHY.BUSY)
  for (let k = 0; k < 2; k++) {
    const kind = k === 0 ? 0 : 1
    say(
      KIND.SAVE,
      k,
      busy
        ? WHY.BUSY
        : p.words[t.cashed] !== 0
          ? WHY.CASHED
          : cash < BOOKS[kind]
            ? WHY.POOR
            : booksLeft(t, p, kind) > 0
              ? 0
              : WHY.SOLD_OUT,
    )
    say(KIND.CASH, k, busy ? WHY.BUSY : p.words[t.books[kind] + player] === 0 ? WHY.NO_BOOK : 0)
  }
  const debt = p.words[t.debt + player]!
  for (let i = 0; i < REPAYS.length; i++) {
    const sum = REPAYS[i]! || debt
    if (debt > 0 && sum >= debt && REPAYS[i] !== 0) continue
    say(KIND.REPAY, i, busy ? WHY.BUSY : debt === 0 ? WHY.NO_DEBT : cash < sum ? WHY.POOR : 0)
  }
  say(KIND.FLAT, 0, busy ? WHY.BUSY : hasFlat(t, p, player) ? WHY.SECOND : cash < FLAT_PRICE ? WHY.POOR : 0)
  for (let i = 0; i < OFFERS.length; i++) say(KIND.BUY, i, busy ? WHY.BUSY : againstOffer(t, p, player, i))
}
