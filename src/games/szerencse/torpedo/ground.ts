import { Layout, type Position, type Words } from '../../../engine/index.ts'
import {
  BLUE,
  cellCodec,
  cellsCodec,
  numberCodec,
  PieceSet,
  RED,
  wordCodec,
  type Kind,
  type Shape,
} from '../../../kit/index.ts'
import { FleetDrawer, KNOWN, type Agreement } from './fleets.ts'
import { FORMATIONS } from './formations.ts'
import { makeSeas } from './seas.ts'

const CROSS = 'M-26-26 26 26M-26 26 26-26'
const HULL = 'M-34-47H34Q47-47 47-34V34Q47 47 34 47H-34Q-47 47-47 34V-34Q-47-47-34-47Z'
const hull: Shape = { path: HULL, fill: 'base', stroke: 'line', width: 5 }
const deck: Shape = { path: 'M-20-26H20V26H-20Z', fill: 'deep' }
const cross = (stroke: 'white' | 'black'): Shape => ({ path: CROSS, stroke, width: 13 })

const kind = (id: string, hu: string, en: string, drawing: readonly Shape[]): Kind => ({
  id,
  name: { hu, en },
  art: 'bare',
  drawing,
})
const KINDS: readonly Kind[] = [
  kind('ship', 'hajó', 'ship', [hull, deck]),
  kind('hit', 'eltalált hajó', 'ship, hit', [hull, cross('white')]),
  kind('sunk', 'elsüllyedt hajó', 'ship, sunk', [
    { path: HULL, fill: 'black', stroke: 'base', width: 5 },
    cross('white'),
  ]),
  {
    ...kind('miss', 'nem talált', 'a miss', [
      { path: 'M-13 0A13 13 0 1 0 13 0A13 13 0 1 0-13 0Z', fill: 'ink' },
    ]),
    tint: 'white',
  },
]

export const PHASE = { PLAY: 0, LAYING: 1, DEALING: 2, LOT: 4 } as const

/** Everything that lies on the two papers: the words of a position, and what each seat sees of them. */
export function makeGround(side: number, agreed: Agreement) {
  const players = [BLUE, RED] as const
  const seas = makeSeas(side)
  const { board, size } = seas
  const pieces = new PieceSet(players, KINDS)
  const layout = new Layout(players.map(player => player.id))
  const codes = (id: string): readonly number[] => players.map((_, i) => pieces.codeOf(id, i))
  const [ship, hit, sunk] = [codes('ship'), codes('hit'), codes('sunk')]
  const miss = pieces.codeOf('miss', players.length)

  /** Whose sea a cell belongs to. */
  const seaOf = (cell: number): number => (cell < size ? 0 : 1)
  const isOver = (p: Position): boolean =>
    p.words[hits] === agreed.cells || p.words[hits + 1] === agreed.cells
  const seen = (p: Position, cell: number, seat: number): number => {
    const code = p.words[cells + cell]!
    const sea = seaOf(cell)
    return code !== ship[sea] || sea === seat || isOver(p) ? code : 0
  }
  /** The player whose paper is being filled: by hand, or by luck. */
  const layer = (p: Position): number =>
    p.words[phase]! >= PHASE.DEALING ? p.words[phase]! - PHASE.DEALING : p.turn
  /** What only the player who lays out a fleet may know. */
  const own = (p: Position, i: number, seat: number): number =>
    p.words[phase] !== PHASE.PLAY && p.words[phase] !== PHASE.LOT && seat === layer(p) ? p.at(i) : 0

  const cells = layout.range('pieces', board.size, {
    json: cellsCodec(board, pieces),
    see: (p, i, seat) => seen(p, i - cells, seat),
  })
  const phase = layout.range('phase', 1, {
    json: wordCodec(['play', 'laying', 'dealing blue', 'dealing red', 'lot']),
    see: 'all',
  })
  /** A cell of the ship that is being drawn, + 1. */
  const making = layout.range('making', 1, { json: cellCodec(board), see: own })
  const changes = layout.range('changes', 1, { json: numberCodec(), see: own })
  const plan = layout.range('plan', 1, { json: wordCodec(FORMATIONS.map(({ id }) => id)), see: own })
  /** Luck's first number + 1, while it is drawing the second. */
  const drawn = layout.range('drawn', 1, { json: numberCodec(), see: () => 0 })
  const last = layout.range('last', 1, { json: cellCodec(board), see: 'all' })
  /** How many cells of each fleet were hit: everybody has heard it. */
  const hits = layout.range('hits', 2, { see: 'all' })

  const derive = (p: Position): void => {
    for (const player of [0, 1]) {
      let n = 0
      for (let c = player * size; c < (player + 1) * size; c++)
        if (p.at(cells + c) === hit[player] || p.at(cells + c) === sunk[player]) n++
      p.note(hits + player, n)
    }
  }

  const flaw = (p: Position): Words | undefined => {
    for (let c = 0; c < board.size; c++) {
      const owner = pieces.owner(p.at(cells + c))
      if (owner !== players.length && owner >= 0 && owner !== seaOf(c))
        return { hu: 'Hajó csak a gazdája tengerén lehet.', en: 'A ship lies in the wrong sea.' }
    }
    return p.at(hits) > agreed.cells || p.at(hits + 1) > agreed.cells
      ? { hu: 'Több a találat, mint a hajók mezője.', en: 'There are more hits than cells of ships.' }
      : undefined
  }

  /** What the enemy knows of a sea, by its own cells. */
  const known = new Uint8Array(size)
  const learnKnown = (p: Position, sea: number): Uint8Array => {
    for (let c = 0; c < size; c++) {
      const code = p.words[cells + sea * size + c]!
      known[c] =
        code === miss
          ? KNOWN.WATER
          : code === hit[sea]
            ? KNOWN.HIT
            : code === sunk[sea]
              ? KNOWN.SUNK
              : KNOWN.NOTHING
    }
    return known
  }

  return {
    players,
    agreed,
    seas,
    board,
    size,
    pieces,
    layout,
    ship,
    hit,
    sunk,
    miss,
    cells,
    phase,
    making,
    changes,
    plan,
    drawn,
    last,
    hits,
    drawer: new FleetDrawer(seas, agreed),
    seaOf,
    seen,
    layer,
    isOver,
    derive,
    flaw,
    learnKnown,
  }
}

export type Ground = ReturnType<typeof makeGround>
