// Go, reversi and vari read literally, sharing nothing with the kit (see slow-rows.ts).
import type { Slow } from './slow-rows.ts'

const GO_LETTERS = 'abcdefghjklmnopqrst'

interface Go {
  /** One sign for each point: '.', 'b' or 'w', row 1 first. */
  readonly board: string
  readonly turn: number
  readonly passes: number
  /** The boards before the last moves, the newest last. */
  readonly past: readonly string[]
}

export const go = (
  size: number,
  superko: boolean,
  komi = 0,
): Slow<Go> & { from(board: string, turn: number): Go } => {
  const near = (i: number): number[] => {
    const [x, y] = [i % size, Math.floor(i / size)]
    return [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ]
      .filter(([a, b]) => a! >= 0 && a! < size && b! >= 0 && b! < size)
      .map(([a, b]) => b! * size + a!)
  }
  /** All points of the same sign that hang together with `i`, and the signs around them. */
  const patch = (board: string, i: number) => {
    const points = new Set([i])
    const around = new Set<string>()
    for (const at of points)
      for (const n of near(at))
        if (board[n] === board[i]) points.add(n)
        else around.add(board[n]!)
    return { points, around }
  }
  const put = (board: string, points: Iterable<number>, sign: string) => {
    const signs = [...board]
    for (const i of points) signs[i] = sign
    return signs.join('')
  }
  /** The board after a stone, or undefined when the stone would be dead. */
  const after = (board: string, i: number, turn: number): string | undefined => {
    const own = 'bw'[turn]!
    let now = put(board, [i], own)
    for (const n of near(i)) {
      if (now[n] === '.' || now[n] === own) continue
      const { points, around } = patch(now, n)
      if (!around.has('.')) now = put(now, points, '.')
    }
    return patch(now, i).around.has('.') ? now : undefined
  }
  const name = (i: number) => `${GO_LETTERS[i % size]}${Math.floor(i / size) + 1}`
  const point = (text: string) => (Number(text.slice(1)) - 1) * size + GO_LETTERS.indexOf(text[0]!)
  const legal = (s: Go, i: number): boolean => {
    if (s.board[i] !== '.') return false
    const now = after(s.board, i, s.turn)
    if (now === undefined) return false
    return superko ? !s.past.includes(now) && now !== s.board : now !== s.past.at(-1)
  }
  return {
    start: { board: '.'.repeat(size * size), turn: 0, passes: 0, past: [] },
    from: (board, turn) => ({ board, turn, passes: 0, past: [] }),
    turn: s => s.turn,
    moves: s => [...[...s.board].flatMap((_, i) => (legal(s, i) ? [name(i)] : [])), 'pass'],
    play: (s, text) => ({
      board: text === 'pass' ? s.board : after(s.board, point(text), s.turn)!,
      turn: 1 - s.turn,
      passes: text === 'pass' ? s.passes + 1 : 0,
      past: [...s.past, s.board],
    }),
    over(s) {
      if (s.passes < 2) return undefined
      const points = [0, komi]
      for (const [i, sign] of [...s.board].entries()) {
        const { around } = patch(s.board, i)
        if (sign === 'b' || (sign === '.' && around.size === 1 && around.has('b'))) points[0]!++
        if (sign === 'w' || (sign === '.' && around.size === 1 && around.has('w'))) points[1]!++
      }
      return points[0]! > points[1]! ? [1, 0] : points[0]! < points[1]! ? [0, 1] : [0.5, 0.5]
    },
    pieces: s =>
      Object.fromEntries(
        [...s.board].flatMap((sign, i) =>
          sign === '.' ? [] : [[name(i), sign === 'b' ? 'black stone' : 'white stone']],
        ),
      ),
  }
}

interface Discs {
  readonly discs: Readonly<Record<string, number>>
  readonly turn: number
}

export const reversi = (size: number, version: 1 | 2 | 3): Slow<Discs> => {
  const cells: [number, number][] = []
  for (let y = 1; y <= size; y++) for (let x = 1; x <= size; x++) cells.push([x, y])
  const key = (x: number, y: number) => `${'abcdefghijklmnop'[x - 1] ?? '?'}${y}`
  /** Every enclosed row from a cell: the cells to turn over and the own disc behind them. */
  const rows = (s: Discs, x: number, y: number, who: number) => {
    const found: { turned: string[]; end: string }[] = []
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        if ((dx === 0 && dy === 0) || (version === 1 && dx !== 0 && dy !== 0)) continue
        const turned: string[] = []
        let k = 1
        for (; s.discs[key(x + k * dx, y + k * dy)] === 1 - who; k++) turned.push(key(x + k * dx, y + k * dy))
        const end = key(x + k * dx, y + k * dy)
        if (turned.length > 0 && s.discs[end] === who) found.push({ turned, end })
      }
    return found
  }
  const options = (s: Discs, who: number): { name: string; turned: string[]; cell: string }[] =>
    cells.flatMap(([x, y]) => {
      const cell = key(x, y)
      const found = s.discs[cell] === undefined ? rows(s, x, y, who) : []
      if (found.length === 0) return []
      if (version !== 1) return [{ name: cell, cell, turned: found.flatMap(row => row.turned) }]
      const most = Math.max(...found.map(row => row.turned.length))
      const longest = found.filter(row => row.turned.length === most)
      return longest.map(row => ({
        name: longest.length === 1 ? cell : `${cell}:${row.end}`,
        cell,
        turned: row.turned,
      }))
    })
  const [low, high] = [size / 2, size / 2 + 1]
  return {
    start: {
      discs: { [key(low, high)]: 0, [key(high, low)]: 0, [key(low, low)]: 1, [key(high, high)]: 1 },
      turn: 0,
    },
    turn: s => s.turn,
    moves(s) {
      const names = options(s, s.turn).map(option => option.name)
      return names.length > 0 ? names : ['pass']
    },
    play(s, name) {
      if (name === 'pass') return { ...s, turn: 1 - s.turn }
      const { cell, turned } = options(s, s.turn).find(option => option.name === name)!
      const own = Object.fromEntries([cell, ...turned].map(each => [each, s.turn]))
      return { discs: { ...s.discs, ...own }, turn: 1 - s.turn }
    },
    over(s) {
      if (options(s, 0).length + options(s, 1).length > 0) return undefined
      const [dark, light] = [0, 1].map(who => Object.values(s.discs).filter(each => each === who).length)
      if (dark === light) return [0.5, 0.5]
      return dark! > light! === (version !== 3) ? [1, 0] : [0, 1]
    },
    pieces: s =>
      Object.fromEntries(
        Object.entries(s.discs).map(([cell, who]) => [cell, ['black disc', 'white disc'][who]!]),
      ),
  }
}

interface Seeds {
  readonly pits: readonly number[]
  readonly taken: readonly number[]
  readonly turn: number
}

export const vari = (oware: boolean): Slow<Seeds> => {
  const mine = (who: number) => (who === 0 ? [1, 2, 3, 4, 5, 6] : [7, 8, 9, 10, 11, 12])
  const sum = (s: Seeds, who: number) => mine(who).reduce((n, pit) => n + s.pits[pit - 1]!, 0)
  const play = (s: Seeds, name: string): Seeds => {
    const from = Number(name)
    const pits = [...s.pits]
    const taken = [...s.taken]
    const received = new Set<number>()
    let at = from
    for (let left = s.pits[from - 1]!; left > 0;) {
      at = at === 12 ? 1 : at + 1
      if (at === from) continue
      pits[at - 1]!++
      received.add(at)
      left--
    }
    pits[from - 1] = 0
    const catches = (pit: number) => (oware ? [2, 3] : [2, 4, 6]).includes(pits[pit - 1]!)
    const enemy = mine(1 - s.turn)
    const gone: number[] = []
    if (catches(at) && (!oware || enemy.includes(at))) {
      gone.push(at)
      if (enemy.includes(at))
        for (let pit = at - 1; enemy.includes(pit) && received.has(pit) && catches(pit); pit--) gone.push(pit)
    }
    const slam = enemy.every(pit => pits[pit - 1] === 0 || gone.includes(pit))
    if (!oware || !slam)
      for (const pit of gone) {
        taken[s.turn]! += pits[pit - 1]!
        pits[pit - 1] = 0
      }
    return { pits, taken, turn: 1 - s.turn }
  }
  const moves = (s: Seeds): string[] => {
    const full = mine(s.turn).filter(pit => s.pits[pit - 1]! > 0)
    const feeding = full.filter(pit => sum(play(s, String(pit)), 1 - s.turn) > 0)
    return (oware && sum(s, 1 - s.turn) === 0 ? feeding : full).map(String)
  }
  return {
    start: { pits: Array.from({ length: 12 }, () => (oware ? 4 : 6)), taken: [0, 0], turn: 0 },
    turn: s => s.turn,
    moves,
    play,
    over(s) {
      if (moves(s).length > 0) return undefined
      const [a, b] = [s.taken[0]! + sum(s, 0), s.taken[1]! + sum(s, 1)]
      return a > b ? [1, 0] : a < b ? [0, 1] : [0.5, 0.5]
    },
    pieces: s => ({ pits: s.pits, taken: s.taken }),
  }
}
