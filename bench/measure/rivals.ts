import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { nameOfUsi, usiMove } from '../../src/formats/shogi.ts'
import type { Match, Move } from '../../src/engine/index.ts'

/** Another program that plays a game, through pipes. It is never shipped; where it is not installed nothing is measured. */
export interface Rival {
  move(match: Match): Promise<Move | undefined>
  end(): void
}

const STOCKFISH = '/usr/games/stockfish'
const GNU_SHOGI = '/usr/games/gnushogi'
export const isInstalled = (id: string): boolean => existsSync(id === 'sogi' ? GNU_SHOGI : STOCKFISH)

/** Lines of a program's output, waited for one at a time. */
export class Pipe {
  private readonly program: ChildProcessWithoutNullStreams
  private wanted: ((line: string) => boolean) | undefined
  private answer: (line: string) => void = () => {}

  constructor(path: string, words: readonly string[]) {
    this.program = spawn(path, words)
    createInterface({ input: this.program.stdout }).on('line', line => {
      if (this.wanted?.(line)) this.answer(line)
    })
  }

  say(text: string): void {
    this.program.stdin.write(`${text}\n`)
  }

  /** The next line that `wanted` takes. */
  hear(wanted: (line: string) => boolean): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    this.wanted = wanted
    this.answer = resolve
    return promise
  }

  end(): void {
    this.program.kill()
  }
}

/** A move's name here as engines of chess write it: e2e4, e7e8q. */
function uci(name: string, turn: number): string {
  if (name.startsWith('O-O')) {
    const row = turn === 0 ? '1' : '8'
    return `e${row}${name === 'O-O' ? 'g' : 'c'}${row}`
  }
  const [, from, to, into] = /^(..)[-x](..)(?:=(.+))?$/.exec(name) ?? []
  return `${from}${to}${into === undefined ? '' : into === 'knight' ? 'n' : into[0]}`
}

export class Stockfish implements Rival {
  private readonly pipe = new Pipe(STOCKFISH, [])
  private readonly nodes: number
  private score = 0

  /** Of a strength of `elo` by its own scale, or unlimited. */
  constructor(elo: number | undefined, nodes: number) {
    this.nodes = nodes
    this.pipe.say('setoption name Hash value 16')
    if (elo === undefined) return
    this.pipe.say('setoption name UCI_LimitStrength value true')
    this.pipe.say(`setoption name UCI_Elo value ${elo}`)
  }

  async move(match: Match): Promise<Move | undefined> {
    const told = await this.go(match.log)
    return match.moves.find(m => uci(match.nameOf(m), match.position.turn) === told)
  }

  private async go(log: readonly string[]): Promise<string> {
    const moves = log.map((name, i) => uci(name, i % 2))
    this.pipe.say(`position startpos${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`)
    this.pipe.say(`go nodes ${this.nodes}`)
    const line = await this.pipe.hear(each => {
      const [, unit, value] = / score (cp|mate) (-?\d+)/.exec(each) ?? []
      if (value !== undefined)
        this.score = unit === 'cp' ? Number(value) : Math.sign(Number(value) || -1) * 10_000
      return each.startsWith('bestmove')
    })
    return line.split(' ')[1]!
  }

  /** How the player to move stands after these moves, in hundredths of a pawn. */
  async judge(log: readonly string[]): Promise<number> {
    this.score = 0
    await this.go(log)
    return this.score
  }

  end(): void {
    this.pipe.say('quit')
  }
}

export class GnuShogi implements Rival {
  private readonly pipe = new Pipe(GNU_SHOGI, ['-a', '-R', '59:00'])
  private heard = 0

  constructor(depth: number) {
    this.pipe.say('depth')
    this.pipe.say(String(depth))
    this.pipe.say('force')
  }

  async move(match: Match): Promise<Move | undefined> {
    const { log } = match
    const fresh = log.slice(this.heard)
    this.heard = log.length + 1
    const first = log.length === 0 || fresh.length > 1
    const answer = this.pipe.hear(line => /My move is:|mate|Resign|Illegal/i.test(line))
    // The moves before its first one are entered for both sides; later it answers each move by itself.
    if (first) {
      for (const name of fresh) this.pipe.say(usiMove(name))
      this.pipe.say('go')
    } else this.pipe.say(usiMove(fresh[0]!))
    const line = await answer
    const told = /My move is:\s*(\S+)/.exec(line)?.[1]
    if (told === undefined) {
      if (/Illegal/i.test(line)) throw new Error(`GNU Shogi refuses ${fresh.at(-1)}: ${line}`)
      return undefined
    }
    const found = nameOfUsi(
      told,
      match.moves.map(m => match.nameOf(m)),
    )
    if (found === undefined) throw new Error(`GNU Shogi plays ${told}`)
    return match.moves.find(m => match.nameOf(m) === found)
  }

  end(): void {
    this.pipe.end()
  }
}
