// The command line as a person uses it: every command once, and what is said to a mistake.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { report } from '../src/cli/check.ts'
import { runCommand } from '../src/cli/commands.ts'
import { games } from '../src/games/index.ts'

/** In this process, which is quick: what it printed, and how it would leave. */
async function jatekvilag(words: readonly string[]) {
  const printed: { log: string[]; error: string[] } = { log: [], error: [] }
  for (const kind of ['log', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((text: string) => void printed[kind].push(text))
  process.exitCode = 0
  try {
    await runCommand(words)
    const [stdout, stderr] = [printed.log.join('\n'), printed.error.join('\n')]
    return { stdout, stderr, status: process.exitCode, lines: stdout.trimEnd().split('\n') }
  } finally {
    vi.restoreAllMocks()
    process.exitCode = 0
  }
}

/** As a program of its own, with something typed into it. */
function typed(words: readonly string[], input = '') {
  const main = join(import.meta.dirname, '../src/cli/main.ts')
  return spawnSync(process.execPath, [main, ...words], { encoding: 'utf8', input })
}

describe('jatekvilag', () => {
  it('lists the games with what works', async () => {
    const list = JSON.parse((await jatekvilag(['games', '--json'])).stdout) as {
      id: string
      works: string[]
    }[]
    expect(list.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort())
    expect(list.every(({ works }) => works.join() === 'table,rules,ai')).toBe(true)
  })

  it('shows a position as text, as a picture and as JSON that can be read back', async () => {
    const moves = ['--play', 'e2-e4 e7-e5']
    const { lines } = await jatekvilag(['show', 'sakk', ...moves])
    expect(lines[3]).toBe('. . . . p . . .')
    expect(lines[4]).toBe('. . . . P . . .')
    expect((await jatekvilag(['show', 'sakk', ...moves, '--svg'])).stdout).toMatch(/^<svg [^]*<\/svg>\s*$/)
    const shown = await jatekvilag(['show', 'sakk', ...moves, '--json'])
    const again = typed(['show', 'sakk', '--position', '-'], shown.stdout)
    expect(again.stdout.split('\n').slice(0, 8)).toEqual(lines.slice(0, 8))
  })

  it('lists the legal moves, one a line, and counts sequences', async () => {
    expect((await jatekvilag(['moves', 'sakk'])).lines).toHaveLength(20)
    expect((await jatekvilag(['moves', 'hex', '--variant', 'size=6'])).lines).toHaveLength(36)
    expect((await jatekvilag(['perft', 'sakk', '3'])).stdout.trim()).toBe('8902')
    const divided = (await jatekvilag(['perft', 'sakk', '2', '--divide'])).lines
    expect(divided).toContain('b1-c3\t20')
  })

  it('plays random games, matches and puzzles', async () => {
    const played = await jatekvilag(['playouts', 'reversi', '--seconds', '0.2', '--json'])
    expect((JSON.parse(played.stdout) as { games: number }).games).toBeGreaterThan(5)
    const seats = ['--players', 'ai:6,random', '--games', '2', '--seed', '1', '--milliseconds', '10']
    const { lines, status } = await jatekvilag(['match', 'potyogos-amoba', ...seats])
    expect(status).toBe(0)
    // How well it plays is tried elsewhere, by effort: here a busy machine would decide.
    expect(lines[0]).toMatch(/^ai:6\t[\d.]+ of 2\tthought [\d.]+ s$/)
    expect(lines[1]).toMatch(/^random\t/)
    expect((await jatekvilag(['solve', 'szoliter'])).stdout).toMatch(/^31 moves: /)
    const alone = ['solve', 'hadrend', '--variant', 'players=1']
    const begun = 'deal:5 deal:77 c3-e1 c2-c3 e2-c2 b4-e2 c3-b4 e3-c3 a3-e3'
    expect((await jatekvilag([...alone, '--play', begun])).stdout).toMatch(/^3 moves: \S+ \S+ \S+$/m)
    // What luck has not dealt yet is dealt, the same at every call.
    const { stdout, status: dealt } = await jatekvilag(alone)
    expect([dealt, stdout]).toEqual([0, expect.stringMatching(/^\d+ moves: \S+/)])
    expect((await jatekvilag(alone)).stdout).toBe(stdout)
    const small = await jatekvilag(['prove', 'vadasz-es-nyul'])
    expect(small.stdout).toMatch(/^hunters: a win, by all 19556 positions; .* after 1-2 3-2 10-2$/m)
  })

  it('plays against a person who types moves', async () => {
    const { stdout } = typed(['play', 'potyogos-amoba', '--players', 'person,person'], 'd\nz\nquit\n')
    expect(stdout).toContain('. . . d . .')
    expect(stdout).toContain('There is no such move: "z".')
  })

  it('says a mistake in one line and leaves with 2; tells how it is used', async () => {
    for (const [words, said] of [
      [['moves', 'nincs'], /no game "nincs"/],
      [['solve', 'sakk'], /solve is for one-person games/],
      [['prove', 'szoliter'], /prove is for games of two players/],
      [['perft', 'sakk', 'x'], /needs a depth/],
      [['show', 'hex', '--variant', 'size=99'], /Unknown variant/],
      [['show', 'hex', '--play', 'zz'], /no such move: "zz"/],
      [['playouts', 'hex', '--seconds', 'sok'], /must be a number/],
      [
        ['show', 'smaragd-koponyak', 'players=8'],
        /show does not know the word "players=8"\. .*--variant players=8$/,
      ],
      [['games', 'sakk'], /games does not know the word "sakk"/],
      [['perft', 'sakk', '2', '3'], /perft does not know the word "3"/],
      [['deck', 'check', 'trigonometria', 'hu'], /deck check does not know the word "hu"/],
      [['show', 'sakk', '--players', '8'], /show has no option --players/],
      [['moves', 'sakk', '--milliseconds', '5'], /moves has no option --milliseconds/],
      [['show', 'hex', '--variant', 'size=6=7'], /Unknown variant: "size=6=7"/],
      [['match', 'hex', '--players', 'ai:1,ai:4,ai:6'], /3 players are named, but 2 play/],
      [['play', 'hex', '--seed', 'x'], /--seed must be a number/],
    ] as const) {
      const { stderr, status } = await jatekvilag(words)
      expect(stderr).toMatch(said)
      expect(stderr.trim().split('\n')).toHaveLength(1)
      expect(status).toBe(2)
    }
    const { status, stderr } = typed(['moves', 'nincs'])
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1])
    expect(await jatekvilag(['moves', '--help'])).toMatchObject({ status: 0, stderr: '' })
  })

  it('names what a game lacks, and leaves with 1 when something is missing', async () => {
    expect(await jatekvilag(['check', 'hex', 'sakk'])).toMatchObject({
      status: 0,
      stdout: '2 games: nothing is missing',
    })
    expect(await jatekvilag(['check'])).toMatchObject({ status: 2, stderr: expect.stringContaining('--all') })
    // No game lacks anything, so what is told of one that does is asked of the command's own words.
    const lack = { id: 'hex', part: 'prompt', what: 'x'.repeat(400) }
    expect(report(['hex', 'go'], [lack])).toEqual({ status: 1, text: `hex\tprompt\t${'x'.repeat(300)} …` })
    expect(report(['hex'], [])).toEqual({ status: 0, text: 'hex: nothing is missing' })
  })
})
