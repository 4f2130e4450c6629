import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serve as start } from '../server/index.ts'
import { Mistake, numberOf, type Arguments } from './arguments.ts'

const top = join(import.meta.dirname, '..', '..')

/** Serves the built program until it is stopped. */
export async function serve({ values }: Arguments): Promise<void> {
  const root = join(top, 'dist')
  if (!existsSync(join(root, 'index.html'))) throw new Mistake('The page is not built yet: run "npm start".')
  const wished = numberOf(values.port, 'port', 8080, 0, 65535)
  const running = await start({ port: wished, root, data: values.data ?? join(top, 'data') })
  if (wished !== 0 && running.port !== wished) console.log(`Port ${wished} is taken, so another one is used.`)
  console.log(`Játékvilág: http://localhost:${running.port}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void running.close().finally(() => process.exit(0)))
}
