// Hands at the free table: what a person does there, for the browser tests.
import { tableOfRecord } from '../../src/web/store/table-reading.ts'
import { recordBodies } from './storage.ts'
import type { CDPSession, Locator, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import type { Table, Thing } from '../../src/table/index.ts'
import { soon, type House, type PageWishes, type Visit } from './browser.ts'

/** Where a piece lies on the screen. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export class TableHands {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  async open(path = '/table'): Promise<void> {
    await this.page.goto(path)
    await this.page.locator('.surface').waitFor()
    // The board is drawn a moment later and the table is fitted to it.
    if (path.includes('start=')) await this.page.locator('.world-board').waitFor()
    await this.stir()
    await this.rest()
  }
  /** What understands hands comes with the first of them. */
  async stir(): Promise<void> {
    await this.page.mouse.move(3, 3)
    await this.page.locator('.bar-list button').first().waitFor({ state: 'attached' })
  }
  /** Letters that come late may still move the table a little. */
  async rest(): Promise<void> {
    await this.page.evaluate(async () => {
      await document.fonts.ready
      for (let i = 0; i < 2; i++) await new Promise(resolve => requestAnimationFrame(resolve))
    })
  }

  async menu(menu: string, item: string): Promise<void> {
    await this.page.getByRole('menuitem', { name: menu, exact: true }).first().click()
    await this.page.getByRole('menu', { name: menu, exact: true }).getByText(item, { exact: true }).click()
    await this.rest()
  }

  dialog(): Locator {
    return this.page.getByRole('dialog')
  }
  async press(name: string): Promise<void> {
    await this.dialog().getByRole('button', { name, exact: true }).click()
    // A box that closes gives its room back to the table, which is then fitted anew.
    await this.rest()
  }
  async tool(name: string): Promise<void> {
    await this.page.locator('.table-tools').getByRole('button', { name, exact: true }).click()
    if (name === 'Doboz') await this.dialog().waitFor()
    await this.rest()
  }
  async pressed(): Promise<string> {
    return (await this.page.locator('.table-tools [aria-pressed=true]').innerText()).trim()
  }

  things(what?: Thing['what']): Locator {
    return this.page.locator(what ? `.thing[data-what=${what}]` : '.thing')
  }
  thing(id: number): Locator {
    return this.page.locator(`.thing[data-id="${id}"]`)
  }
  /** Where things lie on the table, in order: it changes only when they are moved, whatever is seen of the table. */
  async places(things: Locator): Promise<string[]> {
    return things.evaluateAll(all =>
      all.map(each => {
        const { left, top, translate } = (each as HTMLElement).style
        return `${left} ${top} ${translate}`
      }),
    )
  }
  async place(id: number): Promise<string> {
    return (await this.places(this.thing(id))).join()
  }
  async spot(id: number): Promise<Spot> {
    const box = (await this.thing(id).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  async click(id: number, options: { modifiers?: ('Control' | 'Shift')[] } = {}): Promise<void> {
    const { x, y } = await this.spot(id)
    for (const key of options.modifiers ?? []) await this.page.keyboard.down(key)
    await this.page.mouse.click(x, y)
    for (const key of options.modifiers ?? []) await this.page.keyboard.up(key)
  }
  async drag(from: Spot, to: Spot, end: 'lift' | 'hold' = 'lift'): Promise<void> {
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
    await mouse.move(to.x, to.y, { steps: 3 })
    if (end === 'lift') await mouse.up()
  }
  /** Where places of the table are on the screen. */
  async onScreen(...places: readonly (readonly [number, number])[]): Promise<Spot[]> {
    return this.page.evaluate(list => {
      const world = new DOMMatrix(getComputedStyle(document.querySelector('.world')!).transform)
      const { left, top } = document.querySelector('.surface')!.getBoundingClientRect()
      return list.map(([x, y]) => ({
        x: left + world.e + x! * 64 * world.a,
        y: top + world.f + y! * 64 * world.a,
      }))
    }, places)
  }
  /** Drags a thing by so many pixels; gives where it came to lie. */
  async dragBy(id: number, dx: number, dy: number): Promise<Spot> {
    const from = await this.spot(id)
    await this.drag(from, { x: from.x + dx, y: from.y + dy })
    return this.spot(id)
  }

  /** A kind of piece into the box through the dialog of pieces. */
  async collect(front: string, count: number, back?: string): Promise<void> {
    await this.menu('Kellékek', 'Figurák')
    await this.choosePiece(front, count, back)
    await this.press('Kész')
  }
  async choosePiece(front: string, count: number, back?: string): Promise<void> {
    const dialog = this.dialog()
    const art = async (name: string) => {
      const [tint, ...rest] = name.split(' ')
      await dialog.getByRole('button', { name: tint!, exact: true }).click()
      await dialog.getByRole('button', { name: `${tint} ${rest.join(' ')}`, exact: true }).click()
    }
    await dialog.getByRole('radio', { name: 'Előoldal' }).click()
    await art(front)
    if (back) {
      await dialog.getByRole('radio', { name: 'Hátoldal' }).click()
      await art(back)
    }
    await dialog.getByLabel('Darab').fill(String(count))
    await this.press('Add hozzá')
  }
  /** Out of the box onto the table. */
  async put(name: string, how: 'one' | 'all' = 'one'): Promise<void> {
    await this.tool('Doboz')
    await this.dialog()
      .getByRole('option', { name: new RegExp(`^${name} \\d`) })
      .click()
    await this.press(how === 'one' ? 'Lerakás a táblára' : 'Mindet le')
    await this.press('Kész')
  }

  /** Names for the seats, in the box that the strip of hands opens. */
  async seat(names: readonly string[]): Promise<void> {
    await this.page.locator('.hands-panel').getByRole('button', { name: 'Helyek…' }).click()
    await this.dialog().locator('textarea').fill(names.join('\n'))
    await this.press('Rendben')
  }
  /** Takes the device through the curtain to look at a hand. */
  async lookAtHand(name: string): Promise<void> {
    await this.page.locator('.hand-seat').filter({ hasText: name }).click()
    await this.page.getByRole('button', { name: `${name} vagyok, mutasd a lapjaimat` }).click()
    await this.page.locator('.open-hand').waitFor()
  }

  /** The table as the browser has kept it: head, first table and acts. */
  async kept(): Promise<{ name: string; at: number; acts: { do: string }[]; first: Table }> {
    await soon(() => this.page.locator('.save-state').innerText()).toMatch(/Mentve|Saved/)
    const id = new URL(this.page.url()).searchParams.get('game')!
    const recorded = tableOfRecord(await recordBodies(this.page, id))
    if (!recorded.ok) throw new Error(recorded.why.en)
    expect(recorded.value.broken).toBeUndefined()
    const { log } = recorded.value
    return {
      name: log.name,
      at: log.history.at,
      acts: [...log.history.line],
      first: log.history.start,
    }
  }
  async said(): Promise<string> {
    return (await this.page.locator('[data-said]').textContent()) ?? ''
  }
}

/** One finger on a touch screen. */
export class Finger {
  private readonly browser: CDPSession
  private constructor(browser: CDPSession) {
    this.browser = browser
  }
  static async of(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page))
  }
  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot): Promise<void> {
    await this.browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at ? [{ ...at, id: 0 }] : [],
    })
  }
  async press(at: Spot): Promise<void> {
    await this.send('touchStart', at)
  }
  async move(from: Spot, to: Spot): Promise<void> {
    for (let i = 1; i <= 6; i++)
      await this.send('touchMove', {
        x: from.x + ((to.x - from.x) * i) / 6,
        y: from.y + ((to.y - from.y) * i) / 6,
      })
  }
  async lift(): Promise<void> {
    await this.send('touchEnd')
  }
  async drag(from: Spot, to: Spot, end: 'lift' | 'hold' = 'lift'): Promise<void> {
    await this.press(from)
    await this.move(from, to)
    if (end === 'lift') await this.lift()
  }
}

type AtTable = (
  path: string,
  body: (hands: TableHands, visit: Visit) => Promise<void>,
  wishes?: PageWishes,
) => Promise<void>

/**
 * A table for each test. Those with no wishes of their own share a context, which forgets everything in between, and get
 * a page each; so the browser is not set up again thirty times.
 */
export function useTable(house: () => House): AtTable {
  let shared: Visit | undefined
  afterAll(async () => {
    await shared?.context.close()
  })
  const fresh = async (): Promise<Visit> => {
    shared ??= await house().visit('/settings', { server: 'none', stays: 'for the file' })
    const { context } = shared
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(`thrown: ${error.message}`))
    page.on('console', message => {
      if (message.type() === 'error' && !/Failed to load resource|net::ERR_/.test(message.text()))
        complaints.push(message.text())
    })
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', { origin: house().address, storageTypes: 'all' })
    await browser.detach()
    return { page, context, complaints }
  }
  return async (path, body, wishes) => {
    const visit = wishes ? await house().visit('/settings', { server: 'none', ...wishes }) : await fresh()
    const hands = new TableHands(visit.page)
    try {
      await hands.open(path)
      await body(hands, visit)
      expect(visit.complaints).toEqual([])
    } finally {
      if (wishes) await visit.context.close()
      else await visit.page.close()
    }
  }
}
