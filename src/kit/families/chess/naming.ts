import type { Move, Point, Position, Words } from '../../../engine/index.ts'
import type { Core } from './core.ts'
import { CASTLE, DROP, fromOf, PASSING, PLAIN, PROMOTE, toOf, useOf, whatOf } from './moves.ts'
import { MAY, promotes } from './promotion.ts'

const STAY = 'stay'

/** e2-e4, e4xd5, e7-e8=queen, O-O, P@e4; on several boards the board comes first: 2:e2-e4. */
export function nameOf(core: Core, p: Position, m: Move): string {
  const { boards } = core
  if (boards.length === 1) return nameOn(core, core.rules.board.names, p, m)
  const board = boards[core.geometry.part[toOf(m)]!]!
  const bare = core.rules.board.names.map(name => name.slice(board.length))
  return board + nameOn(core, bare, p, m)
}

function nameOn(core: Core, names: readonly string[], p: Position, m: Move): string {
  const to = names[toOf(m)]!
  const kind = core.pieces.kinds[whatOf(m)]?.id ?? ''
  switch (useOf(m)) {
    case CASTLE:
      return core.castles[whatOf(m)]!.name
    case DROP:
      return `${core.rules.pieces[kind]!.letter}@${to}`
    default: {
      const takes = p.at(core.cells + toOf(m)) !== 0 || useOf(m) === PASSING
      const change = useOf(m) === PROMOTE ? `=${core.rules.pieces[kind]!.called ?? kind}` : ''
      return `${names[fromOf(m)]}${takes ? 'x' : '-'}${to}${change}`
    }
  }
}

/** What the names of the cells of each separate board begin with; nothing when there is one board. */
export function boardNames(names: readonly string[], part: readonly number[]): string[] {
  const boards = Array.from({ length: Math.max(...part) + 1 }, (_, i) =>
    names.filter((__, c) => part[c] === i),
  )
  if (boards.length === 1) return ['']
  return boards.map(own => {
    let length = 0
    while (own.every(name => name[length] === own[0]![length])) length++
    return own[0]!.slice(0, length)
  })
}

/** A piece and a cell; a promotion also asks what the piece becomes, or whether it stays what it is. */
export function pointsOf(core: Core, p: Position, m: Move, player = p.turn): Point[] {
  const [from, to, use] = [fromOf(m), toOf(m), useOf(m)]
  if (use === DROP) return [handPoint(player, core.pieces.kinds[whatOf(m)]!.id), to]
  if (use === PROMOTE) return [from, to, core.pieces.kinds[whatOf(m)]!.id]
  const code = p.at(core.cells + from)
  const asks =
    use === PLAIN &&
    core.promotions.some[code * core.size + from] === 1 &&
    promotes(core.promotions, code, code * core.size, from, to, p.at(core.cells + to) !== 0) === MAY
  return asks ? [from, to, STAY] : [from, to]
}

export const handPoint = (player: number, kind: string): string => `hand:${player}:${kind}`

export function labelOf(core: Core, point: string): Words {
  if (point === STAY) return { hu: 'marad, ami volt', en: 'stays what it is' }
  return core.rules.pieces[point]?.name ?? { hu: point, en: point }
}
