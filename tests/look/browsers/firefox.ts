// Firefox by WebDriver BiDi, which it speaks itself: one socket, no other program.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { field, Missing, pointerActions, type Driver } from './driver.ts'

const PATHS = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Questions and answers over one socket, each pair with a number. */
class Socket {
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (answer: unknown) => void>()
  private last = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => {
      const answer: unknown = JSON.parse(String(data))
      const id = field(answer, 'id')
      if (typeof id === 'number') this.waiting.get(id)?.(answer)
    })
  }

  static open(address: string): Promise<Socket> {
    const socket = new WebSocket(address)
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Socket(socket)))
      socket.addEventListener('error', () => reject(new Error(`no answer from ${address}`)))
    })
  }

  async ask(method: string, params: object): Promise<unknown> {
    const id = ++this.last
    const answered = new Promise<unknown>(resolve => this.waiting.set(id, resolve))
    this.socket.send(JSON.stringify({ id, method, params }))
    const answer = await answered
    if (field(answer, 'type') === 'error') throw new Error(`${method}: ${String(field(answer, 'message'))}`)
    return field(answer, 'result')
  }

  close(): void {
    this.socket.close()
  }
}

export async function openFirefox(size: readonly [number, number]): Promise<Driver> {
  const path = PATHS.find(each => each && existsSync(each))
  if (!path) throw new Missing('no Firefox: install firefox-esr, or name it in the variable FIREFOX')
  const profile = mkdtempSync(join(tmpdir(), 'jatekvilag-firefox-'))
  const child = spawn(path, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port',
    '0',
  ])
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', data => {
      said += String(data)
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.on('exit', () => reject(new Error(`Firefox ended: ${said.slice(-300)}`)))
  })
  const socket = await Socket.open(`${address}/session`)
  await socket.ask('session.new', { capabilities: {} })
  const { context } = firstContext(await socket.ask('browsingContext.getTree', {}))
  await socket.ask('browsingContext.setViewport', { context, viewport: { width: size[0], height: size[1] } })
  return {
    goto: async url =>
      void (await socket.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = await socket.ask('script.evaluate', {
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        target: { context },
        awaitPromise: true,
      })
      const value = field(answer, 'result', 'value')
      if (field(answer, 'type') === 'exception')
        throw new Error(String(field(answer, 'exceptionDetails', 'text')))
      return typeof value === 'string' ? JSON.parse(value) : undefined
    },
    async point(...places) {
      await socket.ask('input.performActions', { context, actions: [pointerActions(places)] })
    },
    async close() {
      await socket.ask('browser.close', {}).catch(() => {})
      socket.close()
      const ended = new Promise(resolve => child.on('exit', resolve))
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

function firstContext(tree: unknown): { context: string } {
  const contexts = field(tree, 'contexts')
  const context = Array.isArray(contexts) ? field(contexts[0], 'context') : undefined
  if (typeof context !== 'string') throw new Error('Firefox has no window')
  return { context }
}
