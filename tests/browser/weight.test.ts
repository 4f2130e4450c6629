// How heavy the page is, and how smoothly it moves under the hand.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Match, Rng } from '../../src/engine/index.ts'
import go from '../../src/games/egyeb-logikai/go/game.ts'
import halma from '../../src/games/helycserelo/halma/game.ts'
import { launch, useHouse } from './browser.ts'
import { longestTask, type TraceEvent } from './longest-task.ts'
import { slowness } from './yardstick.ts'

const house = useHouse()
const KB = 1024

/** Bytes of script, style and fonts as they travel, until the page is at rest. */
async function weigh(page: Page, path: string): Promise<Record<'script' | 'style' | 'font', number>> {
  const weights = { script: 0, style: 0, font: 0 }
  const counting: Promise<void>[] = []
  page.on('requestfinished', request => {
    const kind = /\.js(\?|$)/.test(request.url())
      ? 'script'
      : /\.css/.test(request.url())
        ? 'style'
        : /\.woff2/.test(request.url())
          ? 'font'
          : undefined
    if (kind)
      counting.push(request.sizes().then(({ responseBodySize }) => void (weights[kind] += responseBodySize)))
  })
  await page.goto(path)
  // On a busy machine the network rests before all is asked for.
  await page.locator('dialog[open], .game-card').first().waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(counting)
  return weights
}

test('first load: library ≤ 60 KB of script, play ≤ 110 KB, fonts ≤ 90 KB, styles ≤ 20 KB', async () => {
  const { context } = await house().visit('/settings', { server: 'none' })
  for (const [path, most] of [
    // The last two are the heaviest.
    ['/', 60],
    ['/play/hex', 110],
    ['/play/monopoly', 110],
    ['/play/kongo', 110],
  ] as const) {
    const fresh = await context
      .browser()!
      .newContext({ locale: 'hu-HU', baseURL: house().address, serviceWorkers: 'block' })
    const weights = await weigh(await fresh.newPage(), path)
    console.log(
      path,
      Object.entries(weights)
        .map(([kind, bytes]) => `${kind} ${(bytes / KB).toFixed(1)} KB`)
        .join(', '),
    )
    expect(weights.script / KB, path).toBeGreaterThan(path === '/' ? 20 : 60)
    expect(weights.script / KB, path).toBeLessThanOrEqual(most)
    expect(weights.style / KB, path).toBeLessThanOrEqual(20)
    expect(weights.font / KB, path).toBeLessThanOrEqual(90)
    await fresh.close()
  }
  await context.close()
})

/** Drags from one cell over the whole board and back, on to another cell in every frame; the milliseconds between frames. */
async function dragAround(page: Page, from: number): Promise<number[]> {
  const start = (await page.locator(`.jv-live [data-cell="${from}"]`).boundingBox())!
  const box = (await page.locator('.jv-live').boundingBox())!
  return page.evaluate(
    async ({ start, box }) => {
      // The pretended pointer cannot be captured; everything else is as under a hand.
      Element.prototype.setPointerCapture = () => {}
      const board = document.querySelector('.jv-live')!
      const send = (type: string, x: number, y: number) =>
        board.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            isPrimary: true,
            pointerId: 1,
            pointerType: 'mouse',
            button: 0,
            buttons: 1,
            clientX: x,
            clientY: y,
          }),
        )
      const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
      send('pointerdown', start.x + start.width / 2, start.y + start.height / 2)
      const times: number[] = [await frame()]
      for (let step = 1; step <= 120; step++) {
        const across = Math.abs(((step / 11) % 2) - 1)
        send(
          'pointermove',
          box.x + box.width * (0.1 + 0.8 * across),
          box.y + box.height * (0.1 + (0.8 * step) / 120),
        )
        times.push(await frame())
      }
      send('pointercancel', 0, 0)
      return times.slice(1).map((time, i) => time - times[i]!)
    },
    { start, box },
  )
}

/**
 * What each frame cost the page's process, in milliseconds of processor time: script, style, layout, paint, compositing and
 * raster on whatever thread, from the beginning of the frame until the next one begins. Frames that showed nothing new do not count.
 */
function costs(trace: Buffer): number[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] }
  const begun = events.filter(e => e.name === 'ProxyMain::BeginMainFrame').sort((a, b) => a.ts - b.ts)
  const { pid } = begun[0]!
  const threads = new Map(
    events.filter(e => e.name === 'thread_name' && e.pid === pid).map(e => [e.tid, e.args?.name]),
  )
  const counted = new Set(['CrRendererMain', 'Compositor'])
  const work = events.filter(
    e =>
      e.pid === pid &&
      (e.name === 'ThreadPool_RunTask' ||
        (e.name === 'ThreadControllerImpl::RunTask' && counted.has(threads.get(e.tid) ?? ''))),
  )
  const shown = events.filter(e => e.name === 'ProxyMain::BeginMainFrame::commit')
  return begun.flatMap((frame, i) => {
    // By their ends: the task that holds the beginning of a frame starts before it.
    const next = begun[i + 1]?.ts ?? Infinity
    const within = (e: TraceEvent) => e.ts + (e.dur ?? 0) >= frame.ts && e.ts + (e.dur ?? 0) < next
    if (!shown.some(within)) return []
    return [work.filter(within).reduce((sum, e) => sum + (e.tdur ?? 0), 0) / 1000]
  })
}

/** From the top of the library to its end, a step in every frame; how many games were passed. */
const scrollThrough = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    const end = () => document.documentElement.scrollHeight - innerHeight
    for (let y = 0; y < end(); y += 60) {
      scrollTo(0, y)
      await frame()
    }
    return document.querySelectorAll('.game-card').length
  })

const at = (list: readonly number[], share: number) =>
  Math.round([...list].sort((a, b) => a - b)[Math.floor(list.length * share)]! * 10) / 10

/** A go match that begins with at least this many stones on the board. */
function crowdedGo(stones: number) {
  const rng = new Rng(9)
  const match = Match.begin(go)
  const game = go.make({})
  const count = () => game.scene(match.position).placed.length
  while (count() < stones) {
    const places = match.moves.filter(m => match.nameOf(m) !== 'pass')
    if (places.length === 0) break
    match.play(places[rng.below(places.length)]!)
  }
  expect(count()).toBeGreaterThanOrEqual(stones)
  return { ...Match.begin(go).save(), from: match.game.layout.write(match.position) }
}

test('no long task while scrolling the library; a frame costs at most 8 ms while pointing: go 19 × 19 with 300 stones, and a man carried over a halma board', async () => {
  const browser = await launch('--disable-frame-rate-limit', '--disable-gpu-vsync')
  const page = await browser.newPage({
    baseURL: house().address,
    viewport: { width: 1280, height: 800 },
    locale: 'hu-HU',
    serviceWorkers: 'block',
  })
  // First through the library: no task of the page is long.
  await page.goto('/')
  await page.locator('.game-picture[src]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await browser.startTracing(page, { categories: ['cc', 'toplevel'] })
  const passed = await scrollThrough(page)
  const longest = longestTask(await browser.stopTracing())
  let slow = slowness()
  console.log(
    `scrolling past ${passed} games: longest task ${longest.toFixed(1)} ms of processor time, ${slow.toFixed(1)} × slow`,
  )
  expect(passed).toBeGreaterThan(170)
  expect(longest).toBeGreaterThan(0.5)
  expect(longest / slow).toBeLessThanOrEqual(50)
  for (const [name, match, from] of [
    ['go 19 × 19, 300 stones', crowdedGo(300), 0],
    ['halma, a man carried', Match.begin(halma).save(), firstMan()],
  ] as const) {
    await page.goto('/')
    const saved = {
      id: match.game,
      name,
      updated: new Date().toISOString(),
      seats: [{ kind: 'person' }, { kind: 'person' }],
      match,
    }
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(saved)),
      })
    await page.waitForURL(/match=/)
    await page.locator('.jv-live .jv-piece').first().waitFor()
    await browser.startTracing(page, { categories: ['cc', 'toplevel'] })
    const between = await dragAround(page, from)
    const frames = costs(await browser.stopTracing())
    slow = slowness()
    console.log(
      `${name}: ${frames.length} frames, processor time p50 ${at(frames, 0.5)}, p95 ${at(frames, 0.95)} ms; ` +
        `by the clock p50 ${at(between, 0.5)}, p95 ${at(between, 0.95)} ms; ${slow.toFixed(1)} × slow`,
    )
    // The mark or the man moved in nearly every frame, and each of them was counted.
    expect(frames.length, name).toBeGreaterThan(110)
    expect(at(frames, 0.5), name).toBeGreaterThan(0.1)
    expect(at(frames, 0.95) / slow, name).toBeLessThanOrEqual(8)
    // The clock also counts the tests beside this one.
    expect(at(between, 0.5) / slow, name).toBeLessThan(17)
  }
  await browser.close()
})

function firstMan(): number {
  const match = Match.begin(halma)
  return Number(match.game.points(match.position, match.moves[0]!)[0])
}
