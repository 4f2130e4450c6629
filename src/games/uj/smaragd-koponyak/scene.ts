import type { Position, Words } from '../../../engine/index.ts'
import {
  makeBoard,
  type Placed,
  type Scene,
  type Tint,
  type Tray,
  type TrayItem,
} from '../../../kit/index.ts'
import { CONDITIONS } from './bets.ts'
import { CARDS, FACES, SLOTS } from './moves.ts'
import type { State } from './state.ts'

/** How the game lies on the table: five levels of the skull, the dice, the cards with their stacks, the purses. */

const widths = [5, 6, 3, 5, 2]
export const skullBoard = makeBoard({
  cells: widths.map((width, i) => {
    const y = (4 - i) * 1.2
    const half = width / 2
    return {
      name: String(i + 1),
      x: 0,
      y,
      outline: [-half, y - 0.55, half, y - 0.55, half, y + 0.55, -half, y + 0.55],
      fill: i === 4 ? 'goal' : 'plain',
      text: FACES[i]!,
    }
  }),
  dirs: ['n', 's'],
  step: (cell, dir) => {
    const to = dir === 0 ? cell + 1 : cell - 1
    return to >= 0 && to < 5 ? to : undefined
  },
  opposite: [1, 0],
})

const dieLook = (face: number) => ({
  art: 'die',
  tint: (face === 5 ? 'green' : 'white') as Tint,
  text: FACES[face]!,
})
const dieLabel = (face: number): Words =>
  face === 5 ? { hu: 'koponya', en: 'skull' } : { hu: `${FACES[face]} kocka`, en: `${FACES[face]} die` }

/** The markers of Vrax and Kar in the solo game. */
const RIVAL_TINTS: readonly Tint[] = ['yellow', 'red']

export function skullScene(state: State, p: Position): Scene {
  const { players, solo } = state
  const placed: Placed[] = []
  const { own, wild, hand } = state.skull(p)
  for (let level = 0; level < 5; level++) {
    for (let k = 0; k < own[level]!; k++)
      placed.push({ cell: level, look: dieLook(level), label: dieLabel(level) })
    for (let k = 0; k < wild[level]!; k++) placed.push({ cell: level, look: dieLook(5), label: dieLabel(5) })
  }
  const faces = state.faces(p)
  const rolled = faces.flatMap((count, face): TrayItem[] =>
    count === 0 ? [] : [{ look: dieLook(face), label: dieLabel(face), count }],
  )
  const waiting: TrayItem[] = [
    {
      look: { art: 'die', tint: 'white', text: '?' },
      label: { hu: 'kocka a kézben', en: 'die in hand' },
      count: hand,
    },
  ]
  const trays: Tray[] = [
    {
      id: 'hand',
      title: { hu: 'A dobó keze', en: "The thrower's hand" },
      items: rolled.length > 0 ? rolled : hand > 0 ? waiting : [],
    },
  ]
  for (const [cardNumber, card] of CARDS.entries()) {
    if (!state.isInPlay(p, cardNumber)) continue
    const items = SLOTS.flatMap((each, slot): TrayItem[] => {
      if (each.cardNumber !== cardNumber) return []
      const stack = state.stack(p, slot)
      const top = stack.at(-1)
      const tint =
        top === undefined
          ? 'grey'
          : top > players.length
            ? RIVAL_TINTS[top - 2]!
            : ((players[top - 1]?.tint ?? 'grey') as Tint)
      const { name } = CONDITIONS.get(each.bet.condition)!
      const pays = `${each.bet.sign}${each.bet.payouts.join('/')}`
      const taken = `${stack.length}/${each.bet.payouts.length}`
      return [
        {
          look: { art: 'token', tint, text: String(each.bet.payouts[stack.length] ?? '–') },
          label: {
            hu: `${name.hu} (${pays}), ${taken} jelölő`,
            en: `${name.en} (${pays}), ${taken} markers`,
          },
          point: `bet:${slot}`,
        },
      ]
    })
    trays.push({ id: `card-${card.id}`, title: { hu: `${card.id}. kártya`, en: `Card ${card.id}` }, items })
  }
  for (const [i, player] of players.entries()) {
    const gears = p.at(state.gears + i)
    const tokens = p.at(state.tokens + i)
    trays.push({
      id: `purse-${i}`,
      owner: i,
      title: player.name,
      items: [],
      text: { hu: `${gears} fogaskerék, ${tokens} újradobás`, en: `${gears} gears, ${tokens} rerolls` },
    })
  }
  const notes: Words[] = [
    { hu: `A készletben ${p.at(state.supply)} fogaskerék`, en: `${p.at(state.supply)} gears in the supply` },
  ]
  if (solo)
    notes.push({
      hu: `Vrax és Kar: ${p.at(state.rivals)} fogaskerék`,
      en: `Vrax and Kar: ${p.at(state.rivals)} gears`,
    })
  return { placed, trays, notes }
}
