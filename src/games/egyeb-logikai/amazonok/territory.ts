import type { Position } from '../../../engine/index.ts'

const FAR = 100

/** Who reaches each empty cell in fewer queen moves; the share of the cells is the value. */
export function territory(rays: Int16Array, size: number) {
  const reach = rays.length / size / 8
  const distance = new Int16Array(4 * size)
  const queue = new Int16Array(size)

  const spread = (p: Position, base: number, cells: number, home: number, each: number): void => {
    let tail = 0
    distance.fill(FAR, base, base + size)
    for (let k = home; k < home + each; k++) {
      const at = p.words[k]!
      if (at < 0) continue
      distance[base + at] = 0
      queue[tail++] = at
    }
    for (let head = 0; head < tail; head++) {
      const c = queue[head]!
      const far = distance[base + c]! + 1
      for (let i = c * 8 * reach, end = i + 8 * reach; i < end; i += reach)
        for (let k = i; p.words[cells + rays[k]!] === 0; k++) {
          const n = rays[k]!
          if (distance[base + n]! < far) break
          if (distance[base + n] === far) continue
          distance[base + n] = far
          queue[tail++] = n
        }
    }
  }

  return (p: Position, player: number, cells: number, home: number, each: number, count: number): number => {
    for (let i = 0; i < count; i++) spread(p, i * size, cells, home + i * each, each)
    let mine = 0
    let open = 1
    for (let c = 0; c < size; c++) {
      if (p.words[cells + c] !== 0) continue
      const own = distance[player * size + c]!
      let rival = FAR
      for (let i = 0; i < count; i++) if (i !== player) rival = Math.min(rival, distance[i * size + c]!)
      if (own === FAR && rival === FAR) continue
      open++
      if (own < rival) mine++
      else if (own > rival) mine--
      // Equally near: a little better for the one to move.
      else mine += p.turn === player ? 0.2 : -0.2
    }
    return mine / open
  }
}
