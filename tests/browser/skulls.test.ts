import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { think } from '../../src/ai/index.ts'
import type { Json, Match, Options } from '../../src/engine/index.ts'
import { PRICES } from '../../src/games/uj/smaragd-koponyak/data.ts'
import game from '../../src/games/uj/smaragd-koponyak/game.ts'
import { Odds, TOKEN_WORTH } from '../../src/games/uj/smaragd-koponyak/odds.ts'
import { sample } from '../../src/games/uj/smaragd-koponyak/sample-states.ts'
import { kindOf } from '../../src/games/uj/smaragd-koponyak/moves.ts'
import { emptySkull } from '../../src/games/uj/smaragd-koponyak/skull.ts'
import { PHASES, skullState } from '../../src/games/uj/smaragd-koponyak/state.ts'
import { LEVEL } from '../../src/web/match/hint-asking.ts'
import { oneInTurn } from '../rotation.ts'
import { blameless } from './axe.ts'
import { watchSight, type Decision } from './in-sight.ts'
import { soon, useHouse, type PageWishes } from './browser.ts'
import { keptMatch } from './hands.ts'
import { putOld } from './storage.ts'

const house = useHouse()
const path = `/play/${game.id}`
/** A file of ours: the browser's storage is there, the page not yet. */
const outside = '/robots.txt'

interface Sitting {
  readonly players: string
  readonly seats?: readonly ('person' | '1' | '2' | '3')[]
  readonly options?: Readonly<Record<string, string>>
  readonly pace?: 'calm' | 'fast'
}

const keepPace = (page: Page, pace: 'calm' | 'fast') =>
  page.evaluate(kept => localStorage.setItem('jatekvilag.skulls.pace', kept), pace)

async function sit(page: Page, { players, seats, options, pace }: Sitting): Promise<void> {
  await keepPace(page, pace ?? 'fast')
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: players, exact: true }).check({ force: true })
  for (const [i, sitter] of (seats ?? []).entries())
    await dialog.locator('.seat-choice select').nth(i).selectOption(sitter)
  for (const [id, value] of Object.entries(options ?? {}))
    await dialog
      .getByRole('combobox', { name: game.options.find(option => option.id === id)!.name.hu, exact: true })
      .selectOption(value)
  await dialog.getByRole('button', { name: 'Kezdjük' }).click()
  await page.waitForURL(/match=/)
  await page.locator('.skull-acts, .chooser').first().waitFor()
}

/** Puts a match into the browser's storage and opens it. */
async function openPrepared(page: Page, options: Options, from: Json): Promise<void> {
  await keepPace(page, 'fast')
  await page.locator('.game-card').first().waitFor()
  // As the first version of the program kept it: opening it takes it over.
  await putOld(page, 'jatekvilag', [
    [
      'matches',
      {
        id: 'prepared',
        name: '',
        updated: new Date().toISOString(),
        seats: Array.from({ length: Number(options.players) }, () => ({ kind: 'person' })),
        match: {
          format: 'jatekvilag-match',
          version: 1,
          game: game.id,
          rules: game.rules,
          options,
          from,
          moves: [],
        },
      },
    ],
  ])
  await page.goto(`${path}?match=prepared`)
  await page.locator('.skull-acts').waitFor()
}

const shown = (page: Page, name: string): Promise<string[]> => page.locator(name).allTextContents()
const told = async (page: Page): Promise<string> => (await shown(page, '.skull-log li')).join(' ')
/** The match as it was kept when it was over. */
async function endedMatch(page: Page): Promise<Match> {
  await soon(async () => (await keptMatch(page, game)).outcome).toBeDefined()
  return keptMatch(page, game)
}
const sums = async (page: Page): Promise<number[]> => (await shown(page, '.gears-sum')).map(Number)

/** What a person presses, the first that is there: a placement chosen, a level, dice, a roll … */
const WISHES = [
  '.skull-acts button.main:not(:disabled)',
  '.tier.possible',
  '.skull-acts .buy:not(.shut)',
  '.skull-acts .done-as',
]

/** What must be in sight when something is to be decided, the button for it too. */
const DECISIONS: readonly Decision[] = [
  { name: 'buy', asks: '.skull-acts .buy', needs: ['.skull-acts .buy'] },
  { name: 'bet', asks: 'button.bet-zone', needs: ['button.bet-zone', '.skull-acts .done-as'] },
  { name: 'roll', asks: '.skull-acts .roll', needs: ['.skull-acts .roll'] },
  {
    name: 'place',
    asks: '.tier',
    needs: ['.skull-board', '.tier.possible', '.hand button.die-box', '.skull-acts .act-buttons button'],
  },
  {
    name: 'flee, pay or reroll',
    asks: '.skull-acts .act-buttons button',
    needs: ['.skull-board', '.skull-acts .act-buttons button'],
  },
]

/**
 * Presses what can be seen and hit, picture by picture and without ever scrolling, until the game is over; tells of every kind
 * of decision how often it came and what was ever out of sight.
 */
async function playToTheEnd(page: Page): Promise<Record<string, { came: number; missing: string[] }>> {
  const sights = await page.evaluate(
    async ([usual, decisions]) => {
      const picture = () => new Promise(resolve => requestAnimationFrame(resolve))
      const begun = performance.now()
      let misses = 0
      const found: Record<string, { came: number; missing: string[] }> = {}
      for (let round = 0; !document.querySelector('.skull-end');) {
        if (performance.now() - begun > 200_000) throw new Error('the game does not end')
        await picture()
        if (document.querySelector('.skip-show')) continue
        const wishes = [
          ...(round % 4 === 0 ? ['button.bet-zone.open'] : []),
          ...(round % 5 === 4 ? ['.skull-acts .act-buttons .quiet:not(.buy, .done-as, :disabled)'] : []),
          ...usual,
        ]
        const wish = wishes.find(each => document.querySelector(each) !== null)
        if (wish === undefined) continue
        const sight = window.sightOf(decisions)
        if (sight) {
          const kind = (found[sight.name] ??= { came: 0, missing: [] })
          kind.came++
          kind.missing.push(...sight.missing)
        }
        const all = document.querySelectorAll<HTMLElement>(wish)
        const what = wish.startsWith('button.bet-zone') ? all[0]! : all[all.length - 1]!
        const { x, y, width, height } = what.getBoundingClientRect()
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        if (!hit || !what.contains(hit)) {
          if (++misses > 500) throw new Error(`out of reach: ${what.textContent} (${what.className})`)
          continue
        }
        misses = 0
        hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        round++
      }
      return found
    },
    [WISHES, DECISIONS] as const,
  )
  await page.getByRole('region', { name: 'Vége' }).waitFor()
  return sights
}

/** A phone, its window as high as it is with the browser's own bars. */
const PHONE: PageWishes = { server: 'none', width: 360, height: 740, hand: 'touch' }

test('a whole game of one person and two bots on a phone: all that is to be decided on is in sight', async () => {
  const visit = await house().visit(outside, PHONE)
  const { page } = visit
  await watchSight(page)
  await sit(page, { players: '3', seats: ['person', '1', '2'] })
  const sights = await playToTheEnd(page)
  for (const [name, { came, missing }] of Object.entries(sights)) {
    console.log(`360 × 740, ${name}: ${came} decisions, out of sight: ${missing.length}`)
    expect(missing, name).toEqual([])
  }
  expect(Object.keys(sights)).toEqual(expect.arrayContaining(['buy', 'bet', 'roll', 'place']))
  const { outcome, position, log } = await endedMatch(page)
  const state = skullState({ players: '3' })
  expect(outcome).toBeDefined()
  const gears = [0, 1, 2].map(i => position.at(state.gears + i))
  expect(gears.reduce((sum, n) => sum + n, 0)).toBe(120)
  await soon(() => sums(page)).toEqual(gears)
  // People and bots have all bet and thrown, and the log tells of it in words.
  for (const who of ['red', 'blue', 'green']) expect(log.some(name => name.startsWith(`${who}:`))).toBe(true)
  await soon(() => told(page)).toContain('Elfogyott a készlet.')
  expect(await told(page)).toMatch(/Piros \d kockával dob/)
  expect(await told(page)).toMatch(/fogaskerék/)
  const winner = ['Piros', 'Kék', 'Zöld'][outcome!.result.findIndex(share => share > 0)]!
  await soon(() => page.locator('.skull-end li.winner').first().textContent()).toContain(winner)
  await soon(() => page.locator('[data-announcer]').textContent()).toContain(winner)
  // Whoever looks for the analysis is told why there is none.
  await page
    .locator('.skull-end')
    .getByText(/^Elemzés itt nincs: .*Esélyek és a Tipp/)
    .waitFor()
  await house().leave(visit)
})

test('two people race for one place; the slower keeps the marker and may bet again', async () => {
  const visit = await house().visit(outside, { server: 'none' })
  const { page } = visit
  await sit(page, {
    players: '3',
    seats: ['person', 'person', 'person'],
    options: { betting: 'race', first: 'red' },
  })
  const acts = page.locator('.skull-acts')
  await acts.locator('.buy').first().click()
  await page.getByText('Fogadhattok!').waitFor()
  // One row, the clock and the buttons in it: the table above keeps its height from window to window.
  await soon(() => acts.evaluate(each => each.getBoundingClientRect().height)).toBeLessThan(64)
  // The thrower waits; a pause stops the clock.
  await soon(() => acts.getByRole('button', { name: 'Dobás', exact: true }).count()).toBe(0)
  await acts.getByRole('button', { name: 'Szünet' }).click()
  const elapsed = async () => {
    const { position } = await keptMatch(page, game)
    return position.at(skullState({ players: '3' }).elapsed)
  }
  const stood = await elapsed()
  // Three ticks of the page's own clock go by.
  await page.evaluate(
    () =>
      new Promise<void>(done => {
        let ticks = 0
        const timer = setInterval(() => {
          if (++ticks < 3) return
          clearInterval(timer)
          done()
        }, 250)
      }),
  )
  await soon(() => elapsed()).toBe(stood)
  await acts.getByRole('button', { name: 'Folytatás' }).click()
  await page.getByText('Fogadhattok!').waitFor()

  // With three dice this one can never come true: refused in words, the marker stays.
  await page.getByRole('button', { name: 'Kék fogad: Smaragd koponya' }).click()
  await page.getByText('Ez a fogadás már nem jöhet be; a jelölő nálad marad.').waitFor()

  // Both go for the first place of "Üres kéz", each with the own row of keys.
  // Pressed in one moment; the page is so busy that it hears of the second a second later.
  await page.evaluate(() => {
    const [first, second] = ['KeyU', 'KeyJ'].map(
      code => new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }),
    )
    const now = performance.now.bind(performance)
    document.body.dispatchEvent(first!)
    performance.now = () => now() + 1000
    document.body.dispatchEvent(second!)
    performance.now = now
  })
  await page.getByText('Zöld: erre a helyre más gyorsabb volt; a jelölő nálad maradt.').waitFor()
  const bets = async () =>
    (await keptMatch(page, game)).log.filter(name => /^(blue|green):(?!done)/.test(name))
  await soon(bets).toEqual(['blue:ures-kez@4#1'])
  // A moment later the place is free for a second thought.
  await soon(async () => {
    await page.getByRole('button', { name: 'Zöld fogad: Üres kéz' }).click()
    return bets()
  }).toEqual(['blue:ures-kez@4#1', 'green:ures-kez@4#2'])
  await soon(() => shown(page, '[data-slot="6"] .chip.taken')).toEqual(['K2', 'Z1'])

  await acts.getByRole('button', { name: 'Kék: kész' }).click()
  await acts.getByRole('button', { name: 'Nem fogadok többet' }).click()
  await acts.getByRole('button', { name: 'Dobás', exact: true }).click()
  await acts.getByText('Piros lerak').waitFor()
  await house().leave(visit)
})

test('the solo game to the end on a phone, with all in sight; Kar has another colour than the person', async () => {
  const visit = await house().visit(outside, PHONE)
  const { page } = visit
  await watchSight(page)
  await sit(page, { players: '1', options: { opposition: '7' } })
  await page.getByText('A dobás előtt felfordul egy kártya').waitFor()
  await soon(() => page.locator('.purse strong').allTextContents()).toEqual(['Kék', 'Vrax és Kar'])
  const sights = await playToTheEnd(page)
  for (const [name, { missing }] of Object.entries(sights)) expect(missing, name).toEqual([])
  const { position, outcome, log } = await endedMatch(page)
  const state = skullState({ players: '1' })
  expect(log.filter(name => name.startsWith('rival:')).length).toBeLessThanOrEqual(7)
  expect(position.at(state.gears) + position.at(state.rivals) + position.at(state.supply)).toBe(120)
  const title = page.getByRole('region', { name: 'Vége' }).getByRole('heading')
  await soon(() => title.textContent()).toBe(
    outcome!.result[0] === 1 ? 'Legyőzted Vraxot és Kart!' : 'Vrax és Kar győzött.',
  )
  await house().leave(visit)
})

/** The example of the rules: 17 gears are left, the thrower earns 14, the first bet 2, the second only the last 1. */
function nearlyEmpty(): Json {
  const state = skullState({ players: '3' })
  const rules = game.make({ players: '3' })
  const p = rules.layout.empty()
  rules.start(p)
  p.pass(0)
  p.put(state.phase, PHASES.indexOf('rolled'))
  p.put(state.supply, 17)
  for (const [i, gears] of [40, 33, 30].entries()) p.put(state.gears + i, gears)
  for (const [i, left] of [2, 1, 1].entries()) p.put(state.markers + i, left)
  state.write(p, { ...emptySkull(1), own: [0, 2, 0, 1, 0], unused: 3 })
  p.put(state.rolled + 4, 1)
  p.put(state.highest, 4)
  p.put(state.window, 2)
  p.put(state.turns, 5)
  return { ...rules.layout.write(p), bets: { 'ures-kez@4': ['blue'], 'ragyogo-uresseg@4': ['green'] } }
}

test('the supply runs out in the middle of the payout', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await openPrepared(page, { players: '3' }, nearlyEmpty())
  await soon(() => page.getByText('Készlet: 17 fogaskerék').count()).toBe(1)
  await page.getByRole('button', { name: 'Ide: ékkő' }).click()
  await page.getByRole('button', { name: /^Lerakom: Ékkő/ }).click()
  const end = page.getByRole('region', { name: 'Vége' })
  await end.waitFor()
  await soon(() => sums(page)).toEqual([54, 35, 31])
  await soon(() => page.getByText('Készlet: 0 fogaskerék').count()).toBe(1)
  await soon(() => end.getByRole('heading').textContent()).toBe('Piros nyert')
  await soon(async () => (await shown(page, '.skull-end li strong')).slice(0, 3)).toEqual([
    'Piros',
    'Kék',
    'Zöld',
  ])
  await soon(() => told(page)).toContain('Kék fogadása (Üres kéz): 2 fogaskerék.')
  await soon(() => told(page)).toContain(
    'Zöld fogadása (Ragyogó üresség): 5 helyett 1 fogaskerék, mert elfogyott a készlet.',
  )
  await house().leave(visit)
})

test('a reload in mid-roll continues with the same dice', async () => {
  const visit = await house().visit(outside, { server: 'none' })
  const { page } = visit
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await sit(page, {
    players: '2',
    seats: ['person', 'person'],
    options: { first: 'red' },
    pace: 'calm',
  })
  const acts = page.locator('.skull-acts')
  await acts.locator('.buy').first().click()
  await acts.getByRole('button', { name: 'Nem fogadok többet' }).click()
  // Nothing that is kept knows the dice before they are thrown.
  await soon(async () => (await keptMatch(page, game)).log.at(-1)).toBe('blue:done')
  expect((await keptMatch(page, game)).log.some(name => name.startsWith('roll:'))).toBe(false)
  await acts.getByRole('button', { name: 'Dobás', exact: true }).click()
  await page.locator('.rolling').waitFor()
  await soon(async () => (await keptMatch(page, game)).log.at(-1)).toMatch(/^roll:/)
  const { log } = await keptMatch(page, game)
  for (let i = 0; i < 2; i++) {
    await page.reload()
    await acts.getByText('Piros lerak').waitFor()
    await soon(async () => (await keptMatch(page, game)).log).toEqual(log)
    const faces = () =>
      page
        .locator('.hand .die-box')
        .evaluateAll(dice => dice.map(die => die.getAttribute('aria-label')!.replace(' kocka', '')))
    await soon(async () => (await faces()).join(',')).toBe(
      log.at(-1)!.slice('roll:'.length).replaceAll('☠', 'koponya'),
    )
  }
  // Luck is not taken back; a placement is, until something follows it.
  const undo = page.getByRole('button', { name: 'Vissza', exact: true })
  await soon(() => undo.isDisabled()).toBe(true)
  await page.locator('.tier.possible').last().click()
  await acts
    .getByRole('button', { name: /^Lerakom/ })
    .first()
    .click()
  if (!(await keptMatch(page, game)).outcome && (await acts.getByText('Piros dönt').count()) > 0) {
    await undo.click()
    await soon(async () => (await keptMatch(page, game)).position.turn).toBe(0)
    await acts.getByText('Piros lerak').waitFor()
  }
  await house().leave(visit)
})

test('the chances shown are the true ones', async () => {
  const visit = await house().visit(outside, { server: 'none' })
  const { page } = visit
  await sit(page, { players: '2', seats: ['person', 'person'], options: { first: 'red' } })
  const ask = page.getByRole('button', { name: 'Mik az esélyeim?' })
  const rows = page.locator('.odds-row')
  const jackpots = new Set(['orjongo-nargash', 'kegyetlen-vigyor', 'smaragd-koponya'])
  const odds = new Odds({ jackpots, token: TOKEN_WORTH, bust: 0, greed: 1 }, 'shared')
  // Before buying: what each number of dice brings, the price taken off.
  await ask.click()
  await rows.nth(4).waitFor()
  const worth = new Intl.NumberFormat('hu', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  await soon(() => rows.locator('strong').allTextContents()).toEqual(
    [3, 4, 5, 6, 7].map(n => `várható: ${worth.format(odds.value(emptySkull(n), 0) - PRICES[n]!)}`),
  )
  await page.keyboard.press('Escape')
  await page.locator('.skull-acts .buy').first().click()
  await ask.click()
  const percent = new Intl.NumberFormat('hu', { style: 'percent', maximumFractionDigits: 1 })
  const row = rows.filter({ hasText: 'Ragyogó üresség' })
  const chance = odds.chances(emptySkull(3), 0).of('ragyogo-uresseg')
  await soon(() => row.locator('strong').textContent()).toBe(percent.format(chance))
  // The first place pays 5.
  await soon(() => row.locator('.odds-expected').textContent()).toBe(
    `≈ ${worth.format(chance * 5)}fogaskerék`,
  )
  // The aid tells what jackpots and bets pay.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Segédlet' }).click()
  const aid = () => page.locator('.aid').textContent()
  await soon(aid).toContain('5 fogaskerék minden koponyáért')
  expect(await aid()).toContain('Ragyogó üresség: ékkő és üres kéz egyszerre – 5 / 3 / 2')
  // So do the cards.
  await soon(() => shown(page, '.bet-zone .jackpot')).toEqual(['◆ 5 × ☠', '◆ 3 × I, II', '◆ 30'])
  await house().leave(visit)
})

test('on a wide screen the skull is the hero: it fills most of the height, beside the rules too', async () => {
  const visit = await house().visit(outside, { server: 'none', width: 1920, height: 1080 })
  const { page } = visit
  await sit(page, { players: '3', seats: ['person', 'person', 'person'] })
  await page.locator('.skull-acts .buy').first().click()
  await page.locator('button.bet-zone').first().waitFor()
  const share = () =>
    page.evaluate(() => {
      const high = (part: string) => document.querySelector(part)!.getBoundingClientRect().height
      return high('.skull-board') / high('.skull-felt')
    })
  await soon(share).toBeGreaterThan(0.65)
  await page.locator('.rules-panel').getByRole('button', { name: 'Bezárás' }).click()
  await soon(share).toBeGreaterThan(0.75)
  await house().leave(visit)
})

/** What to press to follow a hint, one press after the other. */
const FOLLOWED = [
  '.skull-acts button.jv-hinted',
  'button.die-box.jv-hinted[aria-pressed="false"]',
  'button.bet-zone.jv-hinted',
]

for (const [language, name, begins] of oneInTurn([
  ['hu', 'Tipp', 'A legerősebb gép ezt lépné: '],
  ['en', 'Hint', 'The strongest computer would play: '],
] as const))
  test(`a hint at every decision of two turns on a phone (${language}): in sight, in words, and followed`, async () => {
    const visit = await house().visit('/', { ...PHONE, language })
    const { page } = visit
    await watchSight(page)
    await openPrepared(page, { players: '2' }, sample({ phase: 'buy', players: 2, gears: [6, 6] }))
    const word = async () => (await page.locator('.hint-word').allTextContents()).join('').trim()
    const button = page.getByRole('button', { name, exact: true })
    const kinds = new Set<string>()
    for (let turns = 0, i = 0; turns < 3; i++) {
      expect(i).toBeLessThan(60)
      await soon(() => button.isEnabled(), { timeout: 20_000 }).toBe(true)
      const match = await keptMatch(page, game)
      if (i % 2 === 0) await button.tap()
      else await page.keyboard.press('h')
      await soon(word, { timeout: 30_000 }).toContain(begins)
      const seat = match.game.actor!(match.position, match.moves[0]!)
      const best = think(match.game, match.position, { seat, level: LEVEL, seed: 1 })
      const kind = kindOf(best)
      kinds.add(kind)
      if (kind === 'buy') turns++
      // What the hint points at is in sight with its words.
      const sight = await page.evaluate(
        things => window.sightOf([{ name: 'hint', asks: '.jv-hinted', needs: things }]),
        ['.jv-hinted:not(.tier)', '.hint-word'],
      )
      expect(sight?.missing, kind).toEqual([])
      expect(sight?.all, kind).toBeGreaterThan(1)
      if (i === 0) await blameless(page, 'a hint')
      expect(await wide(page)).toBeLessThanOrEqual(0)
      // Put away, nothing of it is left; then it is asked for again and followed.
      await page.keyboard.press('Escape')
      await soon(() => page.locator('.jv-hinted').count()).toBe(0)
      await soon(word).toBe('')
      await page.keyboard.press('h')
      await soon(word, { timeout: 30_000 }).toContain(begins)
      for (;;) {
        const next = await page.evaluate(
          ways => ways.find(way => document.querySelector(way) !== null),
          FOLLOWED,
        )
        if (next === undefined) break
        const isLast = !next.includes('die-box')
        await page.locator(next).first().tap()
        if (isLast) break
      }
      await soon(async () => (await keptMatch(page, game)).log[match.at]).toBe(match.nameOf(best))
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['buy', 'roll', 'place']))
    expect([...kinds].some(kind => kind === 'bet' || kind === 'done')).toBe(true)
    await house().leave(visit)
  }, 240_000)

const wide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [language, start, wishes] of oneInTurn([
  ['hu', 'Kezdjük', { theme: 'light', width: 1280, height: 800 }],
  ['en', 'Start', { theme: 'dark', width: 360, height: 740, hand: 'touch' }],
] satisfies (readonly ['hu' | 'en', string, PageWishes])[]))
  test(`axe and room: ${language}, ${wishes.theme}, ${wishes.width} px`, async () => {
    const visit = await house().visit(outside, { server: 'none', language, ...wishes })
    const { page } = visit
    /** The line of what is to be done begins below the table and ends within the window: it covers nothing. */
    const covered = () =>
      page.evaluate(() => {
        const table = document.querySelector('.skull-felt')
        const line = document.querySelector('.skull-acts')
        if (!table || !line) return 0
        const { top, bottom } = line.getBoundingClientRect()
        return Math.max(0, table.getBoundingClientRect().bottom - top, bottom - innerHeight)
      })
    const looked = async (where: string) => {
      await soon(covered, { message: where }).toBe(0)
      await blameless(page, where)
      await soon(() => wide(page), { message: where }).toBeLessThanOrEqual(0)
    }
    await keepPace(page, 'fast')
    await page.goto(path)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: '4', exact: true }).check({ force: true })
    for (const i of [0, 1, 2, 3]) await dialog.locator('.seat-choice select').nth(i).selectOption('person')
    await looked('set-up')
    await dialog.locator('select').nth(4).selectOption('advanced')
    await dialog.locator('select').nth(5).selectOption('race')
    await dialog.getByRole('button', { name: start, exact: true }).click()
    await page.locator('.buy').first().click()
    // On a phone so many bets are aimed at before somebody makes them; a tap while the table is still growing is made again.
    const seats = page.locator('.seat-bet')
    await soon(async () => {
      const zone = page.locator('button.bet-zone.open').first()
      if (wishes.width === 360 && (await seats.count()) === 0) await zone.tap()
      return seats.count()
    }).toBeGreaterThan(0)
    await looked('race')
    const tools = page.locator('.skull-tools button')
    await tools.nth(0).click()
    await page.locator('.odds-row').first().waitFor()
    await looked('odds')
    await page.keyboard.press('Escape')
    await tools.nth(1).click()
    await page.locator('.aid table').waitFor()
    await looked('aid')
    await page.keyboard.press('Escape')
    while ((await page.locator('.done-as').count()) > 0) await page.locator('.done-as').first().click()
    await page.locator('.roll').click()
    await page.locator('.tier.possible').last().click()
    await looked('placing')
    // A wide screen has the same words and colours, only more room.
    await page.setViewportSize({ width: 1920, height: 1080 })
    await soon(() => wide(page)).toBeLessThanOrEqual(0)
    await soon(covered).toBe(0)
    await house().leave(visit)
  })
