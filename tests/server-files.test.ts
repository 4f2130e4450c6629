// The built page over HTTP: forms packed at build time, what browsers may keep, and visitors who leave in the middle.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Running } from '../src/server/index.ts'
import { Device, place, raw, start, until } from './server-hands.ts'

const { options, clear } = place()
const { root } = options
// Larger than what the network holds on its way, so that a visitor who leaves really leaves in the middle.
const words = JSON.stringify(Array.from({ length: 300_000 }, (_, i) => `szo${i}`.padEnd(60)))
let running: Running
let device: Device
beforeAll(async () => {
  writeFileSync(join(root, 'assets/words.json'), words)
  writeFileSync(join(root, 'assets/words.json.br'), brotliCompressSync(words.slice(0, 1000)))
  writeFileSync(join(root, 'assets/words.json.gz'), gzipSync(words.slice(0, 1000)))
  writeFileSync(join(root, 'assets/font.woff2'), '0123456789')
  writeFileSync(join(root, 'icon.svg'), '<svg/>')
  running = await start(options)
  device = new Device(running.port)
})
afterAll(async () => {
  await running.close()
  clear()
})

const ask = (path: string, headers: Record<string, string> = {}) =>
  raw(
    running.port,
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  )
const headersOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase()
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4)

const openFiles = () => readdirSync('/proc/self/fd').length

test.skipIf(process.platform !== 'linux')(
  'F1: visitors who leave in the middle of a download leave no open file behind',
  async () => {
    await ask('/')
    const before = openFiles()
    const request = 'GET /assets/words.json HTTP/1.1\r\nhost: localhost\r\n\r\n'
    for (let round = 0; round < 10; round++)
      await Promise.all(Array.from({ length: 30 }, () => raw(running.port, request, 'leave')))
    await until(() => openFiles() <= before + 5)
    expect((await device.get('/')).status).toBe(200)
  },
)

test('F1: a page that vanishes while the server runs is said in words, and the server lives on', async () => {
  const page = join(root, 'index.html')
  renameSync(page, `${page}.away`)
  const gone = await device.get('/')
  expect([gone.status, gone.json]).toMatchObject([503, { what: 'fault', error: { hu: /\S/, en: /\S/ } }])
  renameSync(`${page}.away`, page)
  expect((await device.get('/')).status).toBe(200)
  // A folder where a file should be, and a file that is gone.
  expect((await device.get('/assets')).status).toBe(200)
  writeFileSync(join(root, 'assets/once.js'), 'x')
  expect((await device.get('/assets/once.js')).status).toBe(200)
  rmSync(join(root, 'assets/once.js'))
  expect((await device.get('/assets/once.js')).status).toBe(404)
})

test('F18: the form packed at build time is sent to those who take it, and only to them', async () => {
  const wanted: [string | undefined, string | undefined][] = [
    [undefined, undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0', undefined],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
  ]
  for (const [accept, encoding] of wanted) {
    const answer = headersOf(
      await ask('/assets/words.json', accept === undefined ? {} : { 'accept-encoding': accept }),
    )
    expect(/content-encoding: (\w+)/.exec(answer)?.[1], accept).toBe(encoding)
    expect(answer).toContain('vary: accept-encoding')
    expect(answer).toContain('content-type: application/json')
    expect(answer).toContain('max-age=31536000, immutable')
  }
  expect(headersOf(await ask('/assets/font.woff2', { 'accept-encoding': 'br' }))).not.toContain(
    'content-encoding',
  )
})

test('F18: what has not changed is not sent again', async () => {
  const first = headersOf(await ask('/'))
  const etag = /etag: (\S+)/.exec(first)![1]!
  expect(first).toContain('cache-control: no-cache')
  expect(headersOf(await ask('/icon.svg'))).toContain('cache-control: public, max-age=86400')
  for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await ask('/', { 'if-none-match': value })
    expect(again).toMatch(/^HTTP\/1.1 304/)
    expect(bodyOf(again)).toBe('')
  }
  expect(await ask('/', { 'if-none-match': '"other"' })).toMatch(/^HTTP\/1.1 200/)
  // Each form is another one.
  const packed = /etag: (\S+)/.exec(
    headersOf(await ask('/assets/words.json', { 'accept-encoding': 'br' })),
  )![1]!
  expect(await ask('/assets/words.json', { 'if-none-match': packed })).toMatch(/^HTTP\/1.1 200/)
})

test('F18: a part of a file can be asked for', async () => {
  for (const [range, part, said] of [
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=5-99', '56789', 'bytes 5-9/10'],
  ] as const) {
    const answer = await ask('/assets/font.woff2', { range })
    expect(answer).toMatch(/^HTTP\/1.1 206/)
    expect(headersOf(answer)).toContain(`content-range: ${said}`)
    expect(bodyOf(answer)).toBe(part)
  }
  expect(await ask('/assets/font.woff2', { range: 'bytes=10-' })).toMatch(/^HTTP\/1.1 416/)
  for (const range of ['bytes=', 'bytes=-', 'lines=1-2', 'bytes=1-2,4-5'])
    expect(bodyOf(await ask('/assets/font.woff2', { range }))).toBe('0123456789')
  expect(await ask('/assets/font.woff2', { range: 'bytes=2-4', 'if-range': '"old"' })).toMatch(
    /^HTTP\/1.1 200/,
  )
})

test('F20: pages are got and looked at, nothing else; a refusal says what works', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']) {
    const refused = await device.ask(method, '/')
    expect([method, refused.status, refused.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    expect(refused.json).toMatchObject({ error: { hu: /\S/, en: /\S/ } })
  }
  expect(await raw(running.port, 'TRACE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1.1 405/,
  )
  for (const [path, allow] of [
    ['/api/health', 'GET, HEAD'],
    ['/api/records', 'GET, HEAD'],
    ['/api/records/m', 'GET, POST, DELETE, HEAD'],
    ['/api/guest', 'POST'],
  ] as const) {
    const refused = await device.ask('PATCH', path)
    expect([path, refused.status, refused.headers.get('allow')]).toEqual([path, 405, allow])
  }
  const guest = await Device.at(running.port)
  for (const path of ['/', '/api/health', '/api/records']) {
    const looked = await guest.ask('HEAD', path)
    expect([path, looked.status, looked.json]).toEqual([path, 200, ''])
  }
})

test('F22: hidden files and the folder above are not there', async () => {
  for (const path of [
    '/.git/HEAD',
    '/.env',
    '/../../etc/passwd',
    '/assets/../../data/jatekvilag.sqlite',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/assets/%2e%2e%5c%2e%2e%5cdata',
    '/assets/..%2f..%2f..%2fdata/jatekvilag.sqlite',
    '/a%00.js',
    '/assets/words.json/x.js',
  ]) {
    const answer = await ask(path)
    expect([path, answer.slice(9, 12)]).toEqual([path, '404'])
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ what: 'unknown' })
  }
  expect(await ask('/play/sakk')).toContain('<title>')
})

test('F26: every answer carries the rules for the browser, refusals too', async () => {
  for (const path of ['/', '/assets/none.js', '/api/records', '/api/none', '/assets/font.woff2']) {
    const { headers } = await device.get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src|unsafe-eval/)
  }
})

test('a taken port gives the next one; other addresses give the program', async () => {
  const second = await start({ ...options, port: running.port, data: `${options.data}-second` })
  expect(second.port).toBe(running.port + 1)
  await second.close()
  expect(await ask('/play/sakk')).toContain('<title>')
})
