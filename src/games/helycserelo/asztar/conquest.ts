import type { Draws, Outcome, Position, Words } from '../../../engine/index.ts'
import { BLUE, numberCodec, win, YELLOW, type DraughtsGround, type DraughtsPart } from '../../../kit/index.ts'

const STILL = 60
const PLAYERS = [YELLOW, BLUE]

/** Who has won when the game is stopped: more points of the enemy camp, then more captures. */
export function judging(camps: readonly (readonly number[])[]) {
  let ground: DraughtsGround | undefined
  const inside = camps.map(camp => new Set(camp))
  /** How many men a player has, all of them or only those in the enemy camp. */
  const men = (p: Position, player: number, where: 'anywhere' | 'enemy camp'): number => {
    const { cells, tables, board } = ground!
    let n = 0
    for (let c = 0; c < board.size; c++)
      if (
        tables.owner[p.words[cells + c]!] === player &&
        (where === 'anywhere' || inside[1 - player]!.has(c))
      )
        n++
    return n
  }
  const judged = (p: Position, why: Words): Outcome => {
    const [a, b] = [men(p, 0, 'enemy camp'), men(p, 1, 'enemy camp')]
    const lead = Math.sign(a - b || men(p, 0, 'anywhere') - men(p, 1, 'anywhere'))
    return {
      result: [(1 + lead) / 2, (1 - lead) / 2],
      points: [a, b],
      reason: {
        hu: `${why.hu} Elfoglalt pontok: ${a} : ${b}.`,
        en: `${why.en} Points taken: ${a} : ${b}.`,
      },
    }
  }
  const draws: Draws = {
    repetition: {
      times: 3,
      judge: p => judged(p, { hu: 'Ugyanaz az állás ismétlődött.', en: 'The same position was repeated.' }),
    },
    cap: 400,
    capped: p =>
      judged(p, { hu: 'Elfogyott a megengedett lépésszám.', en: 'The limit on moves was reached.' }),
  }
  return { draws, men, judged, use: (given: DraughtsGround) => (ground = given) }
}

/** The ends of the game and what they are worth. */
export const conquest =
  (camps: readonly (readonly number[])[], judge: ReturnType<typeof judging>): DraughtsPart =>
  ground => {
    judge.use(ground)
    const { layout, chain } = ground
    const { men, judged } = judge
    const still = layout.range('still', 1, { json: numberCodec() })
    const arrived = PLAYERS.map(({ name }) => ({
      hu: `${name.hu} minden bábuja az ellenfél táborában van.`,
      en: `All the men of ${name.en} are in the enemy camp.`,
    }))
    const bare = PLAYERS.map(({ name }, i) =>
      win(PLAYERS, 1 - i, `${name.hu} minden bábuját elvesztette.`, `${name.en} has no piece left.`),
    )
    return {
      playing: (p, m) => p.note(still, m >> 20 > 0 ? 0 : p.words[still]! + 1),
      outcome(p) {
        if (p.words[chain] !== 0) return undefined
        for (let i = 0; i < 2; i++) {
          const all = men(p, i, 'anywhere')
          if (all > 0 && all <= camps[1 - i]!.length && men(p, i, 'enemy camp') === all)
            return judged(p, arrived[i]!)
        }
        return p.words[still]! < STILL
          ? undefined
          : judged(p, { hu: '60 lépés óta nem volt ütés.', en: 'There was no capture for 60 moves.' })
      },
      stuck: p =>
        men(p, p.turn, 'anywhere') === 0
          ? bare[p.turn]
          : judged(p, {
              hu: `${PLAYERS[p.turn]!.name.hu} nem tud lépni.`,
              en: `${PLAYERS[p.turn]!.name.en} cannot move.`,
            }),
      value(p, player, usual) {
        const taken = men(p, player, 'enemy camp') - men(p, 1 - player, 'enemy camp')
        return Math.max(-1, Math.min(1, 0.7 * usual + 0.05 * taken))
      },
    }
  }
