// Ruling: with twelve or more seeds the emptied pit is left out; taking everything is allowed and nobody must feed the other.
// Ruling: the third repetition ends the game, each player taking the seeds on their own side.
// Ruling: in the official game (oware) a sowing that would take all the opponent's seeds takes none of them.
import { Layout, type Outcome, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  dressed,
  most,
  numbersCodec,
  sow,
  sownTo,
  square,
  squash,
  toggle,
  WHITE,
  type GameDefinition,
} from '../../../kit/index.ts'

const PITS = 12
const SIDE = 6
const [HUNGRY, EMPTY, FOREIGN] = [1, 2, 3] as const

const owner = (pit: number): number => (pit < SIDE ? 0 : 1)

// Pits are numbered in the order of sowing; 12 lies opposite 1, so the far row runs from right to left.
const cellAt = (pit: number): number => (pit < SIDE ? pit : PITS + SIDE - 1 - pit)
const plain = square(SIDE, 2, { name: (col, row) => String(row === 0 ? col + 1 : PITS - col) })
const board = dressed(plain, {
  labels: plain.cells.map(({ x, y, name }) => ({ x, y: y === 0 ? -0.85 : 1.85, text: name })),
})

const vari: GameDefinition = {
  id: 'vari',
  chapter: 'egyeb-logikai',
  title: { hu: 'Vari', en: 'Vari' },
  players: [2],
  rules: 1,
  options: [
    toggle('stop', 'Vége, ha valakié a magok többsége', 'Ends when a player has most of the seeds'),
    toggle('official', 'Oware: 4 mag, 2 vagy 3 üt, etetni kell', 'Oware: 4 seeds, 2 or 3 captures, feeding'),
  ],
  make(options) {
    const oware = options['official'] === 'on'
    const seeds = oware ? 4 : 6
    const majority = options['stop'] === 'on' ? (seeds * PITS) / 2 + 1 : seeds * PITS + 1
    const taking = new Uint8Array(seeds * PITS + 1)
    for (const n of oware ? [2, 3] : [2, 4, 6]) taking[n] = 1

    const players = [WHITE, BLACK]
    const layout = new Layout(players.map(player => player.id))
    const pits = layout.range('pits', PITS, { json: numbersCodec(0, seeds * PITS) })
    const taken = layout.range('taken', 2, { json: numbersCodec(0, seeds * PITS) })

    const side = (p: Position, player: number): number => {
      let sum = 0
      for (let pit = player * SIDE; pit < (player + 1) * SIDE; pit++) sum += p.words[pits + pit]!
      return sum
    }
    /** What lies in a pit once `sown` more seeds were sown from the pit `from`. */
    const held = (p: Position, pit: number, from: number, sown: number): number => {
      const seen = p.words[pits + pit]!
      const way = (pit - from + PITS) % PITS
      return sown < way || sown === 0 ? seen : seen + 1 + Math.floor((sown - way) / (PITS - 1))
    }
    /**
     * How many pits, from the last one sown backwards, the player takes; `sown` seeds from `from` are still to be
     * thought of as sown (none: `sown` 0).
     */
    const harvest = (p: Position, player: number, last: number, from: number, sown: number): number => {
      if (oware && owner(last) === player) return 0
      let count = 0
      for (let pit = last; pit >= 0 && taking[held(p, pit, from, sown)] === 1; pit--) {
        if (pit !== last && owner(pit) === player) break
        count++
        if (owner(pit) === player) break
      }
      return count
    }

    /** Each player takes the seeds on their own side: nothing for the one who has none. */
    const gather = (p: Position): Outcome => {
      const points = [p.at(taken) + side(p, 0), p.at(taken + 1) + side(p, 1)]
      const said = points.join(' : ')
      return most(players, points, `Zsákmány: ${said}.`, `Seeds taken: ${said}.`)
    }

    return {
      players,
      layout,
      board,
      turns: 'one move',
      draws: { repetition: { times: 3, judge: gather }, cap: 600 },
      reasons: [
        { hu: '', en: '' },
        {
          hu: 'Az ellenfél térfele üres: olyan lépés kell, amely magot juttat oda.',
          en: "The opponent's side is empty: the move must bring seeds there.",
          rule: 'variants',
        },
        { hu: 'Ez a gödör üres.', en: 'This pit is empty.', rule: 'moves' },
        {
          hu: 'Csak a saját térfeled gödreiből vethetsz.',
          en: 'You may only sow from the pits on your own side.',
          rule: 'moves',
        },
      ],
      start(p) {
        for (let pit = 0; pit < PITS; pit++) p.put(pits + pit, seeds)
      },
      flaw: p =>
        side(p, 0) + side(p, 1) + p.at(taken) + p.at(taken + 1) > seeds * PITS
          ? { hu: `Összesen ${seeds * PITS} mag van.`, en: `There are ${seeds * PITS} seeds in all.` }
          : undefined,
      moves(p, out) {
        const first = p.turn * SIDE
        for (let pit = first; pit < first + SIDE; pit++) if (p.words[pits + pit]! > 0) out.add(pit)
      },
      refuses: (p, pit) =>
        oware && side(p, 1 - p.turn) === 0 && p.words[pits + pit]! < SIDE - (pit % SIDE) ? HUNGRY : 0,
      attempts(p, out, reasons) {
        for (let pit = 0; pit < PITS; pit++) {
          const own = owner(pit) === p.turn
          if (own && p.at(pits + pit) > 0) continue
          out.add(pit)
          reasons.add(own ? EMPTY : FOREIGN)
        }
      },
      play(p, pit) {
        const player = p.turn
        const last = sow(p, pits, PITS, pit)
        p.pass(1 - player)
        const count = harvest(p, player, last, last, 0)
        let sum = 0
        for (let k = last; k > last - count; k--) sum += p.words[pits + k]!
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
      name: (_, pit) => String(pit + 1),
      points: (_, pit) => [cellAt(pit)],
      value: (p, player) => squash(p.words[taken + player]! - p.words[taken + 1 - player]!, 15),
      gain(p, pit) {
        const sown = p.words[pits + pit]!
        const last = sownTo(PITS, pit, sown)
        let sum = 0
        for (let k = harvest(p, p.turn, last, pit, sown) - 1; k >= 0; k--) sum += held(p, last - k, pit, sown)
        return sum
      },
      scene: p => ({
        placed: Array.from({ length: PITS }, (_, pit) => pit)
          .filter(pit => p.at(pits + pit) > 0)
          .map(pit => ({
            cell: cellAt(pit),
            look: { art: 'seed', tint: 'brown', text: String(p.at(pits + pit)) },
            label: { hu: `${p.at(pits + pit)} mag`, en: `${p.at(pits + pit)} seeds` },
          })),
        trays: players.map((player, i) => ({
          id: `taken:${player.id}`,
          owner: i,
          title: { hu: 'Zsákmány', en: 'Taken' },
          items: [],
          text: { hu: String(p.at(taken + i)), en: String(p.at(taken + i)) },
        })),
      }),
    }
  },
}

export default vari
