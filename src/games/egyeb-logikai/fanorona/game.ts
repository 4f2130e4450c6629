// Ruling: black's man is on h3; the print gives i3 to both. Slanted lines run through b2, b4, d2 … and their slanted neighbours.
// Ruling: capturing is a duty with a free choice. The chain is voluntary; no step goes on in the direction of the one before it,
// and none returns to a point of this turn, the first one included.
// Ruling: no man or no move is a loss; 100 turns without a capture, the third repetition and the 1000th move are a draw.
import { Moves, type Move, type Position } from '../../../engine/index.ts'
import {
  BLACK,
  cellPathCodec,
  colOf,
  extra,
  from,
  ground,
  isButton,
  joined,
  kind,
  pack,
  reason,
  rowOf,
  split,
  square,
  squash,
  standing,
  text,
  to,
  WHITE,
  winsOf,
  type BoardGame,
  type GameDefinition,
} from '../../../kit/index.ts'

const PATIENCE = 100
/** What a step takes: nothing, the men ahead of it, or those behind it. */
const [NOTHING, AHEAD, BEHIND] = [0, 1, 2] as const

function make(): BoardGame {
  const points = square(9, 5, { look: 'points', lines: 'all' })
  const isSlanted = new Set(points.names.filter((_, c) => (colOf(points, c) + rowOf(points, c)) % 2 === 0))
  const board = joined(points, (a, b) => a[0] === b[0] || a[1] === b[1] || isSlanted.has(a))
  const { next, size, names } = board
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
    counters: { quiet: { for: 'all' } },
    tracks: ['places'],
    own: layout => layout.range('path', size, { json: cellPathCodec(board) }),
    why: {
      noWay: reason(
        'Minden bábu vonal mentén, a szomszédos üres pontra lép.',
        'A man steps along a line to the neighbouring empty point.',
      ),
      notNow: reason(
        'Csak az a bábu üthet tovább, amelyik ütött.',
        'Only the man that captured may go on.',
        'chain',
      ),
      onlyTaking: reason('Tovább csak ütve lehet lépni.', 'You may go on only by capturing.', 'chain'),
      straight: reason(
        'Sorozat közben minden ütés után irányt kell váltani.',
        'Every step of a chain must change direction.',
        'chain',
      ),
      visited: reason(
        'Ezen a ponton ebben a fordulóban már jártál.',
        'You have been on this point in this turn.',
        'chain',
      ),
      must: reason('Ha lehet ütni, ütni kell.', 'When you can capture, you must.', 'capture'),
    },
    buttons: { stop: text('Nem ütök tovább', 'Stop capturing') },
  })
  const { cells, men, players, why, own: path } = g
  const { quiet } = g.count
  const { more } = g.mark
  const { stop } = g.button
  const codes = g.codes('man')
  const back = (d: number): number => (d + 4) % 8
  /** The direction of a step, by its two points. */
  const dirs = new Int8Array(size * size)
  for (let k = 0; k < size * 8; k++) if (next[k]! < size) dirs[Math.floor(k / 8) * size + next[k]!] = k % 8
  const dirOf = (a: number, b: number): number => dirs[a * size + b]!

  const isVisited = (p: Position, c: number): boolean => {
    for (let i = path; p.words[i]! > 0; i++) if (p.words[i] === c + 1) return true
    return false
  }
  /** The direction of the last step of this turn; -1 before the first. */
  const cameBy = (p: Position, c: number): number => {
    let i = path
    while (p.words[i]! > 0) i++
    return i === path ? -1 : dirOf(p.words[i - 1]! - 1, c)
  }
  /** The nearest point that a step would take, by what it takes. */
  const prey = (m: Move, takes: number): number => {
    const d = dirOf(from(m), to(m))
    return takes === AHEAD ? next[to(m) * 8 + d]! : next[from(m) * 8 + back(d)]!
  }
  const canTake = (p: Position, m: Move, takes: number): boolean =>
    p.words[cells + prey(m, takes)] === codes[1 - p.words[0]!]
  const captures = (p: Position, c: number, out: Moves): void => {
    const came = cameBy(p, c)
    for (let d = 0; d < 8; d++) {
      const m = pack(c, next[c * 8 + d]!)
      if (p.words[cells + to(m)] !== 0 || d === came || isVisited(p, to(m))) continue
      if (canTake(p, m, AHEAD)) out.add(m | (AHEAD << 20))
      if (canTake(p, m, BEHIND)) out.add(m | (BEHIND << 20))
    }
  }
  const steps = (p: Position, c: number, out: Moves): void => {
    captures(p, c, out)
    g.steps(p, c, out)
  }
  const scratch = new Moves()
  const canGoOn = (p: Position, c: number): boolean => {
    scratch.n = 0
    captures(p, c, scratch)
    return scratch.n > 0
  }
  const endTurn = (p: Position): void => {
    for (let i = path; p.words[i]! > 0; i++) p.put(i, 0)
    g.endTurn(p)
  }
  const remember = (p: Position, c: number): void => {
    let i = path
    while (p.words[i]! > 0) i++
    p.put(i, c + 1)
  }
  const takeRow = (p: Position, m: Move): void => {
    const d = dirOf(from(m), to(m))
    const along = extra(m) === AHEAD ? d : back(d)
    const foe = codes[1 - p.words[0]!]
    for (let c = prey(m, extra(m)); p.words[cells + c] === foe; c = next[c * 8 + along]!) g.set(p, c, 0)
  }
  const play = (p: Position, m: Move): void => {
    if (m === stop) return endTurn(p)
    g.carry(p, from(m), to(m))
    if (extra(m) === NOTHING) {
      p.note(quiet, p.words[quiet]! + 1)
      return endTurn(p)
    }
    takeRow(p, m)
    p.note(quiet, 0)
    remember(p, from(m))
    if (canGoOn(p, to(m))) g.go(p, to(m) + 1)
    else endTurn(p)
  }
  const isCapture = (m: Move): boolean => !isButton(m) && extra(m) !== NOTHING

  const cleared = winsOf(
    players,
    '{loser} minden bábuját leütötték.',
    'All men of {loser} have been captured.',
  )
  const tired = split(players, `${PATIENCE} fordulóban nem volt ütés.`, `No capture for ${PATIENCE} turns.`)

  return standing(g, {
    parts: {
      first: {
        prompt: text(
          'Lépj egy bábuval. Ha két sort is üthetne, mutass arra is, amelyiket leüti.',
          'Move a man. If it could take either of two rows, point at the one it takes.',
        ),
        from: steps,
        must: (_, m) => extra(m) !== NOTHING,
        play,
      },
      more: {
        prompt: text(
          'Ugyanazzal a bábuval még üthetsz, más irányban.',
          'The same man may capture on, in another direction.',
        ),
        goes: (p, _, c) => c === p.at(more) - 1,
        moves(p, out) {
          captures(p, p.words[more]! - 1, out)
          out.add(stop)
        },
        because(p, m, usual) {
          if (
            usual !== why.noWay ||
            p.at(cells + to(m)) !== 0 ||
            next.indexOf(to(m), from(m) * 8) >= from(m) * 8 + 8
          )
            return usual
          return isVisited(p, to(m))
            ? why.visited
            : dirOf(from(m), to(m)) === cameBy(p, from(m))
              ? why.straight
              : why.onlyTaking
        },
        play,
      },
    },
    outcome(p) {
      for (let i = 0; i < 2; i++) if (p.words[men + i] === 0) return cleared[1 - i]
      return p.words[quiet]! >= PATIENCE ? tired : undefined
    },
    draws: { repetition: { times: 3 }, cap: 1000 },
    name: (_, m) =>
      isCapture(m) ? `${names[from(m)]!}-${names[to(m)]!}x${names[prey(m, extra(m))]!}` : undefined,
    points: (p, m) =>
      isCapture(m) && canTake(p, m, AHEAD) && canTake(p, m, BEHIND)
        ? [from(m), to(m), prey(m, extra(m))]
        : undefined,
    value: (p, player) => squash(p.words[men + player]! - p.words[men + 1 - player]!, 6),
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
