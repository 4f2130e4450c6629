// A server of its own process, to be killed: node tests/chaos/serve.ts <port> <folder>
import { serve } from '../../src/server/index.ts'

const [port, data] = process.argv.slice(2)
await serve({ port: Number(port), root: data ?? '', data: data ?? '' })
console.log('ready')
