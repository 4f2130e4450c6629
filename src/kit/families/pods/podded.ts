import { fail, ok, type Codec, type Player, type Position } from '../../../engine/index.ts'
import type { Board } from '../../boards/index.ts'
import { noPiece, thingsCodec } from '../../codecs.ts'

/** The letters of the prongs, clockwise from straight ahead. */
export const LETTERS = 'ABCDEFGH'
export const lettersOf = (prongs: number): string =>
  [...LETTERS].filter((_, way) => (prongs >> way) & 1).join('')
const COUNTS = Uint8Array.from({ length: 256 }, (_, prongs) => lettersOf(prongs).length)
export const countOf = (prongs: number): number => COUNTS[prongs]!

/** A pod in one word: whose it is, and a bit for each prong; 0 is no pod. */
export const podOf = (owner: number, prongs: number): number => 1 + owner + 2 * prongs
export const ownerOfPod = (pod: number): number => (pod - 1) & 1
export const prongsOf = (pod: number): number => (pod - 1) >> 1

/**
 * The pods on the cells: `depth` words for each, the largest number first, so that the same pods on a cell are the same words.
 * All pods of a cell belong to one player.
 */
export class PodCells {
  readonly start: number
  readonly size: number
  readonly depth: number

  constructor(start: number, size: number, depth: number) {
    this.start = start
    this.size = size
    this.depth = depth
  }

  at(p: Position, cell: number, level: number): number {
    return p.words[this.start + cell * this.depth + level]!
  }
  /** -1 where no pod stands. */
  owner(p: Position, cell: number): number {
    const pod = p.words[this.start + cell * this.depth]!
    return pod === 0 ? -1 : ownerOfPod(pod)
  }
  height(p: Position, cell: number): number {
    let height = 0
    while (height < this.depth && this.at(p, cell, height) !== 0) height++
    return height
  }

  add(p: Position, cell: number, pod: number): void {
    const base = this.start + cell * this.depth
    let k = this.height(p, cell)
    for (; k > 0 && p.words[base + k - 1]! < pod; k--) p.put(base + k, p.words[base + k - 1]!)
    p.put(base + k, pod)
  }
  /** Takes a pod off and tells what it was. */
  remove(p: Position, cell: number, level: number): number {
    const base = this.start + cell * this.depth
    const pod = p.words[base + level]!
    const last = this.height(p, cell) - 1
    for (let k = level; k < last; k++) p.put(base + k, p.words[base + k + 1]!)
    p.put(base + last, 0)
    return pod
  }
  /** `which` has a bit for each level that goes. */
  carry(p: Position, a: number, b: number, which: number): void {
    for (let k = this.depth - 1; k >= 0; k--) if ((which >> k) & 1) this.add(p, b, this.remove(p, a, k))
  }
  /** The prongs that all the pods of `which` have. */
  common(p: Position, cell: number, which: number): number {
    let prongs = 255
    for (let k = 0; which >> k !== 0; k++) if ((which >> k) & 1) prongs &= prongsOf(this.at(p, cell, k))
    return prongs
  }
  /** Of pods that are alike the first ones go, so that no choice is listed twice. */
  isPlain(p: Position, cell: number, which: number): boolean {
    for (let k = 1; which >> k !== 0; k++)
      if ((which >> k) & 1 && !((which >> (k - 1)) & 1) && this.at(p, cell, k) === this.at(p, cell, k - 1))
        return false
    return true
  }
}

/** `{"15": ["white pod", "prong A", "prong C"]}`: each pod, then its prongs. */
export const podsCodec = (board: Board, players: readonly Player[], depth: number, ways: number): Codec =>
  thingsCodec(board, {
    tell(p, start, c) {
      const cells = new PodCells(start, board.size, depth)
      const list: string[] = []
      for (let k = 0; k < cells.height(p, c); k++) {
        const pod = cells.at(p, c, k)
        list.push(`${players[ownerOfPod(pod)]!.id} pod`)
        for (const letter of lettersOf(prongsOf(pod))) list.push(`prong ${letter}`)
      }
      return list
    },
    lay(things, p, start, c) {
      const name = board.names[c]!
      const pods: number[] = []
      for (const each of things) {
        const owner = players.findIndex(player => `${player.id} pod` === each)
        const way = LETTERS.slice(0, ways).indexOf(each.replace(/^prong (?=[A-H]$)/, ''))
        const last = pods.at(-1)
        if (owner >= 0) pods.push(podOf(owner, 0))
        else if (way < 0 || last === undefined) return noPiece(each)
        else if ((prongsOf(last) >> way) & 1)
          return fail(`Két tüske egy helyen: ${name}.`, `Two prongs in one place: ${name}.`)
        else pods[pods.length - 1] = podOf(ownerOfPod(last), prongsOf(last) | (1 << way))
      }
      if (pods.length > depth || pods.some(pod => ownerOfPod(pod) !== ownerOfPod(pods[0]!)))
        return fail(`Ennyi tok nem állhat együtt: ${name}.`, `These pods cannot stand together: ${name}.`)
      const cells = new PodCells(start, board.size, depth)
      for (const pod of pods) cells.add(p, c, pod)
      return ok(undefined)
    },
  })
