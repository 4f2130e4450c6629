import type { JSX } from 'solid-js'
import board from 'lucide-static/icons/grid-3x3.svg?raw'
import box from 'lucide-static/icons/package-open.svg?raw'
import chance from 'lucide-static/icons/dices.svg?raw'
import check from 'lucide-static/icons/check.svg?raw'
import column from 'lucide-static/icons/layers.svg?raw'
import file from 'lucide-static/icons/file-down.svg?raw'
import film from 'lucide-static/icons/film.svg?raw'
import fit from 'lucide-static/icons/maximize.svg?raw'
import flip from 'lucide-static/icons/rotate-cw.svg?raw'
import hand from 'lucide-static/icons/hand.svg?raw'
import hands from 'lucide-static/icons/users.svg?raw'
import log from 'lucide-static/icons/scroll-text.svg?raw'
import magnet from 'lucide-static/icons/magnet.svg?raw'
import minus from 'lucide-static/icons/zoom-out.svg?raw'
import open from 'lucide-static/icons/folder-open.svg?raw'
import pieces from 'lucide-static/icons/chess-pawn.svg?raw'
import plus from 'lucide-static/icons/zoom-in.svg?raw'
import print from 'lucide-static/icons/printer.svg?raw'
import back from 'lucide-static/icons/archive-restore.svg?raw'
import token from 'lucide-static/icons/coins.svg?raw'
import rules from 'lucide-static/icons/scale.svg?raw'

const icons = {
  back,
  board,
  box,
  chance,
  check,
  column,
  file,
  film,
  fit,
  flip,
  hand,
  hands,
  log,
  magnet,
  minus,
  open,
  pieces,
  plus,
  print,
  rules,
  token,
}
export type TableIconName = keyof typeof icons

/** The signs of the table's tools. */
export function TableIcon(props: { readonly name: TableIconName }): JSX.Element {
  const inner = () => {
    const svg = icons[props.name]
    return svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
  }
  return (
    // The drawings come with the program, never from outside.
    // eslint-disable-next-line solid/no-innerhtml
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" innerHTML={inner()} />
  )
}
