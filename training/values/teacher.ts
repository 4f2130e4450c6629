import { isInstalled, Stockfish } from '../../bench/measure/rivals.ts'
import { processorTime } from '../../bench/measure/clock.ts'
import type { Game } from '../../src/engine/index.ts'
import type { Lessons } from './lessons.ts'
import { isQuiet, type SelfPlay } from './self-play.ts'

const NODES = 3000
/** A lead of so many hundredths of a pawn wins three games of four or more. */
const SCALE = 400

/** Another program that tells what positions are worth. It is never shipped; only weights come of it. */
export class Teacher {
  readonly name = `Stockfish, ${NODES} positions`
  private readonly program = new Stockfish(undefined, NODES)

  static of(id: string): Teacher {
    if (id !== 'sakk' || !isInstalled(id))
      throw new Error('no other program is installed to learn this game from')
    return new Teacher()
  }

  /** Lessons of games played in so many milliseconds of our processor time. */
  async teach(
    school: SelfPlay,
    game: Game,
    lessons: Lessons,
    seed: number,
    milliseconds: number,
  ): Promise<void> {
    const until = processorTime() + milliseconds
    while (processorTime() < until) {
      const plies: number[] = []
      const first = lessons.length
      let log: readonly string[] = []
      school.play(
        game,
        seed++,
        (match, _, best) => {
          if (!isQuiet(game, match.position, best)) return
          lessons.take(match.position)
          plies.push(match.length)
        },
        match => {
          ;({ log } = match)
        },
      )
      for (const [i, ply] of plies.entries()) {
        const told = Math.tanh((await this.program.judge(log.slice(0, ply))) / SCALE)
        lessons.worth[first + i] = ply % 2 === 0 ? told : -told
      }
      lessons.games++
    }
  }

  end(): void {
    this.program.end()
  }
}
