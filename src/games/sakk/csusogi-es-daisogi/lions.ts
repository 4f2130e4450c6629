import type { Move, Moves, Position } from '../../../engine/index.ts'
import { wordCodec } from '../../../kit/index.ts'
import {
  applyMove,
  carryMan,
  EXPOSES,
  fromOf,
  inCheck,
  isHit,
  layWorth,
  LEAVES_CHECK,
  OTHER,
  takeOff,
  toOf,
  useOf,
  whatOf,
  type ChessPart,
} from '../../../kit/families/chess/index.ts'

/** The eight ways of a king, y upwards; opposite ones are four apart. */
const WAYS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const
const EVERY_WAY = 255

/**
 * The lion's double step, whole or along the lines of eagle and falcon: capture a neighbour, then go on or come back;
 * or step aside and come back, which is a pass. Single steps and leaps are in the gaits. With `protection` lions are not
 * simply exchanged.
 */
export const lions =
  (protection: 'on' | 'off'): ChessPart =>
  core => {
    const { cells, pieces, roles, size, stride, rules } = core
    const { board } = rules
    const next = WAYS.map(([x, y]) => core.geometry.leading(x, y))
    const idOf = (code: number) => pieces.kinds[pieces.kind(code)]?.id ?? ''
    const isLion = Uint8Array.from({ length: stride }, (_, code) => (idOf(code).endsWith('lion') ? 1 : 0))
    const isSlight = Uint8Array.from({ length: stride }, (_, code) =>
      idOf(code) === 'pawn' || idOf(code) === 'go-between' ? 1 : 0,
    )
    /** By code: a bit for each way of the double step. */
    const power = Uint8Array.from({ length: stride }, (_, code) => {
      if (isLion[code] === 1) return EVERY_WAY
      const ahead = core.forward[pieces.owner(code)]
      const aside = { 'horned-falcon': 0, 'soaring-eagle': 1 }[idOf(code)]
      return WAYS.reduce((bits, [x, y], w) => bits | (y === ahead && Math.abs(x) === aside ? 1 << w : 0), 0)
    })
    const { kind: worth } = layWorth(core)
    const fell =
      protection === 'on'
        ? core.layout.range('lion', 1, { json: wordCodec(['stands', 'taken by another man']) })
        : -1

    const labels = {
      stop: { hu: 'Megáll itt', en: 'Stops here' },
      pass: { hu: 'Kilép és visszalép (passz)', en: 'Steps out and back (a pass)' },
    }
    const worthAt = (p: Position, cell: number) => worth[pieces.kind(p.at(cells + cell))] ?? 0
    const first = (m: Move): number => next[whatOf(m) - firstClaim]![fromOf(m)]!
    const doubles = WAYS.map(() =>
      core.claim({
        name(p, m) {
          const [from, to] = [fromOf(m), toOf(m)]
          const sign = to !== from && p.at(cells + to) !== 0 ? 'x' : '-'
          return `${board.names[from]}x${board.names[first(m)]}${sign}${board.names[to]}`
        },
        points: (_, m) => [fromOf(m), first(m), toOf(m)],
        labels,
        gain: (p, m) => worthAt(p, first(m)) + (toOf(m) === fromOf(m) ? 0 : worthAt(p, toOf(m))),
        play: (p, m, player) => finish(p, m, player),
      }),
    )
    const firstClaim = whatOf(doubles[0]!)
    const pass = core.claim({
      name: (_, m) => `${board.names[fromOf(m)]}-${board.names[fromOf(m)]}`,
      points: (_, m) => [fromOf(m), 'pass'],
      play: (p, m, player) => finish(p, m, player),
    })
    const isDouble = (m: Move) => useOf(m) === OTHER && whatOf(m) !== whatOf(pass)

    const carry = (p: Position, m: Move, player: number): void => {
      if (!isDouble(m)) return
      const [from, to] = [fromOf(m), toOf(m)]
      takeOff(core, p, first(m), player)
      if (to === from) return
      if (p.words[cells + to] !== 0) takeOff(core, p, to, player)
      carryMan(core, p, player, from, to)
    }
    const finish = (p: Position, m: Move, player: number): void => {
      remember(p, m)
      carry(p, m, player)
      const at = core.checks + player
      p.note(at, inCheck(core, p, core.foe[player]!) ? p.words[at]! + 1 : 0)
      p.pass(core.foe[player]!)
    }

    /** The last man captured is a lion, and no stronger man than a pawn or go-between was captured before it. */
    const takesLast = (p: Position, m: Move): boolean =>
      toOf(m) !== fromOf(m) &&
      isLion[p.words[cells + toOf(m)]!] === 1 &&
      (!isDouble(m) || isSlight[p.words[cells + first(m)]!] === 1)
    const falls = (p: Position, m: Move): boolean =>
      takesLast(p, m) || (isDouble(m) && isLion[p.words[cells + first(m)]!] === 1)
    const remember = (p: Position, m: Move): void => {
      if (fell < 0) return
      const now = isLion[p.words[cells + fromOf(m)]!] === 0 && falls(p, m) ? 1 : 0
      if (p.words[fell] !== now) p.put(fell, now)
    }
    const isFar = (m: Move): boolean => {
      const [a, b] = [board.cells[fromOf(m)]!, board.cells[toOf(m)]!]
      return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) > 1.5
    }
    const isRetaken = (p: Position, m: Move, player: number): boolean => {
      const token = p.ahead()
      if (isDouble(m)) carry(p, m, player)
      else applyMove(core, p, m, player)
      const hit = isHit(core.plainAttacks, p, cells, core.foe[player]! * size + toOf(m), -1)
      p.back(token)
      return hit
    }
    const isExposed = (p: Position, m: Move, player: number): boolean => {
      const token = p.ahead()
      carry(p, m, player)
      const exposed = inCheck(core, p, player)
      p.back(token)
      return exposed
    }

    const guarded = core.reason({
      hu: 'Oroszlán nem ütheti le a két mezőre álló oroszlánt, ha ott visszaüthetik.',
      en: 'A lion may not take a lion two cells away where it could be retaken.',
      rule: 'protection',
    })
    const onlyLion = core.reason({
      hu: 'Az oroszlánodat nem oroszlán ütötte le: most csak oroszlánnal üthetsz oroszlánt.',
      en: 'Your lion was taken by another man: now only a lion may take a lion.',
      rule: 'protection',
    })

    const list = (p: Position, out: Moves, player: number, from: number, ways: number): void => {
      const { words } = p
      const role = player * stride
      let free = false
      for (let w = 0; w < WAYS.length; w++) {
        if (((ways >> w) & 1) === 0) continue
        const via = next[w]![from]!
        const met = roles[role + words[cells + via]!]!
        if (met === 0) free = true
        if (met !== 2) continue
        const m = doubles[w]! | from
        out.add(m | (from << 10))
        for (let v = 0; v < WAYS.length; v++) {
          if (ways !== EVERY_WAY && v !== w) continue
          const to = next[v]![via]!
          if ((roles[role + words[cells + to]!]! & 1) === 0) out.add(m | (to << 10))
        }
      }
      if (free) out.add(pass | from | (from << 10))
    }
    return {
      adds(p, out, player) {
        const stand = core.stand + player * core.span
        for (let word = 0; word < core.span; word++)
          for (let bits = p.words[stand + word]!; bits !== 0; bits &= bits - 1) {
            const from = (word << 5) + 31 - Math.clz32(bits & -bits)
            const ways = power[p.words[cells + from]!]!
            if (ways !== 0) list(p, out, player, from, ways)
          }
      },
      forbids(p, m, player) {
        if (useOf(m) === OTHER && isExposed(p, m, player))
          return inCheck(core, p, player) ? LEAVES_CHECK : EXPOSES
        if (fell < 0 || !falls(p, m)) return 0
        if (isLion[p.words[cells + fromOf(m)]!] === 0) return p.words[fell] === 1 ? onlyLion : 0
        return takesLast(p, m) && isFar(m) && isRetaken(p, m, player) ? guarded : 0
      },
      playing: remember,
      // A capture that could go on asks where: the same cell may begin several moves.
      points(p, m, usual) {
        const [from, to] = [fromOf(m), toOf(m)]
        const ways = power[p.at(cells + from)]!
        const near = next.some((lead, w) => ((ways >> w) & 1) === 1 && lead[from] === to)
        return near && p.at(cells + to) !== 0 ? [...usual, 'stop'] : usual
      },
      prompt: p =>
        fell < 0 || p.at(fell) === 0
          ? undefined
          : {
              hu: 'Leütötték az oroszlánodat: oroszlánt most csak oroszlánnal üthetsz.',
              en: 'Your lion was taken: now only a lion may take a lion.',
            },
    }
  }
