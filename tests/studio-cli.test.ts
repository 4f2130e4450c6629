import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { applyAct, deckToJson, fullDeck } from '../src/studio/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'studio-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

const main = join(import.meta.dirname, '../src/cli/main.ts')
function deck(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [main, 'deck', ...words], {
    encoding: 'utf8',
    cwd: folder,
  })
  return { stdout, stderr, status }
}

describe('jatekvilag deck', () => {
  it('checks a deck and tells the values', () => {
    const { stdout, status } = deck('check', 'trigonometric')
    expect(status).toBe(0)
    expect(stdout).toMatch(/112 cards/)
    expect(stdout).toMatch(/ 1 {2}\\tg 20/)
    const { values } = JSON.parse(deck('check', 'trigonometric', '--json').stdout) as {
      values: { value: string }[]
    }
    expect(values.map(({ value }) => value).slice(0, 3)).toEqual(['-2', '-1/2', '1/2'])
  })

  it('tells of a number that is not exact no more than is known', () => {
    writeFileSync(join(folder, 'near.csv'), '\\frac{1}{\\sqrt2-1{,}41421356237}\n\\lg 2\n')
    const { stdout } = deck('check', 'near.csv')
    expect(stdout).toContain(' 1  ≈ 323096682499.6035  ')
    expect(stdout).toContain(' 2  ≈ 0.3010  ')
  })

  it('finds what is wrong, and refuses what is no deck', () => {
    const pale = applyAct(
      applyAct(fullDeck, { type: 'write', card: 4, latex: 'x+'.repeat(90) + '1', value: null }),
      { type: 'rename', name: 'Próba' },
    )
    writeFileSync(join(folder, 'long.json'), deckToJson(pale))
    const { stdout, status } = deck('check', 'long.json')
    expect(status).toBe(1)
    expect(stdout).toMatch(/error: path-05: Too long/)
    writeFileSync(join(folder, 'no.json'), '{}')
    expect(deck('check', 'no.json')).toMatchObject({
      status: 2,
      stderr: 'Wrong deck at format (this is not a deck of cards).\n',
    })
    writeFileSync(join(folder, 'bad.csv'), 'card,latex\n1,(1\n')
    expect(deck('check', 'bad.csv').stderr).toMatch(/^Row 2: /)
    expect(deck('check', 'missing.json').status).toBe(2)
    expect(deck('fly', 'full').status).toBe(2)
    expect(deck('pdf', 'full', '--marks', 'stars').stderr).toMatch(/--marks must be one of/)
  })

  it('prints and makes pictures', () => {
    expect(
      deck('pdf', 'trigonometric', '--format', 'nyomda', '--cards', '1-2,start', '--out', 'shop.pdf').status,
    ).toBe(0)
    expect(existsSync(join(folder, 'shop.pdf'))).toBe(true)
    expect(deck('png', 'trigonometric', '--cards', '3,goal', '--dpi', '72', '--out', 'pictures').status).toBe(
      0,
    )
    expect(readdirSync(join(folder, 'pictures')).sort()).toEqual([
      'goalCoalNE-1.png',
      'goalCoalNW-1.png',
      'goalRuby-1.png',
      'path-03.png',
    ])
  })
  it('makes the files that a print shop asks for: in two PDFs, or a picture of every side', () => {
    const apart = deck('pdf', 'full', '--preset', 'domestic-apart', '--cards', '1-2', '--out', 'shop/own.pdf')
    expect(apart.status).toBe(0)
    expect(readdirSync(join(folder, 'shop')).sort()).toEqual(['own-backs.pdf', 'own-fronts.pdf'])
    expect(deck('pdf', 'full', '--preset', 'poker-pictures', '--cards', '1', '--out', 'sides').status).toBe(0)
    expect(readdirSync(join(folder, 'sides')).sort()).toEqual(['path-01-back.png', 'path-01.png'])
    expect(deck('pdf', 'full', '--preset', 'elsewhere').stderr).toMatch(/--preset must be one of domestic/)
  })
})
