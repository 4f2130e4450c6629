import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Match } from '../../src/engine/index.ts'
import { CONFIGURED, fenOf, KIN, undrawn, type Kin } from '../../tests/fairy-kin.ts'
import type { BoardGame } from '../../src/kit/index.ts'
import { Pipe } from './rivals.ts'

const FAIRY_STOCKFISH = '/usr/games/fairy-stockfish'

/** Fairy-Stockfish as it is installed, asked how positions of the chess kin stand. */
export class FairyJudge {
  private readonly pipe = new Pipe(FAIRY_STOCKFISH, [])
  private readonly folder = mkdtempSync(join(tmpdir(), 'jatekvilag-kin-'))
  private readonly kin: Kin
  private readonly game: BoardGame
  private readonly nodes: number

  static knows = (id: string): boolean => existsSync(FAIRY_STOCKFISH) && Object.hasOwn(KIN, id)

  constructor(id: string, nodes: number) {
    this.kin = KIN[id]!
    this.game = undrawn(this.kin)
    this.nodes = nodes
    const variants = join(this.folder, 'variants.ini')
    writeFileSync(variants, CONFIGURED)
    for (const [name, value] of [
      ['Hash', '16'],
      ['VariantPath', variants],
      ['UCI_Variant', this.kin.variant],
    ])
      this.pipe.say(`setoption name ${name} value ${value}`)
  }

  positionOf(match: Match): string {
    return fenOf(this.kin, this.game, match.position)
  }

  /** How the player to move stands, in hundredths of a pawn; undefined where the game is over for it. */
  async judge(fen: string): Promise<number | undefined> {
    let score: number | undefined
    this.pipe.say(`position fen ${fen}`)
    this.pipe.say(`go nodes ${this.nodes}`)
    await this.pipe.hear(line => {
      const [, unit, value] = / score (cp|mate) (-?\d+)/.exec(line) ?? []
      if (value !== undefined) score = unit === 'cp' ? Number(value) : Math.sign(Number(value) || -1) * 10_000
      return line.startsWith('bestmove')
    })
    return score
  }

  end(): void {
    this.pipe.say('quit')
    rmSync(this.folder, { recursive: true })
  }
}
