import { For, Show, type JSX } from 'solid-js'
import type { CellShape, Material, Scene, Tray } from '../kit/index.ts'
import { cellTitle } from './board-words.ts'
import type { Frame } from './geometry.ts'
import TraysView from './TraysView.tsx'

interface CentreProps {
  readonly frame: Frame
  readonly scene: Scene
  readonly material: Material
  readonly language: 'hu' | 'en'
  /** The field somebody looks at. */
  readonly looked: CellShape | undefined
}

/**
 * The middle of a track: common things such as dice, what happened last or what the field says that is looked at, and where there is room
 * (the page says so) what each player has.
 */
export default function Centre(props: CentreProps): JSX.Element {
  const style = () => {
    const [x, y, w, h] = props.frame.view
    const [left, top, wide, high] = props.frame.board.centre!
    const percent = (v: number) => `${v * 100}%`
    return {
      left: percent((left - x) / w),
      top: percent((top - y) / h),
      width: percent(wide / w),
      height: percent(high / h),
    }
  }
  // Things that are counted are a stock, which lies with what the players have.
  const isNews = ({ owner, items }: Tray) =>
    owner === undefined && items.length > 0 && items.every(item => item.count === undefined)
  const common = () => props.scene.trays.filter(isNews)
  const purses = () => props.scene.trays.filter(tray => !isNews(tray) && (tray.text || tray.items.length > 0))
  const Things = (shown: { readonly trays: readonly Tray[] }) => (
    <TraysView
      trays={shown.trays}
      material={props.material}
      language={props.language}
      targets={[]}
      chosen={[]}
      mode="still"
    />
  )
  return (
    <div class="jv-centre" style={style()}>
      <div class="jv-centre-in">
        <Show
          when={props.looked}
          fallback={
            <>
              <Things trays={common()} />
              <For each={props.scene.notes}>{note => <p>{note[props.language]}</p>}</For>
            </>
          }
        >
          {cell => (
            <article class="jv-deed">
              <h3>{cellTitle(cell(), props.language)}</h3>
              <p>{cell().told?.[props.language]}</p>
            </article>
          )}
        </Show>
        <div class="jv-purses">
          <Things trays={purses()} />
        </div>
      </div>
    </div>
  )
}
