import type { Outcome, Position, Words } from '../../../engine/index.ts'
import { CHANGING_PASS, from, numberCodec, to, win, type ChangingPart } from '../../../kit/index.ts'

const QUIET = 100
/** How much a point counts for the opponent's thinking, beside the way that is left. */
const POINT = 1 / 16

/** How the battle ends and what it is worth; `posts` are the cells where each player's commander counts most. */
export const scored =
  (posts: readonly number[]): ChangingPart =>
  ({ layout, players, cells, pieces, men, count, inGoal, isGoal }) => {
    const quiet = layout.range('quiet', 1, { json: numberCodec() })
    const passes = layout.range('passes', 1, { json: numberCodec(0, 0, 2) })
    const commanders = players.map((_, i) => pieces.codeOf('commander', i))

    const worth = (p: Position, player: number, cell: number): number => {
      const code = p.words[cells + cell]!
      if (!isGoal(code, cell)) return 1
      return code === commanders[player] && cell === posts[player] ? 3 : 2
    }
    const points = (p: Position, player: number): number => {
      let sum = 0
      for (let k = men(player) + count(p, player) - 1; k >= men(player); k--)
        sum += worth(p, player, p.words[k]!)
      return sum
    }
    const commanderPoints = (p: Position, player: number): number => {
      for (let k = men(player) + count(p, player) - 1; k >= men(player); k--)
        if (p.words[cells + p.words[k]!] === commanders[player]) return worth(p, player, p.words[k]!)
      return 0
    }

    const judged = (p: Position, why: Words): Outcome => {
      const sums = players.map((_, i) => points(p, i))
      const leaders = players.map((_, i) => commanderPoints(p, i))
      const lead = Math.sign(sums[0]! - sums[1]! || leaders[0]! - leaders[1]!)
      const score = `${sums[0]} : ${sums[1]}`
      return {
        result: [(1 + lead) / 2, (1 - lead) / 2],
        points: sums,
        reason: { hu: `${why.hu} Pontok: ${score}.`, en: `${why.en} Points: ${score}.` },
      }
    }
    const bare = players.map(({ name }, i) =>
      win(players, 1 - i, `${name.hu} minden harckocsiját elvesztette.`, `${name.en} has lost every tank.`),
    )
    const home = players.map(({ name }) => ({
      hu: `${name.hu} minden megmaradt harckocsija célba ért.`,
      en: `All the tanks ${name.en} has left have arrived.`,
    }))
    return {
      playing(p, m) {
        const pass = m === CHANGING_PASS
        const code = pass ? 0 : p.words[cells + from(m)]!
        const moved =
          !pass && (p.words[cells + to(m)]! > 0 || (isGoal(code, to(m)) && !isGoal(code, from(m))))
        p.note(quiet, moved ? 0 : p.words[quiet]! + 1)
        p.put(passes, pass ? p.words[passes]! + 1 : 0)
      },
      outcome(p) {
        for (let i = 0; i < 2; i++) if (count(p, i) === 0) return bare[i]
        for (let i = 0; i < 2; i++) if (inGoal(p, i) === count(p, i)) return judged(p, home[i]!)
        if (p.words[passes]! >= 2) return judged(p, { hu: 'Senki sem tud lépni.', en: 'Nobody can move.' })
        return p.words[quiet]! < QUIET
          ? undefined
          : judged(p, {
              hu: '100 lépés óta nem volt kilövés, és senki sem ért célba.',
              en: 'Nothing was shot and nobody arrived for 100 moves.',
            })
      },
      repeated: p =>
        judged(p, { hu: 'Ugyanaz az állás ismétlődött.', en: 'The same position was repeated.' }),
      value: (p, player, usual) =>
        Math.max(-1, Math.min(1, POINT * (points(p, player) - points(p, 1 - player)) + usual / 4)),
    }
  }
