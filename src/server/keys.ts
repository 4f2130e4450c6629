import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A key of 128 bits that a browser keeps in a cookie; the server keeps only its hash. */
export const freshKey = (): string => randomBytes(16).toString('base64url')
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

const YEAR = 365 * 24 * 60 * 60

/** Cookies do not know ports, so each database has a cookie of its own name. */
const nameFor = (server: string): string => `jatekvilag-${server}`

export function keyIn(cookies: string | undefined, server: string): string | undefined {
  for (const each of (cookies ?? '').split(';')) {
    const [name, value] = each.trim().split('=')
    if (name === nameFor(server) && value !== undefined && /^[A-Za-z0-9_-]{22}$/.test(value)) return value
  }
  return undefined
}

/** Scripts cannot read it, other sites cannot send it, pages and pictures do not carry it. */
export const cookieFor = (server: string, key: string, scheme: string): string =>
  `${nameFor(server)}=${key}; Path=/api; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${scheme === 'https' ? '; Secure' : ''}`

/** Letters and digits that are not taken for one another. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code for another device, short enough to be typed: 50 bits, used once, within minutes, few tries. */
export const freshCode = (): string =>
  Array.from({ length: 10 }, (_, i) => (i === 5 ? '-' : '') + LETTERS[randomInt(LETTERS.length)]).join('')

/** However it was typed. */
export const codeHash = (typed: string): string =>
  hashOf(`code:${typed.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
