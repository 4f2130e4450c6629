import type { Move, Point, Position, Words } from '../../../engine/index.ts'
import { extra, from, to, type Placed, type Scene, type Tint, type Tray } from '../../../kit/index.ts'
import * as w from './ground.ts'

export const STEP = 0
/** Time moves are TIME + milliseconds. */
export const TIME: Move = 1 << 29
const CALLS = ['step', 'ring', 'keep', 'pass', 'turn']

export const name = (_: Position, m: Move): string => {
  if (m >= TIME) return `time:${m - TIME}`
  return extra(m) === STEP ? `${w.board.names[from(m)]}-${w.board.names[to(m)]}` : CALLS[extra(m)]!
}

export const points = (p: Position, m: Move): readonly Point[] =>
  m < TIME && extra(m) === STEP ? [from(m), to(m)] : [name(p, m)]

const LABELS: Readonly<Record<string, Words>> = {
  ring: { hu: 'Gyűrűt teszek ide', en: 'Put a ring there' },
  keep: { hu: 'Nem teszek gyűrűt', en: 'No ring' },
  pass: { hu: 'Passz', en: 'Pass' },
  turn: { hu: 'Megfordítom a rövid órát', en: 'Turn the short glass' },
}
export const label = (point: string): Words => LABELS[point] ?? { hu: point, en: point }

/** In the list of moves, where the button's words would be too long. */
const NOTES: Readonly<Record<string, Words>> = {
  ring: { hu: 'gyűrű', en: 'ring' },
  keep: { hu: 'gyűrű nélkül', en: 'no ring' },
}
export const write = (p: Position, m: Move): Words | undefined => NOTES[name(p, m)]

const seconds = (ms: number): string => String(Math.ceil(ms / 1000))

export function scene(p: Position, level: number): Scene {
  const placed: Placed[] = []
  for (let c = 0; c < w.board.size; c++) {
    for (let k = 0; k < p.at(w.rings + c); k++)
      placed.push({
        cell: c,
        look: { art: 'ring', tint: 'grey', size: 1.05 - k * 0.12 },
        label: { hu: 'gyűrű', en: 'ring' },
      })
    const code = p.at(w.glasses + c)
    if (code <= 0) continue
    const { hu, en } = w.pieces.label(code)
    const above = seconds(p.at(w.sand + c))
    const lost = w.isDead(p, c)
    placed.push({
      cell: c,
      owner: w.pieces.owner(code),
      look: { ...w.pieces.look(code), size: 0.7, ...(level > 1 ? { text: lost ? '×' : above } : {}) },
      label:
        level === 1
          ? { hu, en }
          : lost
            ? { hu: `${hu}, lejárt`, en: `${en}, run out` }
            : { hu: `${hu}, ${above} másodperc`, en: `${en}, ${above} seconds` },
    })
  }
  const trays: Tray[] = w.players.map((player, i) => ({
    id: `rings:${i}`,
    owner: i,
    title: { hu: 'Gyűrűk', en: 'Rings' },
    items: [
      {
        look: { art: 'ring', tint: (player.tint ?? 'grey') as Tint },
        label: { hu: 'gyűrű', en: 'ring' },
        count: p.at(w.left + i),
        ...(p.turn === i && (p.at(w.pending) !== 0 || p.at(w.open) !== 0) ? { point: 'ring' } : {}),
      },
    ],
  }))
  if (level === 3)
    trays.push({
      id: 'short',
      title: { hu: 'Tizenöt másodperces óra', en: 'Fifteen-second glass' },
      items: [
        {
          look: { art: 'hourglass', tint: 'wood', text: seconds(p.at(w.timer)) },
          label: { hu: 'rövid homokóra', en: 'short hourglass' },
          ...(p.at(w.timer) === 0 ? { point: 'turn' } : {}),
        },
      ],
    })
  return { placed, trays }
}
