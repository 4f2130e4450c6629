import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const GNU_BACKGAMMON = '/usr/games/gnubg'
export const hasGnubg = (): boolean => existsSync(GNU_BACKGAMMON)

/** What GNU Backgammon finds wrong with the moves of a game without cube, both players together. */
export interface Faults {
  /** Turns with a choice, and the points that were given away in them by its own evaluation at 0 ply. */
  readonly decisions: number
  readonly points: number
}

const numbersIn = (text: string, line: string): number[] => {
  const found = new RegExp(`^${line}\\s+(.*)$`, 'm').exec(text)?.[1] ?? ''
  return [...found.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
}

/** Judges a game by its own choice at 0 ply: the game is told as a MAT file. */
export function faultsOf(mat: string): Faults {
  const folder = mkdtempSync(join(tmpdir(), 'gnubg-'))
  try {
    const file = join(folder, 'game.mat')
    writeFileSync(file, mat)
    const orders = [
      'set analysis chequerplay evaluation plies 0',
      `import mat "${file}"`,
      'analyse match',
      'show statistics match',
    ]
    const { stdout } = spawnSync(GNU_BACKGAMMON, ['-t', '-q'], {
      input: `${orders.join('\n')}\n`,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    })
    const play = stdout.slice(stdout.indexOf('Chequerplay statistics'), stdout.indexOf('Chequerplay rating'))
    const unforced = numbersIn(play, 'Unforced moves')
    // Each player's total stands in millis of the stake and, in brackets, in points.
    const totals = numbersIn(play, 'Error total EMG \\(Points\\)')
    if (unforced.length !== 2 || totals.length !== 4)
      throw new Error(`GNU Backgammon does not judge:\n${stdout}`)
    return { decisions: unforced[0]! + unforced[1]!, points: -(totals[1]! + totals[3]!) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
