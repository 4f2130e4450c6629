// What a first visit costs, the service worker's share included: counted on the wire, where nothing can hide.
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { soon, useHouse } from './browser.ts'

const house = useHouse()

/** A gate before the server that counts what goes through. */
async function gate(to: string) {
  const seen = { requests: 0, bytes: 0, paths: [] as string[] }
  const server = createServer((incoming, answer) => {
    seen.requests++
    seen.paths.push(incoming.url ?? '')
    const { method, headers, url } = incoming
    const onward = ask(new URL(url ?? '/', to), { method: method ?? 'GET', headers }, reply => {
      answer.writeHead(reply.statusCode ?? 500, reply.headers)
      reply.on('data', (chunk: Buffer) => (seen.bytes += chunk.length))
      reply.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { seen, address: `http://localhost:${port}`, close: () => server.close() }
}

test('a first visit brings less than 1 MB in fewer than 60 requests, and what was used stays', async () => {
  const counted = await gate(house().address)
  const visit = await house().visit('/settings', { worker: 'block' })
  const context = await visit.context.browser()!.newContext({ locale: 'hu-HU', baseURL: counted.address })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('.game-card').first().waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  await soon(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(1)
  console.log(`first visit: ${counted.seen.requests} requests, ${(counted.seen.bytes / 1024).toFixed(0)} KB`)
  expect(counted.seen.requests, counted.seen.paths.join('\n')).toBeGreaterThan(20)
  expect(counted.seen.requests, counted.seen.paths.join('\n')).toBeLessThan(60)
  expect(counted.seen.bytes).toBeLessThan(1_000_000)
  await context.close()
  await house().leave(visit)
  counted.close()
})
