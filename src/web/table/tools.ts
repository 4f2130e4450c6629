import type { Act, Table } from '../../table/index.ts'
import { extentOf } from './extent.ts'
import { wish, wishes, type Desk, type ToolName } from './state.ts'
import { tt } from './text/text.ts'

/** What buttons, menus and keys alike ask for: tools, undo and redo, what is seen. It is there before a hand is. */

export function useTool(desk: Desk, name: ToolName): void {
  if (name === 'box') desk.show({ what: 'box' })
  else desk.choose(name)
}

/** Says an act in words, once these are here. */
export async function tellAct(
  desk: Desk,
  act: Act,
  before: Table,
  how: (text: string) => string = text => text,
): Promise<void> {
  const { actText } = await import('./act-text.ts')
  desk.say(how(actText(act, before, desk.frame())))
}

/** What was done elsewhere is taken back only when the person says so. */
export function undoAct(desk: Desk): void {
  if (desk.session.theirs()) desk.show({ what: 'undo' })
  else takeBack(desk)
}
export function takeBack(desk: Desk): void {
  const act = desk.session.undo()
  if (act) void tellAct(desk, act, desk.session.table(), text => tt().said.undone(text))
}
export function redoAct(desk: Desk): void {
  const before = desk.session.table()
  const act = desk.session.redo()
  if (act) void tellAct(desk, act, before, text => tt().said.redone(text))
}

export function fitTable(desk: Desk): void {
  const box = desk.place?.getBoundingClientRect()
  if (box) desk.camera.fit(extentOf(desk.session.table(), desk.picture()), box.width, box.height)
}
/** Whoever wants to do something while an earlier moment is shown is told why nothing happens, and the way back. */
export function remindOfFilm(desk: Desk): void {
  desk.say(tt().log.filmNotice)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  document
    .querySelector('.film-notice')
    ?.animate(
      { outline: ['6px solid var(--accent)', '0 solid transparent'] },
      { duration: still ? 1200 : 700 },
    )
}

export function zoomTable(desk: Desk, factor: number): void {
  const box = desk.place?.getBoundingClientRect()
  if (box) desk.camera.zoomAt(box.width / 2, box.height / 2, factor)
}

export function turnWish(desk: Desk, name: 'last' | 'magnet' | 'grid'): void {
  const on = !wishes()[name]
  wish({ [name]: on })
  desk.say((on ? tt().said.on : tt().said.off)(tt().menu[name]))
}
