// What a person does first on every main page, in words that any browser understands.
import { setTimeout as wait } from 'node:timers/promises'
import { field, type Driver, type Spot } from './driver.ts'

/** How often a condition is asked for before a step is given up, and how long between. */
const [TRIES, PAUSE] = [400, 150]

export class Visitor {
  private readonly driver: Driver
  private readonly address: string
  constructor(driver: Driver, address: string) {
    this.driver = driver
    this.address = address
  }

  async open(path: string): Promise<void> {
    await this.driver.goto(this.address + path)
    await this.driver.evaluate(
      `void (window.complaints = [], addEventListener('error', e => complaints.push(e.message)), addEventListener('unhandledrejection', e => complaints.push(String(e.reason))))`,
    )
  }

  /** Waits until an expression is true in the page. */
  async until(expression: string): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      if (await this.driver.evaluate(`Boolean(${expression})`)) return
      await wait(PAUSE)
    }
    const seen = await this.driver.evaluate(`document.body.innerText.slice(0, 300)`)
    throw new Error(`never true: ${expression}; the page says: ${String(seen)}`)
  }

  /** The middle of the first thing in sight that the selector names and that says the words. */
  private async spot(selector: string, words: string): Promise<Spot> {
    const found = `[...document.querySelectorAll(${JSON.stringify(selector)})].find(e => {
      const { width, height } = e.getBoundingClientRect()
      return width > 0 && height > 0 && !e.disabled && (e.getAttribute('aria-label') ?? e.textContent).includes(${JSON.stringify(words)})
    })`
    await this.until(found)
    const at = await this.driver.evaluate(`(() => {
      const e = ${found}
      e.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = e.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    })()`)
    const [x, y] = [field(at, 'x'), field(at, 'y')]
    if (typeof x !== 'number' || typeof y !== 'number') throw new Error(`${selector} is nowhere`)
    return { x, y }
  }

  async press(selector: string, words = ''): Promise<void> {
    await this.driver.point(await this.spot(selector, words))
  }

  async drag(selector: string, by: Spot): Promise<void> {
    const { x, y } = await this.spot(selector, '')
    await this.driver.point({ x, y }, { x: x + by.x / 2, y: y + by.y / 2 }, { x: x + by.x, y: y + by.y })
  }

  evaluate(expression: string): Promise<unknown> {
    return this.driver.evaluate(expression)
  }

  async blameless(): Promise<void> {
    // That an observer has more to tell in the next frame is no fault; WebKit reports it as one.
    const said = await this.driver.evaluate(
      `(window.complaints ?? []).filter(words => !words.startsWith('ResizeObserver loop'))`,
    )
    if (Array.isArray(said) && said.length > 0) throw new Error(`the page complained: ${said.join(' | ')}`)
  }
}

const MOVES = `Number(document.querySelector('.film input')?.value ?? 0)`

/** Every step by its name. */
export const STEPS: Readonly<Record<string, (page: Visitor) => Promise<void>>> = {
  async library(page) {
    await page.open('/')
    await page.until(`document.querySelectorAll('.game-card').length > 100`)
  },
  async 'a match against the computer'(page) {
    await page.open('/play/hex')
    await page.press('dialog button, [role=dialog] button', 'Kezdjük')
    await page.until(`document.querySelectorAll('.jv-live [data-cell]').length === 121`)
    await page.press('.jv-live [data-cell="60"]')
    await page.until(`${MOVES} >= 2`)
  },
  async table(page) {
    await page.open('/table?start=sakk')
    await page.until(
      `document.querySelector('.world-board') && document.querySelectorAll('.thing').length >= 32`,
    )
    const place = `JSON.stringify(document.querySelector('.thing[data-what=piece]').getBoundingClientRect())`
    const before = await page.evaluate(place)
    await page.drag('.thing[data-what=piece]', { x: 60, y: 90 })
    await page.until(`${place} !== ${JSON.stringify(before)}`)
  },
  async studio(page) {
    await page.open('/studio')
    await page.press('button', 'Új pakli')
    await page.until(`document.querySelectorAll('.st-tile .st-face > img').length >= 41`)
  },
  async Ékkővadászok(page) {
    await page.open('/play/ekkovadaszok')
    await page.press('dialog button, [role=dialog] button', 'Kezdjük')
    await page.until(`document.querySelector('.gem-acts, .curtain')`)
    if (await page.evaluate(`Boolean(document.querySelector('.curtain button'))`))
      await page.press('.curtain button')
    // A card that is chosen asks what is done with it.
    await page.press('.hand-card')
    await page.until(`document.querySelector('.gem-acts button')`)
  },
  async 'Smaragd koponyák'(page) {
    await page.open('/play/smaragd-koponyak')
    await page.press('dialog button, [role=dialog] button', 'Kezdjük')
    await page.until(`document.querySelector('.skull-acts button, .chooser button')`)
    const before = await page.evaluate(`document.querySelector('main').innerText`)
    await page.press('.skull-acts button, .chooser button')
    await page.until(`document.querySelector('main').innerText !== ${JSON.stringify(before)}`)
  },
}
