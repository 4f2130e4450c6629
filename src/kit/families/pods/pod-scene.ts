import type { Position } from '../../../engine/index.ts'
import type { Look, Placed, Scene, Tint, Tray } from '../../scene.ts'
import type { Ground } from '../../standing/index.ts'
import { besidePoint } from './pod-moves.ts'
import { LETTERS, ownerOfPod, prongsOf, type PodCells } from './podded.ts'

const PRONG = { hu: 'tüske', en: 'prong' }
/** How far the middle of a prong is from that of its pod, and how large it is beside it. */
const [REACH, PRONG_SIZE] = [0.37, 0.46]
const PRONG_LOOK: Look = { art: 'prong', tint: 'orange', size: PRONG_SIZE }

/** Where the pods of a cell stand: one in the middle, up to four by two, more by three. */
function spot(k: number, height: number): readonly [x: number, y: number, size: number] {
  if (height === 1) return [0, 0, 1]
  const across = height <= 4 ? 2 : 3
  const wide = 0.98 / across
  const rows = Math.ceil(height / across)
  return [
    ((k % across) - (across - 1) / 2) * wide,
    (Math.floor(k / across) - (rows - 1) / 2) * wide,
    1.15 * wide,
  ]
}

type Counted = Pick<Ground<string, string, string, 'pods' | 'prongs'>, 'players' | 'count' | 'mark'> & {
  readonly board: Ground['board']
}

export function podScene(
  g: Counted,
  cells: PodCells,
  degrees: readonly number[],
  lost: (p: Position, player: number) => number,
) {
  const look = (player: number): Look => ({ art: 'pod', tint: g.players[player]!.tint as Tint })
  const label = (player: number) => {
    const { name } = g.players[player]!
    return { hu: `${name.hu} tok`, en: `${name.en} pod` }
  }

  const placedOn = (p: Position, cell: number): Placed[] => {
    const height = cells.height(p, cell)
    return Array.from({ length: height }, (_, k) => k).flatMap((k): Placed[] => {
      const pod = cells.at(p, cell, k)
      const [x, y, size] = spot(k, height)
      const owner = ownerOfPod(pod)
      const shift = height > 1 ? { shift: [x, y] as const } : {}
      const prongs = degrees.flatMap((turn, way): Placed[] => {
        if (!((prongsOf(pod) >> way) & 1)) return []
        const angle = (turn * Math.PI) / 180
        return [
          {
            cell,
            look: { ...PRONG_LOOK, size: PRONG_SIZE * size, turn },
            label: { hu: `${PRONG.hu} ${LETTERS[way]}`, en: `${PRONG.en} ${LETTERS[way]}` },
            shift: [x + REACH * size * Math.sin(angle), y - REACH * size * Math.cos(angle)],
            owner,
          },
        ]
      })
      return [{ cell, look: { ...look(owner), size }, label: label(owner), owner, ...shift }, ...prongs]
    })
  }

  const tray = (p: Position, player: number): Tray => {
    const item = (what: 'pod' | 'prong' | 'lost', n: number, shown: Look, words: Tray['title']) =>
      n > 0 ? [{ look: shown, label: words, count: n, point: besidePoint(what, player) }] : []
    return {
      id: `reserve:${player}`,
      owner: player,
      title: { hu: 'Készlet', en: 'Reserve' },
      items: [
        ...item('pod', p.at(g.count.pods + player), look(player), label(player)),
        ...item('prong', p.at(g.count.prongs + player), PRONG_LOOK, PRONG),
        ...item('lost', lost(p, player), look(player), {
          hu: `elveszített ${label(player).hu}`,
          en: `captured ${label(player).en}`,
        }),
      ],
    }
  }

  return (p: Position): Partial<Scene> => ({
    placed: Array.from({ length: g.board.size }, (_, c) => c).flatMap(c => placedOn(p, c)),
    trays: g.players.map((_, i) => tray(p, i)),
  })
}
