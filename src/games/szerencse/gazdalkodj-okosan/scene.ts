import type { Position, Words } from '../../../engine/index.ts'
import {
  diceTray,
  tokensOn,
  type Look,
  type Scene,
  type Tint,
  type Tray,
  type TrayItem,
} from '../../../kit/index.ts'
import { ARTICLES, forints, STOCK } from './articles.ts'
import { cashOf, goodsOf, HELD, isOut, savingsOf, type Ground } from './ground.ts'
import { notesOf } from './names.ts'

const say = (hu: string, en: string): Words => ({ hu, en })
const drawn = (path: string, tint: Tint): Look => ({
  art: 'bare',
  tint,
  drawing: [{ path, fill: 'base', stroke: 'line', width: 3 }],
})
const PAPER = 'M-26-38H14L26-26V38H-26ZM-16-14H16M-16 2H16M-16 18H16'

/** Everything that can be had, and how many of it the bank has at first. */
const THINGS: readonly (TrayItem & { readonly stock: number })[] = [
  {
    look: drawn('M-38 2 0-36 38 2H28V38H-28V2ZM-8 14V38H8V14Z', 'orange'),
    label: say('lakás', 'flat'),
    stock: STOCK.article,
  },
  ...ARTICLES.map(({ name, path }) => ({ look: drawn(path, 'blue'), label: name, stock: STOCK.article })),
  { look: drawn(PAPER, 'green'), label: say('lakásbiztosítás', 'home insurance'), stock: STOCK.policy },
  { look: drawn(PAPER, 'purple'), label: say('CSÉB-kötvény', 'CSÉB policy'), stock: STOCK.policy },
  {
    look: drawn('M-34-26Q-14-34 0-22 14-34 34-26V28Q14 20 0 32-14 20-34 28ZM0-22V32', 'pink'),
    label: say('könyvutalvány', 'book voucher'),
    stock: STOCK.voucher,
  },
]

/** How many of each of these a player has. */
function countsOf(t: Ground, p: Position, player: number): readonly number[] {
  const flag = (word: number): number => (p.at(word) >> player) & 1
  return [
    flag(t.flat),
    ...ARTICLES.map((_, i) => (goodsOf(t, p, player) >> i) & 1),
    flag(t.home),
    flag(t.cseb),
    p.at(t.vouchers + player),
  ]
}

const belongings = (t: Ground, p: Position, player: number): TrayItem[] =>
  countsOf(t, p, player).flatMap((count, i) => {
    const { look, label } = THINGS[i]!
    return count === 0 ? [] : [{ look, label, ...(count > 1 ? { count } : {}) }]
  })

/** What the bank has left. */
function bank(t: Ground, p: Position): Tray {
  const held = t.players.map((_, player) => countsOf(t, p, player))
  const items = THINGS.map(({ look, label, stock }, i) => ({
    look,
    label,
    count: held.reduce((left, counts) => left - counts[i]!, stock),
  }))
  return { id: 'bank', title: say('pénztár', 'bank'), items: items.filter(({ count }) => count > 0) }
}

function purse(t: Ground, p: Position, player: number): Tray {
  const { name } = t.players[player]!
  const base = { id: `purse:${player}`, owner: player, place: 'card', title: name } as const
  if (isOut(t, p, player)) return { ...base, items: [], text: say('kiesett', 'out') }
  const parts: Words[] = [say(`${forints(cashOf(t, p, player))} Ft`, `${forints(cashOf(t, p, player))} Ft`)]
  const add = (range: number, hu: string, en: string) => {
    const n = p.at(range + player)
    if (n > 0) parts.push(say(hu.replace('#', forints(n)), en.replace('#', forints(n))))
  }
  const savings = savingsOf(t, p, player)
  if (savings > 0) parts.push(say(`betét ${forints(savings)}`, `savings ${forints(savings)}`))
  add(t.debt, 'hátralék #', 'flat debt #')
  add(t.loan, 'kölcsön #', 'loan #')
  add(t.skip, 'kimarad: #', 'misses #')
  if (p.at(t.held + player) !== HELD.FREE) parts.push(say('nem mehet tovább', 'held'))
  return {
    ...base,
    items: belongings(t, p, player),
    text: say(parts.map(w => w.hu).join(' · '), parts.map(w => w.en).join(' · ')),
  }
}

export function sceneOf(t: Ground, p: Position): Scene {
  const die = p.at(t.die)
  return {
    placed: tokensOn(
      t.board,
      t.players,
      i => (isOut(t, p, i) ? undefined : p.at(t.at + i)),
      i => t.players[i]!.name,
    ),
    trays: [diceTray(die > 0 ? [die] : []), ...t.players.map((_, i) => purse(t, p, i)), bank(t, p)],
    notes: notesOf(t, p),
    focus: p.at(t.at + (p.turn >= 0 ? p.turn : p.at(t.who))),
  }
}
