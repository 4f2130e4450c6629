import { zipped } from './zip.ts'

export interface MadeFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  zip: 'application/zip',
  json: 'application/json',
  csv: 'text/csv',
}

const blobOf = ({ name, bytes }: MadeFile): Blob =>
  new Blob([bytes], { type: TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream' })

export function download(file: MadeFile): void {
  const address = URL.createObjectURL(blobOf(file))
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads it after the click; a minute is plenty.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const downloadText = (name: string, text: string): void =>
  download({ name, bytes: new TextEncoder().encode(text) })

/** Many pictures travel in one file. */
export const packed = (files: readonly MadeFile[], name: string): readonly MadeFile[] =>
  files.length <= 1 ? files : [{ name, bytes: zipped(files) }]

/** A name every file system takes. */
export const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'pakli'
