import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileIn = (folder: string): string => join(folder, 'server.pid')

const processIn = (folder: string): number | undefined => {
  try {
    return Number(readFileSync(fileIn(folder), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The process of another server on the same folder, if one runs; from now on, this one is noted there. */
export function noteServer(folder: string): number | undefined {
  const other = processIn(folder)
  try {
    writeFileSync(fileIn(folder), String(process.pid))
  } catch {
    // Only a courtesy: the database itself keeps two servers apart.
  }
  return other !== undefined && other !== process.pid && isAlive(other) ? other : undefined
}

export function forgetServer(folder: string): void {
  if (processIn(folder) === process.pid) rmSync(fileIn(folder), { force: true })
}
