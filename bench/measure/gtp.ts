import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Match, type Move, type Options } from '../../src/engine/index.ts'

const GNU_GO = '/usr/games/gnugo'
const RHINO = '/usr/games/gtp-rhino'

/** Who plays: `gnugo:<level>` at go, `rhino:<depth>,<exact>` at reversi. */
export type Opponent = `${'gnugo' | 'rhino'}:${string}`

export const isOpponent = (word: string): word is Opponent => /^(gnugo|rhino):/.test(word)
export const programOf = (opponent: Opponent): string => (opponent.startsWith('gnugo') ? GNU_GO : RHINO)

function wordsFor(opponent: Opponent, komi: string, seed: number): readonly string[] {
  const [name, strength = ''] = opponent.split(':')
  if (name === 'gnugo') {
    const rules = ['--chinese-rules', '--capture-all-dead', '--positional-superko', '--never-resign']
    return ['--mode', 'gtp', '--level', strength, '--komi', komi, '--seed', String(seed + 1), ...rules]
  }
  const [depth = '8', exact = '16'] = strength.split(',')
  return ['-m', depth, '-w', exact, '-e', exact]
}

/** Another program by the text protocol of go; its points are named as ours, with capitals. */
export class Gtp {
  private readonly program: ChildProcessWithoutNullStreams
  /** At reversi nobody may pass who can move: it goes without saying. */
  private readonly saysPass: boolean
  private readonly waiting: ((answer: string) => void)[] = []

  private constructor(opponent: Opponent, komi: string, seed: number) {
    this.saysPass = opponent.startsWith('gnugo')
    this.program = spawn(programOf(opponent), [...wordsFor(opponent, komi, seed)])
    createInterface({ input: this.program.stdout }).on('line', line => {
      if (line.startsWith('=') || line.startsWith('?')) this.waiting.shift()?.(line)
    })
  }

  /** At the position that the moves of a match so far lead to. */
  static async begin(opponent: Opponent, match: Match, options: Options, seed: number): Promise<Gtp> {
    const gtp = new Gtp(opponent, options['komi'] ?? '0', seed)
    await gtp.say(`boardsize ${match.game.net!.size}`)
    await gtp.say('clear_board')
    const walked = Match.begin(match.definition, options)
    for (const name of match.log) {
      const move = walked.moves.find(m => walked.nameOf(m) === name)!
      await gtp.told(walked, move)
      walked.play(move)
    }
    return gtp
  }

  private say(command: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.waiting.push(resolve)
    this.program.stdin.write(`${command}\n`)
    return promise
  }

  async told(match: Match, move: Move): Promise<void> {
    const name = match.nameOf(move)
    if (name === 'pass' && !this.saysPass) return
    const answer = await this.say(`play ${match.position.turn === 0 ? 'black' : 'white'} ${name}`)
    if (!answer.startsWith('=')) throw new Error(`${name} is refused: ${answer}`)
  }

  async move(match: Match): Promise<Move> {
    if (!this.saysPass && match.moves.length === 1 && match.nameOf(match.moves[0]!) === 'pass')
      return match.moves[0]!
    const answer = await this.say(`genmove ${match.position.turn === 0 ? 'black' : 'white'}`)
    const name = answer.replace(/^= */, '').trim().toLowerCase()
    const found = match.moves.find(move => match.nameOf(move) === name)
    if (found === undefined) throw new Error(`${name} was played, which is not legal here`)
    return found
  }

  end(): void {
    this.program.stdin.write('quit\n')
  }
}
