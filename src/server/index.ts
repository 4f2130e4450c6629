/** HTTP, guests and their records, and later rooms. The only code that touches the disk of a server. */
export { serve, type Running, type ServeOptions } from './serve.ts'
export { StartFault } from './faults.ts'
