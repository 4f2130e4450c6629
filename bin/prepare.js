// What both commands need on a fresh machine, in plain JavaScript for the Node that is there (20 or later):
// the packages of the lock file, and the Node that they pin. Quick when nothing has changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const top = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const stamp = join(top, 'node_modules', '.jatekvilag-lock')

/** Runs a command in the repository, its output shown; gives the exit status. */
export function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: top, stdio: 'inherit', ...options })
  if (done.error) console.error(`${command}: ${done.error.message}`)
  return done.status ?? 1
}

const works = node => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.') ?? false

/** Installs what the lock file says and returns the path of the pinned Node. */
export function prepare() {
  const lock = createHash('sha256')
    .update(readFileSync(join(top, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock
  if (!installed) {
    console.log('Installing packages …')
    // Not `npm ci`: some registries do not carry the optional parts for other platforms, and it refuses to go on without them.
    const npm = windows ? 'npm.cmd' : 'npm'
    const words = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    if (run(npm, words, { shell: windows }) !== 0) {
      console.error('The packages could not be installed. Is the network there?')
      process.exit(1)
    }
    writeFileSync(stamp, lock)
  }
  const pinned = join(top, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  // Newer npm versions may hold back install scripts: then the binary is fetched here.
  if (!works(pinned))
    run(process.execPath, ['installArchSpecificPackage.js'], { cwd: join(top, 'node_modules', 'node') })
  if (works(pinned)) return pinned
  if (works(process.execPath)) return process.execPath
  console.error('Node 24 is needed and could not be installed by npm.')
  process.exit(1)
}

const newest = path => {
  const here = statSync(path)
  if (!here.isDirectory()) return here.mtimeMs
  return Math.max(0, ...readdirSync(path).map(name => newest(join(path, name))))
}

/** The build's settings are imported as they are; bundled first, they would carry the word lists along. */
const BUILD = ['build', '--configLoader', 'native', '--logLevel', 'error']

/** Builds the page when any of its sources is newer than the last build. */
export function build(node) {
  const built = join(top, 'dist', 'index.html')
  const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json']
    .map(name => join(top, name))
    .filter(existsSync)
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...sources.map(newest))) return 0
  console.log('Building the page …')
  return run(node, [join(top, 'node_modules', 'vite', 'bin', 'vite.js'), ...BUILD])
}
