import { processorTime } from '../../bench/measure/clock.ts'
import { FairyJudge } from '../../bench/measure/fairy-judge.ts'
import { isInstalled, Stockfish } from '../../bench/measure/rivals.ts'
import type { Game, Match } from '../../src/engine/index.ts'
import type { Lessons } from './lessons.ts'
import { isQuiet, type SelfPlay } from './self-play.ts'

const NODES = 3000
/** A lead of so many hundredths of a pawn wins three games of four or more. */
const SCALE = 400

/** What another program makes of a position: it is noted while the match goes on, and asked about later. */
interface Judge {
  readonly name: string
  note(match: Match): () => Promise<number | undefined>
  end(): void
}

function judgeOf(id: string): Judge | undefined {
  if (id === 'sakk' && isInstalled(id)) {
    const program = new Stockfish(undefined, NODES)
    return {
      name: 'Stockfish',
      note(match) {
        const log = match.log.slice()
        return () => program.judge(log)
      },
      end: () => program.end(),
    }
  }
  if (!FairyJudge.knows(id)) return undefined
  const program = new FairyJudge(id, NODES)
  return {
    name: 'Fairy-Stockfish',
    note(match) {
      const position = program.positionOf(match)
      return () => program.judge(position)
    },
    end: () => program.end(),
  }
}

/** Another program that tells what positions are worth. It is never shipped; only weights come of it. */
export class Teacher {
  readonly name: string
  private readonly judge: Judge

  private constructor(judge: Judge) {
    this.judge = judge
    this.name = `${judge.name}, ${NODES} positions`
  }

  static of(id: string): Teacher {
    const judge = judgeOf(id)
    if (!judge) throw new Error('no other program is installed to learn this game from')
    return new Teacher(judge)
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
      const noted: { readonly sign: number; readonly ask: () => Promise<number | undefined> }[] = []
      const first = lessons.length
      school.play(
        game,
        seed++,
        (match, _, best) => {
          if (!isQuiet(game, match.position, best)) return
          lessons.take(match.position)
          noted.push({ sign: match.position.turn === 0 ? 1 : -1, ask: this.judge.note(match) })
        },
        () => {},
      )
      for (const [i, { sign, ask }] of noted.entries())
        lessons.worth[first + i] = sign * Math.tanh(((await ask()) ?? 0) / SCALE)
      lessons.games++
    }
  }

  end(): void {
    this.judge.end()
  }
}
