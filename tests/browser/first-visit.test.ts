// What a first visit costs, the service worker's share included: counted on the wire, where nothing can hide.
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import hex from '../../src/games/osszekotos/hex/game.ts'
import sakk from '../../src/games/sakk/sakk/game.ts'
import { soon, useHouse } from './browser.ts'
import { agree, Hands, movesShown, startGame } from './hands.ts'

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
  const context = await visit.context.browser()!.newContext({ baseURL: counted.address })
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

test('what was used works offline; everything does after the wish for it', async () => {
  const visit = await house().visit('/', { worker: 'allow' })
  const { page, context } = visit
  await page.evaluate(() => navigator.serviceWorker.ready)
  await soon(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await startGame(page, hex, { options: { size: '6' } })
  await new Hands(page, hex, { size: '6' }).playNamed('a1')
  // After the first move comes what may be needed later.
  const keeps = (name: string) =>
    page.evaluate(
      async part => (await (await caches.open('kept-assets')).keys()).some(({ url }) => url.includes(part)),
      name,
    )
  for (const name of ['/Question-', '/match-file-']) await soon(() => keeps(name)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await soon(() => movesShown(page)).toBe(1)
  // What is asked only now and then works too.
  await page.getByRole('button', { name: 'Vissza', exact: true }).click()
  await agree(page)
  await soon(() => movesShown(page)).toBe(0)
  // A game nobody has opened here is refused in words.
  await page.goto('/play/sakk')
  await page.getByText('Ez a játék még nincs meg ezen az eszközön').waitFor()

  await context.setOffline(false)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Legyen meg minden hálózat nélkül' }).click()
  await page.getByText('Minden játék, szabály és a stúdió is megvan').waitFor({ timeout: 60_000 })
  await context.setOffline(true)
  await startGame(page, sakk, { seats: ['1', 'person'] })
  await soon(() => movesShown(page), { timeout: 20_000 }).toBe(1)
  await page.goto('/studio')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await house().leave(visit)
})
