// Ruling: the letters run from left to right; the swap belongs to the book's game and is on unless it is switched off.
import {
  BLUE,
  hexCentre,
  hexes,
  LETTERS,
  linking,
  linkingNet,
  oneOf,
  RED,
  swap,
  type Board,
  type GameDefinition,
  type Hex,
  type Label,
} from '../../../kit/index.ts'

const SIDES = [11, 5, 6, 7, 8, 9, 10, 12, 13]

/** Rows 1, 2 … from the top, and lines that fall to the right lettered from the left. */
function triangle(side: number): Board {
  const list: Hex[] = []
  for (let r = 0; r < side; r++)
    for (let q = 0; q + r < side; q++) list.push({ q, r, name: `${LETTERS[q + r]}${side - r}` })
  const where = (test: (hex: Hex) => boolean) => list.flatMap((hex, c) => (test(hex) ? [c] : []))
  const labels: Label[] = []
  for (let i = 0; i < side; i++)
    labels.push(
      { ...hexCentre({ q: i + 1, r: -1, name: '' }, 'pointy'), text: LETTERS[i]! },
      { ...hexCentre({ q: -1, r: i, name: '' }, 'pointy'), text: String(side - i) },
    )
  return hexes(list, {
    labels,
    regions: () => ({
      left: where(({ q }) => q === 0),
      bottom: where(({ r }) => r === 0),
      right: where(({ q, r }) => q + r === side - 1),
    }),
  })
}

const y: GameDefinition = {
  id: 'y',
  chapter: 'osszekotos',
  title: { hu: 'Y', en: 'Y' },
  players: [2],
  rules: 1,
  options: [
    oneOf(
      'size',
      'A tábla éle',
      'Side of the board',
      SIDES.map(n => [String(n), `${n} mező`, `${n} cells`] as const),
    ),
    oneOf('swap', 'Cserejog az első lépés után', 'Swap after the first move', [
      ['on', 'igen', 'yes'],
      ['off', 'nem', 'no'],
    ]),
  ],
  make(options) {
    const size = Number(options.size ?? SIDES[0])
    const board = triangle(size)
    const places = Array.from({ length: size * size }, (_, i) => i).filter(
      i => Math.floor(i / size) + (i % size) < size,
    )
    const planes = (touched: number) => ((touched & 3) << 3) | ((touched & 4) << 4)
    const sides = Object.values(board.regions)
    return linking({
      players: [RED, BLUE],
      board,
      stone: { id: 'stone', name: { hu: 'kő', en: 'stone' }, art: 'stone' },
      goal: [sides, sides],
      // Both players want the same three sides, so whoever takes the first stone over finds it where it lies.
      parts: options.swap === 'off' ? [] : [swap(board.names.map((_, c) => c))],
      net: linkingNet({
        weights: new URL('./y.bin', import.meta.url),
        size,
        places: [places, places],
        touching: [planes, planes],
        swap: options.swap === 'off' ? 'off' : 'on',
      }),
    })
  },
}

export default y
