import { CHANCE, type Moves, type Position } from '../../../engine/index.ts'
import { handsCodec, split, win, windowAround, wordCodec, type Tray } from '../../../kit/index.ts'
import {
  deriveMen,
  fromOf,
  layWorth,
  OTHER,
  pack,
  toOf,
  useOf,
  type ChessPart,
} from '../../../kit/families/chess/index.ts'
import { FIRST } from './board.ts'

/** Which man is put down: drawn at random, or chosen with the king first. */
export type Placing = 'drawn' | 'chosen'

/**
 * All men are in reserve at first and come one a turn, in place of a move, next to some man; whatever is done, all men on the board
 * must hang together. Capturing the king wins.
 */
export const gathering =
  (placing: Placing, honour: 'draw' | 'none'): ChessPart =>
  core => {
    const { cells, pieces, rules, size, layout } = core
    const { board, players } = rules
    const kinds = pieces.kinds.length
    const king = pieces.kinds.findIndex(({ id }) => id === 'king')
    const DIRS = board.dirs.length
    const worth = layWorth(core)
    const reserve = layout.range('reserve', 2 * kinds, { json: handsCodec(players, pieces.kinds) })
    const drawer = layout.range('drawer', 1, { json: wordCodec(['nobody', ...players.map(({ id }) => id)]) })
    const drawn = layout.range('drawn', 1, {
      json: wordCodec(['nothing', ...pieces.kinds.map(({ id }) => id)]),
    })
    const fallen = layout.range('fallen', 1, {
      json: wordCodec(['no', ...players.map(({ id }) => id), 'honour']),
    })
    const HONOUR = players.length + 1

    const stamps = new Int32Array(size + 1)
    const open = new Int32Array(size)
    let stamp = 0
    /** How many men hang together with the one on `start`; nobody stands on `left`, somebody on `start`. */
    const reached = (p: Position, start: number, left: number): number => {
      if (++stamp === 0x7fffffff) stamps.fill((stamp = 0))
      let [count, top] = [0, 0]
      open[top++] = start
      stamps[start] = stamp
      stamps[left] = stamp
      stamps[size] = stamp
      while (top > 0) {
        const c = open[--top]!
        count++
        for (let d = 0; d < DIRS; d++) {
          const n = board.next[c * DIRS + d]!
          if (stamps[n] === stamp || p.words[cells + n] === 0) continue
          stamps[n] = stamp
          open[top++] = n
        }
      }
      return count
    }
    const total = (p: Position) => p.words[core.men]! + p.words[core.men + 1]!
    const isOpen = (p: Position, c: number): boolean => {
      if (p.words[cells + c] !== 0) return false
      if (total(p) === 0) return c === FIRST
      for (let d = 0; d < DIRS; d++) {
        const n = board.next[c * DIRS + d]!
        if (n !== size && p.words[cells + n] !== 0) return true
      }
      return false
    }
    const holds = (p: Position, player: number): number => {
      let sum = 0
      for (let k = 0; k < kinds; k++) sum += p.words[reserve + player * kinds + k]!
      return sum
    }
    const place = (p: Position, kind: number, cell: number, player: number): void => {
      const held = reserve + player * kinds + kind
      p.put(held, p.words[held]! - 1)
      p.put(cells + cell, pieces.code(kind, player))
      deriveMen(core, p)
      p.pass(core.foe[player]!)
    }

    const ask = core.claim({
      name: () => 'place',
      points: () => ['place'],
      labels: { place: { hu: 'Új figura húzása és lerakása', en: 'Draw and place a new man' } },
      play(p, _, player) {
        p.put(drawer, player + 1)
        p.pass(CHANCE)
      },
    })
    const draws = pieces.kinds.map(({ id, name }, kind) =>
      core.claim({
        name: () => `draw-${id}`,
        points: () => [`draw-${id}`],
        labels: { [`draw-${id}`]: { hu: `húzott: ${name.hu}`, en: `drawn: ${name.en}` } },
        play(p) {
          const player = p.words[drawer]! - 1
          p.put(drawer, 0)
          p.put(drawn, kind + 1)
          p.pass(player)
          if (honour === 'draw' && kind === king && !someSafe(p, player)) p.put(fallen, HONOUR)
        },
      }),
    )
    const kindNamed = (kind: number) => rules.pieces[pieces.kinds[kind]!.id]!
    const put = core.claim({
      name: (p, m) => `${kindNamed(p.at(drawn) - 1).letter}@${board.names[toOf(m)]}`,
      points: (_, m) => [toOf(m)],
      play(p, m, player) {
        const kind = p.words[drawn]! - 1
        p.put(drawn, 0)
        place(p, kind, toOf(m), player)
      },
    })
    // Chosen freely, each kind is a kind of move of its own.
    const puts = pieces.kinds.map(({ id }, kind) =>
      core.claim({
        name: (_, m) => `${kindNamed(kind).letter}@${board.names[toOf(m)]}`,
        points: (p, m) => [`reserve:${p.turn}:${id}`, toOf(m)],
        play: (p, m, player) => place(p, kind, toOf(m), player),
      }),
    )
    const addPlacings = (p: Position, out: Moves, player: number): void => {
      const first = p.words[reserve + player * kinds + king]! > 0
      for (let kind = 0; kind < kinds; kind++) {
        if (p.words[reserve + player * kinds + kind] === 0 || (first && kind !== king)) continue
        for (let c = 0; c < size; c++) if (isOpen(p, c)) out.add(puts[kind]! | (c << 10))
      }
    }
    const isTaken = (p: Position, cell: number, by: number): boolean => {
      for (let from = 0; from < size; from++) {
        const code = p.words[cells + from]!
        if (code === 0 || pieces.owner(code) !== by || !sees(p, code, from, cell)) continue
        if (reached(p, cell, from) === total(p) - 1) return true
      }
      return false
    }
    const { leaps, rays, takes, track } = core.tables
    const sees = (p: Position, code: number, from: number, cell: number): boolean => {
      const index = code * size + from
      for (let i = leaps.at[index]!; i < leaps.at[index + 1]!; i++) if (leaps.flat[i] === cell) return true
      for (let i = takes.at[index]!; i < takes.at[index + 1]!; i++) if (takes.flat[i] === cell) return true
      for (let i = rays.at[index]!; i < rays.at[index + 1]!; i++)
        for (let k = rays.flat[i]!; track[k] !== size; k++) {
          if (track[k] === cell) return true
          if (p.words[cells + track[k]!] !== 0) break
        }
      return false
    }
    /** Whether the drawn king can be put somewhere without being taken at once. */
    const someSafe = (p: Position, player: number): boolean => {
      for (let c = 0; c < size; c++) {
        if (!isOpen(p, c)) continue
        const token = p.ahead()
        p.put(cells + c, pieces.code(king, player))
        deriveMen(core, p)
        const taken = isTaken(p, c, core.foe[player]!)
        p.back(token)
        if (!taken) return true
      }
      return false
    }

    const apart = core.reason({
      hu: 'Így a figurák lánca szétszakadna.',
      en: 'This would break the chain of the men.',
      rule: 'chain',
    })
    const putFirst = core.reason({
      hu: 'Előbb rakd le a húzott figurát.',
      en: 'First put down the man you have drawn.',
      rule: 'placing',
    })
    const won = players.map(({ name: { hu, en } }, i) =>
      win(players, core.foe[i]!, `Elesett a királya: ${hu}.`, `Lost the king: ${en}.`),
    )
    const honoured = split(
      players,
      'Döntetlen: a húzott királyt mindenhol azonnal leütnék.',
      'A draw: the drawn king would be taken at once wherever it is put.',
    )
    const stale = split(players, 'Nincs szabályos lépés: döntetlen.', 'No legal move: a draw.')
    const shown = (p: Position) =>
      board.cells.filter((_, c) => p.at(cells + c) !== 0 || (total(p) === 0 && c === FIRST))
    return {
      turns: 'several moves',
      start: p => {
        for (const player of [0, 1])
          for (const [k, { id }] of pieces.kinds.entries())
            p.put(reserve + player * kinds + k, rules.reserve?.[id] ?? 0)
      },
      flaw: p => {
        const some = board.cells.findIndex((_, c) => p.at(cells + c) !== 0)
        if (some >= 0 && reached(p, some, size) !== total(p))
          return { hu: 'A figurák nem alkotnak láncot.', en: 'The men do not hang together.' }
        return p.at(drawn) > 0 && p.at(reserve + p.turn * kinds + p.at(drawn) - 1) === 0
          ? { hu: 'A húzott figura nincs a tartalékban.', en: 'The drawn man is not in the reserve.' }
          : undefined
      },
      instead(p, out, player) {
        if (p.words[drawer] !== 0) {
          const base = reserve + (p.words[drawer]! - 1) * kinds
          for (let k = 0; k < kinds; k++) if (p.words[base + k]! > 0) out.add(draws[k]!)
          return true
        }
        if (p.words[drawn] === 0 || player < 0) return false
        for (let c = 0; c < size; c++) if (isOpen(p, c)) out.add(put | (c << 10))
        return true
      },
      weight: (p, m) => {
        const kind = draws.indexOf(m)
        return kind < 0 ? 1 : p.at(reserve + (p.at(drawer) - 1) * kinds + kind)
      },
      adds(p, out, player) {
        if (placing === 'chosen') addPlacings(p, out, player)
        else if (holds(p, player) > 0) out.add(ask)
      },
      forbids(p, m) {
        if (useOf(m) === OTHER) return 0
        const men = total(p) - (p.words[cells + toOf(m)] === 0 ? 0 : 1)
        return reached(p, toOf(m), fromOf(m)) === men ? 0 : apart
      },
      playing(p, m) {
        const taken = p.words[cells + toOf(m)]!
        if (pieces.kind(taken) === king) p.put(fallen, pieces.owner(taken) + 1)
      },
      outcome(p) {
        const state = p.words[fallen]!
        return state === 0 ? undefined : state === HONOUR ? honoured : won[state - 1]
      },
      stuck: () => stale,
      explains(p, player, say) {
        if (p.at(drawn) === 0) return
        for (let c = 0; c < size; c++) if (pieces.owner(p.at(cells + c)) === player) say(pack(c, c), putFirst)
      },
      prompt: p =>
        p.at(drawn) > 0
          ? {
              hu: `Rakd le a húzott figurát: ${kindNamed(p.at(drawn) - 1).name.hu}.`,
              en: `Put down the man you have drawn: the ${kindNamed(p.at(drawn) - 1).name.en}.`,
            }
          : total(p) === 0
            ? { hu: 'Rakd le az első figurát.', en: 'Put down the first man.' }
            : holds(p, p.turn) > 0
              ? {
                  hu: 'Lépj egy lerakott figuráddal, vagy hozz újat a tartalékból.',
                  en: 'Move one of your men, or bring a new one from the reserve.',
                }
              : undefined,
      value(p, player, usual) {
        let sum = 0
        for (let k = 0; k < kinds; k++)
          sum +=
            (p.words[reserve + player * kinds + k]! - p.words[reserve + core.foe[player]! * kinds + k]!) *
            worth.kind[k]!
        return Math.max(-1, Math.min(1, usual + (WAITING * sum) / worth.army))
      },
      shows: (scene, p) => ({
        ...scene,
        window: windowAround(shown(p), 1.5),
        trays: players.map((_, owner): Tray => ({
          id: `reserve:${owner}`,
          title: { hu: 'Tartalék', en: 'Reserve' },
          owner,
          ...(placing === 'chosen' ? {} : { place: 'card' }),
          items: pieces.kinds.flatMap(({ id }, kind) => {
            const count = p.at(reserve + owner * kinds + kind)
            const code = pieces.code(kind, owner)
            const point = placing === 'chosen' ? { point: `reserve:${owner}:${id}` } : {}
            return count === 0
              ? []
              : [{ look: pieces.look(code), label: pieces.label(code), count, ...point }]
          }),
        })),
      }),
    }
  }

/** A man in reserve is worth a little less than on the board, where its worth counts four times by the army's. */
const WAITING = 3.5
