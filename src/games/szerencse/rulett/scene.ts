import type { Player, Position, Reason, Words } from '../../../engine/index.ts'
import { reason, text, type Placed, type Scene, type Tint, type Tray } from '../../../kit/index.ts'
import { colourOf, DOUBLE_ZERO, pocketName } from './bets.ts'
import { cellOfBet, WHEEL } from './board.ts'
import { BANK, CHIPS, type Table } from './table.ts'

export const chipPoint = ({ id }: Player, chip: number): string => `chip:${id}:${chip}`
export const pursePoint = ({ id }: Player): string => `purse:${id}`

const CALLS: Readonly<Record<string, Words>> = {
  ready: text('Kész vagyok', 'I am ready'),
  spin: text('Pörgetés', 'Spin'),
}

export const REASONS: readonly Reason[] = [
  { hu: '', en: '' },
  reason(
    'Ezt a tétet a bank nem tudná kifizetni, ezért nem fogadja el.',
    'The bank could not pay this bet, so it does not accept it.',
    'limits',
  ),
  reason('Ennyi pénzed nincs.', 'You do not have so much money.', 'limits'),
  reason('Ide nem lehet tenni, csak a posztóra.', 'Bets go on the cloth, not here.', 'bets'),
]
export const WHY = { limit: 1, tooDear: 2, noBet: 3 } as const

/** A sum in as few chips as possible, the smallest first. */
export function chipsOf(sum: number): number[] {
  const chips: number[] = []
  let left = sum
  for (const chip of CHIPS.toReversed()) for (; left >= chip; left -= chip) chips.unshift(chip)
  return chips
}

const look = (player: Player, chip: number) => ({
  art: 'coin',
  tint: (player.tint ?? 'grey') as Tint,
  text: String(chip),
  size: 1.25,
})

/** The stakes as little piles of chips, those of several players beside each other. */
function stakesOn(t: Table, p: Position, bet: number): Placed[] {
  const owners = t.players.flatMap((_, i) => (i !== BANK && t.stake(p, i, bet) > 0 ? [i] : []))
  return owners.flatMap((owner, k) => {
    const player = t.players[owner]!
    const stake = t.stake(p, owner, bet)
    const aside = (k - (owners.length - 1) / 2) * 0.55
    return chipsOf(stake).map((chip, level) => ({
      cell: cellOfBet(bet),
      owner,
      look: look(player, chip),
      label: text(
        `${player.name.hu} zsetonja, a tét ${stake}`,
        `${player.name.en} chip, the stake is ${stake}`,
      ),
      shift: [aside, -0.1 * level] as const,
    }))
  })
}

const COLOUR_WORDS: Readonly<Record<string, Words>> = {
  red: text('piros', 'red'),
  black: text('fekete', 'black'),
  green: text('zöld', 'green'),
}

/** Words for buttons, for chips that are given away, and for the ball. */
export function labelOf(players: readonly Player[], point: string): Words {
  const [kind, id, chip] = point.split(':')
  const pocket = id === '00' ? DOUBLE_ZERO : Number(id)
  const player = players.find(each => each.id === id)
  if (kind === 'ball') {
    const { hu, en } = COLOUR_WORDS[colourOf(pocket)]!
    return text(`A golyó: ${id} (${hu})`, `The ball: ${id} (${en})`)
  }
  if (player && kind === 'chip') return text(`${chip} értékű zseton`, `a chip of ${chip}`)
  if (player) return text(`Ajándék: ${player.name.hu}`, `A gift to ${player.name.en}`)
  return CALLS[point] ?? text(point, point)
}

/** What a player has, what the last spin brought, and what lies on the cloth. */
function sumOf(t: Table, p: Position, i: number): Words {
  const [purse, staked] = [t.purse(p, i), i === BANK ? 0 : t.staked(p, i)]
  const won = p.at(t.won + i)
  const gain = p.at(t.last) === 0 || won === 0 ? '' : won > 0 ? ` (+${won})` : ` (−${-won})`
  return staked > 0
    ? text(`${purse}${gain}, tét: ${staked}`, `${purse}${gain}, staked: ${staked}`)
    : text(`${purse}${gain}`, `${purse}${gain}`)
}

/** The purse and the chips of the player whose turn it is, else the bank's. */
function purseOf(t: Table, p: Position, i: number): Tray {
  const player = t.players[i]!
  const items = CHIPS.map(chip => ({
    look: look(player, chip),
    label: labelOf(t.players, chipPoint(player, chip)),
    point: chipPoint(player, chip),
  }))
  return {
    id: pursePoint(player),
    owner: i,
    title: player.name,
    items: i === BANK ? [] : items,
    text: sumOf(t, p, i),
  }
}

/** The purses of the others share one note, so that a phone shows the call below them. */
function restOf(t: Table, p: Position, shown: number): Words {
  const listed = (language: 'hu' | 'en'): string =>
    t.players
      .flatMap(({ name }, i) => (i === shown ? [] : [`${name[language]}: ${sumOf(t, p, i)[language]}`]))
      .join(' · ')
  return text(listed('hu'), listed('en'))
}

export function sceneOf(t: Table, p: Position): Scene {
  const last = p.at(t.last) - 1
  const ball: Placed = {
    cell: last < 0 ? WHEEL : t.board.names.indexOf(`pocket-${pocketName(last)}`),
    look: { art: 'marble', tint: 'white', size: last < 0 ? 0.3 : 0.55 },
    label: text('rulettgolyó', 'ball'),
    shift: [0, 0],
  }
  const { hu, en } = COLOUR_WORDS[colourOf(last)]!
  const name = pocketName(last)
  const shown = Math.max(p.turn, BANK)
  return {
    placed: [ball, ...t.bets.flatMap((_, bet) => stakesOn(t, p, bet))],
    trays: [purseOf(t, p, shown)],
    notes: [
      text(`Pörgetés: ${p.at(t.spun)} / ${t.spins}`, `Spins: ${p.at(t.spun)} / ${t.spins}`),
      ...(last < 0 ? [] : [text(`Nyerőszám: ${name} (${hu})`, `The number is ${name} (${en})`)]),
      restOf(t, p, shown),
    ],
  }
}
