import { CHANCE, type Point, type Position, type Words } from '../../../engine/index.ts'
import { text } from '../../../kit/index.ts'
import { inJail, STAGE, type Ground } from './ground.ts'

const BY_STAGE: Readonly<Partial<Record<number, Words>>> = {
  [STAGE.BUY]: text('Vedd meg, vagy mondj le róla.', 'Buy the deed or refuse it.'),
  [STAGE.TAX]: text('Válaszd meg, hogyan adózol.', 'Choose how you pay the tax.'),
  [STAGE.AGAIN]: text('Dobsz még egyszer, vagy elég volt?', 'Roll once more, or stop?'),
  [STAGE.WINDOW]: text(
    'A következő kör előtt építhetsz vagy üzletelhetsz; különben hagyd ki.',
    'Before the next turn you may build or trade; otherwise say nothing.',
  ),
  [STAGE.END]: text('Építhetsz, üzletelhetsz, vagy fejezd be a kört.', 'Build, trade or end your turn.'),
}
const ROLL = text('Dobj; előtte építhetsz vagy üzletelhetsz.', 'Roll; before that you may build or trade.')
const JAIL = text(
  'Börtönben vagy: dobj, fizess, vagy add oda a kártyádat.',
  'In jail: roll, pay or use a card.',
)
const TRADE = text('Állítsd össze az üzletet, vagy felelj rá.', 'Make up the trade, or answer it.')
const DEBT = text(
  'Fizesd ki a tartozásodat, vagy szerezz rá pénzt.',
  'Pay your debt, or raise the money for it.',
)
const WHICH: Readonly<Record<string, Words>> = {
  build: text(
    'Melyik telken építesz? Válaszd ki a táblán.',
    'Where do you build? Choose the lot on the board.',
  ),
  sell: text(
    'Melyik telekről adsz el? Válaszd ki a táblán.',
    'From which lot do you sell? Choose it on the board.',
  ),
  mortgage: text(
    'Melyiket adod zálogba? Válaszd ki a táblán.',
    'Which do you mortgage? Choose it on the board.',
  ),
  redeem: text('Melyiket váltod ki? Válaszd ki a táblán.', 'Which do you redeem? Choose it on the board.'),
  give: text('Melyiket adja? Válaszd ki a táblán.', 'Which is given? Choose it on the board.'),
  keep: text(
    'Melyiket nem adja mégsem? Válaszd ki a táblán.',
    'Which is kept after all? Choose it on the board.',
  ),
}
const SURE = text('Biztosan zálogba adod?', 'Are you sure to mortgage it?')
const SALE = text('Licitálj, vagy szállj ki az árverésből.', 'Bid, or leave the auction.')

/** What is wanted of the player to move now; what lies in between (a trade, a debt, an auction) comes first. */
export function promptOf(t: Ground, p: Position, chosen: readonly Point[] | undefined): Words | undefined {
  if (p.turn === CHANCE) return undefined
  const [act, field] = chosen ?? []
  if (typeof field === 'number') return SURE
  if (typeof act === 'string' && act in WHICH) return WHICH[act]
  if (p.at(t.trader) !== 0) return TRADE
  if (p.at(t.debts) !== 0) return DEBT
  if (p.at(t.sale) !== 0) return SALE
  return BY_STAGE[p.at(t.stage)] ?? (inJail(t, p, p.turn) ? JAIL : ROLL)
}
