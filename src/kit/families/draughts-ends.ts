import type { Draws, Layout, Outcome, Position, Words } from '../../engine/index.ts'
import { flagsCodec, numberCodec } from '../codecs.ts'
import { LIMIT, REPEATED } from '../judging.ts'
import { shared, teamsLeft, win } from '../outcomes.ts'
import type { Draughts } from './draughts.ts'
import type { Tables } from './draughts-tables.ts'

const and = (names: readonly string[], word: string): string => names.join(` ${word} `)

/** Who is still in, whose turn comes next, and how the game ends. `cells` is where the leading codes start. */
export function ending(
  layout: Layout,
  t: Tables,
  rules: Draughts,
  cells: number,
  canMove: (p: Position) => boolean,
) {
  const players = rules.armies.map(army => army.player)
  const { field, owner } = t
  const n = players.length
  const several = n > 2
  /** Plies in a row without a capture or a man's step forward. */
  const quiet = layout.range('quiet', 1, { json: numberCodec() })
  /** Bits of the players who dropped out; with two players nobody drops out, the game ends. */
  const out = several ? layout.range('out', 1, { json: flagsCodec(players.map(player => player.id)) }) : -1

  const goneOf = (p: Position): number => (several ? p.at(out) : 0)

  const lastTeam = Array.from({ length: several ? 1 << n : 0 }, (_, gone): Outcome | undefined => {
    if (teamsLeft(players, gone).size !== 1) return undefined
    const winners = shared(players, gone, REPEATED).result.flatMap((part, i) => (part > 0 ? [i] : []))
    const names = (language: 'hu' | 'en', word: string) =>
      and(
        winners.map(i => players[i]!.name[language]),
        word,
      )
    return win(
      players,
      winners[0]!,
      `Mindenki más kiesett: ${names('hu', 'és')} győzött.`,
      `Everyone else is out: ${names('en', 'and')} won.`,
    )
  })

  const tired: Words = {
    hu: `${rules.draws.quietRounds} körön át nem volt ütés, és bábu sem lépett előre.`,
    en: `No capture and no man's step forward for ${rules.draws.quietRounds} rounds.`,
  }
  const inPlay = (gone: number) => players.filter((_, i) => ((gone >> i) & 1) === 0).length
  const patience = Int32Array.from(
    { length: several ? 1 << n : 1 },
    (_, gone) => rules.draws.quietRounds * inPlay(gone),
  )
  const tiredOut = Array.from({ length: several ? 1 << n : 1 }, (_, gone) => shared(players, gone, tired))

  const losses = players.map((player, i) => ({
    bare: win(
      players,
      1 - i,
      `${player.name.hu} minden bábuját elvesztette.`,
      `${player.name.en} has no piece left.`,
    ),
    blocked: win(players, 1 - i, `${player.name.hu} nem tud lépni.`, `${player.name.en} cannot move.`),
  }))

  const leads = (w: Int32Array, player: number): boolean => {
    for (let i = 0; i < field.length; i++) if (owner[w[cells + field[i]!]!] === player) return true
    return false
  }

  /** The loss of a player who has no piece left. */
  const bare = (p: Position, player: number): Outcome | undefined =>
    leads(p.words, player) ? undefined : losses[player]!.bare

  const { repetition, cap } = rules.draws
  const draws: Draws = several
    ? {
        repetition: { times: repetition, judge: p => shared(players, goneOf(p), REPEATED) },
        cap,
        capped: p => shared(players, goneOf(p), LIMIT),
      }
    : { repetition: { times: repetition }, cap }

  return {
    draws,
    quiet,
    several,
    passOn(p: Position): void {
      const turn = p.words[0]!
      if (!several) return p.pass(1 - turn)
      const gone = p.words[out]!
      let to = (turn + 1) % n
      while ((gone >> to) & 1 && to !== turn) to = (to + 1) % n
      p.pass(to)
    },
    /** After a capture: whoever has nothing left is out. */
    strike(p: Position): void {
      let gone = p.words[out]!
      for (let i = 0; i < n; i++) if (((gone >> i) & 1) === 0 && !leads(p.words, i)) gone |= 1 << i
      p.put(out, gone)
    },
    /** The player whose turn it is cannot move: out, with all pieces. */
    dropOut(p: Position): void {
      const turn = p.turn
      for (let i = 0; i < field.length; i++)
        if (owner[p.words[cells + field[i]!]!] === turn) p.put(cells + field[i]!, 0)
      p.put(out, p.at(out) | (1 << turn))
    },
    outcome(p: Position): Outcome | undefined {
      const w = p.words
      const gone = several ? w[out]! : 0
      if (several && lastTeam[gone]) return lastTeam[gone]
      // Who cannot move has lost or is out, even by the last of the quiet moves.
      return w[quiet]! >= patience[gone]! && canMove(p) ? tiredOut[gone] : undefined
    },
    bare,
    lost: (p: Position): Outcome => bare(p, p.turn) ?? losses[p.turn]!.blocked,
  }
}
