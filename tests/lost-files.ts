// A worker of the test runner may die under a file (Node itself was seen to). Its files are not judged: `npm test` runs
// them once more and says so. Any other error outside a test fails the run as ever.
import { writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { Reporter, TestModule } from 'vitest/node'

const died = ({ cause }: SerializedError): boolean =>
  /^Worker exited unexpectedly with signal SIG\w+ /.test(String((cause as Error | undefined)?.message))

export default class LostFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const list = process.env['LOST_FILES']
    if (!list || errors.length === 0 || !errors.every(died)) return
    const lost = modules.filter(module => ['pending', 'queued'].includes(module.state()))
    if (lost.length > 0) writeFileSync(list, lost.map(({ moduleId }) => moduleId).join('\n'))
  }
}
