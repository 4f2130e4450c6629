import { think, thinkRandomly } from '../src/ai/index.ts'
import { gameFolders, loadGame } from '../src/cli/library.ts'
import { Match, Rng } from '../src/engine/index.ts'
import type { GameDefinition } from '../src/kit/index.ts'

/** How many games, and how long the opponent thinks; `STRENGTH="100 20" npm run bench strength [ids …]` for the full count. */
const [GAMES = 10, MILLISECONDS = 20] = (process.env['STRENGTH'] ?? '').split(' ').filter(Boolean).map(Number)

/** Points of the third level against the random player; they change seats from game to game. */
function points(definition: GameDefinition): { points: number; plies: number } {
  let sum = 0
  let plies = 0
  for (let g = 0; g < GAMES; g++) {
    const rng = new Rng(g + 1)
    const match = Match.begin(definition)
    const { game } = match
    const teams = new Set(game.players.map((player, i) => player.team ?? i))
    const ours = [...teams][g % teams.size]
    const us = game.players.findIndex((player, i) => (player.team ?? i) === ours)
    match.roll(rng)
    while (!match.outcome) {
      const { position, moves } = match
      const seat = game.actor ? game.actor(position, moves[rng.below(moves.length)]!) : position.turn
      const mine = (game.players[seat]?.team ?? seat) === ours
      const how = {
        seat,
        level: 3,
        seed: rng.below(0x7fffffff),
        milliseconds: MILLISECONDS,
        seen: match.seenKeys(),
      } as const
      match.play(mine ? think(game, position, how) : thinkRandomly(game, position, rng))
      match.roll(rng)
    }
    plies += match.length
    sum += match.outcome.result[us]!
  }
  return { points: sum, plies: plies / GAMES }
}

export async function run(): Promise<void> {
  console.log(`level 3 with ${MILLISECONDS} ms a move against the random player, ${GAMES} games`)
  const wanted = process.argv.slice(3)
  for (const { id } of gameFolders()) {
    if (wanted.length > 0 && !wanted.includes(id)) continue
    const loaded = await loadGame(id)
    if (!loaded.ok || loaded.value.players[0] === 1) continue
    await loaded.value.load?.({})
    const { points: won, plies } = points(loaded.value)
    console.log(
      `${id.padEnd(24)}${won.toFixed(1).padStart(6)} of ${GAMES}   ${Math.round(plies)} moves a game`,
    )
  }
}
