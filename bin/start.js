#!/usr/bin/env node
// npm start: installs, builds and serves the whole program, then prints the address.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build, prepare, top } from './prepare.js'

const node = prepare()
if (build(node) !== 0) process.exit(1)
const server = spawn(node, [join(top, 'src', 'cli', 'main.ts'), 'serve', ...process.argv.slice(2)], {
  cwd: top,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', status => process.exit(status ?? 0))
