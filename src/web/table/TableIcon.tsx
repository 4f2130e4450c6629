import type { JSX } from 'solid-js'
import box from 'lucide-static/icons/package-open.svg?raw'
import column from 'lucide-static/icons/layers.svg?raw'
import fit from 'lucide-static/icons/maximize.svg?raw'
import flip from 'lucide-static/icons/rotate-cw.svg?raw'
import gather from 'lucide-static/icons/square-dashed-plus.svg?raw'
import hand from 'lucide-static/icons/hand.svg?raw'
import back from 'lucide-static/icons/archive-restore.svg?raw'

const icons = { back, box, column, fit, flip, gather, hand }
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
