// Ruling: a tile shares a side with a tile that lies already; touching at a corner is not enough.
// Ruling: the four tiles of a triangle must all lie; its middle may have any colour. The triangles of the one who laid the
// tile are looked at first; whoever completes only an enemy one, by filling its middle, loses.
// Ruling: 200 tiles without a winner are a draw. The table goes 24 steps from the first tile each way.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  ground,
  growing,
  growingBoard,
  kind,
  placedOn,
  reason,
  split,
  squash,
  standing,
  text,
  tileByTile,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const TABLE = { shape: 'triangles', tiles: 200, touch: 1, reach: 24 } as const
/** The way through the level side of a triangle. */
const LEVEL = 2
/** What one tile of an open triangle is worth, what two are. */
const WORTH = [0, 1, 5]

function make(): BoardGame {
  const g = ground({
    players: [WHITE, BLACK],
    board: growingBoard(TABLE),
    kinds: { tile: kind('háromszög', 'triangle', 'triangle', { size: 5 / 3 }) },
    own: layout => layout.range('won', 1),
    why: {
      taken: reason('Itt már fekszik egy háromszög.', 'A triangle lies here already.'),
      apart: reason(
        'Az első háromszög középre kerül, minden további oldalával érintsen egy lerakottat.',
        'The first triangle goes to the middle, every other shares a side with one that lies already.',
      ),
    },
  })
  const { board, cells, players, own: won, why } = g
  const codes = g.codes('tile')
  const area = growing(g, TABLE)
  const { next, size } = board

  const near = (c: number, d: number): number => next[c * 3 + d]!
  /** Whether the large triangle around this middle is whole and has three outer tiles of the colour. */
  const isWhole = (words: Int32Array, middle: number, code: number): boolean =>
    middle !== size &&
    words[cells + middle]! > 0 &&
    words[cells + near(middle, 0)] === code &&
    words[cells + near(middle, 1)] === code &&
    words[cells + near(middle, LEVEL)] === code
  /** A tile completes triangles as their middle or as one of their outer tiles. */
  const completes = (words: Int32Array, c: number, code: number): boolean =>
    isWhole(words, c, code) ||
    isWhole(words, near(c, 0), code) ||
    isWhole(words, near(c, 1), code) ||
    isWhole(words, near(c, LEVEL), code)

  const wins = winsOf(players, '{winner} háromszöge elkészült.', '{winner} has a whole triangle.')
  const used = split(players, '200 lap fekszik győztes nélkül.', '200 tiles lie without a winner.')
  const shut = split(players, 'Nincs hely több lapnak.', 'There is no place for another tile.')
  /** Large triangles that can still become a player's, the more the more of their corners they have. */
  const chances = (p: Position, player: number): number => {
    const { words } = p
    const [mine, theirs] = [codes[player]!, codes[1 - player]!]
    let sum = 0
    for (let c = 0; c < size; c++) {
      if (words[cells + c] === 0 && words[area.near + c] === 0) continue
      let n = 0
      for (let d = 0; d < 3; d++) {
        const at = words[cells + near(c, d)]!
        if (at === mine) n++
        else if (at === theirs) n = -3
      }
      if (n > 0) sum += WORTH[n] ?? 0
    }
    return sum
  }

  return standing(g, {
    prompt: text('Tedd le egy háromszögedet.', 'Lay one of your triangles.'),
    ...tileByTile(area, why),
    play(p, m) {
      const mover = p.words[0]!
      area.lay(p, m, codes[mover]!)
      if (completes(p.words, m, codes[mover]!)) p.note(won, 1 + mover)
      else if (isWhole(p.words, m, codes[1 - mover]!)) p.note(won, 2 - mover)
      g.endTurn(p)
    },
    derive(p) {
      area.derive(p)
      // The one who moved last comes first.
      for (const player of [p.turn, 1 - p.turn])
        if (area.laid(p).some(c => isWhole(p.words, c, codes[player]!))) p.note(won, 1 + player)
    },
    outcome: p =>
      p.words[won] !== 0 ? wins[p.words[won]! - 1] : area.count(p) >= TABLE.tiles ? used : undefined,
    decisive: (p, { result }) =>
      area
        .laid(p)
        .filter(c => isWhole(p.words, c, codes[result.indexOf(1)]!))
        .flatMap(c => [c, near(c, 0), near(c, 1), near(c, LEVEL)]),
    stuck: () => shut,
    scene: p => ({
      window: area.window(p),
      // A triangle whose level side is above points down.
      placed: placedOn(board, g.pieces, p, cells).map(each => {
        const [, tip, , base] = board.cells[each.cell]!.outline!
        return tip! < base! ? each : { ...each, look: { ...each.look, turn: 180 } }
      }),
    }),
    value: (p, player) => squash(chances(p, player) - chances(p, 1 - player), 20),
  })
}

const flitter: GameDefinition = {
  id: 'flitter',
  chapter: 'egyeb-logikai',
  title: { hu: 'Flitter', en: 'Spangles' },
  players: [2],
  rules: 1,
  material: 'links',
  options: [],
  make,
}

export default flitter
