import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { think } from '../../src/ai/index.ts'
import { CHANCE, Match, Moves, Rng, type Json, type Move, type Options } from '../../src/engine/index.ts'
import { codeNamed, HUNTER, isPath, MAP, MONSOON, pathOf } from '../../src/games/uj/ekkovadaszok/cards.ts'
import { TRIGONOMETRIC } from '../../src/games/uj/ekkovadaszok/data.ts'
import { registerDeck } from '../../src/games/uj/ekkovadaszok/deck.ts'
import game from '../../src/games/uj/ekkovadaszok/game.ts'
import { cardOf, cellOf, isTurned, kindOf, MOVE, restOf } from '../../src/games/uj/ekkovadaszok/moves.ts'
import { isHunters, type HuntersGame } from '../../src/games/uj/ekkovadaszok/rules.ts'
import { PHASE } from '../../src/games/uj/ekkovadaszok/state.ts'
import { LEVEL } from '../../src/web/match/hint-asking.ts'
import { blameless } from './axe.ts'
import { oneInTurn } from '../rotation.ts'
import { soon, useHouse } from './browser.ts'
import { keptMatch } from './hands.ts'
import { leaks } from './secrets.ts'
import { keptMatches, putOld, putRow } from './storage.ts'
import { newDeck, write } from './studio-hands.ts'

const house = useHouse()
const path = `/play/${game.id}`
const NAMES = ['Piros', 'Kék', 'Zöld']

interface Sitting {
  readonly seats: readonly ('person' | '1' | '2' | '3')[]
  readonly options?: Options
  readonly typed?: boolean
  /** Comes with the address, as from the studio. */
  readonly deck?: string
}

async function sit(page: Page, { seats, options, typed, deck }: Sitting): Promise<void> {
  await page.evaluate(() => localStorage.setItem('jatekvilag.hunters.pace', 'fast'))
  await page.goto(deck === undefined ? path : `${path}?deck=${deck}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: String(seats.length), exact: true }).check({ force: true })
  for (const [i, sitter] of seats.entries())
    await dialog.locator('.seat-choice select').nth(i).selectOption(sitter)
  for (const [id, value] of Object.entries(options ?? {}))
    await dialog
      .getByRole('combobox', { name: game.options.find(option => option.id === id)!.name.hu, exact: true })
      .selectOption(value)
  if (typed) await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Kezdjük' }).click()
  await page.waitForURL(/match=/)
  await page.locator('.gem-acts, .curtain').first().waitFor()
}

/** SHOTS=<folder> keeps pictures to look at. */
const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHOTS']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

const huntersOf = (match: Match): HuntersGame['hunters'] => {
  if (!isHunters(match.game)) throw new Error('another game')
  return match.game.hunters
}

/** The match as kept, once luck has done its part and somebody may act. */
async function settled(page: Page, least = 0): Promise<Match> {
  let match: Match | undefined
  await soon(
    async () => {
      match = await keptMatch(page, game)
      return match.at >= least && (match.outcome !== undefined || match.position.turn !== CHANCE)
    },
    { timeout: 30_000 },
  ).toBe(true)
  return match!
}

/** Makes a legal move as a person would: the card, the place, the button. */
async function play(page: Page, match: Match, move: Move): Promise<Match> {
  const code = cardOf(move)
  const kind = kindOf(move)
  const acts = page.locator('.gem-acts')
  if (code !== 0) await page.locator(`.hand-card[data-card="${code}"]`).first().click()
  if (kind === MOVE.LAY) {
    await page.locator(`[data-target="${cellOf(move)}"]`).click()
    // The page chose an orientation that fits; the other one is a press away.
    const ghost = page.locator('.map-cell.ghost .gem-card')
    await ghost.waitFor()
    const lies = await ghost.evaluate(card => card.classList.contains('turned'))
    if (lies !== isTurned(move)) await acts.locator('.turn-card').click()
    await acts.locator('.lay').click()
  } else if (code === MONSOON && kind === MOVE.MONSOON)
    await page.locator(`[data-target="${restOf(move)}"]`).click()
  else if (code === MAP && kind === MOVE.MAP)
    await page.locator(`[data-target="${huntersOf(match).state.goalCells[restOf(move)]}"]`).click()
  else if (kind === MOVE.PASS) await acts.locator('.pass').click()
  else if (kind === MOVE.NEXT) await acts.locator('.next-round').click()
  else await acts.locator(`[data-move="${move}"]`).click()
  return settled(page, match.at + 1)
}

/** As if all were hunters, so that rounds are short; now and then whatever comes, so that every kind of move is made. */
function choose(match: Match): Move {
  if (match.at % 7 === 0) return match.moves[match.at % match.moves.length]!
  const { state } = huntersOf(match)
  const p = match.position.copy()
  for (let i = 0; i < state.n; i++) p.put(state.roles + i, HUNTER)
  const ideas = new Moves()
  match.game.ideas!(p, ideas)
  return ideas.toArray().find(m => match.moves.includes(m)) ?? match.moves[0]!
}

const raise = async (page: Page, match: Match): Promise<void> => {
  await page.getByRole('button', { name: NAMES[match.position.turn]! }).last().click()
  await page.locator('.gem-acts').waitFor()
}

test('three people play a whole round behind the curtain', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await sit(page, { seats: ['person', 'person', 'person'], options: { values: 'off' } })
  let match = await settled(page)
  const { state } = huntersOf(match)
  const seen = new Set<number>()
  let looks = 0
  while (match.position.at(state.round) === 1 && !match.outcome) {
    const seat = match.position.turn
    if (await page.locator('.curtain').count()) {
      // Nothing of any hand, role or purse is in the page.
      expect(await page.locator('.hand-card, .secrets, .map-world, .gem-players').count()).toBe(0)
      if (looks === 1) await shoot(page, 'hunters-curtain')
      await raise(page, match)
    }
    if (match.position.at(state.phase) !== 0)
      await shoot(page, `hunters-phase-${match.position.at(state.phase)}`)
    if (match.position.at(state.phase) === 0) {
      const hand = Array.from({ length: state.hand }, (_, k) =>
        match.position.at(state.hands + seat * state.hand + k),
      ).filter(code => code !== 0)
      const cards = page.locator('.hand-card')
      await soon(() =>
        cards.evaluateAll(all => all.map(card => Number(card.getAttribute('data-card')))),
      ).toEqual(hand)
      const role = match.position.at(state.roles + seat) === 1 ? 'ékkővadász' : 'zsivány'
      await soon(() => page.locator('.secrets').textContent()).toContain(role)
    }
    if (!seen.has(seat) && looks++ < 3) {
      const others = await page.locator('.role-tag').count()
      expect(others, 'roles of others are hidden').toBe(0)
    }
    seen.add(seat)
    const move = choose(match)
    const [at, name] = [match.at, match.nameOf(move)]
    match = await play(page, match, move)
    expect(match.log[at]).toBe(name)
    const done = page.locator('.hand-over')
    if (match.position.at(state.phase) === PHASE.SHOW) {
      // The end is looked at together: roles and deeds of all, nobody's hand, and no curtain.
      await soon(() => page.locator('.round-end li').count()).toBe(3)
      await soon(() =>
        page.locator('.round-end').evaluate(end => end.getBoundingClientRect().top),
      ).toBeGreaterThanOrEqual(0)
      expect(await page.locator('.hand-card, .secrets, .curtain').count()).toBe(0)
    } else if (match.position.turn !== seat && !match.outcome) {
      await done.click()
      await page.locator('.curtain').waitFor()
    }
  }
  expect(seen).toEqual(new Set([0, 1, 2]))
  const told = async () => (await page.locator('.gem-log li').allTextContents()).join(' ')
  await soon(told).toContain('Kezdődik a 2. forduló.')
  expect(await told()).toMatch(/lerakott/)
  expect(await told()).toMatch(/Az ékkővadászok elérték a rubint!|A rubin rejtve maradt/)
  // Who was what, where the ruby lay and what everybody did stays in the log.
  expect(await told()).toMatch(/A rubin helye: (északi|középső|déli) Céllap\./)
  for (const name of NAMES) expect(await told()).toMatch(new RegExp(`${name}: (ékkővadász|zsivány)\\. \\d`))
  await house().leave(visit)
}, 400_000)

test('one person plays on with bots after a reload in mid-round', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await sit(page, { seats: ['person', '1', '2', '1'], options: { mosquito: 'on' } })
  const mine = async (least: number) => {
    let match = await settled(page, least)
    await soon(
      async () => {
        match = await keptMatch(page, game)
        return match.position.turn
      },
      { timeout: 60_000 },
    ).toBe(0)
    await page.locator('.hand-card:not(:disabled), .gem-acts button.main').first().waitFor()
    return match
  }
  let match = await mine(0)
  for (let turn = 0; turn < 3; turn++) {
    await play(page, match, choose(match))
    match = await mine(match.at + 2)
  }
  const before = {
    hand: await page
      .locator('.hand-card')
      .evaluateAll(all => all.map(card => card.getAttribute('data-card'))),
    laid: await page.locator('.map-cell.laid').count(),
    log: await page.locator('.gem-log li').allTextContents(),
  }
  expect(before.log.some(line => /^(Kék|Zöld|Sárga) /.test(line))).toBe(true)
  await page.reload()
  await page.locator('.hand-card:not(:disabled)').first().waitFor()
  await soon(async () => ({
    hand: await page
      .locator('.hand-card')
      .evaluateAll(all => all.map(card => card.getAttribute('data-card'))),
    laid: await page.locator('.map-cell.laid').count(),
    log: await page.locator('.gem-log li').allTextContents(),
  })).toEqual(before)
  await play(page, match, choose(match))
  await house().leave(visit)
})

test('the value is typed before laying; mistakes are kept, shown and exported', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  let match: Match
  // A hand without any path card is rare; then the cards are dealt again.
  do {
    await sit(page, { seats: ['person', '1', '1'], options: { first: '1', start: '1' }, typed: true })
    match = await settled(page)
  } while (!match.moves.some(m => kindOf(m) === MOVE.LAY))
  const { state, faceOf } = huntersOf(match)
  const move = match.moves.find(m => kindOf(m) === MOVE.LAY)
  const code = cardOf(move ?? 0)
  expect(isPath(code), 'the first card fits anywhere beside Start').toBe(true)
  const { latex, value } = faceOf(code)
  await page.locator(`.hand-card[data-card="${code}"]`).click()
  await page.locator(`[data-target="${cellOf(move!)}"]`).click()
  const field = page.getByLabel('Mennyi a lap értéke?')
  await field.fill('99')
  await field.press('Enter')
  await page.getByText('Nem jó: 99. Számold ki újra!').waitFor()
  await soon(async () => (await keptMatch(page, game)).at).toBe(match.at)
  await field.fill('abc')
  await field.press('Enter')
  await page.getByText('Ez nem szám.').waitFor()
  await field.fill(value!)
  await field.press('Enter')
  const after = await settled(page, match.at + 1)
  expect(after.log[match.at]).toContain('@')
  expect(after.position.at(state.maze + cellOf(move!)) & 63).toBe(code)
  // Only the wrong number counts, and it outlives a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Hibák: 1' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Letöltés táblázatként (CSV)' }).click(),
  ])
  const rows = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toBe(
    ['Piros', '1', pathOf(code).name, latex, '99', value].map(text => `"${text}"`).join(';'),
  )
  await house().leave(visit)
})

test('a deck sent from the studio is played against bots, and says which cards have no value', async () => {
  const data = {
    ...TRIGONOMETRIC,
    name: 'Saját pakli',
    paths: TRIGONOMETRIC.paths.map((card, i) => (i === 0 ? { ...card, latex: 'x+1', value: null } : card)),
  }
  const registered = registerDeck(data)
  if (!registered.ok) throw new Error(registered.why.en)
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await page.evaluate(text => localStorage.setItem('jatekvilag.gem-decks', text), JSON.stringify([data]))
  await page.goto(`${path}?deck=${registered.value}`)
  await page.getByText('NS1 (x+1)').waitFor()
  await sit(page, { seats: ['1', 'person', '1'], options: { first: '1' }, deck: registered.value })
  const match = await settled(page, 20)
  expect(match.options['deck']).toBe(registered.value)
  // Red, a bot, has played with this deck; after a reload the match is found again.
  await page
    .locator('.gem-log li', { hasText: /^Piros/ })
    .first()
    .waitFor()
  await page.locator('.hand-card img').first().waitFor()
  await page.reload()
  await page.locator('.hand-card:not(:disabled)').first().waitFor()
  await house().leave(visit)
})

interface Drawings {
  readonly drawings: Readonly<Record<string, Promise<string>>>
}

test('a deck made in the studio is played with its values, its colours and its own back', async () => {
  const visit = await house().visit('/studio', { server: 'none' })
  const { page } = visit
  // Pictures of cards are blobs, which a page may show but not read: their text is kept as they are made.
  await page.addInitScript(() => {
    const drawings: Record<string, Promise<string>> = {}
    Object.assign(window, { drawings })
    const make = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      const address = make(blob)
      drawings[address] = blob.text()
      return address
    }
  })
  await newDeck(page)
  // A column of a spreadsheet: ½, 1, 1½ … on the forty cards.
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: 'Beillesztés táblázatból' }).click()
  const paste = page.getByRole('dialog')
  const halves = Array.from({ length: 40 }, (_, i) => `\\frac{${i + 1}}{2}`)
  await paste.getByLabel('Táblázat').fill(halves.join('\n'))
  await paste.getByRole('button', { name: 'A lapokra' }).click()
  await page.keyboard.press('Escape')
  await write(page, 's0', '\\text{monoton csökkenő}')
  await page.getByLabel('Minden felirat színe').fill('#f6d264')
  await page.getByLabel('Saját hátlapkép…').setInputFiles({
    name: 'hatlap.png',
    mimeType: 'image/png',
    buffer: await page.locator('.brand').screenshot(),
  })
  await page.getByRole('img', { name: 'Hátlap' }).waitFor()
  await page.getByRole('button', { name: 'Játsszuk ezt a paklit' }).click()
  await page.waitForURL(/\/play\/ekkovadaszok\?deck=deck-[0-9a-f]{16}$/)
  const deck = new URL(page.url()).searchParams.get('deck')!
  // The match is replayed here with the same cards, as the game's page finds them.
  const [data] = await page.evaluate(() => JSON.parse(localStorage.getItem('jatekvilag.gem-decks')!))
  expect(registerDeck(data)).toEqual({ ok: true, value: deck })
  let match: Match
  do {
    await sit(page, { seats: ['person', '1', '1'], options: { first: '1' }, deck, typed: true })
    match = await settled(page)
  } while (!match.moves.some(m => kindOf(m) === MOVE.LAY))
  const { state, faceOf } = huntersOf(match)
  const cardOn = async (selector: string): Promise<string> => {
    const address = await page.locator(selector).first().getAttribute('src')
    return page.evaluate(each => (window as unknown as Drawings).drawings[each]!, address ?? '')
  }
  await soon(async () => (await cardOn('.gem-pile img')).includes(data.look.back.data), {
    message: 'the own back',
  }).toBe(true)
  await soon(() => cardOn('.map-cell.start img')).toContain('#f6d264')
  const move = match.moves.find(m => kindOf(m) === MOVE.LAY)!
  const code = cardOf(move)
  expect(faceOf(code).latex).toBe(halves[code - 1])
  await soon(() => cardOn(`.hand-card[data-card="${code}"] img`)).toContain('#f6d264')
  await page.locator(`.hand-card[data-card="${code}"]`).click()
  await page.locator(`[data-target="${cellOf(move)}"]`).click()
  const field = page.getByLabel('Mennyi a lap értéke?')
  await field.fill(String(code / 2).replace('.', ','))
  await field.press('Enter')
  match = await settled(page, match.at + 1)
  expect(match.position.at(state.maze + cellOf(move)) & 63).toBe(code)
  await house().leave(visit)
})

const handOf = (match: Match, seat: number): number[] => {
  const { state } = huntersOf(match)
  return Array.from({ length: state.hand }, (_, k) =>
    match.position.at(state.hands + seat * state.hand + k),
  ).filter(code => code !== 0)
}

/** What luck dealt, in the words it is written in, and how a page would show it: roles, goals, hands. */
const secretsOf = (match: Match): string[] => [
  ...new Set(match.log.filter(name => /^(role|goals|deal|draw):/.test(name))),
  ...match.game.players.flatMap((_, i) => handOf(match, i).map(code => `data-card="${code}"`)),
  'zsivány',
  'rogue',
]

/** Lets a secret out in every way a page could. */
async function plant(page: Page, secret: string): Promise<void> {
  await page.evaluate(word => {
    document.body.dataset['leak'] = word
    document.title += word
    localStorage.setItem('leak', word)
    sessionStorage.setItem('leak', word)
  }, secret)
  const [id] = await keptMatches(page)
  await putRow(page, 'events', { id: `${id}-leak`, n: 0, body: { leak: secret } })
}

test('under the curtain nothing is saved, exported or given up; a bot takes the seat of whoever gives up', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await sit(page, { seats: ['person', 'person', 'person'], options: { values: 'off' } })
  const match = await settled(page)
  await page.locator('.curtain').waitFor()
  const secrets = secretsOf(match)
  await soon(() => leaks(page, secrets), { message: 'under the curtain' }).toEqual([])
  // Whatever is let out is found, wherever it lies.
  await plant(page, secrets[0]!)
  expect(await leaks(page, secrets.slice(0, 1))).toEqual(
    ['page', 'title', 'local storage', 'session storage', 'jatekvilag-records/events'].map(
      place => `${place}: ${secrets[0]}`,
    ),
  )
  await page.reload()
  await page.locator('.curtain').waitFor()
  const menu = async () => {
    await page.locator('.gem-tools').getByRole('button').last().click()
    return page.getByRole('menu')
  }
  const down = await menu()
  for (const name of ['Állás mentése', 'Fájlba mentés', 'Feladom'])
    await soon(() => down.getByRole('menuitem', { name }).isDisabled(), { message: name }).toBe(true)
  await page.keyboard.press('Escape')
  await raise(page, match)
  // Whoever looks sees the own cards and role, and of the others nothing.
  const own = handOf(match, match.position.turn).map(code => `data-card="${code}"`)
  const others = match.game.players.flatMap((_, i) =>
    i === match.position.turn ? [] : handOf(match, i).map(code => `data-card="${code}"`),
  )
  await soon(async () => (await leaks(page, own)).length).toBeGreaterThan(0)
  expect(
    await leaks(
      page,
      others.filter(card => !own.includes(card)),
    ),
  ).toEqual([])
  expect(await page.locator('.role-tag').count()).toBe(0)
  const up = await menu()
  const downloading = page.waitForEvent('download')
  await up.getByRole('menuitem', { name: 'Fájlba mentés' }).click()
  const file = readFileSync(await (await downloading).path(), 'utf8')
  for (const secret of [/role:/, /goals:/, /deal:/, /rogue/]) expect(file).not.toMatch(secret)
  await menu()
  await page.getByRole('menuitem', { name: 'Feladom' }).click()
  // It is asked who gives up; a bot plays on in that seat, and the match of the others goes on unseen.
  const who = (match.position.turn + 1) % 3
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: NAMES[who]! }).check()
  await dialog.getByRole('button', { name: 'Feladom' }).click()
  await page.locator('.curtain').waitFor()
  expect(await page.locator('.hand-card, .secrets, .map-world, .gem-players').count()).toBe(0)
  await raise(page, match)
  await soon(() => page.locator('.gem-players li').nth(who).textContent()).toContain('gép, 3. szint')
  expect((await keptMatch(page, game)).outcome).toBeUndefined()
  await house().leave(visit)
})

/** Red has a small step to make on a rising way. */
const STEP = {
  maze: { '1,0': 'EW1' },
  hands: { red: ['NESW5', 'NESW2', 'E-dead', 'NS3'], blue: ['NS1'], green: ['NS2'] },
}
/** What a hint says; nothing while there is none. */
const hinted = async (page: Page): Promise<string> =>
  (await page.locator('.hint-word').allTextContents()).join('').trim()

test.each(
  oneInTurn([
    ['hu', 'Tipp', 'Állj', 'A legerősebb gép ezt lépné: '],
    ['en', 'Hint', 'Stop', 'The strongest computer would play: '],
  ] as const),
)(
  'a hint for whoever looks (%s): shown, said, stopped, off under the curtain',
  async (language, name, stop, begins) => {
    const visit = await house().visit('/', { server: 'none', language, width: 360, height: 740 })
    const { page } = visit
    await openPrepared(page, prepared(STEP), 'person')
    const button = page.getByRole('button', { name, exact: true })
    await page.locator('.curtain').waitFor()
    await soon(() => button.isDisabled()).toBe(true)
    await page.keyboard.press('h')
    expect(await page.locator('.hint-word, .jv-hinted').count()).toBe(0)
    await page.locator('.curtain button').click()
    await soon(() => button.isEnabled()).toBe(true)
    const match = await keptMatch(page, game)
    const best = think(match.game, match.position, { seat: 0, level: LEVEL, seed: 1 })
    await button.click()
    await soon(() => hinted(page), { timeout: 30_000 }).toContain(begins)
    await soon(() => page.locator('.hand-card.jv-hinted').getAttribute('data-card')).toBe(
      String(cardOf(best)),
    )
    expect(kindOf(best)).toBe(MOVE.LAY)
    await soon(() => page.locator('.hint-ring').getAttribute('data-hinted')).toBe(String(cellOf(best)))
    // The map has come to it, and the card to take is in sight.
    await soon(() => inSight(page, '.hint-ring')).toBe(true)
    await soon(() => inSight(page, '.hand-card.jv-hinted')).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await blameless(page, 'a hint')
    expect((await keptMatch(page, game)).at).toBe(match.at)
    // The same key puts it away; asked again it can be stopped, and leaves nothing behind.
    await page.keyboard.press('h')
    await soon(() => hinted(page)).toBe('')
    await soon(() => page.locator('.jv-hinted, .hint-ring').count()).toBe(0)
    await page.evaluate(label => {
      const watch = () => {
        const halt = document.querySelector<HTMLElement>(`.hint-word button[aria-label="${label}"]`)
        if (halt) halt.click()
        else requestAnimationFrame(watch)
      }
      document.querySelector<HTMLElement>('.hint-button')!.click()
      watch()
    }, stop)
    await soon(() => hinted(page)).toBe('')
    // Whoever follows it has played it; under the curtain nothing of it is left.
    await page.keyboard.press('h')
    await soon(() => hinted(page), { timeout: 30_000 }).toContain(begins)
    await page.locator('.hand-card.jv-hinted').click()
    await page.locator(`[data-target="${cellOf(best)}"]`).click()
    const turned = await page
      .locator('.map-cell.ghost .gem-card')
      .evaluate(card => card.classList.contains('turned'))
    if (turned !== isTurned(best)) await page.locator('.turn-card').click()
    await page.locator('.gem-acts .lay').click()
    await settled(page, match.at + 1)
    await soon(() => page.locator('.jv-hinted, .hint-ring').count()).toBe(0)
    await soon(() => button.isDisabled()).toBe(true)
    await house().leave(visit)
  },
  120_000,
)

test('behind the curtain typed values and mistakes stay with their player', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  let match: Match
  do {
    await sit(page, { seats: ['person', 'person', 'person'], options: { first: '1' }, typed: true })
    match = await settled(page)
  } while (!match.moves.some(m => kindOf(m) === MOVE.LAY))
  expect(await page.locator('.hand-card, .type-value, .act-refused').count()).toBe(0)
  await raise(page, match)
  const move = match.moves.find(m => kindOf(m) === MOVE.LAY)!
  const { latex } = huntersOf(match).faceOf(cardOf(move))
  await page.locator(`.hand-card[data-card="${cardOf(move)}"]`).click()
  await page.locator(`[data-target="${cellOf(move)}"]`).click()
  const field = page.getByLabel('Mennyi a lap értéke?')
  await field.fill('77')
  await field.press('Enter')
  await page.getByText('Nem jó: 77.').waitFor()
  const mistakes = async () => {
    await page.getByRole('button', { name: 'Hibák: 1' }).click()
    const told = (await page.getByRole('dialog').textContent()) ?? ''
    await page.keyboard.press('Escape')
    return told
  }
  expect(await mistakes(), 'one sees the own mistake').toContain(latex)
  await page.locator('.gem-acts .pass').click()
  await settled(page, match.at + 1)
  await page.locator('.hand-over').click()
  await page.locator('.curtain').waitFor()
  expect(await page.locator('.hand-card, .type-value, .act-refused').count()).toBe(0)
  for (const whose of ['nobody', 'blue']) {
    if (whose === 'blue') await raise(page, await keptMatch(page, game))
    const told = await mistakes()
    expect(told).not.toContain(latex)
    expect(told).not.toContain('77')
    expect(told).toContain('Mások hibái')
  }
  await soon(() => page.getByText('Nem jó: 77.').count()).toBe(0)
  await house().leave(visit)
})

/** A match whose third round is nearly over: what came before needs no page, and tests/hunters.test.ts plays it whole. */
function lateMatch(): Match {
  const rng = new Rng(4)
  const match = Match.begin(game, { players: '3', mosquito: 'on', values: 'off' })
  const { state } = huntersOf(match)
  const isLate = () => {
    const { position: p } = match
    return p.at(state.round) === 3 && p.turn === 0 && state.cardsLeft(p) < 12
  }
  for (match.roll(rng); !isLate(); match.roll(rng)) {
    if (match.outcome) throw new Error('the match ended too early')
    match.play(match.moves[rng.below(match.moves.length)]!)
  }
  return match
}

test('one person with two bots to the end of the third round', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await page.evaluate(() => localStorage.setItem('jatekvilag.hunters.pace', 'fast'))
  await openPrepared(page, lateMatch())
  const mine = page.locator('.hand-card:not(:disabled), .gem-acts button[data-move], .gem-acts button.main')
  const end = page.getByRole('region', { name: 'Végeredmény' })
  for (let turn = 0; turn < 120; turn++) {
    await mine.or(end).first().waitFor({ timeout: 90_000 })
    // What is kept may be a moment behind what is seen.
    let match = await settled(page)
    await soon(async () => {
      match = await keptMatch(page, game)
      return match.outcome !== undefined || match.position.turn === 0
    }).toBe(true)
    if (match.outcome) break
    if (turn === 3) await shoot(page, 'hunters-bots')
    await play(page, match, choose(match))
  }
  const { outcome, position, game: rules } = await keptMatch(page, game)
  expect(outcome).toBeDefined()
  if (!isHunters(rules)) throw new Error('another game')
  await end.waitFor()
  // Whoever looks for the analysis is told why there is none.
  await end.getByText(/^Elemzés itt nincs: a szerepek rejtve voltak/).waitFor()
  const rubies = rules.players.map((_, i) => rules.hunters.state.rubiesOf(position, i)).sort((a, b) => b - a)
  await soon(async () =>
    (await end.locator('.ruby-sum').allTextContents()).map(text => Number.parseInt(text, 10)),
  ).toEqual(rubies)
  await shoot(page, 'hunters-end')
  await house().leave(visit)
}, 600_000)

/** Puts a match into the browser's storage and opens it. */
async function openPrepared(page: Page, match: Match, blue: 'person' | 'ai' = 'ai'): Promise<void> {
  await page.locator('.game-card').first().waitFor()
  // As the first version of the program kept it: opening it takes it over.
  await putOld(page, 'jatekvilag', [
    [
      'matches',
      {
        id: 'prepared',
        name: '',
        updated: new Date().toISOString(),
        seats: [
          { kind: 'person' },
          { kind: blue, ...(blue === 'ai' ? { level: 1 } : {}) },
          { kind: 'ai', level: 1 },
        ],
        match: match.save(),
      },
    ],
  ])
  await page.goto(`${path}?match=prepared`)
  await page.locator('.gem-acts, .curtain').first().waitFor()
}

/** A round in play: red holds a low card, a breaker, a map and the rain. */
function prepared(more: { [key: string]: Json } = {}): Match {
  const from = {
    turn: 'red',
    phase: 'turn',
    round: 1,
    roles: { red: ['hunter'], blue: ['rogue'], green: ['hunter'] },
    maze: { '1,0': 'EW2', '2,0': 'NESW5', '2,-1': 'NE4' },
    hands: {
      red: ['EW1', 'NE3', 'breakMachete', 'map', 'monsoon', 'fixMachete'],
      blue: ['NS1'],
      green: ['NS2'],
    },
    broken: [[], ['compass'], []],
    ...more,
  }
  const opened = Match.replay(game, {
    format: 'jatekvilag-match',
    version: 1,
    game: game.id,
    rules: game.rules,
    options: { players: '3', start: '1' },
    from,
    moves: [],
  })
  if (!opened.ok) throw new Error(opened.why.en)
  return opened.value
}

test('the map is pinched, dragged and fitted again with fingers', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740, hand: 'touch' })
  const { page, context } = visit
  await openPrepared(page, prepared())
  const world = page.locator('.map-world')
  const eye = async () => {
    const [x = 0, y = 0, scale = 0] = ((await world.getAttribute('style')) ?? '')
      .match(/-?[\d.]+/g)!
      .map(Number)
    return { x, y, scale }
  }
  /** Where the map has come to rest. */
  const rest = async () => {
    let last = await eye()
    await soon(async () => {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const now = await eye()
      const same = JSON.stringify(now) === JSON.stringify(last)
      last = now
      return same
    }).toBe(true)
    return last
  }
  const before = await rest()
  const box = (await page.locator('.map-window').boundingBox())!
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const fingers = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((dx, id) => ({ x: middle.x + dx, y: middle.y, id })),
    })
  await touch('touchStart', -30, 30)
  for (const apart of [45, 60, 75, 90]) await touch('touchMove', -apart, apart)
  await touch('touchEnd')
  const near = await rest()
  expect(near.scale / before.scale).toBeCloseTo(3, 1)
  // What was between the fingers stays there.
  const under = ({ x, scale }: { x: number; scale: number }) => (middle.x - box.x - x) / scale
  expect(under(near)).toBeCloseTo(under(before), 0)
  await touch('touchStart', 0)
  for (const dx of [10, 25, 40]) await touch('touchMove', dx)
  await touch('touchEnd')
  const dragged = await rest()
  expect([dragged.x - near.x, dragged.scale / near.scale]).toEqual([expect.closeTo(40, 0), 1])
  // A tap within the same moment as the drag may count as its end to the browser; a person taps again.
  const whole = page.getByRole('button', { name: 'Az egész látszódjon' })
  await soon(async () => {
    await whole.tap()
    return rest()
  }).toEqual(before)
  // A card taken from the hand below brings the map into sight.
  const card = page.locator(`.hand-card[data-card="${codeNamed('NE3')}"]`)
  await card.scrollIntoViewIfNeeded()
  await card.tap()
  await soon(async () => (await page.locator('.map-place').boundingBox())!.y).toBeGreaterThanOrEqual(0)
  await soon(() => page.evaluate(() => document.querySelector('dialog[open]'))).toBeNull()
  await house().leave(visit)
})

/** Whether a thing lies wholly in the window with nothing over its middle. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluateAll(all =>
    all.some(each => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      const isInside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return isInside && over !== null && (each.contains(over) || over.contains(each))
    }),
  )

test('on a phone what is to be decided on and its button are in sight together, at every decision', async () => {
  const visit = await house().visit('/', { server: 'none', width: 360, height: 740, hand: 'touch' })
  const { page } = visit
  await openPrepared(page, prepared())
  const see = async (what: string, ...selectors: string[]) => {
    for (const selector of selectors)
      await soon(() => inSight(page, selector), { message: `${what}: ${selector}` }).toBe(true)
  }
  const take = async (name: string) => {
    const card = page.locator(`.hand-card[data-card="${codeNamed(name)}"]`)
    await card.scrollIntoViewIfNeeded()
    await card.tap()
  }
  const drop = () => page.keyboard.press('Escape')
  const ends = '.open-ends button'
  await see('a card to choose', '.hand-card', '.map-window', '.gem-acts .turn', ends)
  // What can be followed is read in letters of at least 14 pixels, not on the small cards.
  await soon(() => page.locator(ends).allTextContents()).toContain('A tg 20° · tg 70°')
  expect(
    await page
      .locator(ends)
      .first()
      .evaluate(each => parseFloat(getComputedStyle(each).fontSize)),
  ).toBeGreaterThanOrEqual(14)
  await take('NE3')
  await see('a place to choose', '.target.fits, .target.turn', '.gem-acts .turn-card', '.gem-acts .pass')
  await page.locator('.target.fits, .target.turn').first().tap()
  await see('a card to lay', '.target.aimed', '.gem-acts .lay')
  await drop()
  await take('breakMachete')
  await see('whom to break', '.aim:not(.shut)', '.gem-acts .pass')
  await drop()
  await take('map')
  await see('a goal to look at', '.target.look', '.gem-acts button[data-move]')
  await drop()
  await take('monsoon')
  await see('a card to wash away', '.target.wash', '.gem-acts .pass')
  await drop()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await house().leave(visit)
})

test.each(
  oneInTurn([
    [360, 740, 'light'],
    [1280, 800, 'dark'],
  ] as const),
)(
  '%i px wide: why not here, tools and a clean page',
  async (width, height, theme) => {
    const visit = await house().visit('/', { server: 'none', width, height, theme })
    const { page } = visit
    await openPrepared(page, prepared())
    await page.locator('.map-cell.laid img').first().waitFor()
    await page.locator(`.hand-card[data-card="${codeNamed('EW1')}"]`).click()
    // −1 may not follow 2 on a rising way; the page says so with both values.
    await page.getByRole('button', { name: 'Az egész látszódjon' }).click()
    await page.getByRole('button', { name: '3. oszlop, 0. sor: miért nem ide?' }).click()
    await soon(() => page.locator('.act-refused').textContent()).toContain('−1 ↔ 2')
    const broad = () => page.evaluate(() => document.documentElement.scrollWidth)
    await soon(broad).toBeLessThanOrEqual(width)
    await blameless(page, 'a refused card', { faults: 'all' })
    await shoot(page, `hunters-${width}`)
    await page.locator(`.hand-card[data-card="${codeNamed('fixMachete')}"]`).click()
    await page.locator('.aim.shut', { hasText: 'Kék' }).click()
    await page.getByText('Ennél a játékosnál nincs mit megjavítani ezzel a lappal.').waitFor()
    await page.keyboard.press('Escape')
    await soon(() => page.locator('.hand-card.held').count()).toBe(0)
    // By keyboard alone: the map card, then a goal; only the looker sees it.
    await page.locator(`.hand-card[data-card="${MAP}"]`).press('Enter')
    await page.locator(`[data-target="${huntersOf(prepared()).state.goalCells[1]}"]`).press('Enter')
    await page.locator('.goal.peeked').waitFor()
    await soon(() => page.locator('.gem-log').textContent()).toContain('Piros megnézte: középső Céllap.')
    // A wide screen has the same words and colours, only more room.
    await page.setViewportSize({ width: 1920, height: 1080 })
    await soon(broad).toBeLessThanOrEqual(1920)
    await shoot(page, 'hunters-1920')
    await house().leave(visit)
  },
  120_000,
)

test.each([
  ['a low window', { width: 1366, height: 768 }],
  ['a phone', { width: 360, height: 740, hand: 'touch' }],
] as const)('in %s whatever card is chosen leaves the hand and the role whole', async (where, wishes) => {
  const visit = await house().visit('/', { server: 'none', ...wishes })
  const { page } = visit
  // Cards with the longest words, and one of each kind of action.
  const red = ['NS2', 'NESW2', 'fixMacheteOrFlask', 'breakMachete', 'map', 'monsoon']
  await openPrepared(page, prepared({ hands: { red, blue: ['NS1'], green: ['NE3'] } }))
  await page.locator('.hand-card img').first().waitFor()
  /** How much of the hand lies below the panel's edge, of the panel and of the chosen card outside the window. */
  const hidden = () =>
    page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)?.getBoundingClientRect()
      const [hand, panel, held] = [box('.gem-hand')!, box('.gem-acts')!, box('.hand-card.held')]
      return [
        hand.bottom - panel.top,
        panel.bottom - innerHeight,
        -(held?.left ?? 0),
        (held?.right ?? 0) - innerWidth,
      ].filter(size => size > 1)
    })
  const top = () => page.locator('.gem-hand').evaluate(hand => Math.round(hand.getBoundingClientRect().top))
  const before = await top()
  for (const name of red) {
    const card = page.locator(`.hand-card[data-card="${codeNamed(name)}"]`)
    if (where === 'a phone') await card.tap()
    else await card.click()
    await page.locator('.gem-acts .pass').waitFor()
    await soon(hidden, { message: name }).toEqual([])
    // Where there is room, nothing moves at all.
    if (where === 'a low window') expect(await top(), name).toBe(before)
  }
  await house().leave(visit)
})

test('the list of open ends has a row of its own below the map and hides nothing of it', async () => {
  const visit = await house().visit('/', { server: 'none', width: 1280, height: 800 })
  const { page } = visit
  await openPrepared(page, prepared())
  await page.locator('.open-ends button').first().waitFor()
  await soon(() =>
    page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)!.getBoundingClientRect()
      return box('.open-ends').top - box('.map-window').bottom
    }),
  ).toBeGreaterThan(-1)
  await soon(() => inSight(page, '.hand-card')).toBe(true)
  await soon(() => inSight(page, '.gem-acts')).toBe(true)
  await house().leave(visit)
})
