import type { Player, Words } from '../engine/index.ts'
import { tokenPlace, type Board } from './boards/index.ts'
import type { Look, Placed, Shape, Tint, Tray } from './scene.ts'

/** Tokens on a track: a colour and a shape for each player, so that nobody needs the colour. */
const SHAPES: readonly string[] = [
  // a boat, a hat, a key, a star, a tent, a diamond, a box, a cross
  'M-26 6H26L16 24H-16ZM-3 2V-28L22-2Z',
  'M-28 18H28V10H16V-16Q0-24-16-16V10H-28Z',
  'M-4-6A14 14 0 1 1 4 4L-12 26H-22V16Z',
  'M0-28 8-9 28-8 13 5 18 25 0 14-18 25-13 5-28-8-8-9Z',
  'M0-26 26 20H-26Z',
  'M0-28 24 0 0 28-24 0Z',
  'M-20-20H20V20H-20Z',
  'M-8-26H8V-8H26V8H8V26H-8V8H-26V-8H-8Z',
]

export const tokenLook = (player: number, tint: Tint): Look => {
  const shape: Shape = { path: SHAPES[player % SHAPES.length]!, fill: 'white' }
  return { art: 'token', tint, size: 0.62, drawing: [shape] }
}

const tintOf = (player: Player): Tint => (player.tint ?? 'grey') as Tint

/** Tokens of a track, those of one field beside each other, half over the middle so that the field can be read. */
export function tokensOn(
  board: Board,
  players: readonly Player[],
  fieldOf: (player: number) => number | undefined,
  labelOf: (player: number) => Words,
): Placed[] {
  const standing = new Map<number, number>()
  return players.flatMap((player, i): Placed[] => {
    const field = fieldOf(i)
    if (field === undefined) return []
    const k = standing.get(field) ?? 0
    standing.set(field, k + 1)
    const shift = tokenPlace(board, field, k)
    return [{ cell: field, owner: i, look: tokenLook(i, tintOf(player)), label: labelOf(i), shift }]
  })
}

/** Dice as they fell; they lie in the middle of a board that has one. */
export const diceTray = (dice: readonly number[]): Tray => ({
  id: 'dice',
  title: dice.length === 1 ? { hu: 'Kocka', en: 'Die' } : { hu: 'Kockák', en: 'Dice' },
  items: dice.map(die => ({
    look: { art: 'die', tint: 'white', text: String(die) },
    label: { hu: `${die}-es`, en: String(die) },
  })),
})
