// node tests/look/browsers/main.ts [chromium,firefox,webkit]: the main pages of the built program in three browsers.
import { openPlace } from '../place.ts'
import { openChromium } from './chromium.ts'
import { Missing, type Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { STEPS, Visitor } from './smoke.ts'
import { openWebkit } from './webkit.ts'

const SIZE = [1280, 800] as const
const BROWSERS: Readonly<Record<string, (size: readonly [number, number]) => Promise<Driver>>> = {
  chromium: openChromium,
  firefox: openFirefox,
  webkit: openWebkit,
}

const told = (error: unknown) => (error instanceof Error ? error.message : String(error))

const wanted = process.argv[2]?.split(',') ?? Object.keys(BROWSERS)
const place = await openPlace()
let failed = 0
for (const name of wanted) {
  const open = BROWSERS[name]
  if (!open) throw new Error(`There is no browser ${name}: one of ${Object.keys(BROWSERS).join(', ')}`)
  let driver: Driver
  try {
    driver = await open(SIZE)
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    console.log(`${name}: skipped, ${error.message}`)
    continue
  }
  const agent = await driver.evaluate('navigator.userAgent')
  console.log(`${name}: ${String(agent)}`)
  const visitor = new Visitor(driver, place.address)
  // The words of the steps are Hungarian, whatever the browser's own language is.
  await driver.goto(`${place.address}/robots.txt`)
  await driver.evaluate(`void localStorage.setItem('jatekvilag.settings', '{"language":"hu"}')`)
  for (const [step, act] of Object.entries(STEPS))
    try {
      await act(visitor)
      await visitor.blameless()
      console.log(`  ✓ ${step}`)
    } catch (error) {
      failed++
      console.log(`  ✗ ${step}: ${told(error)}`)
    }
  await driver.close()
}
await place.close()
process.exitCode = failed > 0 ? 1 : 0
