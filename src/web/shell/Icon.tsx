import type { JSX } from 'solid-js'
import back from 'lucide-static/icons/arrow-left.svg?raw'
import book from 'lucide-static/icons/book-open.svg?raw'
import close from 'lucide-static/icons/x.svg?raw'
import draw from 'lucide-static/icons/handshake.svg?raw'
import edit from 'lucide-static/icons/pencil.svg?raw'
import exporting from 'lucide-static/icons/download.svg?raw'
import first from 'lucide-static/icons/skip-back.svg?raw'
import flip from 'lucide-static/icons/arrow-up-down.svg?raw'
import grid from 'lucide-static/icons/grid-2x2.svg?raw'
import importing from 'lucide-static/icons/upload.svg?raw'
import keys from 'lucide-static/icons/keyboard.svg?raw'
import last from 'lucide-static/icons/skip-forward.svg?raw'
import left from 'lucide-static/icons/chevron-left.svg?raw'
import machine from 'lucide-static/icons/cpu.svg?raw'
import menu from 'lucide-static/icons/ellipsis.svg?raw'
import moon from 'lucide-static/icons/moon.svg?raw'
import pause from 'lucide-static/icons/pause.svg?raw'
import person from 'lucide-static/icons/user.svg?raw'
import play from 'lucide-static/icons/play.svg?raw'
import plus from 'lucide-static/icons/plus.svg?raw'
import redo from 'lucide-static/icons/redo-2.svg?raw'
import remove from 'lucide-static/icons/trash-2.svg?raw'
import resign from 'lucide-static/icons/flag.svg?raw'
import right from 'lucide-static/icons/chevron-right.svg?raw'
import save from 'lucide-static/icons/bookmark.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import settings from 'lucide-static/icons/settings-2.svg?raw'
import silent from 'lucide-static/icons/volume-x.svg?raw'
import sound from 'lucide-static/icons/volume-2.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import swap from 'lucide-static/icons/arrow-left-right.svg?raw'
import system from 'lucide-static/icons/sun-moon.svg?raw'
import undo from 'lucide-static/icons/undo-2.svg?raw'

const icons = {
  back,
  book,
  close,
  draw,
  edit,
  exporting,
  first,
  flip,
  grid,
  importing,
  keys,
  last,
  left,
  machine,
  menu,
  moon,
  pause,
  person,
  play,
  plus,
  redo,
  remove,
  resign,
  right,
  save,
  search,
  settings,
  silent,
  sound,
  sun,
  swap,
  system,
  undo,
}
export type IconName = keyof typeof icons

/** What is inside a drawing's file. */
export const drawingOf = (svg: string): string =>
  svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
const inner = Object.fromEntries(Object.entries(icons).map(([name, svg]) => [name, drawingOf(svg)]))

/** A drawn sign; always beside or instead of words that say the same (`aria-label` of the button). */
export function Icon(props: { readonly name: IconName }): JSX.Element {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // The drawings come with the program, never from outside.
      // eslint-disable-next-line solid/no-innerhtml
      innerHTML={inner[props.name] ?? ''}
    />
  )
}
