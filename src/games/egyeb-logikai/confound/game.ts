// Ruling: a fence may not share a side of a field with another nor cross its middle; ends may touch, a T is allowed.
// Ruling: a step across a corner is barred only where both ways round that corner are. Every man of both sides must keep a way.
// Ruling: without a move and without a fence that may be put, the player passes. Third repetition and 1000th move: a draw.
import { tried, type Move, type Moves, type Position } from '../../../engine/index.ts'
import {
  aheadBy,
  cellsOf,
  dirTo,
  drop,
  from,
  GREEN,
  ground,
  heldOf,
  isButton,
  isPlace,
  kind,
  pack,
  painted,
  RED,
  square,
  standing,
  step,
  text,
  to,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { Fences, LIES } from './fences.ts'
import { FENCES, FLAWS, PROMPT, TAKEN, WHY } from './words.ts'

const [COLUMNS, ROWS] = [13, 11]
const STARTS = ['d4 d8', 'j4 j8'] as const
const EACH = 32
/** A fence is drawn a little inside the corner of its foot, so that the free table knows whose it is. */
const CORNER = [0.48, -0.48] as const
/** The direction in which a fence runs from its foot, by how it lies. */
const ALONG = [2, 0] as const

function make(): BoardGame {
  const board = painted(square(COLUMNS, ROWS), { 'camp-red': STARTS[0], 'camp-green': STARTS[1] })
  const g = ground({
    players: [RED, GREEN],
    board,
    kinds: {
      man: kind('figura', 'man', 'man'),
      lying: kind('fekvő kerítés', 'lying fence', 'stick', { size: 1.9 }),
      standing: kind('álló kerítés', 'standing fence', 'stick', { size: 1.9 }),
    },
    // A man, and above him the fence whose foot the field is.
    stacks: 2,
    setup: { man: STARTS },
    counters: { fences: { for: 'each player', start: EACH, most: EACH } },
    own: layout => new Fences(layout, board, COLUMNS, ROWS),
    why: WHY,
  })
  const { count, kindOf, ownerOf, own: fences, players, stacks, why } = g
  const { size } = board
  const fence = LIES.map(lie => g.codes(lie))
  const isMan = (code: number): boolean => kindOf[code] === 0
  const hasFence = (p: Position, c: number): boolean => kindOf[g.at(p, c)]! > 0
  /** Whose man stands on a field; -1 for nobody's. */
  const manOn = (p: Position, c: number): number => {
    const code = stacks.at(p, c, 0)
    return isMan(code) ? ownerOf[code]! : -1
  }
  /** The fields a player heads for: where the opponent began. */
  const goals = [cellsOf(board, STARTS[1]), cellsOf(board, STARTS[0])] as const
  const far = new Int16Array(size)
  /** How far the men of a player are from the nearest goal: the nearest man, the others counting a little; -1 if one has no way. */
  const distance = (p: Position, player: number): number => {
    fences.flood(p, goals[player]!, far)
    let [best, sum] = [size, 0]
    for (let c = 0; c < size; c++) {
      if (manOn(p, c) !== player) continue
      if (far[c]! < 0) return -1
      best = Math.min(best, far[c]!)
      sum += far[c]!
    }
    return best + 0.1 * sum
  }
  const putFence = (p: Position, m: Move): void => {
    stacks.push(p, to(m), fence[heldOf(m)]![p.words[0]!]!)
    fences.add(p, to(m), heldOf(m))
  }
  const leavesWays = (p: Position, m: Move): boolean => {
    putFence(p, m)
    return distance(p, 0) >= 0 && distance(p, 1) >= 0
  }
  const isFence = (m: Move): boolean => isPlace(m) && !isButton(m)
  const isFoot = (c: number): boolean => step(board, c, 1) !== size
  const isTaken = (p: Position, c: number, lie: number): boolean =>
    hasFence(p, c) || fences.overlaps(p, c, lie)
  const listFences = (p: Position, out: Moves): void => {
    for (let c = 0; c < size; c++)
      for (let lie = 0; lie < 2 && isFoot(c); lie++) if (!isTaken(p, c, lie)) out.add(drop(lie, c))
  }
  const wins = winsOf(players, ...TAKEN)

  return standing(g, {
    upright: true,
    prompt: PROMPT,
    goes: (p, _, c) => manOn(p, c) === p.turn,
    moves(p, out) {
      const turn = p.words[0]!
      for (let c = 0; c < size; c++)
        for (let dir = 0; dir < 8 && manOn(p, c) === turn; dir++) {
          const n = board.next[c * 8 + dir]!
          if (fences.isOpen(p, c, dir) && manOn(p, n) < 0) out.add(pack(c, n))
        }
      if (p.words[count.fences + turn]! > 0) listFences(p, out)
    },
    refuses(p, m) {
      if (!isFence(m) || !fences.mayEnclose(p, to(m), heldOf(m))) return 0
      return tried(p, leavesWays, m) ? 0 : why.shut
    },
    play(p, m) {
      if (isFence(m)) {
        putFence(p, m)
        p.put(count.fences + p.words[0]!, p.words[count.fences + p.words[0]!]! - 1)
      } else stacks.pushBottom(p, to(m), stacks.popBottom(p, from(m)))
      g.endTurn(p)
    },
    because(p, m, usual) {
      if (isPlace(m) || manOn(p, from(m)) < 0) return 0
      const dir = dirTo(board, from(m), to(m))
      if (manOn(p, from(m)) !== p.turn) return why.foreign
      if (usual !== why.noWay || dir < 0) return usual
      return fences.isOpen(p, from(m), dir) ? why.taken : why.fenced
    },
    derive(p) {
      fences.clear(p)
      for (let c = 0; c < size; c++) {
        // Whoever lays a position may have put the man on the fence.
        if (isMan(g.at(p, c))) stacks.pushBottom(p, c, stacks.pop(p, c))
        if (hasFence(p, c) && isFoot(c)) fences.add(p, c, kindOf[g.at(p, c)]! - 1)
      }
    },
    flaw(p) {
      const [men, laid] = [
        [0, 0],
        [0, 0],
      ]
      for (const [c, name] of board.names.entries()) {
        if (manOn(p, c) >= 0) men[manOn(p, c)]!++
        if (stacks.height(p, c) === 2 && (manOn(p, c) < 0 || !hasFence(p, c)))
          return text(`Ez itt nem fér el: ${name}.`, `There is no room for this: ${name}.`)
        if (!hasFence(p, c)) continue
        if (!isFoot(c)) return FLAWS.rim
        laid[ownerOf[g.at(p, c)]!]!++
      }
      if (men.some(n => n > 2)) return FLAWS.men
      return laid.some((n, i) => n + p.at(count.fences + i) > EACH) ? FLAWS.fences : undefined
    },
    outcome(p) {
      for (let i = 0; i < 2; i++)
        if (manOn(p, goals[i]![0]!) === i || manOn(p, goals[i]![1]!) === i) return wins[i]
      return undefined
    },
    stuck: 'passes',
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (_, m) => (isFence(m) ? `${board.names[to(m)]!}${'hv'[heldOf(m)]!}` : undefined),
    points: (p, m) =>
      isFence(m) ? [`fence:${p.turn}`, to(m), step(board, to(m), ALONG[heldOf(m)]!)] : undefined,
    attempts(p, out, reasons, usual) {
      usual(p, out, reasons)
      for (let c = 0; c < size; c++)
        for (let lie = 0; lie < 2 && p.at(count.fences + p.turn) > 0; lie++) {
          if (isFoot(c) ? !isTaken(p, c, lie) : step(board, c, ALONG[lie]!) === size) continue
          out.add(drop(lie, c))
          reasons.add(isFoot(c) ? why.crossing : why.outside)
        }
    },
    // Fences belong to the ground, whoever put them.
    placed: ({ cell, look, label, ...more }, code) =>
      isMan(code)
        ? { cell, look, label, ...more }
        : { cell, look: { ...look, turn: kindOf[code] === 1 ? 0 : 90 }, label, shift: CORNER },
    scene: p => ({
      trays: players.map(({ name }, i) => ({
        id: `fences:${i}`,
        owner: i,
        title: FENCES,
        items: [
          {
            look: { ...g.pieces.look(fence[0]![i]!), turn: 0 },
            label: text(`${name.hu} kerítés`, `${name.en} fence`),
            count: p.at(count.fences + i),
            point: `fence:${i}`,
          },
        ].filter(({ count }) => count > 0),
      })),
    }),
    value: aheadBy((p, player) => -distance(p, player), 4),
  })
}

const confound: GameDefinition = {
  id: 'confound',
  chapter: 'egyeb-logikai',
  title: { hu: 'Confound', en: 'Confound' },
  players: [2],
  rules: 1,
  material: 'swap',
  options: [],
  make,
}

export default confound
