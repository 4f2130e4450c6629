import type { Outcome, Position } from '../../engine/index.ts'
import { cellOf, withDirs, type Board } from '../boards/index.ts'
import { Islands } from '../shapes/islands.ts'
import { squash } from '../judging.ts'
import { to } from '../moves/packing.ts'
import { SIX_SIDES } from '../pieces.ts'
import type { BoardGame } from '../scene.ts'
import { ground, kind, numberTrays, place, reason, standing, text } from '../standing/index.ts'

/** Realms of tiles that are counted by their parts; what the games of divided realms differ in. */
export interface Realms {
  readonly board: Board
  readonly players: number
  /** Who wins on the full board: whoever has the fewest pieces of a realm, or the most. */
  readonly goal: 'fewest parts' | 'most parts'
  /** What a tile must touch; beside its owner's where there is such a field, or else beside any. */
  readonly beside: 'any tile' | 'an own tile'
  /** The field of the very first tile, where the rules name it. */
  readonly first?: string
}

const TRIES = 20
/** How much of a part a field beside an own realm costs. */
const ROOM = 0.1

/** Tiles are put beside tiles until the board is full; then the parts of each realm are counted. */
export function realms({ board, players: count, goal, beside, first }: Realms): BoardGame {
  const players = SIX_SIDES.slice(0, count)
  const g = ground({
    players,
    board,
    kinds: { tile: kind('lapka', 'tile', 'tile') },
    // By cell a bit for each player with a tile beside it; how many fields are filled.
    own: layout => ({ touch: layout.range('touch', board.size + 1), filled: layout.range('filled', 1) }),
    why: {
      noPlace: reason(
        'Olyan mezőre tegyél, amelynek valamelyik oldalszomszédján már áll lapka.',
        'Put it on a field that touches a tile by a side.',
      ),
      own: reason(
        'A saját területed mellé kell tenned, amíg ott van szabad mező.',
        'It must touch your own realm by a side while there is such a field.',
      ),
      begin: reason(
        `Az első lapka ${first ?? 'bárhová'} kerül.`,
        `The first tile goes ${first === undefined ? 'anywhere' : `to ${first}`}.`,
      ),
    },
  })
  const { cells, ownerOf, why } = g
  const { touch, filled } = g.own
  const { size } = board
  const sides = withDirs(board, ['n', 'e', 's', 'w'])
  const { next } = sides
  const codes = g.codes('tile')

  const noteTile = (p: Position, c: number, player: number): void => {
    for (let k = 4 * c; k < 4 * c + 4; k++)
      p.note(touch + next[k]!, p.words[touch + next[k]!]! | (1 << player))
    p.note(filled, p.words[filled]! + 1)
  }
  const everybody = (1 << count) - 1
  const opensFor = (p: Position, bits: number): boolean => {
    for (let c = 0; c < size; c++)
      if (p.words[cells + c] === 0 && (p.words[touch + c]! & bits) !== 0) return true
    return false
  }
  /** The players whose tiles count as neighbours now. */
  const wanted = (p: Position): number => {
    const own = 1 << p.words[0]!
    return beside === 'an own tile' && opensFor(p, own) ? own : everybody
  }

  const islands = new Islands(sides)
  const parts = new Int16Array(g.pieces.codes)
  const countParts = (p: Position): number => islands.count(p.words, cells, parts)
  const partsOf = (player: number): number => parts[codes[player]!]!
  const counted = (p: Position): Outcome => {
    countParts(p)
    const points = players.map((_, i) => partsOf(i))
    const best = goal === 'fewest parts' ? Math.min(...points) : Math.max(...points)
    const winners = points.filter(n => n === best).length
    return {
      result: points.map(n => (n === best ? 1 / winners : 0)),
      points,
      reason:
        goal === 'fewest parts'
          ? text('Megtelt a tábla: a legkevesebb darab nyer.', 'The board is full: the fewest parts win.')
          : text('Megtelt a tábla: a legtöbb darab nyer.', 'The board is full: the most parts win.'),
    }
  }

  /** Parts against those of the best other; a new one begins only where a realm cannot grow, so room to grow counts against it. */
  const prospects = (p: Position, player: number): number => {
    let room = 0
    for (let c = 0; c < size; c++) if (p.words[cells + c] === 0 && (p.words[touch + c]! >> player) & 1) room++
    return partsOf(player) - ROOM * room
  }
  const lead = (p: Position, player: number): number => {
    countParts(p)
    let other = -Infinity
    for (let i = 0; i < count; i++) if (i !== player) other = Math.max(other, prospects(p, i))
    return squash(prospects(p, player) - other, 2)
  }

  return standing(g, {
    prompt: text('Tegyél le egy lapkát.', 'Put down a tile.'),
    moves(p, out) {
      if (p.words[filled] === 0) {
        if (first !== undefined) return out.add(place(cellOf(board, first)))
        for (let c = 0; c < size; c++) out.add(place(c))
        return
      }
      const bits = wanted(p)
      for (let c = 0; c < size; c++)
        if (p.words[cells + c] === 0 && (p.words[touch + c]! & bits) !== 0) out.add(place(c))
    },
    play(p, m) {
      const turn = p.words[0]!
      p.put(cells + to(m), codes[turn]!)
      noteTile(p, to(m), turn)
      g.endTurn(p)
    },
    because: (p, _, usual) =>
      usual !== why.noPlace
        ? usual
        : p.at(filled) === 0
          ? why.begin
          : wanted(p) === everybody
            ? usual
            : why.own,
    derive(p) {
      for (let c = 0; c <= size; c++) p.note(touch + c, 0)
      p.note(filled, 0)
      for (let c = 0; c < size; c++) if (g.at(p, c) > 0) noteTile(p, c, ownerOf[g.at(p, c)]!)
    },
    outcome: p => (p.words[filled] === size ? counted(p) : undefined),
    stuck: counted,
    scene(p) {
      countParts(p)
      return { trays: numberTrays(g, 'parts', text('Darabok: {player}', 'Parts: {player}'), partsOf) }
    },
    ...(goal === 'most parts' ? { value: lead } : {}),
    // Random games are all that the opponent thinks by: a field is drawn until one fits, else all are listed.
    pick(p, rng) {
      const bits = beside === 'an own tile' ? 1 << p.words[0]! : everybody
      for (let i = 0; i < TRIES; i++) {
        const c = rng.below(size)
        if (p.words[cells + c] === 0 && (p.words[touch + c]! & bits) !== 0) return place(c)
      }
      return -1
    },
  })
}
