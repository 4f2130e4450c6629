import { For, Show, type JSX } from 'solid-js'
import type { CellShape, Scene, Tray } from '../kit/index.ts'
import { Deed } from './Deed.tsx'
import type { Finish } from './materials/index.ts'
import type { Frame } from './geometry.ts'
import type { News } from './props.ts'
import TraysView from './TraysView.tsx'
import './centre.css'

interface CentreProps {
  readonly frame: Frame
  readonly scene: Scene
  readonly material: Finish
  readonly language: 'hu' | 'en'
  /** The field somebody looks at. */
  readonly looked: CellShape | undefined
  readonly news: readonly News[]
}

/** The middle of a track: dice and other common things, what is to be known, the field that the match is about or that is looked at, what happened last. */
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
  const field = () => {
    const about = props.frame.board.cells[props.scene.focus ?? -1]
    // What a field says in one sentence, the notes say already.
    return props.looked ?? (about?.told?.hu.includes('\n') ? about : undefined)
  }
  // Things that are counted are a stock.
  const isStock = ({ items }: Tray) => items.some(item => item.count !== undefined)
  const common = (stock: boolean) =>
    props.scene.trays.filter(
      tray => tray.owner === undefined && tray.items.length > 0 && isStock(tray) === stock,
    )
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
        <div class="jv-centre-now">
          <Things trays={common(false)} />
          <For each={props.scene.notes}>{note => <p>{note[props.language]}</p>}</For>
          <div class="jv-stock">
            <Things trays={common(true)} />
          </div>
        </div>
        <Show when={field()}>
          {cell => (
            <Deed cell={cell()} language={props.language} how={props.looked ? 'looked-at' : 'about'} />
          )}
        </Show>
        <Show when={props.news.length > 0}>
          <ol class="jv-news">
            <For each={props.news}>
              {({ tint, text }) => (
                <li>
                  <span class="jv-news-dot" style={{ background: `var(--tint-${tint ?? 'grey'}-base)` }} />
                  {text}
                </li>
              )}
            </For>
          </ol>
        </Show>
      </div>
    </div>
  )
}
