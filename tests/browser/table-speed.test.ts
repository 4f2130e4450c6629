// How heavy the free table is and how smoothly it moves: 500 pieces against 50 on the same page in the same run.
import type { Browser, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { emptyTable, type Table } from '../../src/table/index.ts'
import { newTableFile } from '../../src/wire/index.ts'
import { isInHalf } from '../rotation.ts'
import { soon, useHouse } from './browser.ts'
import { slowness } from './yardstick.ts'

const house = useHouse()

function crowded(count: number): Table {
  const tints = ['red', 'blue', 'white', 'black', 'green']
  const box = tints.map(tint => ({
    id: tint,
    name: tint,
    front: { kind: 'art', art: 'disc', tint, width: 0.9, height: 0.9 } as const,
    inside: 0,
  }))
  const things = Array.from({ length: count }, (_, i) => ({
    what: 'piece' as const,
    id: i + 1,
    kind: tints[i % tints.length]!,
    side: 'front' as const,
    x: (i % 25) * 0.95,
    y: Math.floor(i / 25) * 0.95,
    angle: 0,
    locked: false,
  }))
  return { ...emptyTable(), box, things, nextId: count + 1 }
}

const KB = 1024

// Set-ups are laid out by the build: chess and monopoly were too heavy while every game still brought its rules.
const MOST_SCRIPT = 110

test('first load of the table, empty or with a game laid out: ≤ 110 KB of script, ≤ 20 KB of styles', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const browser = visit.context.browser()!
  for (const path of ['/table', '/table?start=go', '/table?start=sakk', '/table?start=monopoly']) {
    const fresh = await browser.newContext({
      locale: 'hu-HU',
      baseURL: house().address,
      serviceWorkers: 'block',
    })
    const page = await fresh.newPage()
    const weights = { script: 0, style: 0 }
    const counting: Promise<void>[] = []
    page.on('requestfinished', request => {
      const kind = /\.js(\?|$)/.test(request.url())
        ? 'script'
        : /\.css/.test(request.url())
          ? 'style'
          : undefined
      if (kind)
        counting.push(
          request.sizes().then(({ responseBodySize }) => void (weights[kind] += responseBodySize)),
        )
    })
    await page.goto(path)
    await page.locator('.surface').waitFor()
    if (path.includes('start')) await page.locator('.world-board').waitFor()
    await page.waitForLoadState('networkidle')
    await Promise.all(counting)
    console.log(
      path,
      `script ${(weights.script / KB).toFixed(1)} KB, style ${(weights.style / KB).toFixed(1)} KB`,
    )
    expect(weights.script / KB, path).toBeGreaterThan(40)
    expect(weights.script / KB, path).toBeLessThanOrEqual(MOST_SCRIPT)
    expect(weights.style / KB, path).toBeLessThanOrEqual(20)
    await fresh.close()
  }
  await house().leave(visit)
})

/** Opens a table of so many pieces; from the moment its data is there to the frame after the last piece, in ms. */
async function lay(page: Page, count: number): Promise<number> {
  await page.goto('/table')
  await page.locator('.surface').waitFor()
  const file = { ...newTableFile(`t${count}`, `${count}`, new Date().toISOString()), first: crowded(count) }
  await page.evaluate(wanted => {
    const hook = window as unknown as { drawn?: number; began?: number }
    const parse = JSON.parse.bind(JSON)
    JSON.parse = (text: string) => {
      if (text.includes('jatekvilag-table')) hook.began = performance.now()
      return parse(text) as unknown
    }
    new MutationObserver(() => {
      if (document.querySelectorAll('.thing').length === wanted)
        requestAnimationFrame(() => requestAnimationFrame(() => (hook.drawn ??= performance.now())))
    }).observe(document.body, { childList: true, subtree: true })
  }, count)
  await page.locator('.table-file').setInputFiles({
    name: 't.jatek',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })
  const times = await page.waitForFunction(() => {
    const { drawn, began } = window as unknown as { drawn?: number; began?: number }
    return drawn !== undefined && began !== undefined && drawn - began
  })
  return Number(await times.jsonValue())
}

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Processor time of the thread: work on other cores does not lengthen it. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/**
 * What each frame costs, in ms of processor time: everything that the page's process and the one that shows it do from
 * one frame to the next, on all their threads together (input, script, style, layout, paint, raster, compositing).
 */
function frameCosts(events: readonly TraceEvent[]): number[] {
  const drawing = new Set(
    events
      .filter(({ name, args }) => name === 'process_name' && /^(Renderer|GPU Process)$/.test(args.name ?? ''))
      .map(event => event.pid),
  )
  const frames = events.filter(({ name, ph }) => name === 'ProxyMain::BeginMainFrame' && ph === 'X')
  const begins = frames.map(event => event.ts).sort((a, b) => a - b)
  const costs = begins.map(() => 0)
  for (const { name, cat, ph, pid, ts, dur = 0, tdur = 0 } of events) {
    if (ph !== 'X' || cat !== 'toplevel' || !name.endsWith('RunTask') || !drawing.has(pid)) continue
    // The task in which a frame begins starts a little before it.
    const after = begins.findIndex(begin => begin > ts)
    const frame = after < 0 ? begins.length - 1 : ts + dur > begins[after]! ? after : after - 1
    if (frame >= 0) costs[frame]! += tdur / 1000
  }
  return costs
}

const MOVES = 90
const TRIES = 5

/**
 * Drags one piece over all the others with the mouse, everything the browser does written down. It ends where it began, so that
 * another try finds it in the window.
 */
async function dragFrames(browser: Browser, page: Page): Promise<{ p50: number; p95: number }> {
  const { x, y, width, height } = (await page.locator('.thing[data-id="1"]').boundingBox())!
  const to = (i: number) => page.mouse.move(x + width / 2 + i * 8, y + height / 2 + i * 4)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  for (let i = 1; i < 5; i++) await to(i)
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'cc', 'benchmark', '__metadata'] },
  })
  for (let i = 5; i < MOVES + 5; i++) await to(i)
  const complete = new Promise<void>(resolve => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  await session.detach()
  await to(0)
  await page.mouse.up()
  const costs = frameCosts(events).sort((a, b) => a - b)
  // Where the browser was held up so long that it skipped half of the frames, nothing was measured.
  if (costs.length <= MOVES / 2) return { p50: Infinity, p95: Infinity }
  return { p50: costs[Math.floor(costs.length * 0.5)]!, p95: costs[Math.floor(costs.length * 0.95)]! }
}

test.runIf(isInHalf(0))(
  '500 pieces: first render ≤ 300 ms, whole drag frame p95 ≤ 8 ms, ratio to 50 pieces',
  async () => {
    const visit = await house().visit('/settings', { server: 'none' })
    const { page } = visit
    const browser = visit.context.browser()!
    const measure = async (count: number) => ({
      render: await lay(page, count),
      ...(await dragFrames(browser, page)),
    })
    const words = ({ render, p50, p95 }: Awaited<ReturnType<typeof measure>>) =>
      `render ${render.toFixed(0)}, frame p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)} ms`
    let few = await measure(50)
    for (let i = 0; i < TRIES && few.p95 === Infinity; i++) few = await measure(50)
    let many = await measure(500)
    // Other work on the machine only ever adds time: what was too slow is tried again.
    const slow = slowness()
    for (
      let i = 0;
      i < TRIES && (many.p95 > 8 * slow || many.render > 300 * slow || many.p95 > few.p95 * 3);
      i++
    ) {
      const again = await measure(500)
      many = {
        render: Math.min(many.render, again.render),
        p50: Math.min(many.p50, again.p50),
        p95: Math.min(many.p95, again.p95),
      }
    }
    // All of them at once: what is dragged together is carried as one picture.
    await lay(page, 500)
    await page.keyboard.press('Control+a')
    await soon(() => page.locator('.thing.selected').count()).toBe(500)
    let all = await dragFrames(browser, page)
    for (let i = 0; i < TRIES && all.p95 > 8 * slow; i++) {
      const again = await dragFrames(browser, page)
      all = { p50: Math.min(all.p50, again.p50), p95: Math.min(all.p95, again.p95) }
    }
    console.log(`500 dragged together: frame p50 ${all.p50.toFixed(2)}, p95 ${all.p95.toFixed(2)} ms`)
    expect(all.p95 / slow).toBeLessThanOrEqual(8)
    console.log(
      `50 pieces: ${words(few)}; 500 pieces: ${words(many)}; ratio ${(many.p95 / few.p95).toFixed(2)}; ${slow.toFixed(1)} × slow`,
    )
    // A trace that holds no work would pass anything.
    expect(few.p50).toBeGreaterThan(0.3)
    expect(few.p95).toBeLessThan(Infinity)
    expect(many.render / slow).toBeLessThanOrEqual(300)
    expect(many.p95 / slow).toBeLessThanOrEqual(8)
    // Ten times the pieces may not make a drag ten times as dear.
    expect(many.p95).toBeLessThanOrEqual(few.p95 * 3)
    await house().leave(visit)
  },
)

test.runIf(isInHalf(1))('memory grows by at most 2 MB over 1,000 moves', async () => {
  const visit = await house().visit('/settings', { server: 'none' })
  const { page, context } = visit
  await lay(page, 500)
  const session = await context.newCDPSession(page)
  /** What is in use when all is saved and the rubbish is out: looked at until it no longer shrinks. */
  const used = async () => {
    await soon(() => page.locator('.save-state').innerText()).toBe('Mentve')
    let least = Infinity
    for (let still = 0; still < 3;) {
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      still = usedSize < least - 20 * KB ? 0 : still + 1
      least = Math.min(least, usedSize)
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
    }
    return least
  }
  const moves = (count: number) =>
    page.evaluate(async n => {
      const surface = document.querySelector<HTMLElement>('.surface')!
      surface.setPointerCapture = () => {}
      for (let i = 0; i < n; i++) {
        const piece = document.querySelector<HTMLElement>(`.thing[data-id="${1 + (i % 500)}"]`)!
        const { x, y, width, height } = piece.getBoundingClientRect()
        const send = (target: Element, type: string, dx: number) =>
          target.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              isPrimary: true,
              pointerId: 1,
              pointerType: 'mouse',
              button: 0,
              buttons: 1,
              clientX: x + width / 2 + dx,
              clientY: y + height / 2,
            }),
          )
        const way = i % 1000 < 500 ? 1 : -1
        send(piece, 'pointerdown', 0)
        send(surface, 'pointermove', 8 * way)
        send(surface, 'pointermove', 16 * way)
        send(surface, 'pointerup', 16 * way)
        if (i % 20 === 0) await new Promise(resolve => setTimeout(resolve))
      }
    }, count)
  // What is made once (code, caches) is made before the measuring.
  await moves(100)
  const before = await used()
  await moves(1000)
  const after = await used()
  const grown = (after - before) / 1024 / 1024
  console.log('after 1,000 moves of 500 pieces the heap grew by (MB):', grown.toFixed(2))
  expect(grown).toBeLessThanOrEqual(2)
  await house().leave(visit)
})
