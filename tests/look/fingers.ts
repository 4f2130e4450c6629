// node tests/look/fingers.ts [game,game…]: plays whole games by touch on a phone of 360 × 740, aiming and confirming where cells are small.
import { devices, type Page } from 'playwright-core'
import { Match, Rng, type Move, type Point } from '../../src/engine/index.ts'
import { games } from '../../src/games/index.ts'
import type { BoardGame, GameDefinition } from '../../src/kit/index.ts'
import { launch } from './pages.ts'
import { emptyMatchFile, openPlace } from './place.ts'

const wanted = process.argv[2]?.split(',') ?? ['go', 'twixt', 'halma']
/** Where players may pass, they do so after so many moves. */
const ENOUGH = 120
const LONGEST = 600

/** The move after which the game likes the position best, luck deciding between equal ones; later on a pass. */
function sensible(match: Match, rng: Rng): Move {
  const { position, moves, game } = match
  const pass = moves.find(move => match.nameOf(move) === 'pass')
  if (pass !== undefined && match.at >= ENOUGH) return pass
  const { turn } = position
  const worth = (move: Move) => {
    if (move === pass) return -Infinity
    const before = position.ahead()
    game.play(position, move)
    const value = (turn >= 0 ? (game.value?.(position, turn) ?? 0) : 0) + rng.below(1000) / 20_000
    position.back(before)
    return value
  }
  return moves.map(move => [worth(move), move] as const).reduce((a, b) => (b[0] > a[0] ? b : a))[1]
}

interface Told {
  taps: number
  confirmed: number
  moves: number
  /** Acts that were not in sight when they were needed. */
  unseen: string[]
}

/** Whether an aim waits for its confirmation; a slow page answers the tap a moment later, by a lens, a picked-up man or the move itself. */
async function aims(page: Page, at: number): Promise<boolean> {
  const answer = await page.waitForFunction(made => {
    if (document.querySelector('.jv-aim-do:enabled')) return 'aim'
    if (document.querySelector('.jv-live .jv-cell[aria-label*="kiválasztva"]')) return 'picked up'
    const now = Number(document.querySelector<HTMLInputElement>('.film input')?.value ?? 0)
    return now > made ? 'made' : undefined
  }, at)
  return (await answer.jsonValue()) === 'aim'
}

/** A tap on a cell or on something beside the board; an aim is confirmed by the button and by a second tap in turn. */
async function point(page: Page, game: BoardGame, match: Match, what: Point, told: Told): Promise<void> {
  const words = typeof what === 'string' ? game.label?.(what, match.position) : undefined
  const thing =
    typeof what === 'number'
      ? page.locator(`.jv-live [data-cell="${what}"]`)
      : page
          .locator(`[data-point="${what}"]`)
          .or(page.locator('.point-buttons').getByRole('button', { name: words?.hu ?? what, exact: true }))
          .first()
  const box = (await thing.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (x < 0 || y < 0 || x > 360 || y > 740) told.unseen.push(String(what))
  told.taps++
  await page.touchscreen.tap(x, y)
  if (typeof what === 'string' || !(await aims(page, match.at))) return
  told.confirmed++
  if (told.confirmed % 2) await page.locator('.jv-aim-do').tap()
  else await page.touchscreen.tap(x, y)
}

const shown = (page: Page) =>
  page.locator('.film input').evaluate(slider => Number((slider as HTMLInputElement).value))

async function playWhole(page: Page, definition: GameDefinition): Promise<Told & { result: string }> {
  const match = Match.begin(definition)
  const game = match.game as BoardGame
  const rng = new Rng(5)
  const told: Told = { taps: 0, confirmed: 0, moves: 0, unseen: [] }
  while (!match.outcome && match.at < LONGEST) {
    const move = sensible(match, rng)
    for (const each of game.points(match.position, move)) await point(page, game, match, each, told)
    match.play(move)
    told.moves++
    await page.waitForFunction(
      at => Number(document.querySelector<HTMLInputElement>('.film input')?.value) === at,
      match.at,
    )
  }
  if (match.outcome) await page.locator('.verdict').waitFor()
  const result = match.outcome
    ? match.outcome.result.join(' : ')
    : `not over after ${await shown(page)} moves`
  return { ...told, result }
}

const place = await openPlace()
const browser = await launch()
for (const id of wanted) {
  const { default: definition } = await games.find(each => each.id === id)!.load()
  await definition.load?.({})
  const context = await browser.newContext({
    ...devices['Pixel 5'],
    viewport: { width: 360, height: 740 },
    baseURL: place.address,
    locale: 'hu-HU',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  await page.goto('/settings')
  await page.locator('main input[type=file]').first().setInputFiles(emptyMatchFile(definition))
  await page.locator('.jv-live').waitFor()
  const { moves, taps, confirmed, unseen, result } = await playWhole(page, definition)
  console.log(
    `${id}: ${moves} moves by ${taps} taps, ${confirmed} aims confirmed; result ${result}; out of sight: ${unseen.length}; errors: ${complaints.length}`,
    complaints.join(' | '),
  )
  await context.close()
}
await browser.close()
await place.close()
