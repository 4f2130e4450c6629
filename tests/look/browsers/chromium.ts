import { launch } from '../pages.ts'
import { Missing, type Driver } from './driver.ts'

export async function openChromium(size: readonly [number, number]): Promise<Driver> {
  const browser = await launch().catch((error: Error) => {
    throw new Missing(`no Chromium: ${error.message}`)
  })
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] }, locale: 'hu-HU' })
  return {
    goto: async url => void (await page.goto(url)),
    evaluate: expression => page.evaluate(expression),
    async point(first, ...others) {
      if (!first) return
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    close: () => browser.close(),
  }
}
