import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventsOf, Match } from '../../src/engine/index.ts'
import hex from '../../src/games/osszekotos/hex/game.ts'
import type { SavedMatch } from '../../src/wire/index.ts'
import { soon, useHouse } from './browser.ts'
import { agree, Hands, keptMatch, movesShown, startGame } from './hands.ts'
import { putOld, putRow } from './storage.ts'

const house = useHouse()
const small = { size: '6' }

const saved = (moves: readonly string[], change: Partial<SavedMatch> = {}): SavedMatch => {
  const match = Match.begin(hex, small)
  for (const name of moves) match.playNamed(name)
  return {
    id: 'from-a-file',
    name: 'Vasárnap délután',
    updated: '2026-11-15T10:00:00.000Z',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    match: match.save(),
    ...change,
  }
}

const beginning = {
  format: 'jatekvilag-match',
  version: 1,
  game: 'hex',
  rules: hex.rules,
  options: small,
} as const

const file = (content: string | Buffer, name = 'match.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})
const takeIn = (page: Page, content: string | Buffer, name?: string) =>
  page.locator('main input[type=file]').first().setInputFiles(file(content, name))
const listed = (page: Page) => page.locator('.match-words a').allTextContents()

async function playedMatch(page: Page, moves: readonly string[]): Promise<void> {
  await startGame(page, hex, { options: small })
  const hands = new Hands(page, hex, small)
  for (const name of moves) await hands.playNamed(name)
}

test('a match survives a reload in the middle of the game', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await playedMatch(page, ['a1', 'b2', 'c3'])
  const address = page.url()
  await page.reload()
  await soon(() => movesShown(page)).toBe(3)
  expect(page.url()).toBe(address)
  await page.getByText('Kék következik').first().waitFor()
  await soon(() => page.locator('.jv-live .jv-piece').count()).toBe(3)
  // What was undone is still there to be redone.
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await agree(page)
  await soon(() => movesShown(page)).toBe(2)
  await soon(async () => (await keptMatch(page, hex)).at).toBe(2)
  await page.reload()
  await soon(() => movesShown(page)).toBe(2)
  await page.getByRole('button', { name: 'Újra', exact: true }).click()
  await soon(() => movesShown(page)).toBe(3)
  await house().leave(visit)
})

test('a match can be named, listed, renamed, exported, deleted and imported', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await playedMatch(page, ['a1', 'b2', 'c3'])
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: 'Játszma elnevezése' }).click()
  await page.getByLabel('Név').fill('Próba <b>játszma</b>')
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await page.getByRole('link', { name: 'Játékok' }).click()
  await soon(() => listed(page)).toEqual(['Próba <b>játszma</b>'])

  const act = async (name: string) => {
    await soon(() => page.locator('.menu:popover-open').count()).toBe(0)
    await page.getByRole('button', { name: /^Műveletek/ }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Átnevezés')
  await page.getByLabel('Név').fill('Őszi délután')
  await page.getByRole('button', { name: 'Mentés', exact: true }).click()
  await soon(() => listed(page)).toEqual(['Őszi délután'])

  const downloading = page.waitForEvent('download')
  await act('Fájlba mentés')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('jatekvilag-hex-oszi-delutan.json')
  const path = join(tmpdir(), `${process.pid}-${download.suggestedFilename()}`)
  await download.saveAs(path)
  const exported = JSON.parse(readFileSync(path, 'utf8')) as SavedMatch
  const moves = eventsOf(exported.match).filter(event => event.do === 'move')
  expect(moves).toMatchObject(['a1', 'b2', 'c3'].map(move => ({ do: 'move', move })))

  await act('Törlés')
  await page.getByRole('dialog').getByRole('button', { name: 'Törlés' }).click()
  await soon(() => listed(page)).toEqual([])
  await page.reload()
  await page.locator('.game-card').first().waitFor()
  await soon(() => listed(page)).toEqual([])

  await page.locator('main input[type=file]').first().setInputFiles(path)
  await page.waitForURL(/\/play\/hex\?match=/)
  await soon(() => movesShown(page)).toBe(3)
  await page.getByRole('link', { name: 'Játékok' }).click()
  await soon(() => listed(page)).toEqual(['Őszi délután'])
  await house().leave(visit)
})

test('a dropped file is taken in', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await page.locator('.game-card').first().waitFor()
  const transfer = await page.evaluateHandle(
    text => {
      const data = new DataTransfer()
      data.items.add(new File([text], 'match.json', { type: 'application/json' }))
      return data
    },
    JSON.stringify(saved(['a1', 'b2'])),
  )
  await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer })
  await page.getByText('Ide ejtheted a fájlt').waitFor()
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
  await page.waitForURL(/match=from-a-file/)
  await soon(() => movesShown(page)).toBe(2)
  await house().leave(visit)
})

test('a file never overwrites a match that has gone another way', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await takeIn(page, JSON.stringify(saved(['a1', 'b2'])))
  await page.waitForURL(/match=from-a-file/)
  await page.goto('/')
  await takeIn(page, JSON.stringify(saved(['a1', 'c3', 'd4'])))
  await page.waitForURL(url => /match=/.test(url.href) && !/from-a-file/.test(url.href))
  await soon(() => movesShown(page)).toBe(3)
  await page.goto('/play/hex?match=from-a-file')
  await soon(() => movesShown(page)).toBe(2)
  await house().leave(visit)
})

const good = saved(['a1', 'b2'])
const changed = (change: object) => JSON.stringify({ ...good, match: { ...good.match, ...change } })
const BROKEN: readonly (readonly [what: string, content: string | Buffer, says: RegExp])[] = [
  ['an empty file', '', /üres/],
  ['no JSON', 'hello, world', /nem JSON/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254, 1]), /nem JSON/],
  ['half of a file', JSON.stringify(good).slice(0, 80), /nem JSON/],
  ['a list', '[1, 2, 3]', /nem objektum/],
  ['another program', '{"version":"0.15.1","fen":"8/8/8/8"}', /nem játszma/],
  ['another format', changed({ format: 'pgn' }), /formátum/],
  ['a newer program', changed({ version: 3 }), /újabb változata/],
  ['an unknown game', changed({ game: 'no-such-game' }), /Nincs ilyen játék/],
  ['an illegal move', changed({ events: ['a1', 'a1'] }), /2\. lépése/],
  ['a foreign move', changed({ events: ['a1', 'e2-e4'] }), /2\. lépése/],
  ['moves that are no names', changed({ events: [1, { x: 2 }] }), /lépései/],
  ['other rules', changed({ rules: 99 }), /99\. változat/],
  ['an unknown option', changed({ options: { size: '100000' } }), /ismeretlen beállítás/],
  ['an option of another game', changed({ options: { castling: 'on' } }), /ismeretlen beállítás/],
  ['a wrong position', changed({ from: { turn: 'red', pieces: { z99: 'red stone' } } }), /Nincs ilyen mező/],
  [
    'a wrong outcome',
    changed({
      events: [{ do: 'settle', outcome: { result: [1], reason: { hu: 'x', en: 'x' } }, by: 'host' }],
    }),
    /eredménye/,
  ],
  ['no seats', JSON.stringify({ ...good, seats: 'two' }), /helyei/],
  ['an id that is a path', JSON.stringify({ ...good, id: '../../etc/passwd' }), /azonosító/],
  ['a file too large', Buffer.alloc(4_100_000, 32), /túl nagy/],
]

test('broken and foreign files get a clear word and change nothing', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await takeIn(page, JSON.stringify(good))
  await page.waitForURL(/match=/)
  await page.goto('/')
  await soon(() => listed(page)).toEqual(['Vasárnap délután'])
  for (const [what, content, says] of BROKEN) {
    const name = `${what}.json`
    await takeIn(page, content, name)
    const notice = page.locator('.notice.bad').filter({ hasText: `„${name}” nem nyitható meg.` })
    await notice.waitFor()
    await soon(() => notice.textContent(), { message: what }).toMatch(says)
    await soon(() => notice.textContent(), { message: what }).toContain('Semmi sem változott.')
    await notice.getByRole('button').click()
    await soon(() => listed(page), { message: what }).toEqual(['Vasárnap délután'])
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await house().leave(visit)
})

test('a save spoilt inside the browser gets a clear word, never a blank page', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await playedMatch(page, ['a1'])
  const id = new URL(page.url()).searchParams.get('match')!
  await putRow(page, 'events', { id, n: 0, cid: 'x', body: { whole: { id, name: 7, match: null } } })
  await page.reload()
  await page.getByRole('heading', { name: 'Ez a játszma nem nyitható meg' }).waitFor()
  await page.getByRole('link', { name: 'Vissza a játékokhoz' }).click()
  await page.locator('.game-card').first().waitFor()
  await house().leave(visit)
})

test('where storage is forbidden the match is played all the same', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page, context } = visit
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new Error('forbidden')
        },
      },
    })
  })
  await page.reload()
  await playedMatch(page, ['a1', 'b2'])
  await page.getByRole('link', { name: 'Játékok' }).click()
  await page.getByText('Ez a böngésző nem enged menteni').waitFor()
  await soon(() => listed(page)).toEqual(['Hex'])
  await house().leave(visit)
})

test('a saved position stays as it was; the running match is another thing', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await playedMatch(page, ['a1', 'b2'])
  const save = async (name: string) => {
    await page.getByRole('button', { name: 'Továbbiak' }).click()
    await page.getByRole('menuitem', { name: 'Állás mentése' }).click()
    await page.getByLabel('Név').fill(name)
    await page.getByRole('button', { name: 'Mentés', exact: true }).click()
    await page.getByText(`Elmentve: ${name}.`).waitFor()
  }
  const hands = new Hands(page, hex, small)
  for (const name of ['a1', 'b2']) hands.match.playNamed(name)
  await save('Állás egy')
  await hands.playNamed('c3')
  await save('Állás kettő')
  await hands.playNamed('d4')
  await page.getByRole('link', { name: 'Játékok' }).click()
  const openOthers = () => page.getByText(/^Mentett állások és befejezett játszmák/).click()
  await openOthers()
  const positions = page.getByRole('region', { name: 'Mentett állások' })
  await soon(() => positions.locator('.match-words a').allTextContents()).toEqual([
    'Állás kettő',
    'Állás egy',
  ])
  await soon(() =>
    page.getByRole('region', { name: 'Játszmáid' }).locator('.match-words').innerText(),
  ).toMatch(/4 lépés · Piros jön · emberek egymás közt/)
  await positions.getByRole('link', { name: /Állás egy/ }).click()
  await soon(() => movesShown(page)).toBe(2)
  const again = new Hands(page, hex, small)
  for (const name of ['a1', 'b2']) again.match.playNamed(name)
  await again.playNamed('f6')
  await page.getByRole('link', { name: 'Játékok' }).click()
  await openOthers()
  await positions.getByRole('link', { name: /Állás egy/ }).click()
  await soon(() => movesShown(page)).toBe(2)
  await house().leave(visit)
})

test('a finished match stands apart from the running ones, with a picture of how it ended', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await playedMatch(page, ['a1', 'b2', 'c3'])
  await page.getByRole('button', { name: 'Továbbiak' }).click()
  await page.getByRole('menuitem', { name: 'Feladás' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Feladás' }).click()
  await page.getByRole('link', { name: 'Játékok' }).click()
  await page.getByText(/^Mentett állások és befejezett játszmák/).click()
  const finished = page.getByRole('region', { name: 'Befejezett játszmák' })
  await soon(() => finished.locator('.match-words a').allTextContents()).toEqual(['Hex'])
  await soon(() => page.getByRole('region', { name: 'Játszmáid' }).count()).toBe(0)
  // Three stones lie on the small board.
  await soon(() => finished.locator('.match-picture use').count()).toBe(3)
  await finished.locator('.match-picture').waitFor({ state: 'visible' })
  await house().leave(visit)
})

test('matches of the first version are taken over, and what an old tab writes later too', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  const old = (updated: string, moves: readonly string[]) => ({
    ...saved([], { id: 'old-one', updated }),
    match: { ...beginning, moves, at: moves.length },
  })
  await putOld(page, 'jatekvilag', [
    ['matches', old('2026-11-01T10:00:00.000Z', ['a1', 'b2'])],
    ['matches', { id: 'broken', name: 5 }],
  ])
  await page.goto('/')
  await soon(() => listed(page)).toEqual(['Vasárnap délután'])
  await page.goto('/play/hex?match=old-one')
  await soon(() => movesShown(page)).toBe(2)
  const hands = new Hands(page, hex, small)
  for (const name of ['a1', 'b2']) hands.match.playNamed(name)
  await hands.playNamed('c3')
  // A tab with the old program is still open and plays on.
  await putOld(page, 'jatekvilag', [['matches', old('2026-11-02T10:00:00.000Z', ['a1', 'b2', 'f6', 'e5'])]])
  await page.goto('/')
  await soon(() => listed(page)).toEqual(['Vasárnap délután', 'Vasárnap délután'])
  await page.goto('/play/hex?match=old-one')
  await soon(() => movesShown(page)).toBe(3)
  await house().leave(visit)
})

test('a damaged log keeps the part that can be repeated and says so', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await playedMatch(page, ['a1', 'b2', 'c3'])
  const id = new URL(page.url()).searchParams.get('match')!
  await putRow(page, 'events', { id, n: 2, cid: 'x', body: { do: 'move', move: 'a1', by: 1 } })
  await page.reload()
  await page.getByText('A játszma mentése megsérült').waitFor()
  await soon(() => movesShown(page)).toBe(1)
  const hands = new Hands(page, hex, small)
  hands.match.playNamed('a1')
  await hands.playNamed('d4')
  await page.reload()
  await soon(() => movesShown(page)).toBe(2)
  await house().leave(visit)
})

test('a full disk is said on the page, and nothing is dropped', async () => {
  const visit = await house().visit('/', { server: 'none' })
  const { page } = visit
  await playedMatch(page, ['a1', 'b2'])
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { room: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  const hands = new Hands(page, hex, small)
  for (const name of ['a1', 'b2']) hands.match.playNamed(name)
  await hands.playNamed('c3')
  await page.getByRole('alert').filter({ hasText: 'megtelt a tárhely' }).waitFor()
  await hands.playNamed('d4')
  await page.evaluate(() => (window as unknown as { room(): void }).room())
  await soon(() => page.getByRole('alert').count()).toBe(0)
  await hands.playNamed('e5')
  await page.reload()
  await soon(() => movesShown(page)).toBe(5)
  await house().leave(visit)
})

test('a database of a newer program is left alone, in words', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page } = visit
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const gone = indexedDB.deleteDatabase('jatekvilag-records')
        gone.addEventListener('success', () => {
          const request = indexedDB.open('jatekvilag-records', 99)
          request.addEventListener('success', () => resolve(request.result.close()))
        })
      }),
  )
  await page.goto('/')
  await page.getByText('A program egy újabb változata már írt ide').waitFor()
  await house().leave(visit)
})

test('matches exported by hand can be edited by hand', async () => {
  const path = join(tmpdir(), `${process.pid}-edited.json`)
  writeFileSync(path, JSON.stringify(saved(['a1', 'b2', 'c3'], { id: 'edited', name: '' })))
  const visit = await house().visit('/', { server: 'none' })
  await visit.page.locator('main input[type=file]').first().setInputFiles(path)
  await visit.page.waitForURL(/match=edited/)
  await visit.page.getByText('Kék következik').first().waitFor()
  await house().leave(visit)
})
