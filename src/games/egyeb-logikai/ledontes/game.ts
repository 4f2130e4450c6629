// Ruling: black sits at row 1 and begins. The book prints e2 twice in the normal set-up; the stack of two is e1. It leaves out g3 in
// the corner set-up, without which black has 27 discs only.
// Ruling: a king is any one-coloured tower of the greatest height its owner has, from 1 on; a player may have several or none.
// Ruling: covering one's own king does nothing. Who owns no tower loses. The third repetition and the 300th move are a draw.
import type { Move, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  BLACK,
  cellsOf,
  dirTo,
  extra,
  from,
  ground,
  kind,
  pack,
  square,
  standing,
  to,
  WHITE,
  winsOf,
  wordCodec,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { BUTTONS, CAUGHT, OPTIONS, PROMPT, WHY } from './words.ts'

const DISCS = 29
const DIRS = 8
/** Black's towers of four, three, two discs and one; white's are the same, turned by half. */
const SETUPS = {
  normal: ['c1', 'b1 c2 d1', 'a1 b2 c3 d2 e1', 'a2 b3 c4 d3 e2 f1'],
  corner: ['h1', 'g1 h2', 'e1 f1 f2 g2 g3 h3 h4', 'd1 e2 f3 g4 h5'],
}

function make(setup: readonly string[]): BoardGame {
  const board = square(8, 8)
  const g = ground({
    players: [BLACK, WHITE],
    board,
    kinds: { disc: kind('korong', 'disc', 'disc', { most: DISCS }) },
    stacks: 2 * DISCS,
    own: layout => layout.range('won', 1, { json: wordCodec(['', 'black', 'white']) }),
    buttons: BUTTONS,
    why: WHY,
  })
  const { own: won, players, stacks } = g
  const { next, size } = board
  const disc = g.codes('disc')

  /** How high the discs of one colour reach that lie on each other from a level of a tower on. */
  const layer = (p: Position, c: number, level: number, code: number): number => {
    let n = level
    while (n < stacks.height(p, c) && stacks.at(p, c, n) === code) n++
    return n
  }
  const isPure = (p: Position, c: number, player: number): boolean =>
    g.at(p, c) === disc[player] && layer(p, c, 0, disc[player]!) === stacks.height(p, c)
  /** The height of a player's kings; 0 when there is none. */
  const kingHeight = (p: Position, player: number): number => {
    let tallest = 0
    for (let c = 0; c < size; c++)
      if (stacks.height(p, c) > tallest && isPure(p, c, player)) tallest = stacks.height(p, c)
    return tallest
  }
  const isKing = (p: Position, c: number, player: number, height: number): boolean =>
    stacks.height(p, c) === height && isPure(p, c, player)
  /** On what was a king: discs of the other player below, the mover's above, and nothing else. */
  const isCaught = (p: Position, c: number, mover: number): boolean =>
    g.at(p, c) === disc[mover] &&
    layer(p, c, layer(p, c, 0, disc[1 - mover]!), disc[mover]!) === stacks.height(p, c)
  /** Step and tumble lead to the same cell when the tower falls against the edge: then a person says which. */
  const mayMeanBoth = (p: Position, m: Move): boolean => {
    const d = dirTo(board, from(m), to(m))
    return d >= 0 && stacks.height(p, from(m)) > 1 && next[to(m) * DIRS + d] === size
  }

  const wins = winsOf(players, ...CAUGHT)
  /** Towers that one leads, with what they hold; and kings next to an enemy tower are in danger. */
  const worth = (p: Position, player: number): number => {
    const kings = kingHeight(p, player)
    let sum = 0
    for (let c = 0; c < size; c++) {
      if (g.at(p, c) !== disc[player]) continue
      sum += 4 + stacks.height(p, c)
      if (isKing(p, c, player, kings)) sum -= 2 * g.beside(p, c, 1 - player)
    }
    return sum
  }

  return standing(g, {
    prompt: PROMPT,
    from(p, c, out) {
      const height = stacks.height(p, c)
      for (let d = 0; d < DIRS; d++) {
        let far = next[c * DIRS + d]!
        if (far === size) continue
        out.add(pack(c, far))
        if (height === 1) continue
        for (let n = 1; n < height && next[far * DIRS + d] !== size; n++) far = next[far * DIRS + d]!
        out.add(pack(c, far, d + 1))
      }
    },
    play(p, m) {
      const [mover, tumbles] = [p.words[0]!, extra(m) > 0]
      const kings = kingHeight(p, 1 - mover)
      let c = from(m)
      do {
        c = tumbles ? next[c * DIRS + extra(m) - 1]! : to(m)
        const wasKing = isKing(p, c, 1 - mover, kings)
        // The last cell gets all that is left of a tower.
        do stacks.push(p, c, tumbles ? stacks.popBottom(p, from(m)) : stacks.pop(p, from(m)))
        while (tumbles && c === to(m) && stacks.height(p, from(m)) > 0)
        if (wasKing && isCaught(p, c, mover)) p.put(won, mover + 1)
      } while (c !== to(m))
      g.endTurn(p)
    },
    start(p) {
      for (const [i, cells] of setup.entries())
        for (const c of cellsOf(board, cells))
          for (let n = setup.length - i; n > 0; n--) {
            stacks.push(p, c, disc[0]!)
            stacks.push(p, size - 1 - c, disc[1]!)
          }
    },
    outcome: p => wins[p.words[won]! - 1],
    draws: { repetition: { times: 3 }, cap: 300 },
    name: (_, m) => (extra(m) > 0 ? `${board.names[from(m)]!}>${board.names[to(m)]!}` : undefined),
    points: (p, m) =>
      mayMeanBoth(p, m) ? [from(m), to(m), extra(m) > 0 ? 'tumble' : 'step'] : [from(m), to(m)],
    scene(p) {
      const heights = players.map((_, player) => kingHeight(p, player))
      const kings = [...board.cells.keys()].filter(c => heights.some((height, i) => isKing(p, c, i, height)))
      return { fills: kings.map(cell => ({ cell, fill: 'goal' })) }
    },
    value: aheadBy(worth, 30),
  })
}

const ledontes: GameDefinition = {
  id: 'ledontes',
  chapter: 'egyeb-logikai',
  title: { hu: 'Ledöntés', en: 'Tumbling Down' },
  players: [2],
  rules: 1,
  material: 'towers',
  options: OPTIONS,
  make: ({ setup }) => make(setup === 'corner' ? SETUPS.corner : SETUPS.normal),
}

export default ledontes
