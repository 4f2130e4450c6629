import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve as start, StartFault } from '../server/index.ts'
import { Mistake, numberOf, type Arguments } from './arguments.ts'

const top = join(import.meta.dirname, '..', '..')

/**
 * Serves the built program until it is stopped. Only this machine reaches it, unless `--host` names an address to listen
 * at; then `--name` tells by which names, and `--behind-proxy` that another server in front handles HTTPS. The variable
 * DATABASE_URL names a PostgreSQL database to be used instead of a file.
 */
export async function serve({ values }: Arguments): Promise<void> {
  const root = join(top, 'dist')
  if (!existsSync(join(root, 'index.html'))) throw new Mistake('The page is not built yet: run "npm start".')
  const wished = numberOf(values.port, 'port', 8080, 0, 65535)
  const running = await start({
    port: wished,
    root,
    data: values.data ?? join(top, 'data'),
    url: process.env['DATABASE_URL'] || undefined,
    host: values.host,
    names: values.name?.flatMap(names => names.split(',')).filter(Boolean),
    proxy: values['behind-proxy'] ? 'forwarded' : 'none',
  }).catch((error: unknown) => {
    throw error instanceof StartFault ? new Mistake(error.message) : error
  })
  if (wished !== 0 && running.port !== wished) console.log(`Port ${wished} is taken, so another one is used.`)
  if (running.neighbour !== undefined)
    console.log(
      `Another server (process ${running.neighbour}) uses the same data folder: nothing is lost, but both get slower.`,
    )
  if (running.oldSaves) {
    const { count, code, minutes } = running.oldSaves
    console.log(
      `${count} older saves belong to nobody: the code ${code} gives them to one browser (${minutes} minutes).`,
    )
  }
  console.log(`Játékvilág: http://localhost:${running.port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void running.close().finally(() => process.exit(0)))
}
