import { fail, ok, type Codec, type Json, type Player, type Position } from '../../engine/index.ts'
import type { Board } from '../boards/index.ts'
import type { Placed, Scene, Tint, Tray } from '../scene.ts'
import { BAR, homeOf, menOn } from './backgammon-board.ts'

/** The dice still to be used, the larger first: `[5, 3]`. */
export const diceCodec: Codec = {
  write(p, start, size) {
    const left = Array.from({ length: size }, (_, i) => p.at(start + i)).filter(Boolean)
    return left.length === 0 ? undefined : left
  },
  read(json, p, start, size) {
    if (json === undefined) return ok(undefined)
    const list = Array.isArray(json) ? (json as readonly Json[]).map(Number) : []
    const fine = list.every(die => Number.isInteger(die) && die >= 1 && die <= 6)
    if (!Array.isArray(json) || !fine || list.length > size || (list.length > 2 && new Set(list).size > 1))
      return fail(
        'A kockák: legfeljebb négy szám 1-től 6-ig.',
        'The dice are at most four numbers from 1 to 6.',
      )
    for (const [i, die] of list.sort((a, b) => b - a).entries()) p.put(start + i, die)
    return ok(undefined)
  },
}

export interface BackgammonReader {
  count(p: Position, player: number, cell: number): number
  /** Whose men lie below where both have some. */
  lowest(p: Position, cell: number): number
  dice(p: Position): number[]
  stake(p: Position): number
  /** -1 in the middle. */
  owner(p: Position): number
  readonly cube: boolean
}

/** What a person points at to use this die. */
export const dieName = (die: number): string => `die:${die}`

/** Between the tips of the points, on the right of whoever has rolled. */
const DICE_RIGHT = [9.5, 5.5] as const
const DICE_LEFT = [2.5, 5.5] as const
/** The cube lies between the homes until somebody owns it, then at that player's end of the bar. */
const CUBE_IN_THE_MIDDLE = [13.3, 5.5] as const
const CUBE = [[6, 10.4] as const, [6, 0.6] as const]

export function makeBackgammonScene(board: Board, players: readonly Player[], read: BackgammonReader) {
  return (p: Position): Scene => {
    const placed: Placed[] = []
    for (let cell = 0; cell < board.size; cell++) {
      const owners: number[] = []
      const first = read.lowest(p, cell)
      for (const player of [first, 1 - first]) {
        if (cell > BAR && cell !== homeOf(player)) continue
        for (let n = read.count(p, player, cell); n > 0; n--) owners.push(player)
      }
      placed.push(...menOn(board, cell, owners, players))
    }
    const tint = (players[p.turn]?.tint ?? 'grey') as Tint
    const trays: Tray[] = [
      {
        id: 'dice',
        title: { hu: 'Kockák', en: 'Dice' },
        items: read.dice(p).map(die => ({
          look: { art: 'die', tint, text: String(die) },
          label: { hu: `${die}-es kocka`, en: `a die showing ${die}` },
          point: dieName(die),
        })),
        at: p.turn === 1 ? DICE_LEFT : DICE_RIGHT,
      },
    ]
    if (read.cube) {
      const owner = read.owner(p)
      const stake = read.stake(p)
      trays.push({
        id: 'cube',
        title: { hu: 'Duplázókocka', en: 'Doubling cube' },
        ...(owner < 0 ? {} : { owner }),
        at: CUBE[owner] ?? CUBE_IN_THE_MIDDLE,
        items: [
          {
            look: { art: 'number', tint: 'wood', text: String(stake) },
            label: { hu: `a tét ${stake}`, en: `the stake is ${stake}` },
          },
        ],
      })
    }
    return { placed, trays }
  }
}
