// Makarenko's chess once more, from its text alone: towers are numbers, positive for white and negative for black.
export interface SlowTowers {
  readonly discs: ReadonlyMap<string, number>
  readonly turn: 1 | -1
  readonly reserve: readonly [white: number, black: number]
}
export interface SlowTowersMove {
  readonly name: string
  readonly after: SlowTowers
}

const cell = (x: number, y: number) => (x >= 0 && x < 8 && y >= 1 && y <= 8 ? `${'abcdefgh'[x]}${y}` : '')
const at = (name: string) => ['abcdefgh'.indexOf(name[0]!), Number(name[1])] as const
const CROSS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const
const SLANTS = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
] as const

/** The cells such a piece could capture on, and those it could only step to. */
function reach(p: SlowTowers, from: string, kind: number): { hits: string[]; steps: string[] } {
  const [x, y] = at(from)
  const slide = (ways: readonly (readonly [number, number])[], most: number) =>
    ways.flatMap(([dx, dy]) => {
      const found: string[] = []
      for (let n = 1; n <= most; n++) {
        const to = cell(x + dx * n, y + dy * n)
        if (!to) break
        found.push(to)
        if (p.discs.has(to)) break
      }
      return found
    })
  if (kind <= 2) {
    const hits = [cell(x - 1, y + p.turn), cell(x + 1, y + p.turn)].filter(Boolean)
    const one = cell(x, y + p.turn)
    const two = cell(x, y + 2 * p.turn)
    const steps = one && !p.discs.has(one) ? [one] : []
    if (steps.length > 0 && y === (p.turn === 1 ? 2 : 7) && !p.discs.has(two)) steps.push(two)
    return { hits, steps }
  }
  const all = (hits: string[]) => ({ hits, steps: hits })
  if (kind === 3) return all(slide(CROSS, 8))
  if (kind === 4)
    return all(
      [-2, -1, 1, 2].flatMap(dx =>
        [-2, -1, 1, 2].flatMap(dy => (dx * dx === dy * dy ? [] : [cell(x + dx, y + dy)])),
      ),
    )
  if (kind <= 6) return all(slide(SLANTS, 8))
  return all(slide([...CROSS, ...SLANTS], kind === 7 ? 8 : 1))
}

const kings = (p: SlowTowers, side: number) => [...p.discs.values()].filter(n => n * side >= 8).length

export function towerMoves(
  p: SlowTowers,
  overflow: 'forbid' | 'tall' | 'leave' | 'reserve',
): SlowTowersMove[] {
  const { discs, turn } = p
  const mine = turn === 1 ? 0 : 1
  const own = kings(p, turn)
  const found: SlowTowersMove[] = []
  const offer = (name: string, changed: Map<string, number>, to: string, spare: number) => {
    let held = spare
    const sum = changed.get(to)! * turn
    if (sum > 8 && overflow === 'forbid') return
    if (sum > 8 && overflow !== 'tall') {
      changed.set(to, 8 * turn)
      if (overflow === 'reserve') held += sum - 8
    }
    const reserve: [number, number] = [...p.reserve]
    reserve[mine] = held
    const after: SlowTowers = { discs: changed, turn: turn === 1 ? -1 : 1, reserve }
    if (kings(after, turn) > 0) found.push({ name, after })
  }
  for (const [from, signed] of discs) {
    const tower = signed * turn
    if (tower <= 0) continue
    for (let k = 1; k <= tower; k++) {
      const rest = tower - k
      // With one king only, the king is never without eight discs, not even for a moment.
      if (own === 1 && tower >= 8 && rest > 0 && rest < 8) continue
      const { hits, steps } = reach(p, from, k)
      const goals = new Set([
        ...steps.filter(to => to && !discs.has(to)),
        ...hits.filter(to => discs.has(to)),
      ])
      for (const to of goals) {
        const there = (discs.get(to) ?? 0) * turn
        const changed = new Map(discs)
        if (rest === 0) changed.delete(from)
        else changed.set(from, rest * turn)
        changed.set(to, (Math.max(there, 0) + k) * turn)
        const sign = there === 0 ? '-' : there > 0 ? '+' : 'x'
        offer(`${from}${sign}${to}${rest === 0 ? '' : `:${k}`}`, changed, to, p.reserve[mine])
      }
    }
  }
  if (overflow === 'reserve' && p.reserve[mine] > 0)
    for (let x = 0; x < 8; x++)
      for (let y = 1; y <= 8; y++) {
        const to = cell(x, y)
        const there = (discs.get(to) ?? 0) * turn
        if (there < 0 || there > 7) continue
        offer(`@${to}`, new Map([...discs, [to, (there + 1) * turn]]), to, p.reserve[mine] - 1)
      }
  return found
}
