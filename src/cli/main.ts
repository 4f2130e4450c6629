/** The command line: `bin/jatekvilag` and `npm run jatekvilag` begin here. */
import { runCommand } from './commands.ts'

await runCommand(process.argv.slice(2))
