// `jatekvilag check` finds nothing missing in any game, and names what is missing where something is.
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { gameFolders } from '../src/games/folders.ts'
import { lacksIn, lacksOf } from '../src/cli/lacks.ts'
import malom from '../src/games/amoba/malom/game.ts'
import hex from '../src/games/osszekotos/hex/game.ts'
import type { GameDefinition } from '../src/kit/index.ts'
import { isInTurn } from './rotation.ts'

const wanted = process.env['GAMES']?.split(',')

describe('nothing is missing', () => {
  for (const [i, { id }] of gameFolders().entries())
    if (!wanted || wanted.includes(id))
      test(id, async () => {
        expect(await lacksOf(id, wanted || isInTurn(i) ? 'all' : 'written')).toEqual([])
      })
})

describe('what is missing is named', () => {
  const folder = (id: string) => gameFolders().find(each => each.id === id)!.path
  const parts = async (definition: GameDefinition, path = folder('hex')) =>
    (await lacksIn(definition, path)).map(({ part, what }) => `${part}: ${what}`)

  test('a folder with nothing but the definition', async () => {
    expect(await parts({ ...hex, id: 'uj-jatek' }, tmpdir())).toEqual([
      'index: the library does not list it (npm run index)',
      'test file: game.test.ts is missing',
      'playthrough: there is none (npm run playthroughs -- uj-jatek)',
      'text: hu.md is missing',
      'text: en.md is missing',
    ])
  })
  test('names for people', async () => {
    const [size, swap] = hex.options
    expect(await parts({ ...hex, title: { hu: 'Hex', en: '' } })).toContain(
      'definition: the title is missing in one language',
    )
    expect(await parts({ ...hex, options: [size!, { ...swap!, name: { hu: 'Csere', en: ' ' } }] })).toEqual([
      'option name: the option swap has no name for people in both languages',
    ])
    const raw = { id: 'far-side', name: { hu: 'far-side', en: 'far-side' } }
    expect(await parts({ ...hex, options: [{ ...size!, choices: [...size!.choices, raw] }] })).toContain(
      'option name: the choice size=far-side has no name for people in both languages',
    )
  })
  test('a material, where the chapter does not tell it', async () => {
    const lack = 'definition: no material: its chapter has none, so the game names one'
    expect(await parts({ ...hex, chapter: 'egyeb-logikai' })).toEqual([lack])
    expect(await parts({ ...hex, chapter: 'egyeb-logikai', material: 'links' })).toEqual([])
  })
  test('sections that reasons point at, and titles of texts', async () => {
    const reasons = [
      { hu: '', en: '' },
      { hu: 'Nem', en: 'No', rule: 'nowhere' },
    ]
    const made = await parts({ ...hex, make: options => ({ ...hex.make(options), reasons }) })
    expect(made).toContain('section: a text has no section {#nowhere}')
    expect(await parts({ ...hex, title: { hu: 'Hexa', en: 'Hex' } })).toEqual([
      'text: hu.md does not begin with "# Hexa"',
    ])
  })
  test('a drawing, a label, a prompt', async () => {
    const spoilt = (spoil: (game: ReturnType<typeof hex.make>) => object): GameDefinition => ({
      ...hex,
      make(options) {
        const game = hex.make(options)
        return { ...game, ...spoil(game) }
      },
    })
    const look = { art: 'dragon', tint: 'red' } as const
    const placed = [{ cell: 0, look, label: { hu: 'sárkány', en: 'dragon' } }]
    expect(await parts(spoilt(() => ({ scene: () => ({ placed, trays: [] }) })))).toEqual([
      'picture: nothing is drawn for "dragon" (src/board/art)',
    ])
    const unlabelled = spoilt(({ points }) => ({
      points: (...given: Parameters<typeof points>) => points(...given).map(String),
      label: undefined,
    }))
    expect((await parts(unlabelled))[0]).toMatch(/^promise: book: \d+ is neither in the scene nor labelled/)
    const silent: GameDefinition = {
      ...malom,
      make(options) {
        const { prompt: _, ...game } = malom.make(options)
        return game
      },
    }
    expect((await parts(silent, folder('malom')))[0]).toMatch(/^prompt: .*nothing is asked for/)
  })
})
