// Times the board: node tests/board/measure.ts. Budgets: first render 300 ms, drag frame p95 8 ms (frame limit off).
import { chromium, type Page } from 'playwright-core'
import { build, preview, type InlineConfig } from 'vite'
import solid from 'vite-plugin-solid'
import { BROWSER } from './browser.ts'

const outDir = '../../dist/board-measure'
const config: InlineConfig = {
  configFile: false,
  root: import.meta.dirname,
  plugins: [solid()],
  logLevel: 'error',
}
await build({
  ...config,
  build: { outDir, emptyOutDir: true, rollupOptions: { input: `${import.meta.dirname}/measure.html` } },
})
const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } })
const url = server.resolvedUrls!.local[0]!

const browser = await chromium.launch({
  ...BROWSER,
  args: [...BROWSER.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
})
const at = (list: readonly number[], share: number) =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length * share)]!
const show = (n: number) => n.toFixed(1)
type Measure = 'script' | 'painted' | 'p50' | 'p95' | 'script95' | 'applied'

/** Waits until nothing moves on the page and the browser has nothing left to do. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(each => each.finished))
    await new Promise(done => requestIdleCallback(done))
  })

for (const art of ['stone', 'disc', 'chess-queen']) {
  const rounds: Record<Measure, number>[] = []
  for (let round = 0; round < 5; round++) {
    const page = await browser.newPage({ viewport: { width: 1000, height: 760 } })
    await page.goto(`${url}measure.html`)
    const first = await page.evaluate(
      ([name]) =>
        new Promise<{ script: number; painted: number }>(done => {
          const from = performance.now()
          const script = window.draw(name!, 400)
          requestAnimationFrame(() => setTimeout(() => done({ script, painted: performance.now() - from })))
        }),
      [art],
    )
    await settled(page)
    // A drag of 200 pointer moves, one a frame, as a pointer would send them.
    const frames = await page.evaluate(
      () =>
        new Promise<{ frames: number[]; script: number[] }>(done => {
          const root = document.querySelector<HTMLElement>('.jv-live')!
          const rect = root.getBoundingClientRect()
          root.setPointerCapture = () => {}
          const send = (type: string, x: number, y: number) =>
            root.dispatchEvent(
              new PointerEvent(type, {
                pointerId: 1,
                isPrimary: true,
                pointerType: 'mouse',
                button: type === 'pointermove' ? -1 : 0,
                clientX: x,
                clientY: y,
                bubbles: true,
              }),
            )
          const cell = document.querySelector<HTMLElement>('[data-cell="180"]')!.getBoundingClientRect()
          const [x0, y0] = [cell.x + cell.width / 2, cell.y + cell.height / 2]
          send('pointerdown', x0, y0)
          const times: number[] = []
          const script: number[] = []
          let last = performance.now()
          let i = 0
          const step = () => {
            const now = performance.now()
            if (i > 1) times.push(now - last)
            last = now
            const a = (i / 200) * Math.PI * 6
            const before = performance.now()
            send(
              'pointermove',
              rect.x + rect.width / 2 + Math.cos(a) * (60 + i),
              rect.y + rect.height / 2 + Math.sin(a) * (60 + i),
            )
            script.push(performance.now() - before)
            if (i++ < 200) requestAnimationFrame(step)
            else {
              if (!document.querySelector('.jv-hand')) throw new Error('nothing was carried')
              send('pointerup', x0, y0)
              done({ frames: times, script })
            }
          }
          requestAnimationFrame(step)
        }),
    )
    const applied = await page.evaluate(() => window.apply(50))
    await settled(page)
    rounds.push({
      ...first,
      p50: at(frames.frames, 0.5),
      p95: at(frames.frames, 0.95),
      script95: at(frames.script, 0.95),
      applied,
    })
    await page.close()
  }
  const best = (key: Measure) => show(Math.min(...rounds.map(r => r[key])))
  const median = (key: Measure) =>
    show(
      at(
        rounds.map(r => r[key]),
        0.5,
      ),
    )
  console.log(
    `${art.padEnd(12)} first render ${best('script')} ms script, ${best('painted')} painted (median ${median('painted')}) · drag frame p50 ${best('p50')} p95 ${best('p95')} (median p95 ${median('p95')}), script p95 ${best('script95')} · 50 moves applied ${best('applied')} ms`,
  )
}
await browser.close()
await server.close()
