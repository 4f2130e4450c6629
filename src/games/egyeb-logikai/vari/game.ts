// Ruling: with twelve or more seeds the emptied pit is left out; taking everything is allowed and nobody must feed the other.
// Ruling: the third repetition ends the game, each player taking the seeds on their own side.
// Ruling: in the official game (oware) a sowing that would take all the opponent's seeds takes none of them.
import type { Outcome, Position } from '../../../engine/index.ts'
import {
  BLACK,
  byPoints,
  dressed,
  ground,
  heldAfter,
  most,
  numbersCodec,
  place,
  reason,
  seedsIn,
  sow,
  sownTo,
  square,
  squash,
  standing,
  text,
  to,
  toggle,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const PITS = 12
const SIDE = 6
const owner = (pit: number): number => (pit < SIDE ? 0 : 1)
// Pits are numbered in the order of sowing; 12 lies opposite 1, so the far row runs from right to left: the pit of a cell, and back.
const across = (pit: number): number => (pit < SIDE ? pit : PITS + SIDE - 1 - pit)
const plain = square(SIDE, 2, { name: (col, row) => String(row === 0 ? col + 1 : PITS - col) })
const labels = plain.cells.map(({ x, y, name }) => ({ x, y: y === 0 ? -0.85 : 1.85, text: name }))

function make(oware: boolean, stop: boolean): BoardGame {
  const seeds = (oware ? 4 : 6) * PITS
  const majority = stop ? seeds / 2 + 1 : seeds + 1
  const taking = oware ? [2, 3] : [2, 4, 6]
  const g = ground({
    players: [WHITE, BLACK],
    board: dressed(plain, { labels }),
    own: layout => layout.range('pits', PITS, { json: numbersCodec(0, seeds) }),
    counters: { taken: { for: 'each player', title: text('Zsákmány', 'Taken'), most: seeds } },
    why: {
      hungry: reason(
        'Az ellenfél térfele üres: olyan lépés kell, amely magot juttat oda.',
        "The opponent's side is empty: the move must bring seeds there.",
        'variants',
      ),
      empty: reason('Ez a gödör üres.', 'This pit is empty.'),
      foreign: reason(
        'Csak a saját térfeled gödreiből vethetsz.',
        'You may only sow from the pits on your own side.',
      ),
    },
  })
  const { players, why, own: pits } = g
  const { taken } = g.count
  const side = (p: Position, player: number): number => seedsIn(p, pits + player * SIDE, SIDE)
  const held = (p: Position, pit: number, start: number, sown: number): number =>
    heldAfter(p, pits, PITS, pit, start, sown)
  /** How many pits, from the last one sown backwards, the player takes; `sown` seeds from `from` are still to be thought of as sown. */
  const harvest = (p: Position, player: number, last: number, from: number, sown: number): number => {
    if (oware && owner(last) === player) return 0
    let count = 0
    for (let pit = last; pit >= 0 && taking.includes(held(p, pit, from, sown)); pit--) {
      if (pit !== last && owner(pit) === player) break
      count++
      if (owner(pit) === player) break
    }
    return count
  }
  /** Each player takes the seeds on their own side: nothing for the one who has none. */
  const gather = (p: Position): Outcome => {
    const points = [p.at(taken) + side(p, 0), p.at(taken + 1) + side(p, 1)]
    return byPoints(players, text('Zsákmány', 'Seeds taken'), points)
  }

  return standing(g, {
    start(p) {
      for (let pit = 0; pit < PITS; pit++) p.put(pits + pit, seeds / PITS)
    },
    flaw: p =>
      side(p, 0) + side(p, 1) + p.at(taken) + p.at(taken + 1) > seeds
        ? text(`Összesen ${seeds} mag van.`, `There are ${seeds} seeds in all.`)
        : undefined,
    moves(p, out) {
      const first = p.turn * SIDE
      for (let pit = first; pit < first + SIDE; pit++)
        if (p.words[pits + pit]! > 0) out.add(place(across(pit)))
    },
    refuses: (p, m) =>
      oware && side(p, 1 - p.turn) === 0 && p.words[pits + across(to(m))]! < SIDE - (across(to(m)) % SIDE)
        ? why.hungry
        : 0,
    because: (p, m) => (owner(across(to(m))) === p.turn ? why.empty : why.foreign),
    play(p, m) {
      const player = p.turn
      const last = sow(p, pits, PITS, across(to(m)))
      p.pass(1 - player)
      const count = harvest(p, player, last, last, 0)
      const sum = seedsIn(p, pits + last - count + 1, count)
      if (sum === 0 || (oware && sum === side(p, 1 - player))) return
      for (let k = last; k > last - count; k--) p.put(pits + k, 0)
      p.put(taken + player, p.words[taken + player]! + sum)
    },
    outcome(p) {
      if (p.words[taken]! >= majority || p.words[taken + 1]! >= majority)
        return most(players, [p.at(taken), p.at(taken + 1)], 'Megvan a többség.', 'The majority is taken.')
      return side(p, p.turn) === 0 ? gather(p) : undefined
    },
    // Only when nobody can be fed.
    stuck: gather,
    draws: { repetition: { times: 3, judge: gather }, cap: 600 },
    value: (p, player) => squash(p.words[taken + player]! - p.words[taken + 1 - player]!, 15),
    gain(p, m) {
      const pit = across(to(m))
      const sown = p.words[pits + pit]!
      const last = sownTo(PITS, pit, sown)
      let sum = 0
      for (let k = harvest(p, p.turn, last, pit, sown) - 1; k >= 0; k--) sum += held(p, last - k, pit, sown)
      return sum
    },
    write: (_, m) => text(`${across(to(m)) + 1}. gödör`, `pit ${across(to(m)) + 1}`),
    scene: p => ({
      placed: [...Array(PITS).keys()].flatMap(pit => {
        const n = p.at(pits + pit)
        const look = { art: 'seed', tint: 'brown', text: String(n) } as const
        return n === 0 ? [] : [{ cell: across(pit), look, label: text(`${n} mag`, `${n} seeds`) }]
      }),
    }),
  })
}

const vari: GameDefinition = {
  id: 'vari',
  chapter: 'egyeb-logikai',
  material: 'marbles',
  title: { hu: 'Vari', en: 'Vari' },
  players: [2],
  rules: 1,
  options: [
    toggle('stop', 'Vége, ha valakié a magok többsége', 'Ends when a player has most of the seeds'),
    toggle('official', 'Oware: 4 mag, 2 vagy 3 üt, etetni kell', 'Oware: 4 seeds, 2 or 3 captures, feeding'),
  ],
  make: options => make(options['official'] === 'on', options['stop'] === 'on'),
}

export default vari
