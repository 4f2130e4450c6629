import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Match, Move, Options } from '../../src/engine/index.ts'

export const GNU_GO = '/usr/games/gnugo'

/** GNU Go by its text protocol; its points are named as ours, with capitals. */
export class GnuGo {
  private readonly program: ChildProcessWithoutNullStreams
  private readonly waiting: ((answer: string) => void)[] = []

  private constructor(size: number, komi: string, level: string, seed: number) {
    const rules = ['--chinese-rules', '--capture-all-dead', '--positional-superko', '--never-resign']
    const how = [
      '--mode',
      'gtp',
      '--level',
      level,
      '--boardsize',
      String(size),
      '--komi',
      komi,
      '--seed',
      String(seed + 1),
    ]
    this.program = spawn(GNU_GO, [...how, ...rules])
    createInterface({ input: this.program.stdout }).on('line', line => {
      if (line.startsWith('=') || line.startsWith('?')) this.waiting.shift()?.(line)
    })
  }

  /** At the position of a match that has only placed stones so far. */
  static async begin(match: Match, options: Options, level: string, seed: number): Promise<GnuGo> {
    const gnu = new GnuGo(match.game.net!.size, options['komi'] ?? '0', level, seed)
    for (const [i, name] of match.log.entries())
      await gnu.say(`play ${i % 2 === 0 ? 'black' : 'white'} ${name}`)
    return gnu
  }

  private say(command: string): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.waiting.push(resolve)
    this.program.stdin.write(`${command}\n`)
    return promise
  }
  async told(match: Match, move: Move): Promise<void> {
    const answer = await this.say(
      `play ${match.position.turn === 0 ? 'black' : 'white'} ${match.nameOf(move)}`,
    )
    if (!answer.startsWith('=')) throw new Error(`GNU Go refuses ${match.nameOf(move)}: ${answer}`)
  }
  async move(match: Match): Promise<Move> {
    const answer = await this.say(`genmove ${match.position.turn === 0 ? 'black' : 'white'}`)
    const name = answer.replace(/^= */, '').trim().toLowerCase()
    const found = match.moves.find(move => match.nameOf(move) === name)
    if (found === undefined) throw new Error(`GNU Go plays ${name}`)
    return found
  }
  end(): void {
    this.program.stdin.write('quit\n')
  }
}
