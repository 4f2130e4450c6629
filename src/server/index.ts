/** HTTP, saved matches, and later rooms. The only code that touches the disk of a server. */
export { serve, type Running, type ServeOptions } from './serve.ts'
export { Storage } from './storage.ts'
