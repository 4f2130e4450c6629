import { Mistake, readArguments, type Arguments } from './arguments.ts'
import { match, play } from './contest.ts'
import { games, moves, perft, playouts, show } from './inspect.ts'

const USAGE = `Usage: jatekvilag <command> [--json]
  games                                  all games with their variants
  show   <id> [--variant v] [--position file|-] [--date day | --seed n] [--play "m1 m2"] [--svg]
  moves  <id> [same]                     the legal moves, one a line
  perft  <id> <depth> [same] [--divide]  number of move sequences
  play   <id> [same] [--players "person,ai:3"]
  playouts <id> [--seconds 3] [--seed 1] random games
  match  <id> --players "ai:3,ai:1" --games 20 --seed 1 [--milliseconds n]
  solve  <id> [same]                     one-person games: the shortest solution, or "none"
  check  <id> … | --all                  what a definition lacks, one a line; leaves with 1 when something is missing
  deck   check|pdf|png <deck>            the card studio; "deck" alone tells more
  serve  [--port 8080] [--data dir] [--host address] [--name its.name] [--behind-proxy]`

const commands: Record<string, (given: Arguments) => Promise<void>> = {
  games,
  show,
  moves,
  perft,
  playouts,
  match,
  play,
  check: async given => (await import('./check.ts')).check(given),
  solve: async given => (await import('./puzzle.ts')).solve(given),
  serve: async given => (await import('./serve.ts')).serve(given),
}

/** Runs one command; a mistake is said in one line, and the program leaves with 2. */
export async function runCommand(words: readonly string[]): Promise<void> {
  try {
    // The studio has options and help of its own.
    if (words[0] === 'deck') await (await import('./deck.ts')).deck(words.slice(1))
    else if (words.some(word => ['help', '--help', '-h'].includes(word))) console.log(USAGE)
    else {
      const given = readArguments(words)
      const command = commands[given.positionals[0] ?? '']
      if (!command) throw new Mistake(USAGE)
      await command(given)
    }
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
