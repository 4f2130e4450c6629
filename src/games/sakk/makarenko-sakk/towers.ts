import { Moves, type Move, type Position, type Words } from '../../../engine/index.ts'
import { numbersCodec, split, win } from '../../../kit/index.ts'
import {
  countCodec,
  deriveMen,
  fromOf,
  pack,
  toOf,
  useOf,
  whatOf,
  OTHER,
  type ChessPart,
} from '../../../kit/families/chess/index.ts'

/** What becomes of discs above the eighth: no such move, taller towers, gone for good, or kept to be put back. */
export type Overflow = 'forbid' | 'tall' | 'leave' | 'reserve'

const KING = 8

/**
 * Every piece is a tower of discs, and kind number n - 1 is the tower of n discs. Any number of them may move, as the piece they
 * make by themselves, also onto an own tower. Somebody without a king must make one with the next move.
 */
export const towers =
  (overflow: Overflow, quiet: number): ChessPart =>
  core => {
    const { cells, pieces, rules, size, stride, roles, tables } = core
    const { players, board } = rules
    const tallest = pieces.kinds.length
    const height = Int32Array.from({ length: stride }, (_, code) =>
      code < pieces.codes ? pieces.kind(code) + 1 : 0,
    )
    const calm = core.layout.range('calm', 1, { json: countCodec })
    const reserve = overflow === 'reserve' ? core.layout.range('reserve', 2, { json: numbersCodec() }) : -1

    const name = (p: Position, m: Move, discs: number): string => {
      const there = roles[p.turn * stride + p.at(cells + toOf(m))]
      const sign = there === 0 ? '-' : there === 1 ? '+' : 'x'
      const part = discs === height[p.at(cells + fromOf(m))] ? '' : `:${discs}`
      return `${board.names[fromOf(m)]}${sign}${board.names[toOf(m)]}${part}`
    }
    // One kind of move for each number of discs.
    const carries = pieces.kinds.map((_, k) => {
      const discs = k + 1
      return core.claim({
        name: (p, m) => name(p, m, discs),
        write(p, m) {
          const [way = '', part] = name(p, m, discs).split(':')
          return part === undefined
            ? { hu: way, en: way }
            : { hu: `${way} (${discs} korong)`, en: `${way} (${discs} ${discs === 1 ? 'disc' : 'discs'})` }
        },
        points: (p, m) => (alone(p, m) ? [fromOf(m), toOf(m)] : [fromOf(m), toOf(m), `discs:${discs}`]),
        labels: { [`discs:${discs}`]: labelOf(discs, pieces.kinds[k]!.name) },
        gain: (p, m) =>
          roles[p.turn * stride + p.at(cells + toOf(m))] === 2 ? height[p.at(cells + toOf(m))]! : 0,
        play(p, m, player) {
          const [from, to] = [fromOf(m), toOf(m)]
          const there = p.words[cells + to]!
          const left = height[p.words[cells + from]!]! - discs
          p.put(cells + from, left === 0 ? 0 : pieces.code(left - 1, player))
          p.note(calm, roles[player * stride + there] === 2 ? 0 : p.words[calm]! + 1)
          pile(p, to, player, roles[player * stride + there] === 1 ? height[there]! + discs : discs)
          finish(p, player)
        },
      })
    })
    const put = core.claim({
      name: (_, m) => `@${board.names[toOf(m)]}`,
      points: (_, m) => ['reserve', toOf(m)],
      labels: { reserve: { hu: 'Korong a tartalékból', en: 'A disc of the reserve' } },
      play(p, m, player) {
        p.put(reserve + player, p.words[reserve + player]! - 1)
        p.note(calm, p.words[calm]! + 1)
        pile(p, toOf(m), player, 1 + height[p.words[cells + toOf(m)]!]!)
        finish(p, player)
      },
    })
    const pile = (p: Position, cell: number, player: number, discs: number): void => {
      const kept = overflow === 'leave' || overflow === 'reserve' ? Math.min(discs, KING) : discs
      if (reserve >= 0 && kept < discs) p.put(reserve + player, p.words[reserve + player]! + discs - kept)
      p.put(cells + cell, pieces.code(kept - 1, player))
    }
    const finish = (p: Position, player: number): void => {
      deriveMen(core, p)
      p.pass(core.foe[player]!)
    }
    const kings = (p: Position, player: number): number => {
      let count = 0
      for (let c = 0; c < size; c++) {
        const code = p.words[cells + c]!
        if (code > 0 && height[code]! >= KING && roles[player * stride + code] === 1) count++
      }
      return count
    }

    /** Whether so many discs may land there: `own` says how many kings the player has now. */
    const lands = (p: Position, player: number, discs: number, to: number, own: number): boolean => {
      const there = p.words[cells + to]!
      const merges = roles[player * stride + there] === 1
      const sum = merges ? height[there]! + discs : discs
      if (sum > KING && overflow === 'forbid') return false
      if (sum > tallest && overflow === 'tall') return false
      return own > 0 || sum >= KING
    }
    const list = (p: Position, player: number, out: Moves): void => {
      const { words } = p
      const { leaps, rays, steps, takes, track } = tables
      const own = kings(p, player)
      const role = player * stride
      for (let from = 0; from < size; from++) {
        const code = words[cells + from]!
        if (roles[role + code] !== 1) continue
        const tower = height[code]!
        for (let discs = 1; discs <= tower; discs++) {
          // The only king goes whole, or leaves a king behind.
          if (own === 1 && tower >= KING && discs < tower && tower - discs < KING) continue
          const m = carries[discs - 1]! | from
          const index = pieces.code(discs - 1, player) * size + from
          for (let i = leaps.at[index]!; i < leaps.at[index + 1]!; i++) {
            const to = leaps.flat[i]!
            if (lands(p, player, discs, to, own)) out.add(m | (to << 10))
          }
          for (let i = rays.at[index]!; i < rays.at[index + 1]!; i++)
            for (let k = rays.flat[i]!; track[k] !== size; k++) {
              const to = track[k]!
              if (lands(p, player, discs, to, own)) out.add(m | (to << 10))
              if (words[cells + to] !== 0) break
            }
          for (let i = steps.at[index]!; i < steps.at[index + 1]!; i++)
            for (let k = steps.flat[i]!; track[k] !== size && words[cells + track[k]!] === 0; k++)
              if (lands(p, player, discs, track[k]!, own)) out.add(m | (track[k]! << 10))
          for (let i = takes.at[index]!; i < takes.at[index + 1]!; i++) {
            const to = takes.flat[i]!
            if (words[cells + to] !== 0 && lands(p, player, discs, to, own)) out.add(m | (to << 10))
          }
        }
      }
      if (reserve < 0 || words[reserve + player] === 0) return
      for (let to = 0; to < size; to++) {
        const code = words[cells + to]!
        if (code !== 0 && (roles[role + code] !== 1 || height[code]! >= KING)) continue
        if (own > 0 || height[code]! + 1 >= KING) out.add(put | (to << 10))
      }
    }
    const scratch = new Moves()
    /** No other number of discs can go the same way. */
    const alone = (p: Position, m: Move): boolean => {
      scratch.n = 0
      list(p, p.turn, scratch)
      return !scratch
        .toArray()
        .some(each => each !== m && (each & 0xfffff) === (m & 0xfffff) && whatOf(each) !== whatOf(put))
    }

    const reason = (hu: string, en: string, rule = 'towers') => core.reason({ hu, en, rule })
    const why = {
      whole: reason(
        'Az egyetlen királyod csak egészben léphet.',
        'Your only king moves only whole.',
        'kings',
      ),
      crown: reason(
        'Nincs királyod: olyan lépés kell, amely királyt alkot.',
        'You have no king: the move must make one.',
        'kings',
      ),
      high: reason(
        'Nyolc korongnál magasabb torony nem lehet.',
        'A tower may not be higher than eight discs.',
      ),
      gait: reason(
        'Ennek a toronynak egyik része sem léphet így.',
        'No part of this tower moves so.',
        'moves',
      ),
      foreign: reason('Ez nem a te tornyod.', 'This tower is not yours.', 'moves'),
    }
    const lost = players.map(({ name: { hu, en } }, i) =>
      win(
        players,
        core.foe[i]!,
        `Nincs királya, és nem is tud alkotni: ${hu}.`,
        `Has no king and cannot make one: ${en}.`,
      ),
    )
    const stale = split(players, 'Nincs lépése, de királya van: döntetlen.', 'No move, but a king: a draw.')
    const drawn = split(
      players,
      `Döntetlen: ${quiet} lépés telt el ütés nélkül.`,
      `A draw: ${quiet} plies without a capture.`,
    )
    return {
      instead(p, out, player) {
        list(p, player, out)
        return true
      },
      outcome: p => (p.words[calm]! >= quiet ? drawn : undefined),
      stuck: p => (kings(p, p.turn) === 0 ? lost[p.turn] : stale),
      explains(p, player, say) {
        const found = new Moves()
        list(p, player, found)
        const known = new Set(found.toArray().map(m => m & 0xfffff))
        const own = kings(p, player)
        for (let from = 0; from < size; from++) {
          const code = p.at(cells + from)
          if (roles[player * stride + code] === 2) say(pack(from, from), why.foreign)
          if (roles[player * stride + code] !== 1) continue
          for (let to = 0; to < size; to++) {
            const m = pack(from, to)
            if (to === from || known.has(m)) continue
            const there = p.at(cells + to)
            const merges = roles[player * stride + there] === 1
            if (own === 0) say(m, why.crown)
            else if (own === 1 && height[code]! >= KING) say(m, why.whole)
            else say(m, merges && overflow === 'forbid' && height[there] === KING ? why.high : why.gait)
          }
        }
      },
      prompt: p =>
        kings(p, p.turn) === 0
          ? { hu: 'Nincs királyod: alkoss egyet most!', en: 'You have no king: make one now!' }
          : undefined,
      shows(scene, p) {
        scratch.n = 0
        list(p, core.foe[p.turn]!, scratch)
        const threatened = scratch
          .toArray()
          .some(
            m =>
              useOf(m) === OTHER &&
              height[p.at(cells + toOf(m))]! >= KING &&
              pieces.owner(p.at(cells + toOf(m))) === p.turn,
          )
        return {
          ...scene,
          ...(threatened ? { notes: [{ hu: 'Sakk!', en: 'Check!' }] } : {}),
          trays:
            reserve < 0
              ? scene.trays
              : players.map(({ name: title }, owner) => ({
                  id: `reserve:${owner}`,
                  title: { hu: `Tartalék: ${title.hu}`, en: `Reserve: ${title.en}` },
                  owner,
                  items:
                    p.at(reserve + owner) === 0
                      ? []
                      : [
                          {
                            look: pieces.look(pieces.code(0, owner)),
                            label: { hu: 'korong', en: 'disc' },
                            count: p.at(reserve + owner),
                            ...(owner === p.turn ? { point: 'reserve' } : {}),
                          },
                        ],
                })),
        }
      },
    }
  }

const labelOf = (discs: number, name: Words): Words => ({
  hu: `${discs} korong (${name.hu})`,
  en: `${discs} discs (${name.en})`,
})
