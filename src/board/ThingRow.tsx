import { createUniqueId, For, type JSX } from 'solid-js'
import type { TrayItem } from '../kit/index.ts'
import { drawing, shades } from './art/index.ts'
import { artsArrived, watchArts } from './arts.ts'
import { pageColours } from './colours.ts'
import { bodied, styleOf, type Finish } from './materials/index.ts'

interface ThingRowProps {
  readonly items: readonly TrayItem[]
  readonly material: Finish
  readonly language: 'hu' | 'en'
}

/** A row of small things with how many there are of each, to be looked at only. */
export default function ThingRow(props: ThingRowProps): JSX.Element {
  const prefix = createUniqueId()
  watchArts()
  return (
    <span class="thing-row">
      <svg
        class="jv-shades"
        aria-hidden="true"
        innerHTML={`<defs>${shades(prefix, styleOf(props.material).shading)}</defs>`}
      />
      <For each={props.items}>
        {item => (
          <span
            role="img"
            aria-label={`${item.count ?? 1} × ${item.label[props.language]}`}
            title={item.label[props.language]}
          >
            <svg
              aria-hidden="true"
              viewBox="-50 -50 100 100"
              innerHTML={
                artsArrived() >= 0
                  ? drawing(bodied(item.look, styleOf(props.material)), pageColours, prefix)
                  : ''
              }
            />
            {(item.count ?? 1) > 1 ? <small aria-hidden="true">{item.count}</small> : undefined}
          </span>
        )}
      </For>
    </span>
  )
}
