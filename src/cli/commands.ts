import { Mistake, readArguments, refuseUnknown, type Arguments, type Taken } from './arguments.ts'
import { match, play } from './contest.ts'
import { games, moves, perft, playouts, show } from './inspect.ts'

const USAGE = `Usage: jatekvilag <command> [--json]
  games                                  all games with their variants
  show   <id> [--variant v] [--position file|-] [--date day | --seed n] [--play "m1 m2"] [--svg]
  moves  <id> [same]                     the legal moves, one a line
  perft  <id> <depth> [same] [--divide]  number of move sequences
  play   <id> [same] [--players "person,ai:6"]
  playouts <id> [--seconds 3] [--seed 1] random games
  match  <id> --players "ai:6,ai:2" --games 20 --seed 1 [--milliseconds n]
  solve  <id> [same]                     one-person games: the shortest solution, or "none"
  prove  <id> [same]                     small games for two: who wins, by every position there is
  export <file|-> [--as pgn|fen|sgf|pdn|usi|kif|mat] [--out file]  a match in a format of other programs
  import <file|-> [--out file]           a match of ours from PGN, FEN, SGF, PDN, USI, KIF or MAT
  check  <id> … | --all                  what a definition lacks, one a line; leaves with 1 when something is missing
  deck   check|pdf|png <deck>            the card studio; "deck" alone tells more
  serve  [--port 8080] [--data dir] [--host address] [--name its.name] [--behind-proxy]`

interface Command {
  readonly takes: Taken
  readonly run: (given: Arguments) => Promise<void>
}

/** What brings a match to where a command begins. */
const MATCH = ['variant', 'position', 'play', 'date', 'seed'] as const

const commands: Record<string, Command> = {
  games: { takes: { words: 0, options: [] }, run: games },
  show: { takes: { words: 1, options: [...MATCH, 'svg'] }, run: show },
  moves: { takes: { words: 1, options: MATCH }, run: moves },
  perft: { takes: { words: 2, options: [...MATCH, 'divide'] }, run: perft },
  playouts: { takes: { words: 1, options: [...MATCH, 'seconds'] }, run: playouts },
  match: { takes: { words: 1, options: [...MATCH, 'players', 'games', 'milliseconds'] }, run: match },
  play: { takes: { words: 1, options: [...MATCH, 'players'] }, run: play },
  check: {
    takes: { words: Infinity, options: ['all'] },
    run: async given => (await import('./check.ts')).check(given),
  },
  solve: {
    takes: { words: 1, options: MATCH },
    run: async given => (await import('./puzzle.ts')).solve(given),
  },
  prove: {
    takes: { words: 1, options: MATCH },
    run: async given => (await import('./proof.ts')).tellProof(given),
  },
  export: {
    takes: { words: 1, options: ['as', 'out'] },
    run: async given => (await import('./files.ts')).exportFile(given),
  },
  import: {
    takes: { words: 1, options: ['out'] },
    run: async given => (await import('./files.ts')).importFile(given),
  },
  serve: {
    takes: { words: 0, options: ['port', 'data', 'host', 'name', 'behind-proxy'] },
    run: async given => (await import('./serve.ts')).serve(given),
  },
}

/** Runs one command; a mistake is said in one line, and the program leaves with 2. */
export async function runCommand(words: readonly string[]): Promise<void> {
  try {
    // The studio has options and help of its own.
    if (words[0] === 'deck') await (await import('./deck.ts')).deck(words.slice(1))
    else if (words.some(word => ['help', '--help', '-h'].includes(word))) console.log(USAGE)
    else {
      const given = readArguments(words)
      const name = given.positionals[0] ?? ''
      const command = Object.hasOwn(commands, name) ? commands[name] : undefined
      if (!command) throw new Mistake(name === '' ? USAGE : `There is no command "${name}".\n${USAGE}`)
      refuseUnknown(given, command.takes)
      await command.run(given)
    }
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
    console.error(error.message)
    process.exitCode = 2
  }
}
