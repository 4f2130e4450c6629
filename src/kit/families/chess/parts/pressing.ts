import { Moves, type Outcome, type Position } from '../../../../engine/index.ts'
import { split, win } from '../../../outcomes.ts'
import { ALL, boardMoves } from '../candidates.ts'
import { isHit } from '../attacks.ts'
import { countCodec } from '../counting.ts'
import { fromOf, OTHER, toOf, useOf } from '../moves.ts'
import type { ChessPart } from '../part.ts'
import { apply, inCheck } from '../play.ts'

/**
 * The same man may give check by moving only so many times in a row while the foe answers with one and the same man.
 * Words of a player: how many such checks, where the checking man stands, where the answering one does (cell + 1).
 */
export const checksInARow =
  (most: number): ChessPart =>
  core => {
    const words = core.layout.range('pressing', 3 * core.rules.players.length, { json: countCodec })
    const reason = core.reason({
      hu: `Ugyanaz a figura legfeljebb ${most}-szor adhat sakkot egymás után, ha az ellenfél is mindig ugyanazzal válaszol.`,
      en: `The same piece may give check at most ${most} times in a row while the other side answers with one and the same piece.`,
      rule: 'check',
    })
    return {
      forbids(p, m, player) {
        const at = words + 3 * player
        if (p.words[at]! < most || fromOf(m) !== p.words[at + 1]! - 1) return 0
        const token = p.ahead()
        apply(core, p, m, player)
        const checks = inCheck(core, p, core.foe[player]!)
        p.back(token)
        return checks ? reason : 0
      },
      played(p, m, player) {
        const [from, to] = [fromOf(m), toOf(m)]
        const foe = core.foe[player]!
        // As the answer to the foe's check.
        const theirs = words + 3 * foe
        if (p.words[theirs]! > 0) {
          const answered = p.words[theirs + 2]! - 1
          if (answered >= 0 && answered !== from) p.note(theirs, 1)
          p.note(theirs + 2, to + 1)
        }
        const own = words + 3 * player
        const again = p.words[own]! > 0 && p.words[own + 1]! - 1 === from
        if (!inCheck(core, p, foe)) p.note(own, 0)
        else p.note(own, again ? p.words[own]! + 1 : 1)
        if (!again) p.note(own + 2, 0)
        p.note(own + 1, to + 1)
      },
    }
  }

const BITS = 30

/**
 * At the last repetition: who alone gave check with every move of the cycle loses; else who alone attacked the same
 * unguarded man with every move. `spared` says which men may be chased. The game counts checks (`perpetual`).
 */
export const noChasing =
  (times: number, spared: (kind: string) => 'always' | 'at home' | 'never'): ChessPart =>
  core => {
    const { cells, layout, rules, size, pieces, geometry } = core
    const { players } = rules
    const span = Math.ceil(size / BITS)
    const chased = layout.range('chased', players.length * span, { json: countCodec })
    const chases = layout.range('chases', players.length, { json: countCodec })
    const out = new Moves()
    const found = new Int32Array(span)
    const fair = new Uint8Array(core.stride * size)
    for (let code = 1; code < pieces.codes; code++) {
      const way = core.forward[pieces.owner(code)]
      if (way === undefined || core.royals[code] === 1) continue
      const rule = spared(pieces.kinds[pieces.kind(code)]!.id)
      for (let c = 0; c < size; c++) {
        const home = geometry.depth(c, -way) < geometry.depth(c, way)
        fair[code * size + c] = rule === 'never' || (rule === 'at home' && !home) ? 1 : 0
      }
    }
    /** The unguarded men a player attacks now, a bit for each cell. */
    const look = (p: Position, player: number): void => {
      const foe = core.foe[player]!
      out.n = 0
      boardMoves(core, p, out, player, ALL, -1, undefined)
      found.fill(0)
      for (let i = 0; i < out.n; i++) {
        const to = toOf(out.list[i]!)
        if (fair[p.words[cells + to]! * size + to] === 0) continue
        if (!isHit(core.plainAttacks, p, cells, foe * size + to, -1))
          found[(to / BITS) | 0]! |= 1 << (to % BITS)
      }
    }
    const loses = players.map(({ name }, who) => ({
      checking: win(
        players,
        core.foe[who]!,
        `Örökös sakkal ismételt, ezért veszít: ${name.hu}.`,
        `Repeated by perpetual check and loses: ${name.en}.`,
      ),
      chasing: win(
        players,
        core.foe[who]!,
        `Örökös üldözéssel ismételt, ezért veszít: ${name.hu}.`,
        `Repeated by perpetual chase and loses: ${name.en}.`,
      ),
    }))
    const repeated = split(
      players,
      'Döntetlen: ugyanaz az állás ismétlődött.',
      'A draw: the same position was repeated.',
    )
    /** The only one who did it on every move of the cycle; -1 when nobody or both. */
    const alone = (p: Position, counts: number, plies: number): number => {
      const [first, second] = [p.at(counts) * 2 >= plies, p.at(counts + 1) * 2 >= plies]
      return first === second ? -1 : first ? 0 : 1
    }
    const judge = (p: Position, plies: number): Outcome => {
      const checking = alone(p, core.checks, plies)
      if (checking >= 0) return loses[checking]!.checking
      const chasing = alone(p, chases, plies)
      return chasing >= 0 ? loses[chasing]!.chasing : repeated
    }
    return {
      played(p, m, player) {
        if (useOf(m) === OTHER) return
        const [from, to] = [fromOf(m), toOf(m)]
        // The foe's chased man may have moved: the chase goes after it.
        const theirs = chased + core.foe[player]! * span
        const [left, come] = [theirs + ((from / BITS) | 0), theirs + ((to / BITS) | 0)]
        if ((p.words[left]! >> (from % BITS)) & 1) {
          p.note(left, p.words[left]! & ~(1 << (from % BITS)))
          p.note(come, p.words[come]! | (1 << (to % BITS)))
        }
        const own = chased + player * span
        // Nothing repeats for a while after a capture.
        if (p.words[core.quiet]! < 2) {
          for (let i = 0; i < span; i++) p.note(own + i, 0)
          p.note(chases + player, 0)
          return
        }
        look(p, player)
        let [still, some] = [0, 0]
        for (let i = 0; i < span; i++) {
          still |= found[i]! & p.words[own + i]!
          some |= found[i]!
        }
        for (let i = 0; i < span; i++)
          p.note(own + i, still === 0 ? found[i]! : found[i]! & p.words[own + i]!)
        p.note(chases + player, still !== 0 ? p.words[chases + player]! + 1 : some === 0 ? 0 : 1)
      },
      draws: usual => ({ ...usual, repetition: { times, judge } }),
    }
  }

/** A draw when nobody has any of these kinds left. */
export const harmless =
  (kinds: readonly string[]): ChessPart =>
  core => {
    const { cells, size, pieces, rules } = core
    const strong = new Uint8Array(core.stride)
    for (let code = 1; code < pieces.codes; code++)
      if (kinds.includes(pieces.kinds[pieces.kind(code)]!.id)) strong[code] = 1
    const most = core.setup.filter(([, code]) => strong[code] === 0).length
    const end = split(
      rules.players,
      'Döntetlen: egyik fél sem tud mattot adni.',
      'A draw: neither side has enough to mate.',
    )
    return {
      outcome(p) {
        if (p.words[core.men]! + p.words[core.men + 1]! > most) return undefined
        for (let c = 0; c < size; c++) if (strong[p.words[cells + c]!] === 1) return undefined
        return end
      },
    }
  }
