// WebKit by WebDriver over HTTP: WebKitWebDriver starts a MiniBrowser on a screen of its own.
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { field, Missing, pointerActions, type Driver } from './driver.ts'

const DRIVER = process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const MINI = [
  process.env['MINI_BROWSER'],
  ...['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap(machine =>
    ['4.1', '4.0'].map(version => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`),
  ),
]

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise(resolve => child.on('exit', resolve))
  child.kill()
  await ended
}

/** A screen that nobody sees; it tells its own number. */
async function openScreen(size: readonly [number, number]) {
  const child = spawn(
    XVFB,
    ['-displayfd', '1', '-screen', '0', `${size[0]}x${size[1]}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const number = await new Promise<string>(resolve => {
    child.stdout.once('data', data => resolve(String(data).trim()))
  })
  return { child, display: `:${number}` }
}

export async function openWebkit(size: readonly [number, number]): Promise<Driver> {
  const binary = MINI.find(each => each && existsSync(each))
  if (!existsSync(DRIVER)) throw new Missing('no WebKitWebDriver: install webkit2gtk-driver')
  if (!binary) throw new Missing('no MiniBrowser: it comes with libwebkit2gtk, or name it in MINI_BROWSER')
  if (!existsSync(XVFB)) throw new Missing('no Xvfb: install xvfb')
  const screen = await openScreen([size[0] + 100, size[1] + 200])
  const port = await freePort()
  const child = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const value = field(await answer.json(), 'value')
    if (!answer.ok) throw new Error(`${path}: ${String(field(value, 'message') ?? field(value, 'error'))}`)
    return value
  }
  const begin = async (tries: number): Promise<unknown> => {
    try {
      return await ask('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
      })
    } catch (error) {
      if (tries === 0) throw error
      // The driver needs a moment before it listens.
      await wait(300)
      return begin(tries - 1)
    }
  }
  const session = `/session/${String(field(await begin(30), 'sessionId'))}`
  // The window has a bar above the page.
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: size[0], height: size[1] + 90 })
  await ask('POST', `${session}/timeouts`, { script: 60_000, pageLoad: 120_000 })
  return {
    goto: async url => void (await ask('POST', `${session}/url`, { url })),
    async evaluate(expression) {
      const script = `const done = arguments[0];
        (async () => JSON.stringify(await (${expression})))().then(v => done({ v }), e => done({ e: String(e) }))`
      const answer = await ask('POST', `${session}/execute/async`, { script, args: [] })
      const [value, failed] = [field(answer, 'v'), field(answer, 'e')]
      if (failed !== undefined) throw new Error(String(failed))
      return typeof value === 'string' ? JSON.parse(value) : undefined
    },
    async point(...places) {
      await ask('POST', `${session}/actions`, { actions: [pointerActions(places)] })
    },
    async close() {
      await ask('DELETE', session).catch(() => {})
      await end(child)
      await end(screen.child)
    },
  }
}
