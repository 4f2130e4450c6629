// Ruling: two play for 1 and 2 unless they choose others, three for 2, 3 and 4; each round the numbers go round, and so does who starts.
// Ruling: in the variant only the player who wants many such cells scores; the roles change in the second round.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  BLUE,
  covering,
  oneOf,
  RED,
  square,
  text,
  WHITE,
  type Covered,
  type GameDefinition,
} from '../../../kit/index.ts'

const SIDE = 9
const PAIRS = ['12', '13', '14', '23', '24', '34']

const szomszedjatek: GameDefinition = {
  id: 'szomszedjatek',
  chapter: 'egyeb-logikai',
  title: { hu: 'Szomszédjáték', en: 'Neighbours' },
  players: [2, 3, 4],
  material: 'rows',
  rules: 1,
  options: [
    oneOf(
      'pair',
      'Két játékos erre a két számra játszik',
      'Two players play for these two numbers',
      PAIRS.map(pair => [pair, [...pair].join(' és '), [...pair].join(' and ')]),
    ),
    oneOf(
      'unowned',
      'Három játékosnál ez a szám gazdátlan',
      'With three players nobody plays for this number',
      ['1', '2', '3', '4'].map(n => [n, n, n]),
    ),
    oneOf(
      'maxmin',
      'Két játékos: egy szám, az egyik sokat akar, a másik keveset',
      'Two players: one number, many or few',
      [['off', 'nem', 'no'], ...['1', '2', '3', '4'].map(n => [n, `igen: ${n}`, `yes: ${n}`] as const)],
    ),
  ],
  make({ players: given, pair, unowned, maxmin }) {
    const count = Number(given ?? 2)
    const contested = count === 2 && maxmin !== undefined && maxmin !== 'off' ? Number(maxmin) : 0
    const numbers =
      count === 4
        ? [4, 3, 2, 1]
        : count === 3
          ? [1, 2, 3, 4].filter(n => n !== Number(unowned ?? 1))
          : [...(pair ?? '12')].map(Number)
    /** The number a player plays for in a round; 0 for who scores nothing. */
    const numberOf = (round: number, player: number): number =>
      contested === 0 ? numbers[(player + round) % count]! : player === round ? contested : 0
    /** How many cells have so many covered neighbours; a covered one has none, so they are empty. */
    const cellsWith = (p: Position, { beside }: Covered, number: number): number => {
      let n = 0
      for (let c = 0; c < SIDE * SIDE; c++) if (p.words[beside + c] === number) n++
      return n
    }
    return covering({
      players: [WHITE, BLACK, RED, BLUE].slice(0, count),
      board: square(SIDE, SIDE),
      rounds: count,
      score(p, covered, round, player) {
        const number = numberOf(round, player)
        return number === 0 ? 0 : cellsWith(p, covered, number)
      },
      role(round, player) {
        const number = numberOf(round, player)
        return number === 0
          ? text(`Kevés ${contested} szomszédosat akar`, `Wants few with ${contested}`)
          : contested === 0
            ? text(`${number} szomszédra játszik`, `Plays for ${number}`)
            : text(`Sok ${number} szomszédosat akar`, `Wants many with ${number}`)
      },
      half: 8,
    })
  },
}

export default szomszedjatek
