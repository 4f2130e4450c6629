import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { addressKey } from './limits.ts'

/** By what names and through what the server is reached. */
export interface Reach {
  /** The address it listens at. */
  readonly host: string
  /** Further names it goes by, without port. */
  readonly names: readonly string[]
  /** Whether another server in front tells the visitor's address and scheme. */
  readonly proxy: 'none' | 'forwarded'
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
export const isLoopback = (host: string): boolean => LOOPBACK.has(host) || host === '::1'

/** Strangers do not reach it: it listens to its own machine only and goes by no other name. */
export const isPrivate = ({ host, names, proxy }: Reach): boolean =>
  isLoopback(host) && names.length === 0 && proxy === 'none'

const nameOf = (host: string): string => host.replace(/:\d*$/, '').toLowerCase()

/** A page of any site may resolve its own name to this address; so only names that are ours are served. */
export function knowsHost(reach: Reach, request: IncomingMessage): boolean {
  const { host } = request.headers
  // Two names in one request: a server in front might go by the other one.
  const named = request.rawHeaders.filter((word, i) => i % 2 === 0 && word.toLowerCase() === 'host').length
  if (named > 1 || request.httpVersionMajor !== 1) return false
  if (host === undefined || !/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i.test(host)) return false
  const name = nameOf(host)
  if (
    LOOPBACK.has(name) ||
    name === nameOf(reach.host) ||
    reach.names.some(each => each.toLowerCase() === name)
  )
    return true
  // A number is no name that could be pointed elsewhere, as long as it is the one the visitor came in by.
  const bare = name.replace(/^\[|\]$/g, '')
  return isIP(bare) > 0 && bare === request.socket.localAddress?.replace(/^::ffff:/, '')
}

const last = (header: string | string[] | undefined): string | undefined =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() || undefined

export const schemeOf = ({ proxy }: Reach, request: IncomingMessage): string =>
  (proxy === 'forwarded' && last(request.headers['x-forwarded-proto'])) || 'http'

export const addressOf = ({ proxy }: Reach, request: IncomingMessage): string =>
  addressKey(
    (proxy === 'forwarded' && last(request.headers['x-forwarded-for'])) ||
      (request.socket.remoteAddress ?? ''),
  )

/** Pages of other sites may neither read nor write here: a browser says who asks. */
export function isForeign(reach: Reach, request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return origin !== undefined && origin !== `${schemeOf(reach, request)}://${host}`
}
