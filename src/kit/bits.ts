/** How many bits of a number are set. */
export function bitsIn(bits: number): number {
  let n = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++
  return n
}
