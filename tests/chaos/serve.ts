// A server of its own process, to be killed or besieged: node tests/chaos/serve.ts <port> <folder> [<built page>]
import { serve } from '../../src/server/index.ts'

const [port, data, root] = process.argv.slice(2)
await serve({ port: Number(port), root: root ?? data ?? '', data: data ?? '' })
console.log('ready')
