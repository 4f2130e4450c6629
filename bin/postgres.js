// A PostgreSQL of its own for the storage tests: a fresh cluster in a temporary folder, reached by a socket there, gone
// afterwards. `node bin/postgres.js <command …>` runs a command with its address in the variable TEST_DATABASE_URL.
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const DEBIAN = '/usr/lib/postgresql'
const root = process.getuid?.() === 0

/** The folder with initdb and pg_ctl; '' when they are on the path, undefined when there are none. */
function programs() {
  const found = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  for (const version of found) {
    const folder = join(DEBIAN, version, 'bin')
    if (existsSync(join(folder, 'initdb'))) return folder
  }
  return spawnSync('initdb', ['--version']).status === 0 ? '' : undefined
}

function install() {
  if (!root || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing PostgreSQL …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-q'], quiet)
  spawnSync('apt-get', ['install', '-yq', '--no-install-recommends', 'postgresql'], quiet)
}

/** PostgreSQL refuses to run as root: then another user of the machine owns the cluster. */
function owner() {
  if (!root) return {}
  for (const name of ['postgres', 'nobody']) {
    const id = flag => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim()
    if (id('-u')) return { uid: Number(id('-u')), gid: Number(id('-g')) }
  }
  return undefined
}

/** Starts a cluster: { url, stop }, or { why } when there can be none. */
export function startPostgres() {
  if (programs() === undefined) install()
  const folder = programs()
  const user = owner()
  if (folder === undefined || !user) return { why: 'PostgreSQL is not installed' }
  const place = mkdtempSync(join(tmpdir(), 'jv-pg-'))
  if (user.uid !== undefined) chownSync(place, user.uid, user.gid)
  const data = join(place, 'data')
  const call = (program, args) =>
    execFileSync(join(folder, program), args, { ...user, cwd: place, stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    call('initdb', ['-D', data, '-U', 'jatekvilag', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
    // The tests try the program, not the disk: the cluster lives as long as they do.
    const words = `-k ${place} -c listen_addresses= -c fsync=off`
    call('pg_ctl', ['-D', data, '-w', '-l', join(place, 'log'), '-o', words, 'start'])
  } catch (error) {
    rmSync(place, { recursive: true, force: true })
    return { why: `PostgreSQL did not start (${String(error.stderr || error.message).trim()})` }
  }
  return {
    url: `postgres://jatekvilag@localhost/postgres?host=${encodeURIComponent(place)}`,
    stop() {
      try {
        call('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      } finally {
        rmSync(place, { recursive: true, force: true })
      }
    },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = startPostgres()
  if (!started.url) console.error(started.why)
  const [command, ...words] = process.argv.slice(2)
  const env = { ...process.env, ...(started.url ? { TEST_DATABASE_URL: started.url } : {}) }
  const { status } = spawnSync(command, words, { stdio: 'inherit', env })
  started.stop?.()
  process.exit(status ?? 1)
}
