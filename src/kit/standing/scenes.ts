import type { Position, Words } from '../../engine/index.ts'
import { placedStacks, type ChangePlaced } from '../placing.ts'
import type { Scene, Tray } from '../scene.ts'
import type { Ground } from './ground.ts'
import { handPoint } from './names.ts'

/** A line with a number for each player, beside the board; `{player}` in the title stands for the name. */
export const numberTrays = (
  g: Pick<Ground, 'players'>,
  id: string,
  title: Words,
  said: (player: number) => string | number,
): readonly Tray[] =>
  g.players.map((player, i) => ({
    id: `${id}:${player.id}`,
    owner: i,
    title: {
      hu: title.hu.replace('{player}', player.name.hu),
      en: title.en.replace('{player}', player.name.en),
    },
    items: [],
    text: { hu: String(said(i)), en: String(said(i)) },
  }))

function handTrays(g: Ground, p: Position): readonly Tray[] {
  if (g.held.length === 0) return []
  return g.players.map((player, i) => ({
    id: `hand:${player.id}`,
    owner: i,
    title: { hu: 'Kézben', en: 'In hand' },
    items: g.held.flatMap(kind => {
      const n = p.at(g.hand(i, kind))
      const code = g.code(kind, i)
      return n > 0
        ? [{ look: g.pieces.look(code), label: g.pieces.label(code), count: n, point: handPoint(i, kind) }]
        : []
    }),
  }))
}

/** The pieces, the hands, the counters with a title, and the marked cells. */
export function sceneOf(g: Ground, p: Position, change?: ChangePlaced): Scene {
  const { board, pieces, cells } = g
  const trays = [...handTrays(g, p)]
  for (const [name, { for: whose, title, unit = '' }] of Object.entries(g.counters)) {
    if (title === undefined) continue
    const said = (i: number) => `${p.at(g.count[name]! + i)}${unit}`
    if (whose === 'each player') trays.push(...numberTrays(g, name, title, said))
    else trays.push({ id: name, title, items: [], text: { hu: said(0), en: said(0) } })
  }
  const marked = Object.values(g.mark).flatMap(at => (p.at(at) > 0 ? [p.at(at) - 1] : []))
  return {
    placed: cells < 0 ? [] : placedStacks(board, pieces, p, cells, g.depth, change),
    trays,
    ...(marked.length > 0 ? { fills: marked.map(cell => ({ cell, fill: 'marked' })) } : {}),
  }
}
