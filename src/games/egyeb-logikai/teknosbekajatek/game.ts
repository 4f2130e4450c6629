// Ruling: the board is ours, since the book only counts its nodes and areas (see data.ts).
// Ruling: an area belongs to whoever first holds more than half of its corners, and nobody can lose one again.
// Ruling: 77 points each are a draw; the option `stop` ends the game as soon as somebody has 78.
import type { Position } from '../../../engine/index.ts'
import {
  BLACK,
  ground,
  kind,
  most,
  numberTrays,
  place,
  reason,
  squash,
  standing,
  text,
  to,
  toggle,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { shell } from './board.ts'

/** So many nodes are worth thinking about. */
const HOTTEST = 8
const MOST_NEEDED = 4
/** How an area that one side needs so many corners of, and the other so many, will go on average: from 1 to -1. */
const HOPE: number[][] = []
for (let own = 0; own <= MOST_NEEDED; own++) {
  HOPE.push([])
  for (let other = 0; other <= MOST_NEEDED; other++)
    HOPE[own]!.push(own === 0 ? 1 : other === 0 ? -1 : (HOPE[own - 1]![other]! + HOPE[own]![other - 1]!) / 2)
}

function make(stop: 'full board' | 'majority'): BoardGame {
  const { board, nodes, areas, areasOf } = shell()
  const all = areas.reduce((sum, { corners }) => sum + corners.length, 0)
  const enough = Math.floor(all / 2) + 1
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: {
      piece: kind('bábu', 'piece', 'stone', { most: nodes / 2, size: 0.84 }),
      marker: kind('területjelző', 'area marker', 'cube', { letter: 'x' }),
    },
    own: layout => ({
      held: layout.range('held', areas.length * 2),
      points: layout.range('points', 2),
      placed: layout.range('placed', 1),
    }),
    why: {
      taken: reason('Ezen a csomóponton már áll bábu.', 'There is a piece on this node already.'),
      noPlace: reason(
        'Bábut csak csomópontra lehet tenni; a terület a sarkai többségével lesz a tiéd.',
        'Pieces go on nodes only; an area becomes yours by most of its corners.',
        'areas',
      ),
    },
  })
  const { cells, players } = g
  const { held, points, placed } = g.own
  const piece = g.codes('piece')
  const marker = g.codes('marker')

  /** Counts a new piece on a node, and marks the areas that it wins. */
  const count = (p: Position, c: number, player: number): void => {
    p.note(placed, p.words[placed]! + 1)
    const around = areasOf[c]!
    for (let i = 0; i < around.length; i++) {
      const area = areas[around[i]!]!
      const at = held + around[i]! * 2 + player
      p.note(at, p.words[at]! + 1)
      if (p.words[at] !== area.majority) continue
      g.set(p, area.cell, marker[player]!)
      p.note(points + player, p.words[points + player]! + area.corners.length)
    }
  }
  /** What a piece on this node wins at once. */
  const prize = (p: Position, c: number): number => {
    const around = areasOf[c]!
    let sum = 0
    for (let i = 0; i < around.length; i++) {
      const area = areas[around[i]!]!
      if (p.words[held + around[i]! * 2 + p.words[0]!] === area.majority - 1) sum += area.corners.length
    }
    return sum
  }
  /** White's lead in points, with every open area counted by how likely each side is to get it. */
  const prospects = (p: Position): number => {
    let lead = p.words[points]! - p.words[points + 1]!
    for (let i = 0; i < areas.length; i++) {
      const { corners, majority } = areas[i]!
      const white = majority - p.words[held + i * 2]!
      const black = majority - p.words[held + i * 2 + 1]!
      if (white > 0 && black > 0) lead += corners.length * HOPE[white]![black]!
    }
    return lead
  }

  /** How much a piece on this node would change the prospects, whoever puts it there. */
  const heat = (p: Position, c: number): number => {
    const around = areasOf[c]!
    let sum = 0
    for (let i = 0; i < around.length; i++) {
      const { corners, majority } = areas[around[i]!]!
      const white = majority - p.words[held + around[i]! * 2]!
      const black = majority - p.words[held + around[i]! * 2 + 1]!
      if (white > 0 && black > 0)
        sum += corners.length * (HOPE[white - 1]![black]! - HOPE[white]![black - 1]!)
    }
    return sum
  }
  const heats = new Float64Array(nodes)

  const ends = Array.from({ length: all + 1 }, (_, white) =>
    most(players, [white, all - white], 'A tábla betelt.', 'The board is full.'),
  )
  const early = winsOf(
    players,
    '{winner} megszerezte a pontok többségét.',
    '{winner} has more than half of the points.',
  )
  return standing(g, {
    prompt: text('Tegyél egy bábut egy üres csomópontra.', 'Put a piece on an empty node.'),
    moves(p, out) {
      for (let c = 0; c < nodes; c++) if (p.words[cells + c] === 0) out.add(place(c))
    },
    play(p, m) {
      const player = p.words[0]!
      g.set(p, to(m), piece[player]!)
      count(p, to(m), player)
      g.endTurn(p)
    },
    because: (_, m, usual) => (to(m) >= nodes ? g.why.noPlace : usual),
    /** Markers follow from the pieces. */
    derive(p) {
      for (const { cell } of areas) if (marker.includes(g.at(p, cell))) g.set(p, cell, 0)
      for (let i = 0; i < areas.length * 2; i++) p.note(held + i, 0)
      for (const word of [points, points + 1, placed]) p.note(word, 0)
      for (let c = 0; c < nodes; c++)
        for (const player of [0, 1]) if (g.at(p, c) === piece[player]) count(p, c, player)
    },
    flaw(p) {
      const wrong = board.names.some((_, c) => (c < nodes ? marker : piece).includes(g.at(p, c)))
      return wrong
        ? text(
            'A bábuk csomóponton állnak, a területjelzők területen.',
            'Pieces stand on nodes, markers on areas.',
          )
        : undefined
    },
    outcome(p) {
      if (stop === 'majority') for (let i = 0; i < 2; i++) if (p.words[points + i]! >= enough) return early[i]
      return p.words[placed] === nodes ? ends[p.words[points]!] : undefined
    },
    scene: p => ({
      trays: numberTrays(g, 'points', text('Pont', 'Points'), player => p.at(points + player)),
      fills: areas.flatMap(({ cell }) => {
        const owner = g.ownerOf[g.at(p, cell)]!
        return owner < 0 ? [] : [{ cell, fill: `camp-${players[owner]!.id}` }]
      }),
    }),
    value: (p, player) => squash(player === 0 ? prospects(p) : -prospects(p), 20),
    promising(p, out) {
      for (let c = 0; c < nodes; c++) heats[c] = p.words[cells + c] === 0 ? heat(p, c) : -1
      for (let n = 0; n < HOTTEST; n++) {
        let best = 0
        for (let c = 1; c < nodes; c++) if (heats[c]! > heats[best]!) best = c
        if (heats[best]! < 0) return
        out.add(place(best))
        heats[best] = -1
      }
    },
    gain: (p, m) => prize(p, to(m)) / 10,
  })
}

const teknosbekajatek: GameDefinition = {
  id: 'teknosbekajatek',
  chapter: 'egyeb-logikai',
  title: { hu: 'Teknősbékajáték', en: 'Turtle game' },
  players: [2],
  rules: 1,
  material: 'lacquer',
  options: [toggle('stop', 'Vége, ha valakinek megvan a 78 pont', 'Ends as soon as somebody has 78 points')],
  make: ({ stop }) => make(stop === 'on' ? 'majority' : 'full board'),
}

export default teknosbekajatek
