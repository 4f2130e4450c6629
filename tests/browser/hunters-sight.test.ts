// What a player of the hunters sees of each decision without scrolling: the hand, the map, what can be pressed.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Match, type Json } from '../../src/engine/index.ts'
import { CODES, codeNamed } from '../../src/games/uj/ekkovadaszok/cards.ts'
import game from '../../src/games/uj/ekkovadaszok/game.ts'
import { soon, useHouse, type PageWishes } from './browser.ts'
import { keptMatch } from './hands.ts'
import { watchSight, type Decision } from './in-sight.ts'
import { putOld } from './storage.ts'

const house = useHouse()
const path = `/play/${game.id}`
const PHONE: PageWishes = { server: 'none', width: 360, height: 740, hand: 'touch' }

const HAND = ['.hand-card', '.map-window']
const BUTTONS = '.gem-acts button:not(:disabled)'
/** Every kind of decision, the most particular first. */
const DECISIONS: readonly Decision[] = [
  { name: 'a card to lay', asks: '.gem-acts .lay', needs: [...HAND, '.target.aimed', BUTTONS] },
  {
    name: 'where',
    asks: '.target.fits, .target.turn',
    needs: [...HAND, '.target.fits, .target.turn', BUTTONS],
  },
  { name: 'what to wash away', asks: '.target.wash', needs: [...HAND, '.target.wash', BUTTONS] },
  { name: 'which goal', asks: '.target.look', needs: [...HAND, '.target.look', BUTTONS] },
  { name: 'whom', asks: '.aim', needs: [...HAND, BUTTONS] },
  { name: 'nowhere', asks: '.drop', needs: [...HAND, BUTTONS] },
  { name: 'a lost round', asks: '.end-lost', needs: ['.act-lost', BUTTONS] },
  { name: 'rubies', asks: '.take', needs: ['.take'] },
  { name: 'the round is over', asks: '.next-round', needs: ['.round-end li', '.next-round'] },
  {
    name: 'a card',
    asks: '.hand-card:not(:disabled)',
    needs: [...HAND, '.gem-acts .turn', '.secrets', '.open-ends'],
  },
  { name: 'nothing left', asks: '.gem-acts .pass', needs: ['.gem-acts .pass', '.map-window'] },
]

/** Plays in the page until the match is over, without ever scrolling; tells of every kind of decision how often it came and what was out of sight. */
const playToTheEnd = (page: Page): Promise<Record<string, { came: number; missing: string[] }>> =>
  page.evaluate(async decisions => {
    const picture = () => new Promise(resolve => requestAnimationFrame(resolve))
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const found: Record<string, { came: number; missing: string[] }> = {}
    const begun = performance.now()
    for (let step = 0; !document.querySelector('.gem-end');) {
      if (performance.now() - begun > 200_000) throw new Error('the game does not end')
      await picture()
      const open = decisions.find(({ asks }) => document.querySelector(asks) !== null)
      if (!open) continue
      // What was pressed last has moved what it moves.
      await picture()
      await picture()
      const sight = window.sightOf(decisions)
      if (sight?.name !== open.name) continue
      const kind = (found[open.name] ??= { came: 0, missing: [] })
      kind.came++
      kind.missing.push(...sight.missing)
      step++
      const press = (things: readonly HTMLElement[]) => things[step % things.length]!.click()
      switch (open.name) {
        case 'a card to lay':
          press(all('.gem-acts .lay'))
          break
        case 'where':
          press(all('.target.fits, .target.turn'))
          break
        case 'what to wash away':
        case 'which goal':
          press(all('.target.wash, .target.look'))
          break
        case 'whom':
          press(
            all('.aim:not(.shut)').concat(all('.aim:not(.shut)').length === 0 ? all('.gem-acts .pass') : []),
          )
          break
        case 'nowhere':
          press(all('.gem-acts .pass'))
          break
        case 'a card':
          press(all('.hand-card:not(:disabled)'))
          break
        default:
          press(all('.end-lost, .take, .next-round, .gem-acts .pass'))
      }
    }
    return found
  }, DECISIONS)

test('a whole game of one person and two bots on a phone: hand, map and buttons are in sight at every decision', async () => {
  const visit = await house().visit('/robots.txt', PHONE)
  const { page } = visit
  await watchSight(page)
  await page.evaluate(() => localStorage.setItem('jatekvilag.hunters.pace', 'fast'))
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await dialog.getByRole('combobox', { name: 'Moszkitó (éjszaka is)', exact: true }).selectOption('on')
  await dialog.getByRole('button', { name: 'Kezdjük' }).click()
  await page.locator('.hand-card img').first().waitFor()
  const sights = await playToTheEnd(page)
  for (const [name, { came, missing }] of Object.entries(sights)) {
    console.log(`360 × 740, ${name}: ${came} decisions, out of sight: ${missing.length}`)
    expect(missing, name).toEqual([])
  }
  expect(Object.keys(sights)).toEqual(
    expect.arrayContaining(['a card', 'where', 'a card to lay', 'the round is over']),
  )
  await soon(async () => (await keptMatch(page, game)).outcome).toBeDefined()
  await house().leave(visit)
}, 300_000)

/** A round in which the first player has a card of every kind, one of them with a long expression. */
function everyKind(players: number, more: Readonly<Record<string, Json>> = {}): Match {
  const red = ['NE3', 'breakMachete', 'fixMacheteOrFlask', 'map', 'monsoon', 'NS2']
  const ids = game.make({ players: String(players) }).players.map(({ id }) => id)
  const hand = players > 7 ? red.slice(0, 4) : players > 5 ? red.slice(0, 5) : red
  const others = ['NS1', 'NE2', 'NS3', 'NS4', 'NW1', 'NW2', 'NW3', 'NW4', 'NE1']
  const from: Json = {
    turn: ids[0]!,
    phase: 'turn',
    round: 1,
    roles: Object.fromEntries(ids.map((id, i) => [id, [i % 3 === 2 ? 'rogue' : 'hunter']])),
    maze: { '1,0': 'EW2', '2,0': 'NESW5', '2,-1': 'NE4', '2,1': 'NESW4' },
    hands: Object.fromEntries(ids.map((id, i) => [id, i === 0 ? hand : [others[i - 1]!]])),
    broken: ids.map((_, i) =>
      i === 1 ? ['flask', 'machete'] : i === 4 ? ['machete'] : i === 2 || i === 3 ? ['flask'] : [],
    ),
    ...more,
  }
  const opened = Match.replay(game, {
    format: 'jatekvilag-match',
    version: 1,
    game: game.id,
    rules: game.rules,
    options: { players: String(players), start: '1' },
    from,
    moves: [],
  })
  if (!opened.ok) throw new Error(opened.why.en)
  return opened.value
}

/** Opens a match as the first version of the program kept it. */
async function openPrepared(page: Page, match: Match): Promise<void> {
  await watchSight(page)
  await page.locator('.game-card').first().waitFor()
  await putOld(page, 'jatekvilag', [
    [
      'matches',
      {
        id: 'prepared',
        name: '',
        updated: new Date().toISOString(),
        seats: match.game.players.map((_, i) => (i === 0 ? { kind: 'person' } : { kind: 'ai', level: 1 })),
        match: match.save(),
      },
    ],
  ])
  await page.goto(`${path}?match=prepared`)
}

const missing = (page: Page, needs: readonly string[]): Promise<readonly string[] | undefined> =>
  page.evaluate(things => window.sightOf([{ name: 'all', asks: '.gem-acts', needs: things }])?.missing, needs)

test.each([
  [5, 360, 740],
  [10, 360, 740],
  [5, 740, 360],
  [10, 740, 360],
  [5, 1280, 600],
  [10, 1280, 600],
  [5, 1366, 640],
  [5, 1280, 800],
  [7, 1920, 1080],
] as const)(
  '%i players, %i × %i: whatever card is chosen, hand, map and panel stay whole',
  async (players, width, height) => {
    const hand = Math.min(width, height) < 500 ? 'touch' : 'mouse'
    const visit = await house().visit('/', { server: 'none', width, height, hand })
    const { page } = visit
    await openPrepared(page, everyKind(players))
    await page.locator('.hand-card img').first().waitFor()
    const whole = [...HAND, '.gem-acts', BUTTONS, '.secrets']
    await soon(() => missing(page, whole), { message: 'no card' }).toEqual([])
    const names = ['NE3', 'breakMachete', 'fixMacheteOrFlask', 'map', ...(players > 7 ? [] : ['monsoon'])]
    for (const name of names) {
      const card = page.locator(`.hand-card[data-card="${codeNamed(name)}"]`)
      // A card grows under the pointer; the hand is looked at with the pointer elsewhere.
      await card.evaluate((each: HTMLElement) => each.click())
      await page.locator('.gem-acts .pass').waitFor()
      await soon(() => missing(page, [...whole, '.target:not(.no)']), { message: name }).toEqual([])
      if (name === 'NE3') {
        await page.locator('.target:is(.fits, .turn)').first().click()
        await page.locator('.gem-acts .lay').waitFor()
        await soon(() => missing(page, [...whole, '.target.aimed']), { message: 'aimed' }).toEqual([])
      }
      await page.keyboard.press('Escape')
      await soon(() => page.locator('.hand-card.held').count()).toBe(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await house().leave(visit)
  },
)

test.each([
  [10, 360, 740],
  [5, 740, 360],
  [10, 740, 360],
  [10, 1280, 600],
] as const)(
  '%i players, %i × %i: at the end of a round all roles and the button are in sight together',
  async (players, width, height) => {
    const hand = Math.min(width, height) < 500 ? 'touch' : 'mouse'
    const visit = await house().visit('/', { server: 'none', width, height, hand })
    const { page } = visit
    await openPrepared(
      page,
      everyKind(players, { phase: 'show', won: 'rogues', goals: ['coalNW', 'ruby', 'coalNE'] }),
    )
    await page.locator('.round-end .gem-card').first().waitFor()
    await soon(() => page.locator('.round-end li').count()).toBe(players)
    await soon(() => missing(page, ['.round-end h2', '.round-end li', '.next-round'])).toEqual([])
    await house().leave(visit)
  },
)

test('a path card that fits nowhere says so instead of asking for a place', async () => {
  const visit = await house().visit('/', PHONE)
  const { page } = visit
  await openPrepared(page, everyKind(5, { broken: [['machete'], [], [], [], []] }))
  await page.locator('.hand-card img').first().waitFor()
  await page.locator(`.hand-card[data-card="${codeNamed('NE3')}"]`).tap()
  await soon(() => page.locator('.act-hint').textContent()).toContain('Most sehova sem rakhatod le')
  await house().leave(visit)
})

test.each([
  [360, 740],
  [740, 360],
] as const)(
  '%i × %i: the value is typed with hand, place, field and buttons in sight',
  async (width, height) => {
    const visit = await house().visit('/', { ...PHONE, width, height })
    const { page } = visit
    await page.evaluate(() =>
      localStorage.setItem('jatekvilag.hunters.prepared', JSON.stringify({ typed: true, seconds: 60 })),
    )
    await openPrepared(page, everyKind(5))
    await page.locator('.hand-card img').first().waitFor()
    const whole = [...HAND, '.gem-acts', '.play-head h1', '.gem-tools button:not([role])']
    await soon(() => missing(page, whole)).toEqual([])
    await page.locator(`.hand-card[data-card="${codeNamed('NE3')}"]`).tap()
    await soon(() => missing(page, [...whole, BUTTONS])).toEqual([])
    await page.locator('.target:not(.no)').first().tap()
    const field = page.getByLabel('Mennyi a lap értéke?')
    await field.waitFor()
    const typing = [...HAND, '.target.aimed', '.type-value input', BUTTONS]
    await soon(() => missing(page, typing)).toEqual([])
    await field.fill('99')
    await field.press('Enter')
    await page.getByText('Nem jó: 99. Számold ki újra!').waitFor()
    await soon(() => missing(page, [...typing, '.act-refused'])).toEqual([])
    await house().leave(visit)
  },
)

test('in the set-up on a phone no name of a seat lies under its list, and every choice can be read', async () => {
  for (const language of ['hu', 'en'] as const) {
    const visit = await house().visit(path, { ...PHONE, language })
    const { page } = visit
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '10', exact: true }).check({ force: true })
    await soon(() => dialog.locator('.seat-choice').count()).toBe(10)
    const cut = await dialog.evaluate(form => {
      const pen = document.createElement('canvas').getContext('2d')!
      const lists = [...form.querySelectorAll('select')].flatMap(list => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(list)
        pen.font = font
        const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        return [...list.options].map(({ text }) => text).filter(text => pen.measureText(text).width > room)
      })
      const names = [...form.querySelectorAll('.seat-choice > span')].filter(
        name => name.scrollWidth > name.clientWidth,
      )
      return [...lists, ...names.map(({ textContent }) => textContent)]
    })
    expect(cut, language).toEqual([])
    await house().leave(visit)
  }
})

test('the cards are drawn while the match is set up: from the first moment none is a blank', async () => {
  const visit = await house().visit('/robots.txt', { server: 'none' })
  const { page } = visit
  await page.addInitScript(() => {
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      document.documentElement.dataset['drawn'] = String(
        Number(document.documentElement.dataset['drawn'] ?? 0) + 1,
      )
      return make(blob)
    }
  })
  await page.goto(path)
  await page.getByRole('dialog').getByRole('button', { name: 'Kezdjük' }).hover()
  // Both backs and Starts, and every card that can be dealt.
  await soon(() => page.evaluate(() => Number(document.documentElement.dataset['drawn'])), {
    timeout: 60_000,
  }).toBe(4 + CODES)
  const blanks = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('dialog .main')!.click()
    let seen = 0
    while (!document.querySelector('.hand-card')) {
      seen += document.querySelectorAll('.gem-card.blank').length
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    return seen + document.querySelectorAll('.map-world .blank, .hand-card .blank, .gem-pile .blank').length
  })
  expect(blanks).toBe(0)
  await house().leave(visit)
})
