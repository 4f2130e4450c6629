// Ruling: black's man is on h3; the print gives i3 to both. Slanted lines run through b2, b4, d2 … and their slanted neighbours.
// Ruling: capturing is a duty with a free choice. The chain is voluntary; no step goes on in the direction of the one before it,
// and none returns to a point of this turn, the first one included.
// Ruling: no man or no move is a loss; 100 turns without a capture, the third repetition and the 1000th move are a draw.
import type { Move, Moves, Position } from '../../../engine/index.ts'
import {
  aheadBy,
  alquerque,
  BLACK,
  cellPathCodec,
  dirTo,
  extra,
  from,
  ground,
  isButton,
  kind,
  menOf,
  pack,
  standing,
  to,
  WHITE,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'
import { CLEARED, PROMPTS, STOP, WHY } from './words.ts'

/** What a step takes: nothing, the men ahead of it, or those behind it. */
const [NOTHING, AHEAD, BEHIND] = [0, 1, 2] as const
const isCapture = (m: Move): boolean => !isButton(m) && extra(m) !== NOTHING

function make(): BoardGame {
  const board = alquerque(9, 5)
  const { names, next, opposite } = board
  const g = ground({
    players: [WHITE, BLACK],
    board,
    kinds: { man: kind('bábu', 'man', 'disc', { most: 22 }) },
    setup: `
      m m m m m m m m m
      m m m m m m m m m
      m M m M . m M m M
      M M M M M M M M M
      M M M M M M M M M`,
    parts: ['first', 'more'],
    marks: ['more'],
    patience: 100,
    tracks: ['places'],
    own: layout => layout.range('path', board.size, { json: cellPathCodec(board) }),
    why: WHY,
    buttons: { stop: STOP },
  })
  const { cells, part, why, own: path } = g
  const { stop } = g.button
  const codes = g.codes('man')

  /** Why a chain may not go on from `c` to `n`: it has been there in this turn, or `d` is the direction of the step before. */
  const barred = (p: Position, c: number, n: number, d: number): number => {
    let came = -1
    for (let i = path; p.words[i]! > 0; i++) {
      came = p.words[i]! - 1
      if (came === n) return why.visited
    }
    return came >= 0 && dirTo(board, came, c) === d ? why.straight : 0
  }
  /** The nearest man that a step takes, ahead of it or behind. */
  const prey = (m: Move, takes = extra(m)): number => {
    const d = dirTo(board, from(m), to(m))
    return takes === AHEAD ? next[to(m) * 8 + d]! : next[from(m) * 8 + opposite[d]!]!
  }
  const canTake = (p: Position, m: Move, takes: number): boolean =>
    p.words[cells + prey(m, takes)] === codes[1 - p.words[0]!]
  const captures = (p: Position, c: number, out: Moves): void => {
    const foe = codes[1 - p.words[0]!]
    for (let d = 0; d < 8; d++) {
      const n = next[c * 8 + d]!
      if (p.words[cells + n] !== 0 || barred(p, c, n, d) !== 0) continue
      if (p.words[cells + next[n * 8 + d]!] === foe) out.add(pack(c, n, AHEAD))
      if (p.words[cells + next[c * 8 + opposite[d]!]!] === foe) out.add(pack(c, n, BEHIND))
    }
  }
  const takeRow = (p: Position, m: Move): void => {
    const d = dirTo(board, from(m), to(m))
    const along = extra(m) === AHEAD ? d : opposite[d]!
    const foe = codes[1 - p.words[0]!]
    for (let c = prey(m); p.words[cells + c] === foe; c = next[c * 8 + along]!) g.set(p, c, 0)
  }
  const play = (p: Position, m: Move): void => {
    // The path is the points from which the steps of this turn set off.
    let made = 0
    while (p.words[path + made]! > 0) made++
    if (isCapture(m)) {
      g.carry(p, from(m), to(m))
      takeRow(p, m)
      p.put(path + made, from(m) + 1)
      g.stir(p, true)
      if (g.goOn(p, part.more, to(m), captures)) return
    } else {
      if (m !== stop) g.carry(p, from(m), to(m))
      if (m !== stop) g.stir(p, false)
      g.endTurn(p)
    }
    for (let i = made; i >= 0; i--) p.put(path + i, 0)
  }

  return standing(g, {
    parts: {
      first: {
        prompt: PROMPTS.first,
        from(p, c, out) {
          captures(p, c, out)
          g.steps(p, c, out)
        },
        must: (_, m) => extra(m) !== NOTHING,
        play,
      },
      more: {
        prompt: PROMPTS.more,
        again: captures,
        stop,
        because(p, m, usual) {
          const d = dirTo(board, from(m), to(m))
          if (usual !== why.noWay || g.at(p, to(m)) !== 0 || d < 0) return usual
          return barred(p, from(m), to(m), d) || why.onlyTaking
        },
        play,
      },
    },
    cleared: CLEARED,
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (_, m) => (isCapture(m) ? `${names[from(m)]!}-${names[to(m)]!}x${names[prey(m)]!}` : undefined),
    points: (p, m) =>
      isCapture(m) && canTake(p, m, AHEAD) && canTake(p, m, BEHIND) ? [from(m), to(m), prey(m)] : undefined,
    value: aheadBy(menOf(g), 6),
    gain: (_, m) => (isCapture(m) ? 1 : 0),
  })
}

const fanorona: GameDefinition = {
  id: 'fanorona',
  chapter: 'egyeb-logikai',
  material: 'draughts',
  title: { hu: 'Fanorona', en: 'Fanorona' },
  players: [2],
  rules: 1,
  options: [],
  make,
}

export default fanorona
