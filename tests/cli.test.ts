// The command line as a person uses it: every command once, and what is said to a mistake.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../src/games/index.ts'

const main = join(import.meta.dirname, '../src/cli/main.ts')
function jatekvilag(words: readonly string[], input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, ...words], {
    encoding: 'utf8',
    input,
  })
  return { stdout, stderr, status, lines: stdout.trimEnd().split('\n') }
}

describe('jatekvilag', () => {
  it('lists the games with what works', () => {
    const list = JSON.parse(jatekvilag(['games', '--json']).stdout) as { id: string; works: string[] }[]
    expect(list.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort())
    expect(list.every(({ works }) => works.join() === 'table,rules,ai')).toBe(true)
  })

  it('shows a position as text, as a picture and as JSON that can be read back', () => {
    const moves = ['--play', 'e2-e4 e7-e5']
    const { lines } = jatekvilag(['show', 'sakk', ...moves])
    expect(lines[3]).toBe('. . . . p . . .')
    expect(lines[4]).toBe('. . . . P . . .')
    expect(jatekvilag(['show', 'sakk', ...moves, '--svg']).stdout).toMatch(/^<svg [^]*<\/svg>\s*$/)
    const shown = jatekvilag(['show', 'sakk', ...moves, '--json'])
    const again = jatekvilag(['show', 'sakk', '--position', '-'], shown.stdout)
    expect(again.lines.slice(0, 8)).toEqual(lines.slice(0, 8))
  })

  it('lists the legal moves, one a line, and counts sequences', () => {
    expect(jatekvilag(['moves', 'sakk']).lines).toHaveLength(20)
    expect(jatekvilag(['moves', 'hex', '--variant', 'size=6']).lines).toHaveLength(36)
    expect(jatekvilag(['perft', 'sakk', '3']).stdout.trim()).toBe('8902')
    const divided = jatekvilag(['perft', 'sakk', '2', '--divide']).lines
    expect(divided).toContain('b1-c3\t20')
  })

  it('plays random games, matches and puzzles', () => {
    const same = () => JSON.parse(jatekvilag(['playouts', 'reversi', '--seconds', '0.2', '--json']).stdout)
    expect((same() as { games: number }).games).toBeGreaterThan(5)
    const { lines, status } = jatekvilag(
      ['match', 'potyogos-amoba', '--players', 'ai:3,random', '--games', '2', '--seed', '1'].concat([
        '--milliseconds',
        '10',
      ]),
    )
    expect(status).toBe(0)
    expect(lines[0]).toMatch(/^ai:3\t2 of 2/)
    expect(jatekvilag(['solve', 'szoliter']).stdout).toMatch(/^31 moves: /)
  })

  it('plays against a person who types moves', () => {
    const { stdout } = jatekvilag(['play', 'potyogos-amoba', '--players', 'person,person'], 'd\nz\nquit\n')
    expect(stdout).toContain('. . . d . .')
    expect(stdout).toContain('There is no such move: "z".')
  })

  it('says a mistake in one line and leaves with 2; tells how it is used', () => {
    for (const [words, said] of [
      [['moves', 'nincs'], /no game "nincs"/],
      [['perft', 'sakk', 'x'], /needs a depth/],
      [['show', 'hex', '--variant', 'size=99'], /Unknown variant/],
      [['show', 'hex', '--play', 'zz'], /no such move: "zz"/],
      [['playouts', 'hex', '--seconds', 'sok'], /must be a number/],
    ] as const) {
      const { stderr, status } = jatekvilag(words)
      expect(stderr).toMatch(said)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(status).toBe(2)
    }
    expect(jatekvilag(['moves', '--help'])).toMatchObject({ status: 0, stderr: '' })
  })
})
