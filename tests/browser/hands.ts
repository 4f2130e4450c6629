// Hands that play on the page: the same match runs beside in the test, so every move is known to be legal,
// and after each one the page must show as many moves as the match has.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ahead, frameOf } from '../../src/board/geometry.ts'
import { Match, Rng, type Move, type Options, type Point } from '../../src/engine/index.ts'
import type { BoardGame, GameDefinition } from '../../src/kit/index.ts'
import { matchOfRecord } from '../../src/web/store/match-record.ts'
import { soon } from './browser.ts'
import { recordBodies } from './storage.ts'

export type Hand = 'mouse' | 'drag' | 'keyboard' | 'touch'
export type Sitter = 'person' | '1' | '2' | '3' | '6'

export interface Start {
  readonly options?: Options
  readonly seats?: readonly Sitter[]
}

/** Begins a match by its address; games with pages of their own begin by their dialog. */
export async function startGame(page: Page, definition: GameDefinition, start: Start = {}): Promise<void> {
  if (definition.page === 'own') {
    await page.goto(`/play/${definition.id}`)
    return setUpGame(page, definition, start)
  }
  const variant = Object.entries(start.options ?? {}).map(([id, choice]) => `${id}=${choice}`)
  const words = new URLSearchParams({
    begin: 'here',
    ...(variant.length > 0 ? { variant: variant.join(',') } : {}),
    ...(start.seats ? { seats: start.seats.join(',') } : {}),
  })
  await page.goto(`/play/${definition.id}?${words}`)
  await page.waitForURL(/match=/)
  await page.locator('.jv-live, .curtain').first().waitFor()
}

/** The dialog before a match, wherever one came from. */
export async function setUpGame(page: Page, definition: GameDefinition, start: Start = {}): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const [id, value] of Object.entries(start.options ?? {})) {
    const name =
      id === 'players'
        ? { title: 'Játékosok száma', choice: value }
        : {
            title: definition.options.find(option => option.id === id)!.name.hu,
            choice: definition.options.find(option => option.id === id)!.choices.find(c => c.id === value)!
              .name.hu,
          }
    const group = dialog.getByRole('group', { name: name.title, exact: true })
    const list = dialog.getByRole('combobox', { name: name.title, exact: true })
    await group.or(list).waitFor()
    if (await list.count()) await list.selectOption(value)
    else await group.getByRole('radio', { name: name.choice, exact: true }).check({ force: true })
  }
  const here = dialog.getByRole('radio', { name: 'itt, egymással', exact: true })
  if (await here.count()) await here.check({ force: true })
  const details = dialog.locator('.setup-seats:not([open]) > summary')
  if (start.seats && (await details.count())) await details.click()
  const seats = dialog.locator('.seat-choice select')
  for (const [i, sitter] of (start.seats ?? []).entries()) await seats.nth(i).selectOption(sitter)
  await dialog.getByRole('button', { name: 'Kezdjük' }).click()
  await page.waitForURL(/match=/)
  await page.locator('.jv-live, .curtain').first().waitFor()
}

/** The others at the table agree to what was asked. */
export const agree = (page: Page): Promise<void> => page.getByRole('button', { name: /: rendben$/ }).click()

export const movesShown = (page: Page): Promise<number> =>
  page.locator('.film input').evaluate(slider => Number((slider as HTMLInputElement).value))

export class Hands {
  readonly page: Page
  match: Match
  readonly game: BoardGame

  constructor(page: Page, definition: GameDefinition, options: Options = {}) {
    this.page = page
    this.match = Match.begin(definition, options)
    this.game = this.match.game as BoardGame
  }

  /** Takes over what the page has played by itself, luck and opponents, once the browser has kept all that is shown. */
  async catchUp(definition: GameDefinition): Promise<void> {
    const film = this.page.locator('.film input')
    await soon(async () => {
      this.match = await keptMatch(this.page, definition)
      // Where time passes, the page is always a moment ahead of what is kept.
      if (this.match.game.elapse || (await film.count()) === 0) return true
      return (await movesShown(this.page)) === this.match.at
    }).toBe(true)
  }

  private cell(cell: number): Locator {
    return this.page.locator(`.jv-live [data-cell="${cell}"]`)
  }

  private async middle(cell: number): Promise<{ x: number; y: number }> {
    const box = (await this.cell(cell).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Arrow keys all the way from the cell that has the focus. */
  private async walk(to: number): Promise<void> {
    const { page } = this
    const frame = frameOf(this.game.board, {})
    const focused = () =>
      page.evaluate(() =>
        document.activeElement instanceof HTMLElement ? document.activeElement.dataset['cell'] : '',
      )
    // After a click the arrows step through the match; this key gives them to the board.
    // Right after the dialog of the set-up the browser may still be giving the focus back.
    await soon(async () => {
      await page.keyboard.press('b')
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)))
      return Number(await focused())
    }).not.toBeNaN()
    const from = Number(await focused())
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
    const reached = new Map<number, string[]>([[from, []]])
    for (const [cell, keys] of reached) {
      if (cell === to) break
      for (const [key, [dx, dy]] of Object.entries(ways)) {
        const next = ahead(frame, cell, dx, dy)
        if (next !== undefined && !reached.has(next)) reached.set(next, [...keys, key])
      }
    }
    expect(reached.has(to), `arrows lead from ${from} to ${to}`).toBe(true)
    for (const key of reached.get(to)!) await page.keyboard.press(key)
    expect(Number(await focused())).toBe(to)
  }

  /** Something that is not a cell: a thing in a tray, or a button with words. */
  private thing(point: string): Locator {
    const words = this.game.label?.(point, this.match.position)
    const thing = this.page.locator(`[data-point="${point}"]`)
    return words
      ? thing
          .or(this.page.locator('.point-buttons').getByRole('button', { name: words.hu, exact: true }))
          .first()
      : thing
  }

  async point(point: Point, hand: Hand): Promise<void> {
    const { page } = this
    if (typeof point === 'string') {
      const thing = this.thing(point)
      if (hand === 'keyboard') await thing.press('Enter')
      else if (hand === 'touch') await thing.tap()
      else await thing.click()
    } else if (hand === 'keyboard') {
      await this.walk(point)
      await page.keyboard.press('Enter')
    } else {
      const { x, y } = await this.middle(point)
      if (hand === 'touch') await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y)
    }
  }

  private async drag(from: number, to: number): Promise<void> {
    const { mouse } = this.page
    const a = await this.middle(from)
    const b = await this.middle(to)
    await mouse.move(a.x, a.y)
    await mouse.down()
    await mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 })
    await mouse.move(b.x, b.y, { steps: 3 })
    await mouse.up()
  }

  /** Makes a legal move on the page as a person would, then in the match beside it. */
  async play(move: Move, hand: Hand): Promise<void> {
    const points = this.game.points(this.match.position, move)
    const [from, to] = points
    if (hand === 'drag' && points.length === 2 && typeof from === 'number' && typeof to === 'number')
      await this.drag(from, to)
    else for (const point of points) await this.point(point, hand)
    const name = this.match.nameOf(move)
    const alike = this.match.moves.filter(
      other => JSON.stringify(this.game.points(this.match.position, other)) === JSON.stringify(points),
    )
    if (alike.length > 1)
      await this.page.getByRole('dialog').locator('.alike button').nth(alike.indexOf(move)).click()
    this.match.play(move)
    await soon(() => movesShown(this.page), { message: `after ${name}`, timeout: 10_000 }).toBe(this.match.at)
  }

  async playNamed(name: string, hand: Hand = 'mouse'): Promise<void> {
    const found = this.match.find(name)
    if (!found.ok) throw new Error(found.why.en)
    await this.play(found.value, hand)
  }
}

/** The shortest of some random matches: a whole game that a test can afford to play by hand. */
export function shortMatch(
  definition: GameDefinition,
  options: Options = {},
  seeds = range(1, 300),
): string[] {
  let best: readonly string[] | undefined
  for (const seed of seeds) {
    const rng = new Rng(seed)
    const match = Match.begin(definition, options)
    while (!match.outcome && match.at < (best?.length ?? 2000))
      match.play(match.moves[rng.below(match.moves.length)]!)
    if (match.outcome && match.at < (best?.length ?? Infinity)) best = [...match.log]
  }
  if (!best) throw new Error(`no short match of ${definition.id}`)
  return [...best]
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** The match as the browser has kept it; luck and opponents are in it too. */
export async function keptMatch(page: Page, definition: GameDefinition): Promise<Match> {
  const id = new URL(page.url()).searchParams.get('match')!
  const recorded = matchOfRecord(definition, await recordBodies(page, id))
  if (!recorded.ok) throw new Error(recorded.why.en)
  expect(recorded.value.broken).toBeUndefined()
  return recorded.value.match
}
