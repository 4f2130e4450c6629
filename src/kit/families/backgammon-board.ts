import { fail, ok, type Codec, type Json, type Player, type Words } from '../../engine/index.ts'
import { makeBoard, type Board, type CellShape, type Label } from '../boards/index.ts'
import type { Placed, Tint } from '../scene.ts'

/** Points 1 to 24 (cells 0 to 23), then the bar, then a home for each player. */
export const BAR = 24
export const homeOf = (player: number): number => 25 + player

const DEPTH = 11
const column = (point: number): number => {
  const i = point <= 12 ? 12 - point : point - 13
  return i < 6 ? i : i + 1
}
const box = (x0: number, y0: number, x1: number, y1: number): number[] => [x0, y0, x1, y0, x1, y1, x0, y1]

/** The points as long triangles, 1 to 12 below from right to left, 13 to 24 above from left to right. */
export function backgammonBoard(players: readonly Player[], last: readonly number[]): Board {
  const cells: CellShape[] = []
  const labels: Label[] = []
  for (let point = 1; point <= 24; point++) {
    const x = column(point)
    const below = point <= 12
    const [base, tip] = below ? [DEPTH, 6] : [0, DEPTH - 6]
    const fill = point % 2 === 0 ? 'dark' : 'light'
    const y = below ? DEPTH - 0.5 : 0.5
    cells.push({ name: String(point), x, y, outline: [x - 0.5, base, x + 0.5, base, x, tip], fill })
    labels.push({ x, y: below ? DEPTH + 0.4 : -0.4, text: String(point) })
  }
  cells.push({
    name: 'bar',
    called: { hu: 'sáv', en: 'bar' },
    x: 6,
    y: DEPTH / 2,
    outline: box(5.5, 0, 6.5, DEPTH),
    fill: 'plain',
  })
  // Men leave the board behind the last point of their way; two homes on one side share its height.
  const atLeft = last.map(point => column(point) === 0)
  const shared = atLeft[0] === atLeft[1]
  for (const [i, player] of players.entries()) {
    const below = last[i]! <= 12
    const [top, bottom] = !shared ? [0, DEPTH] : below ? [6, DEPTH] : [0, DEPTH - 6]
    const y = below ? DEPTH - 0.5 : 0.5
    const x = atLeft[i] ? -1.3 : 13.3
    const outline = box(x - 0.5, top, x + 0.5, bottom)
    const called = { hu: `${player.name.hu} kint`, en: `${player.name.en} off` }
    cells.push({ name: `${player.id}-home`, called, x, y, outline, fill: 'home' })
  }
  return makeBoard({ cells, dirs: [], step: () => undefined, labels })
}

/** How the men of one cell lie beside each other: from the rim towards the middle, closer when they are many. */
export function menOn(
  board: Board,
  cell: number,
  owners: readonly number[],
  players: readonly Player[],
): Placed[] {
  const shape = board.cells[cell]!
  const inward = shape.y > DEPTH / 2 ? -1 : 1
  const gap = Math.min(0.95, (cell === BAR ? 5 : 3.9) / Math.max(1, owners.length - 1))
  const begin = cell === BAR ? (-gap * (owners.length - 1)) / 2 : 0
  return owners.map((owner, i) => {
    const player = players[owner]!
    const trapped = cell !== BAR && owner !== owners.at(-1)
    return {
      cell,
      look: { art: 'disc', tint: (player.tint ?? 'grey') as Tint },
      label: trapped
        ? { hu: `${player.name.hu} bábu, fogoly`, en: `${player.name.en} man, trapped` }
        : { hu: `${player.name.hu} bábu`, en: `${player.name.en} man` },
      owner,
      shift: [0, begin + inward * gap * i] as const,
    }
  })
}

/**
 * `{"6": "5 white", "bar": "1 white, 2 black"}`, the lower men first. `count` tells the men of a player on a cell,
 * `lowest` who lies below where both have men.
 */
export function menCodec(
  board: Board,
  players: readonly Player[],
  words: {
    word(cell: number, player: number): number
    lowest(p: Parameters<Codec['write']>[0], cell: number): number
  },
  pinned: (p: Parameters<Codec['write']>[0], cell: number, player: number) => void,
): Codec {
  return {
    write(p) {
      const json: { [cell: string]: Json } = {}
      for (let cell = 0; cell <= BAR; cell++) {
        const first = words.lowest(p, cell)
        const parts = [first, 1 - first].flatMap(player => {
          const n = p.at(words.word(cell, player))
          return n === 0 ? [] : [`${n} ${players[player]!.id}`]
        })
        if (parts.length > 0) json[board.names[cell]!] = parts.join(', ')
      }
      return json
    },
    read(json, p) {
      if (json === undefined) return ok(undefined)
      if (typeof json !== 'object' || json === null || Array.isArray(json))
        return fail('A bábuk nem objektumban vannak.', 'The men are not an object.')
      for (const [name, text] of Object.entries(json as { readonly [key: string]: Json })) {
        const cell = board.names.indexOf(name)
        if (cell < 0 || cell > BAR) return fail(`Nincs ilyen mező: „${name}”.`, `There is no cell "${name}".`)
        const parts = String(text).split(', ')
        for (const [i, part] of parts.entries()) {
          const [, n, id] = /^(\d+) (\S+)$/.exec(part) ?? []
          const player = players.findIndex(each => each.id === id)
          if (player < 0) return fail(`Nem bábuk: „${part}”.`, `Not men: "${part}".`)
          p.put(words.word(cell, player), Number(n))
          if (i === 0 && parts.length > 1 && cell !== BAR) pinned(p, cell, player)
        }
      }
      return ok(undefined)
    },
  }
}

export const CALLS: Readonly<Record<string, Words>> = {
  roll: { hu: 'Dobás', en: 'Roll' },
  double: { hu: 'Duplázás', en: 'Double' },
  take: { hu: 'Elfogadom', en: 'Take' },
  drop: { hu: 'Visszautasítom', en: 'Drop' },
  pass: { hu: 'Nincs lépés, tovább', en: 'No move, go on' },
  next: { hu: 'Következő játszma', en: 'Next game' },
}
