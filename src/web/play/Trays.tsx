import { Show, type JSX } from 'solid-js'
import TraysView from '../../board/TraysView.tsx'
import type { Finish } from '../../board/materials/index.ts'
import type { Tray } from '../../kit/index.ts'
import { language, t } from '../text/text.ts'
import type { PlayParts } from './play-parts.ts'
import type { TrayOrder } from './tray-order.ts'

interface TraysProps {
  readonly parts: PlayParts
  readonly material: Finish
  readonly trays: readonly Tray[]
  /** How a person arranged the racks; it comes when one is seen. */
  readonly order: TrayOrder | undefined
}

/** What lies beside the board on one side of it. */
export default function Trays(props: TraysProps): JSX.Element {
  const { chooser, hint } = props.parts
  const isArrangeable = (tray: Tray) => props.order?.canArrange(tray) ?? false
  return (
    <TraysView
      trays={props.order?.arranged(props.trays) ?? props.trays}
      material={props.material}
      language={language()}
      targets={chooser.targets()}
      chosen={chooser.chosen()}
      hinted={hint[0]()?.things ?? []}
      mode="live"
      onPoint={chooser.point}
      tools={each => (
        <Show when={isArrangeable(each)}>
          <span class="jv-tray-tools">
            <button type="button" class="quiet" onClick={() => props.order?.shuffle(each)}>
              {t().play.shuffle}
            </button>
            <button type="button" class="quiet" onClick={() => props.order?.sort(each, language())}>
              {t().play.sort}
            </button>
          </span>
        </Show>
      )}
    />
  )
}
