// A browser test may be tried a second time. Each that needed it is named at the end of the run, so that nobody gets used to it.
import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** What went wrong the first time, in one line. */
const fault = (test: TestCase): string => {
  const [first] = test.result().errors ?? []
  return first ? ` (${first.message.replace(/\s+/g, ' ').slice(0, 240)})` : ''
}

export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap(module =>
      [...module.children.allTests('passed')]
        .filter(test => test.diagnostic()?.flaky)
        .map(
          test => `second try: ${relative(process.cwd(), module.moduleId)} > ${test.fullName}${fault(test)}`,
        ),
    )
    if (lines.length === 0) return
    // `npm test` names a file and prints the list as its last words; alone, the list is printed here.
    const file = process.env['SECOND_TRIES']
    if (file) appendFileSync(file, lines.map(line => `${line}\n`).join(''))
    else console.log(`\n${lines.join('\n')}\n`)
  }
}
