// Where the system's Chromium is; the one without windows comes first, since it takes half the processor time.
import { existsSync } from 'node:fs'

const KNOWN = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

export function browserPath(): string {
  const paths = [process.env['CHROMIUM'], ...KNOWN.map(name => `/usr/bin/${name}`)]
  const found = paths.find(path => path && existsSync(path))
  if (!found) throw new Error('name a Chromium in the variable CHROMIUM')
  return found
}
