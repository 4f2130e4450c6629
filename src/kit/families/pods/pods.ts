import type { Moves, Option, Options, Position } from '../../../engine/index.ts'
import { cellsOf, type Board } from '../../boards/index.ts'
import { cellWordsCodec } from '../../cell-codecs.ts'
import { squash } from '../../judging.ts'
import { toggle } from '../../options.ts'
import { BLACK, WHITE } from '../../pieces.ts'
import type { BoardGame } from '../../scene.ts'
import { ground, standing, text, winsOf } from '../../standing/index.ts'
import { podAttempts, REASONS } from './pod-attempts.ts'
import * as moving from './pod-moves.ts'
import { podReach } from './pod-reach.ts'
import { podScene } from './pod-scene.ts'
import { countOf, ownerOfPod, PodCells, podOf, podsCodec, prongsOf } from './podded.ts'

/** Pods whose prongs tell where they go: what differs between their games. */
export interface PodRules {
  readonly board: Board
  /** The direction of the board for each letter, and the same in degrees clockwise from straight ahead. */
  readonly ways: readonly number[]
  readonly degrees: readonly number[]
  /** The home cells of each player. */
  readonly homes: readonly [string, string]
  readonly pods: number
  readonly prongs: number
  readonly cap: number
}

export interface PodOptions {
  readonly goal: 'one base' | 'three bases'
  readonly jumps: 'over enemies' | 'over all'
  /** Whether a captured pod may come back onto an enemy home that its owner holds. */
  readonly comeback: 'never' | 'onto held homes'
}

/** The options of these games, and what they mean in the words of the rules. */
export const podToggles: readonly Option[] = [
  toggle('threeBase', 'Hárombázisú: mindhárom otthoni mező kell', 'Three bases: all three homes are needed'),
  toggle(
    'official',
    'Hivatalos szabály: saját tok is átugorható',
    'Official rule: own pods may be jumped too',
  ),
]
export const podOptions = ({ threeBase, official }: Options): PodOptions => ({
  goal: threeBase === 'on' ? 'three bases' : 'one base',
  jumps: official === 'on' ? 'over all' : 'over enemies',
  comeback: threeBase === 'on' && official === 'on' ? 'onto held homes' : 'never',
})

export function pods(rules: PodRules, options: PodOptions): BoardGame {
  const { board, ways, pods: most } = rules
  const { size, next } = board
  const degree = board.dirs.length
  const homes = rules.homes.map(names => cellsOf(board, names))
  const g = ground({
    players: [WHITE, BLACK],
    board,
    counters: {
      pods: { for: 'each player', start: most - homes[0]!.length, most },
      prongs: { for: 'each player', start: rules.prongs, most: 2 * rules.prongs },
    },
    parts: ['act', 'settle'],
    marks: ['jumper'],
    own: layout => ({
      pods: layout.range('pieces', size * most, {
        json: podsCodec(board, [WHITE, BLACK], most, ways.length),
      }),
      jumped: layout.range('jumped', size, { json: cellWordsCodec(board, ['', 'jumped']) }),
    }),
    why: REASONS,
  })
  const { players, part, count } = g
  const { jumped } = g.own
  const { jumper } = g.mark
  const cells = new PodCells(g.own.pods, size, most)
  const homeOf = new Int8Array(size).fill(-1)
  for (const [i, list] of homes.entries()) for (const c of list) homeOf[c] = i

  /** The cell one step away by the letter of a way; the wall beyond the rim. */
  const near = (c: number, way: number): number => next[c * degree + ways[way]!]!
  const ahead = (c: number, way: number, steps: 1 | 2): number =>
    steps === 1 ? near(c, way) : near(near(c, way), way)
  const isEmpty = (p: Position, c: number): boolean => c !== size && cells.owner(p, c) < 0
  const mayStep = (p: Position, c: number, way: number): boolean => {
    const target = near(c, way)
    return target !== size && cells.owner(p, target) !== 1 - p.words[0]!
  }
  const mayJump = (p: Position, c: number, way: number): boolean => {
    const over = near(c, way)
    if (over === size || p.words[jumped + over] !== 0 || !isEmpty(p, near(over, way))) return false
    const owner = cells.owner(p, over)
    return owner === 1 - p.words[0]! || (owner >= 0 && options.jumps === 'over all')
  }

  const listProngs = (p: Position, c: number, out: Moves): void => {
    const reserve = p.words[count.prongs + p.words[0]!]!
    for (let k = 0; k < cells.height(p, c); k++) {
      if (!cells.isPlain(p, c, 1 << k)) continue
      const prongs = prongsOf(cells.at(p, c, k))
      for (let way = 0; way < ways.length; way++) {
        if ((prongs >> way) & 1) continue
        if (reserve > 0) out.add(moving.add(c, 1 << k, way))
        for (let old = 0; old < ways.length; old++)
          if ((prongs >> old) & 1) out.add(moving.shift(c, 1 << k, old, way))
      }
    }
  }
  const listWays = (p: Position, c: number, which: number, out: Moves): void => {
    const prongs = cells.common(p, c, which)
    for (let way = 0; way < ways.length; way++) {
      if (!((prongs >> way) & 1)) continue
      if (mayStep(p, c, way)) out.add(moving.step(c, which, way))
      if (mayJump(p, c, way)) out.add(moving.jump(c, which, way))
    }
  }
  /** A pod from the reserve comes onto an own home; one that was captured, if at all, onto an enemy home that is held. */
  const mayPlace = (p: Position, c: number): boolean => {
    const turn = p.words[0]!
    return homeOf[c] === turn
      ? p.words[count.pods + turn]! > 0 && cells.owner(p, c) !== 1 - turn
      : isComeback(c, turn) && cells.owner(p, c) === turn && lost(p, turn) > 0
  }
  const isComeback = (c: number, turn: number): boolean =>
    options.comeback !== 'never' && homeOf[c] === 1 - turn
  /** How many pods of a player the opponent has taken. */
  const lost = (p: Position, player: number): number => {
    let left = most - p.words[count.pods + player]!
    for (let c = 0; c < size; c++) if (cells.owner(p, c) === player) left -= cells.height(p, c)
    return left
  }

  /** Where the jumping pods stand when they may go on, -1 otherwise. */
  const chainFrom = (p: Position): number => p.words[jumper]! - 1
  const mayGoOn = (p: Position): boolean => {
    const c = chainFrom(p)
    if (c < 0) return false
    const prongs = cells.common(p, c, (1 << cells.height(p, c)) - 1)
    for (let way = 0; way < ways.length; way++) if ((prongs >> way) & 1 && mayJump(p, c, way)) return true
    return false
  }
  /** The first jumped cell whose enemy pods are still to be taken or left, -1 when there is none. */
  const undecided = (p: Position): number => {
    for (let c = 0; c < size; c++)
      if (p.words[jumped + c] !== 0 && cells.owner(p, c) === 1 - p.words[0]!) return c
    return -1
  }
  const finish = (p: Position): void => {
    for (let c = 0; c < size; c++) if (p.words[jumped + c] !== 0) p.put(jumped + c, 0)
    p.put(jumper, 0)
    g.endTurn(p)
  }
  const takeAll = (p: Position, c: number): void => {
    const reserve = count.prongs + p.words[0]!
    for (let k = cells.height(p, c) - 1; k >= 0; k--)
      p.put(reserve, p.words[reserve]! + countOf(prongsOf(cells.remove(p, c, k))))
  }
  const setProngs = (p: Position, c: number, which: number, change: number): void => {
    const pod = cells.remove(p, c, 31 - Math.clz32(which))
    cells.add(p, c, podOf(ownerOfPod(pod), prongsOf(pod) ^ change))
  }

  const act = (p: Position, m: number): void => {
    const turn = p.words[0]!
    const c = moving.cellOfMove(m)
    const [which, way] = [moving.whichOf(m), moving.wayOf(m)]
    switch (moving.deedOf(m)) {
      case 'add':
        setProngs(p, c, which, 1 << way)
        p.put(count.prongs + turn, p.words[count.prongs + turn]! - 1)
        break
      case 'shift':
        setProngs(p, c, which, (1 << way) | (1 << moving.goalOf(m)))
        break
      case 'place':
        cells.add(p, c, podOf(turn, 0))
        if (homeOf[c] === turn) p.put(count.pods + turn, p.words[count.pods + turn]! - 1)
        break
      case 'step':
        cells.carry(p, c, near(c, way), which)
        break
      default:
        return jumpOver(p, c, way, which)
    }
    g.endTurn(p)
  }
  const jumpOver = (p: Position, c: number, way: number, which: number): void => {
    const target = ahead(c, way, 2)
    cells.carry(p, c, target, which)
    p.put(jumped + near(c, way), 1)
    p.put(jumper, target + 1)
    g.go(p, part.settle)
    if (!mayGoOn(p) && undecided(p) < 0) finish(p)
  }
  const settle = (p: Position, m: number): void => {
    const c = moving.cellOfMove(m)
    const deed = moving.deedOf(m)
    if (deed === 'jump') return jumpOver(p, c, moving.wayOf(m), moving.whichOf(m))
    if (deed === 'take') takeAll(p, c)
    p.put(jumped + c, 0)
    p.put(jumper, 0)
    if (deed === 'stop' || undecided(p) < 0) finish(p)
  }

  const wins = winsOf(
    players,
    options.goal === 'one base' ? '{winner} elfoglalt egy otthoni mezőt.' : '{winner} elfoglalta az otthont.',
    options.goal === 'one base' ? '{winner} holds a home of the opponent.' : '{winner} holds all the homes.',
  )
  const needed = options.goal === 'one base' ? 1 : homes[0]!.length
  const heldBy = (p: Position, player: number): number => {
    let held = 0
    for (const c of homes[1 - player]!) if (cells.owner(p, c) === player) held++
    return held
  }
  const words = moving.podWords(board, cells, ahead, isComeback, p => p.at(g.now) === part.settle)
  const reach = podReach(board, ways, homes)
  const worth = (p: Position, player: number): number => {
    let sum = p.words[count.pods + player]! * 2
    for (let c = 0; c < size; c++) {
      if (cells.owner(p, c) !== player) continue
      for (let k = 0; k < cells.height(p, c); k++) {
        const prongs = prongsOf(cells.at(p, c, k))
        sum += 3 + countOf(prongs) + 12 / (1 + reach(player, prongs, c))
      }
    }
    return sum
  }

  return standing(g, {
    ...words,
    parts: {
      act: {
        prompt: text(
          'Tűzz be vagy helyezz át egy tüskét, tegyél le egy tokot, vagy lépj.',
          'Add or shift a prong, put down a pod, or move.',
        ),
        moves(p, out) {
          for (let c = 0; c < size; c++) {
            if (cells.owner(p, c) !== p.words[0]) continue
            listProngs(p, c, out)
            for (let which = 1; which < 1 << cells.height(p, c); which++)
              if (cells.isPlain(p, c, which)) listWays(p, c, which, out)
          }
          for (let c = 0; c < size; c++) if (homeOf[c]! >= 0 && mayPlace(p, c)) out.add(moving.place(c))
        },
        play: act,
      },
      settle: {
        prompt(p) {
          const [c, more] = [undecided(p), mayGoOn(p)]
          if (c < 0) return text('Ugorj tovább, vagy állj meg.', 'Jump on, or stop.')
          const at = board.names[c]!
          return more
            ? text(
                `Ugorj tovább, vagy döntsd el: leveszed az átugrott tokokat (${at}), vagy maradnak.`,
                `Jump on, or decide: take the jumped pods on ${at}, or leave them.`,
              )
            : text(
                `Leveszed az átugrott tokokat (${at}), vagy maradnak?`,
                `Take the jumped pods on ${at}, or leave them?`,
              )
        },
        moves(p, out) {
          const from = chainFrom(p)
          const all = from < 0 ? 0 : (1 << cells.height(p, from)) - 1
          const prongs = from < 0 ? 0 : cells.common(p, from, all)
          for (let way = 0; way < ways.length; way++)
            if ((prongs >> way) & 1 && mayJump(p, from, way)) out.add(moving.jump(from, all, way))
          const c = undecided(p)
          if (c < 0) out.add(moving.STOP)
          else {
            out.add(moving.take(c))
            out.add(moving.leave(c))
          }
        },
        play: settle,
      },
    },
    start(p) {
      for (const [i, list] of homes.entries()) for (const c of list) cells.add(p, c, podOf(i, 0))
    },
    flaw(p) {
      let prongs = p.at(count.prongs) + p.at(count.prongs + 1)
      for (let i = 0; i < size * most; i++) prongs += countOf(prongsOf(Math.max(1, p.at(g.own.pods + i))))
      if (lost(p, 0) < 0 || lost(p, 1) < 0)
        return text(`Egy játékosnak ${most} tokja van.`, `A player has ${most} pods.`)
      return prongs > 2 * rules.prongs
        ? text(`Összesen ${2 * rules.prongs} tüske van.`, `There are ${2 * rules.prongs} prongs.`)
        : undefined
    },
    outcome(p) {
      if (p.words[g.now] !== part.act) return undefined
      return heldBy(p, 0) >= needed ? wins[0] : heldBy(p, 1) >= needed ? wins[1] : undefined
    },
    draws: { repetition: { times: 3 }, cap: rules.cap },
    attempts: podAttempts({
      why: g.why,
      size,
      cells,
      ways: ways.length,
      ahead,
      mayStep,
      mayJump,
      chainFrom,
      undecided,
      mayPlace,
      homeOf,
      reserve: (p, what) => p.at(count[what] + p.turn),
      jumps: options.jumps,
    }),
    scene: podScene(g, cells, rules.degrees, options.comeback === 'never' ? () => 0 : lost),
    value: (p, i) => squash(worth(p, i) - worth(p, 1 - i), 12),
    gain: (_, m) => (['jump', 'take'].includes(moving.deedOf(m)) ? 1 : 0),
  })
}
