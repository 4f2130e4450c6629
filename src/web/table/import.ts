import { fail, ok, type Result } from '../../engine/index.ts'
import { view, type Picture } from '../../table/index.ts'
import { parseSzk } from '../../table/szk.ts'
import { isMisfit, LARGEST_TABLE, readTableFile, type TableFile } from '../../wire/index.ts'
import { notify } from '../shell/notices.tsx'
import { freshKey } from '../store/records.ts'
import { seal, sealedIn, unseal } from '../store/sealing.ts'
import { say } from '../text/text.ts'
import { complain } from './complaints.ts'
import { oldText } from './old-letters.ts'
import { layBoard } from './boards.ts'
import { addThing } from './laying.ts'
import { readPicture } from './pictures.ts'
import type { Desk } from './state.ts'
import { en } from './text/rare-en.ts'
import { hu } from './text/rare-hu.ts'
import { rt } from './text/rare.ts'
import { tt } from './text/text.ts'

await rt.load()

const LARGEST_PACK = 4 * 1024 * 1024
const SEALED = 'jatekvilag-table-sealed'

export async function textOf(file: File, most: number): Promise<Result<string>> {
  if (file.size === 0) return fail(hu.file.empty, en.file.empty)
  if (file.size > most) return fail(hu.file.tooLarge, en.file.tooLarge)
  try {
    return ok(await file.text())
  } catch {
    return fail(hu.file.unread, en.file.unread)
  }
}

/** A card pack in the book's format. Old files are in a code page of their time. */
export async function readPack(file: File): Promise<Result<readonly string[]>> {
  const read = await textOf(file, LARGEST_PACK)
  if (!read.ok) return read
  const old = read.value.includes('\ufffd')
  return parseSzk(old ? oldText(new Uint8Array(await file.arrayBuffer())) : read.value)
}

export async function readTableOf(file: File): Promise<Result<TableFile>> {
  const read = await textOf(file, LARGEST_TABLE)
  if (!read.ok) return read
  const sealed = sealedIn(read.value, SEALED)
  if (sealed === undefined) return explained(readTableFile(read.value))
  try {
    return explained(readTableFile(await unseal(sealed)))
  } catch {
    return fail(hu.file.unread, en.file.unread)
  }
}

/** Where a file is wrong is said in words, not in the names of its fields. */
async function explained<T>(read: Result<T>): Promise<Result<T>> {
  if (read.ok || !isMisfit(read.why)) return read
  const { misfitWords } = await import('../../wire/misfit-words.ts')
  return { ok: false, why: misfitWords(read.why) }
}

/** Takes a picture into the table; gives its id. */
export async function takePicture(desk: Desk, file: Blob, name: string): Promise<string | undefined> {
  const read = await readPicture(file, name)
  if (!read.ok) {
    complain(rt().picture.refused(name), `${say(read.why)} ${tt().open.unchanged}`)
    return undefined
  }
  return keepPicture(desk, read.value)
}

export function keepPicture(desk: Desk, picture: Picture): string | undefined {
  const known = Object.entries(desk.session.now().pictures).find(([, each]) => each.data === picture.data)
  if (known) return known[0]
  const id = freshKey()
  return desk.session.do({ do: 'picture', id, picture }) ? id : undefined
}

/** A picture as a board: as many cells wide as it is usual. */
export async function layPicture(desk: Desk, id: string, width = 8): Promise<void> {
  const picture = desk.session.now().pictures[id]
  if (!picture) return
  await layBoard(desk, {
    kind: 'picture',
    picture: id,
    width,
    height: (width * picture.height) / picture.width,
  })
}

const isImage = (file: File) =>
  file.type.startsWith('image/') || /\.(png|jpe?g|webp|gif|bmp|svg)$/i.test(file.name)

/** A file dropped on the table: a picture becomes the board, a pack lies down, a table is opened. */
export async function takeDropped(
  desk: Desk,
  file: File,
  openFile: (file: TableFile, from: string) => void,
): Promise<void> {
  if (/\.szk$/i.test(file.name)) {
    const cards = await readPack(file)
    if (!cards.ok)
      return notify('bad', rt().file.refused(file.name), `${say(cards.why)} ${tt().open.unchanged}`)
    layPack(desk, file.name.replace(/\.szk$/i, ''), cards.value, true)
    return notify('good', rt().file.packAdded(file.name, cards.value.length))
  }
  if (isImage(file)) {
    const id = await takePicture(desk, file, file.name)
    if (id) await layPicture(desk, id)
    return
  }
  const read = await readTableOf(file)
  if (read.ok) openFile(read.value, file.name)
  else notify('bad', rt().file.refused(file.name), `${say(read.why)} ${tt().open.unchanged}`)
}

export function layPack(desk: Desk, title: string, cards: readonly string[], runsOut: boolean): void {
  addThing(desk, {
    what: 'pack',
    title: title.slice(0, 100),
    cards,
    runsOut,
    left: cards.map((_, i) => i),
    showing: null,
    x: 0,
    y: 0,
    angle: 0,
    locked: false,
  })
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

export const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase() || 'asztal'

/** Hands the table to the person as a file; while anything on it is hidden, sealed. */
export async function exportTable(desk: Desk): Promise<void> {
  const { session } = desk
  const text = JSON.stringify(session.file())
  const holds = view(session.now(), undefined) !== session.now()
  const file = { format: SEALED, version: 1, name: session.name(), sealed: holds ? await seal(text) : '' }
  const content = holds ? JSON.stringify(file) : text
  download(new Blob([content], { type: 'application/json' }), `${fileName(session.name())}.jatek`)
}
