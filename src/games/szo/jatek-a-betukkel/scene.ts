import { CHANCE, type Position, type Words } from '../../../engine/index.ts'
import type { Placed, Scene, Tint, Tray, TrayItem } from '../../../kit/index.ts'
import {
  CELLS,
  DIGIT_COUNT,
  DIGITS,
  DRAWN,
  OWN_COUNTS,
  OWN_SIGNS,
  RED_COUNTS,
  JOKER,
  letterOf,
  OTHER_LENGTH,
  RED_SIGNS,
  ROUNDS,
  signOf,
  TITLE,
  UNNAMED,
  WIDTH,
} from './letters.ts'
import { ANSWER, ARRANGE, LAY, LETTERS_DRAWN, NAME, OBJECT, OVER } from './moves.ts'
import type { State } from './state.ts'

/** The sign of a drawn letter: both lengths of a vowel whose length is free. */
export function redSign(red: number): string {
  if (red === JOKER) return '★'
  const sign = RED_SIGNS[red]!
  const other = OTHER_LENGTH[letterOf(sign)]!
  return other < 0 ? sign : sign + signOf(other)
}

/** How a drawn letter is called in moves and points: the letter and its digit, e.g. "K7". */
export const slotName = (state: State, p: Position, slot: number): string =>
  `${RED_SIGNS[p.at(state.drawn + slot) - 1]}${p.at(state.digits + slot) - 1}`

/** Whose board is looked at: the word being judged, else the own one; an onlooker looks over the shoulder of whoever lays. */
export function lookedAt(state: State, p: Position, seat: number | undefined): number {
  const phase = p.at(state.phase)
  if (phase === OBJECT || phase === ANSWER) return p.at(state.judged)
  if (seat !== undefined && seat >= 0) return seat
  if (phase !== OVER) return p.turn === CHANCE ? 0 : p.turn
  let best = 0
  for (let i = 1; i < state.n; i++) if (p.at(state.scores + i) > p.at(state.scores + best)) best = i
  return best
}

export function lettersScene(state: State, p: Position, seat: number | undefined): Scene {
  const player = lookedAt(state, p, seat)
  const title = new Set(state.titleCells(p))
  const own = state.players[player]!.tint as Tint
  const placed: Placed[] = []
  for (let cell = 0; cell < CELLS; cell++) {
    const letter = state.letterAt(p, player)(cell)
    if (letter < 0) continue
    const sign = letter === UNNAMED ? '★' : signOf(letter)
    const slot = state.slotOn(p, player, cell)
    const worth = slot >= 0 && seat !== undefined ? `:${p.at(state.digits + slot) - 1}` : ''
    placed.push({
      cell,
      look: { art: 'letter', tint: title.has(cell) ? 'pink' : own, text: sign + worth },
      label: { hu: `${sign} betű`, en: `letter ${sign}` },
      owner: player,
    })
  }
  const fills = placed
    .filter(({ cell }) => state.slotOn(p, player, cell) >= 0)
    .map(({ cell }) => ({ cell, fill: 'marked' }))
  return {
    placed,
    fills,
    trays: [
      rack(state, p, player, seat),
      ...(seat === undefined ? loose(state, p) : []),
      ...purses(state, p),
    ],
    notes: notes(state, p, player),
  }
}

/** The drawn letters with their digits; those that are laid are gone from it. */
function rack(state: State, p: Position, player: number, seat: number | undefined): Tray {
  const items: TrayItem[] = []
  for (let slot = 0; slot < DRAWN; slot++) {
    const red = p.at(state.drawn + slot) - 1
    if (red < 0 || state.isUsed(p, player, slot)) continue
    const digit = p.at(state.digits + slot) - 1
    const worth = digit < 0 || seat === undefined ? '' : `:${digit}`
    const joker: Words = { hu: 'dzsóker', en: 'joker' }
    const label = red === JOKER ? joker : { hu: `${redSign(red)} betű`, en: `letter ${redSign(red)}` }
    items.push({
      look: { art: 'letter', tint: 'red', text: redSign(red) + worth },
      label: digit < 0 ? label : { hu: `${label.hu}, ${digit} pont`, en: `${label.en}, ${digit} points` },
      ...(digit < 0 ? {} : { point: `rack:${slotName(state, p, slot)}` }),
    })
  }
  return { id: 'rack', title: { hu: 'Húzott betűk', en: 'Drawn letters' }, order: 'own', items }
}

/** What an onlooker sees beside the letters: their digits as pieces of their own, and before the first draw all that is in the box. */
function loose(state: State, p: Position): Tray[] {
  const digit = (value: number, count: number): TrayItem => ({
    look: { art: 'letter', tint: 'yellow', text: String(value) },
    label: { hu: `${value} szám`, en: `number ${value}` },
    count,
  })
  const letter = (tint: Tint, sign: string, count: number): TrayItem => ({
    look: { art: 'letter', tint, text: sign === '?' ? '★' : sign },
    label: sign === '?' ? { hu: 'dzsóker', en: 'joker' } : { hu: `${sign} betű`, en: `letter ${sign}` },
    count,
  })
  const numbers = { id: 'digits', title: { hu: 'Húzott számok', en: 'Drawn numbers' } }
  if (p.at(state.round) > 0 || p.at(state.drawn) > 0) {
    const items: TrayItem[] = []
    for (let slot = 0; slot < DRAWN; slot++)
      if (p.at(state.digits + slot) > 0) items.push(digit(p.at(state.digits + slot) - 1, 1))
    return [{ ...numbers, items }]
  }
  const red = RED_SIGNS.map((sign, i) => letter('red', sign === '?' ? sign : redSign(i), RED_COUNTS[i]!))
  return [
    { id: 'red', title: { hu: 'Piros betűk', en: 'Red letters' }, items: red },
    { ...numbers, items: Array.from({ length: DIGITS }, (_, value) => digit(value, DIGIT_COUNT)) },
    ...state.players.map((player, i) => ({
      id: `set-${i}`,
      owner: i,
      title: { hu: 'Betűkészlet', en: 'Letter set' },
      items: [
        ...OWN_SIGNS.map((sign, k) => letter(player.tint as Tint, sign, OWN_COUNTS[k]!)),
        { ...letter('pink', '', 1), label: { hu: 'üres négyzet', en: 'blank square' } },
      ],
    })),
  ]
}

const purses = (state: State, p: Position): Tray[] =>
  state.players.map((player, i) => ({
    id: `points-${i}`,
    owner: i,
    title: player.name,
    text: { hu: `${p.at(state.scores + i)} pont`, en: `${p.at(state.scores + i)} points` },
    items: [],
  }))

function notes(state: State, p: Position, player: number): Words[] {
  const phase = p.at(state.phase)
  const found: Words[] = []
  if (phase === ARRANGE) {
    const word = TITLE[state.titleCount(p)] ?? ''
    return [{ hu: `A felirat következő szava: ${word}.`, en: `The next word of the title: ${word}.` }]
  }
  const round = Math.min(p.at(state.round) + 1, ROUNDS)
  if (phase !== OVER) {
    const [letters, numbers] = [
      state.players[p.at(state.round) % state.n]!,
      state.players[(p.at(state.round) + 1) % state.n]!,
    ]
    found.push(
      phase === LETTERS_DRAWN
        ? {
            hu: `${round}. játék. A betűket húzza: ${letters.name.hu}, a számokat: ${numbers.name.hu}.`,
            en: `Round ${round}. Letters are drawn by ${letters.name.en}, numbers by ${numbers.name.en}.`,
          }
        : { hu: `${round}. játék a hétből.`, en: `Round ${round} of seven.` },
    )
  }
  if ((phase === LAY || phase === NAME) && state.limit !== undefined) {
    const left = Math.ceil((state.limit - p.at(state.elapsed)) / 1000)
    const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
    found.push({ hu: `Idő: ${clock}.`, en: `Time: ${clock}.` })
  }
  const word = phase === LAY && p.turn === player ? state.mainWord(p, player) : undefined
  if (word) found.push({ hu: `Így ${word.points} pontot ér.`, en: `Worth ${word.points} points so.` })
  if (phase === OBJECT || phase === ANSWER) found.push(lineOf(state, p, p.at(state.round)))
  else if (p.at(state.round) > 0) found.push(lineOf(state, p, p.at(state.round) - 1))
  if (phase === OVER) return Array.from({ length: ROUNDS }, (_, r) => lineOf(state, p, r))
  return found
}

/** The words of a round with their points. */
function lineOf(state: State, p: Position, round: number): Words {
  const parts = state.players.map((player, i) => {
    let word = ''
    const at = state.record + (i * ROUNDS + round) * WIDTH
    for (let k = 0; k < WIDTH && p.at(at + k) > 0; k++) word += signOf(p.at(at + k) - 1)
    const points = p.at(state.gains + i * ROUNDS + round)
    return {
      hu: `${player.name.hu} ${word || '–'} ${points}`,
      en: `${player.name.en} ${word || '–'} ${points}`,
    }
  })
  return {
    hu: `${round + 1}.: ${parts.map(part => part.hu).join(', ')}.`,
    en: `${round + 1}: ${parts.map(part => part.en).join(', ')}.`,
  }
}
