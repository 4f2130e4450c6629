// Ruling: each player has 32 rings. Moves that repeat a position for the third time end level 1, and the rings are counted.
// Ruling: time comes as moves of its own (`time:<ms>`); without a live clock a turn can cost a fixed time (`nominalSeconds`).
// Ruling: the short glass runs against the player on whose turn it was turned; by default it turns itself as soon as it is empty.
// Ruling: the ring belongs to the mover's turn and nobody is robbed of it by a quicker hand; hesitating costs sand.
// Ruling: a draw after 600 turns.
import type { Move, Outcome, Position } from '../../../engine/index.ts'
import { from, most, oneOf, pack, split, to, win } from '../../../kit/index.ts'
import type { BoardGame, GameDefinition } from '../../../kit/index.ts'
import { FULL_CELL, LOST, ONE_CELL, REASONS, RING_FIRST, UNMOVED_FIRST } from './reasons.ts'
import { label, name, points, scene, STEP, TIME, write } from './scene.ts'
import { makeTime, type Level } from './time.ts'
import * as w from './ground.ts'

const [RING, KEEP, PASS, TURN] = [1, 2, 3, 4].map(kind => pack(0, 0, kind)) as [Move, Move, Move, Move]

function make(level: Level, nominal: number, short: 'auto' | 'manual'): BoardGame {
  const { players, board, layout, near, stones } = w
  const { flow, runs, turnShort, mayTurn } = makeTime(level, short)

  const steps = (p: Position, player: number): number => {
    let n = 0
    for (let c = 0; c < board.size; c++) if (p.words[w.glasses + c] === stones[player]) n += stepsOf(p, c)
    return n
  }
  const stepsOf = (p: Position, c: number): number => {
    if (w.isDead(p, c)) return 0
    let n = 0
    for (let k = c * 6; k < c * 6 + 6; k++) if (near[k] !== board.size && w.isFree(p, near[k]!)) n++
    return n
  }
  /** In the first three turns with time a glass that has not moved yet must go, if one can. */
  const firstMoves = (p: Position): boolean => {
    if (level === 1 || p.words[w.begun + p.turn]! >= 3) return false
    for (let c = 0; c < board.size; c++)
      if (p.words[w.glasses + c] === stones[p.turn] && p.words[w.started + c] === 0 && stepsOf(p, c) > 0)
        return true
    return false
  }
  const mayRing = (p: Position): boolean => p.words[w.left + p.turn]! > 0

  const derive = (p: Position): void =>
    p.put(w.between, p.at(w.pending) === 0 ? 0 : 1 + p.at(w.begun) + p.at(w.begun + 1))

  const next = (p: Position): void => {
    const player = p.turn
    p.put(w.between, 0)
    p.note(w.begun + player, p.words[w.begun + player]! + 1)
    p.put(w.against, 0)
    const other = 1 - player
    if ((p.words[w.late]! >> other) & 1) {
      p.put(w.late, p.words[w.late]! & ~(1 << other))
      p.put(w.open, 0)
    } else p.pass(other)
    if (level === 3 && short === 'auto' && p.words[w.timer] === 0) turnShort(p)
    if (nominal > 0) flow(p, nominal)
  }

  const step = (p: Position, f: number, t: number): void => {
    const player = p.turn
    p.put(w.glasses + f, 0)
    p.put(w.glasses + t, stones[player]!)
    if (level > 1) {
      p.put(w.sand + t, w.FULL - p.words[w.sand + f]!)
      p.put(w.started + t, 1)
      p.put(w.sand + f, 0)
      p.put(w.started + f, 0)
    }
    p.put(w.open, 0)
    p.put(w.last, player + 1)
    if (mayRing(p)) {
      p.put(w.pending, t + 1)
      derive(p)
    } else {
      p.put(w.open, t + 1)
      next(p)
    }
  }

  const ring = (p: Position): void => {
    const mine = p.words[w.pending] !== 0
    const cell = p.words[mine ? w.pending : w.open]! - 1
    p.put(w.rings + cell, p.words[w.rings + cell]! + 1)
    p.put(w.left + p.turn, p.words[w.left + p.turn]! - 1)
    p.put(mine ? w.pending : w.open, 0)
    if (mine) next(p)
  }

  const count = (p: Position, hu: string, en: string): Outcome => {
    const rest = players.map((_, i) => p.at(w.left + i))
    if (rest[0] === rest[1] && level > 1 && p.at(w.last) > 0)
      return win(
        players,
        p.at(w.last) - 1,
        `${hu} Egyenlő: az utolsó lépés dönt.`,
        `${en} A tie: the last move decides.`,
      )
    return most(
      players,
      rest.map(n => w.RINGS - n),
      `${hu} Kevesebb maradt gyűrű nyer.`,
      `${en} Fewer rings left win.`,
    )
  }
  const tired = split(players, `${w.TURNS} lépés után döntetlen.`, `A draw after ${w.TURNS} turns.`)
  const live = level > 1 && nominal === 0
  return {
    players,
    layout,
    board,
    turns: 'several moves',
    reasons: REASONS,
    ...(level === 1
      ? {
          draws: {
            repetition: {
              times: 3,
              judge: p => count(p, 'Ismétlődött az állás.', 'The position was repeated.'),
            },
          },
        }
      : {}),
    start(p) {
      for (const [player, cells] of ['d1 g4 a7', 'g1 d7 a4'].entries())
        for (const cell of cells.split(' ')) p.put(w.glasses + board.names.indexOf(cell), stones[player]!)
      if (level === 3 && short === 'auto') turnShort(p)
    },
    derive,
    moves(p, out) {
      const player = p.turn
      if (mayTurn(p)) out.add(TURN)
      if (p.words[w.pending] !== 0) {
        out.add(RING)
        out.add(KEEP)
        return
      }
      const onlyFirst = firstMoves(p)
      const before = out.n
      for (let c = 0; c < board.size; c++) {
        if (p.words[w.glasses + c] !== stones[player] || w.isDead(p, c)) continue
        if (onlyFirst && p.words[w.started + c] === 1) continue
        for (let k = c * 6; k < c * 6 + 6; k++)
          if (near[k] !== board.size && w.isFree(p, near[k]!)) out.add(pack(c, near[k]!, STEP))
      }
      const blocked = out.n === before
      if (p.words[w.open] !== 0 && mayRing(p)) out.add(RING)
      // Alone on the list a ring or the short glass would be forced; passing is the way out.
      if (blocked && out.n > 0) out.add(PASS)
    },
    attempts(p, out, reasons) {
      const onlyFirst = firstMoves(p)
      for (let c = 0; c < board.size; c++) {
        if (p.at(w.glasses + c) !== stones[p.turn]) continue
        const around = near.subarray(c * 6, c * 6 + 6)
        for (let n = 0; n < board.size; n++) {
          if (n === c) continue
          const reason =
            p.at(w.pending) !== 0
              ? RING_FIRST
              : w.isDead(p, c)
                ? LOST
                : !around.includes(n) || p.at(w.glasses + n) !== 0
                  ? ONE_CELL
                  : !w.isFree(p, n)
                    ? FULL_CELL
                    : onlyFirst && p.at(w.started + c) === 1
                      ? UNMOVED_FIRST
                      : 0
          if (reason === 0) continue
          out.add(pack(c, n, STEP))
          reasons.add(reason)
        }
      }
    },
    play(p, m) {
      if (m >= TIME) flow(p, m - TIME)
      else if (m === RING) ring(p)
      else if (m === KEEP) {
        p.put(w.open, p.at(w.pending))
        p.put(w.pending, 0)
        next(p)
      } else if (m === PASS) {
        p.put(w.open, 0)
        next(p)
      } else if (m === TURN) turnShort(p)
      else step(p, from(m), to(m))
    },
    outcome(p) {
      if (p.words[w.pending] !== 0) return undefined
      const tooLong = p.words[w.begun]! + p.words[w.begun + 1]! >= w.TURNS
      const ringDue = p.words[w.open] !== 0 && mayRing(p)
      if (ringDue && !tooLong) return undefined
      const shut = steps(p, p.turn) === 0 && steps(p, 1 - p.turn) === 0
      if (ringDue && shut) return undefined
      if (p.words[w.left] === 0 && p.words[w.left + 1] === 0)
        return count(p, 'Elfogyott a gyűrű.', 'The rings are used up.')
      if (shut) return count(p, 'Senki sem tud lépni.', 'Nobody can move.')
      return tooLong ? tired : undefined
    },
    stuck: () => PASS,
    ...(live
      ? {
          elapse: (p: Position, ms: number) =>
            ms > 0 && runs(p) ? TIME + Math.min(TIME - 1, Math.floor(ms)) : undefined,
        }
      : {}),
    ...(level === 3 && short === 'manual'
      ? { actor: (p: Position, m: Move) => (m === TURN ? 1 - p.turn : p.turn) }
      : {}),
    prompt(p) {
      if (p.at(w.pending) !== 0)
        return {
          hu: 'Tegyél gyűrűt oda, ahova léptél, vagy mondj le róla.',
          en: 'Put a ring where you moved to, or do without it.',
        }
      return p.at(w.open) !== 0 && mayRing(p)
        ? { hu: 'Lépj, vagy tedd föl a kihagyott gyűrűt.', en: 'Move, or put the ring that was left out.' }
        : { hu: 'Lépj egy homokórával.', en: 'Move an hourglass.' }
    },
    name,
    points,
    label,
    write,
    value(p, player) {
      const rings = p.words[w.left + 1 - player]! - p.words[w.left + player]!
      return Math.tanh(rings / 6 + (steps(p, player) - steps(p, 1 - player)) / 24)
    },
    scene: p => scene(p, level),
  }
}

const tamsk: GameDefinition = {
  id: 'tamsk',
  chapter: 'egyeb-logikai',
  material: 'towers',
  title: { hu: 'Tamsk', en: 'Tamsk' },
  players: [2],
  rules: 1,
  options: [
    oneOf('level', 'Szint', 'Level', [
      ['1', '1: idő nélkül', '1: without time'],
      ['2', '2: háromperces homokórákkal', '2: with three-minute glasses'],
      ['3', '3: a tizenöt másodperces órával is', '3: with the fifteen-second glass too'],
    ]),
    oneOf('nominalSeconds', 'Idő a 2. és 3. szinten', 'Time on levels 2 and 3', [
      ['off', 'valódi', 'real'],
      ['5', 'lépésenként 5 másodperc', '5 seconds a turn'],
      ['10', 'lépésenként 10 másodperc', '10 seconds a turn'],
    ]),
    oneOf('shortGlass', 'A tizenöt másodperces óra', 'The fifteen-second glass', [
      ['auto', 'magától fordul', 'turns itself'],
      ['manual', 'az ellenfél fordítja', 'turned by the opponent'],
    ]),
  ],
  make: options =>
    make(
      options.level === '3' ? 3 : options.level === '2' ? 2 : 1,
      (Number(options.nominalSeconds) || 0) * 1000,
      options.shortGlass === 'manual' ? 'manual' : 'auto',
    ),
}

export default tamsk
