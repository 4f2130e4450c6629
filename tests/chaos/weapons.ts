// What is thrown at a server: requests that are none, paths out of the page, bodies that are no data.
import { emptyTable } from '../../src/table/index.ts'
import { newTableFile } from '../../src/wire/index.ts'

const host = 'host: localhost\r\n'
const post = `POST /api/guest HTTP/1.1\r\n${host}`
const chunked = 'transfer-encoding: chunked\r\n'
const hidden = `GET /api/health HTTP/1.1\r\n${host}\r\n`

/** Requests that no browser sends; none of them may be answered with a page. */
export const MALFORMED: readonly (readonly [what: string, bytes: string])[] = [
  ['nothing of HTTP', 'hello\r\n\r\n'],
  ['binary noise', String.fromCodePoint(...Array.from({ length: 200 }, (_, i) => (i * 37) % 256))],
  ['a TLS greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
  ['no version', `GET /\r\n${host}\r\n`],
  ['an unknown version', `GET / HTTP/9.9\r\n${host}\r\n`],
  ['HTTP/2 in plain', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a method of signs', `G(E)T / HTTP/1.1\r\n${host}\r\n`],
  ['a blank before the method', ` GET / HTTP/1.1\r\n${host}\r\n`],
  ['a path with a blank', `GET /a b HTTP/1.1\r\n${host}\r\n`],
  ['a path with NUL', `GET /a\u0000b HTTP/1.1\r\n${host}\r\n`],
  ['a path with a control', `GET /a\u0001b HTTP/1.1\r\n${host}\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${host}host: evil.test\r\n\r\n`],
  ['a header without a colon', `GET / HTTP/1.1\r\n${host}broken\r\n\r\n`],
  ['a header with a blank in its name', `GET / HTTP/1.1\r\n${host}a b: c\r\n\r\n`],
  ['a header with NUL', `GET / HTTP/1.1\r\n${host}a: \u0000\r\n\r\n`],
  ['a folded header', `GET / HTTP/1.1\r\n${host}a: b\r\n\u0000 c: d\r\n\r\n`],
  ['a header of 100 kB', `GET / HTTP/1.1\r\n${host}a: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['3000 headers', `GET / HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(3000)}\r\n`],
  ['a path of 100 kB', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`],
  ['both lengths', `${post}${chunked}content-length: 6\r\n\r\n0\r\n\r\n${hidden}`],
  ['two lengths', `${post}content-length: 5\r\ncontent-length: 6\r\n\r\nhello${hidden}`],
  ['a length that is none', `${post}content-length: five\r\n\r\nhello`],
  ['a negative length', `${post}content-length: -5\r\n\r\nhello`],
  ['a length with a plus', `${post}content-length: +5\r\n\r\nhello`],
  ['a length without end', `${post}content-length: ${'9'.repeat(40)}\r\n\r\nhello`],
  ['a chunk size that is none', `${post}${chunked}\r\nzz\r\nhello\r\n0\r\n\r\n`],
  ['a chunk longer than said', `${post}${chunked}\r\n2\r\nhello\r\n0\r\n\r\n${hidden}`],
  ['a chunk of all memory', `${post}${chunked}\r\nffffffffffffffffff\r\nhello`],
  ['an unknown coding', `${post}transfer-encoding: cow\r\n\r\nhello`],
  ['chunked twice', `${post}${chunked}transfer-encoding: identity\r\n\r\n0\r\n\r\n${hidden}`],
  ['chunked in disguise', `${post}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a way through another server', `CONNECT evil.test:443 HTTP/1.1\r\nhost: evil.test\r\n\r\n`],
  ['the address of another server', `GET http://evil.test/ HTTP/1.1\r\nhost: evil.test\r\n\r\n`],
  ['an expectation nobody meets', `${post}expect: a-miracle\r\ncontent-length: 5\r\n\r\nhello`],
]

const ups = [
  '..',
  '%2e%2e',
  '%2E.',
  '.%2e',
  '..%2f',
  '..%5c',
  '..\\',
  '%252e%252e',
  '....',
  '..;',
  '..%00',
  '%c0%ae%c0%ae',
]
/** Ways out of the page, and names nobody has. */
export const PATHS: readonly string[] = [
  ...ups.flatMap(up => [
    `/${up}/secret.txt`,
    `/assets/${up}/${up}/secret.txt`,
    `/${up}/${up}/${up}/${up}/etc/passwd`,
  ]),
  '/.env',
  '/.git/HEAD',
  '/./.env',
  '//.env',
  '/assets/.env',
  '/%2eenv',
  '/.env/',
  '/.env%00.html',
  '/.ENV',
  '/data/jatekvilag.sqlite',
  '/../data/jatekvilag.sqlite',
  '/C:/Windows/win.ini',
  '/file:///etc/passwd',
  '//etc/passwd',
  '/%',
  '/%zz',
  '/%ff',
  '/%e0%80',
  '/?%',
  '/#',
  '/a%00b',
  '/%0d%0aset-cookie:x',
  '/*',
  '/~root',
  '/constructor',
  '/__proto__',
  '/assets/',
  '/assets',
  '/index.html/../../secret.txt',
]

export const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
] as const
export const ORIGINS = ['', 'null', 'http://evil.test', 'https://localhost', 'http://u@localhost'] as const

const append = (event: string, head = '{"name":"n","state":"running","about":{}}', kind = 'match') =>
  `{"kind":"${kind}","base":0,"head":${head},"events":[{"cid":"a","body":${event}}]}`
const nest = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const saved = (match: string) =>
  append(
    `{"whole":{"id":"a","name":"n","updated":"2026-11-16T04:00:00.000Z","seats":[],"match":{"format":"jatekvilag-match","version":1,"game":"hex","rules":1,"options":{},"moves":[]${match}}}}`,
  )

/** Bodies of an append that must be refused. */
export const ODD_BODIES: readonly string[] = [
  '',
  'null',
  '[]',
  '{}',
  '0',
  '"x"',
  '{',
  'NaN',
  '\u0000',
  '\ufeff{}',
  '{"kind":1}',
  '{"kind":"match"}',
  '{"kind":"match","base":-1}',
  '{"kind":"match","base":1e999}',
  ...['1e999', '"a1"', 'null', '{"do":"fly"}', '{"do":"time","ms":300000,"by":0}'].map(event =>
    append(event),
  ),
  append('{"do":"move","move":"a1","by":99}'),
  append('{"do":"goto","to":-1,"by":"host"}'),
  ...[100, 5000, 200_000].flatMap(depth => [append(nest(depth)), nest(depth), '{"a":'.repeat(depth)]),
  ...[',"rules":1e999', ',"game":"constructor"', `,"from":${nest(5000)}`, ',"options":[]'].map(saved),
  saved(`,"options":{${Array.from({ length: 50_000 }, (_, i) => `"o${i}":"x"`).join(',')}}`),
  append('{"__proto__":{"polluted":true}}'),
  append('{"do":"name","name":"x","by":"host"}', '{"name":"n","state":"running","about":{"__proto__":"x"}}'),
  append('{"do":"name","name":"x","by":"host"}', '{"name":"n","state":"paused","about":{}}'),
  append(
    '{"do":"name","name":"x","by":"host"}',
    `{"name":"${'x'.repeat(500)}","state":"running","about":{}}`,
  ),
  append('{}', undefined, 'room'),
  append(
    `{"do":"act","act":{"do":"board","board":{"kind":"game","game":"constructor","options":{}}},"by":"x","when":0}`,
    undefined,
    'table',
  ),
]

/** Ids that are none, words of SQL among them. */
export const ODD_IDS: readonly string[] = [
  "x' or '1'='1",
  "'; drop table record; --",
  'x" union select * from guest',
  '../x',
  'a b',
  'ä',
  'x'.repeat(65),
  '__proto__x.y',
  '%00',
  '<script>',
  'a/b',
]

/** Two megabytes whose replay takes a core for many seconds. */
export function heavyTableFile() {
  const mark = {
    what: 'mark',
    shape: 'circle',
    colour: '#112233',
    toX: 1,
    toY: 1,
    x: 0,
    y: 0,
    angle: 0,
    locked: false,
  }
  const things = Array.from({ length: 3000 }, (_, i) => ({ ...mark, id: i + 1 }))
  const acts = Array.from({ length: 50_000 }, (_, i) => ({
    do: i % 2 ? 'rotate' : 'front',
    ids: [1 + (i % 3000)],
    degrees: 90,
  }))
  return {
    ...newTableFile('t', 'Konyha', '2026-11-15T10:00:00.000Z'),
    first: { ...emptyTable(), things, nextId: 3001 },
    acts,
    at: 50_000,
  }
}

export const heavyTable = (): string =>
  JSON.stringify({
    kind: 'table',
    base: 0,
    head: { name: 'Konyha', state: 'running', about: {} },
    events: [{ cid: 'whole', body: { whole: heavyTableFile() } }],
  })
