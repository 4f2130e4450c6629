import { For, Show, type JSX } from 'solid-js'
import { fitsPaper } from '../../studio/print/layout.ts'
import { CARD_SIZES, MOST_BLEED, PRESETS, type CardSize } from '../../studio/print/settings.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { say, t } from '../text/text.ts'
import { choosePrint, chooseSheet, chooseShop, printSettings, within } from './print-settings.ts'
import { makeCalibration } from './printing.tsx'
import { dt } from './text/text.ts'

interface PickProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly names: Readonly<Record<T, string>>
  readonly onPick: (value: T) => void
}

function Pick<T extends string>(props: PickProps<T>): JSX.Element {
  const keys = () => Object.keys(props.names) as T[]
  return (
    <label class="field">
      <span>{props.label}</span>
      <select
        value={props.value}
        onChange={event => {
          const picked = keys().find(key => key === event.currentTarget.value)
          if (picked !== undefined) props.onPick(picked)
        }}
      >
        <For each={keys()}>{key => <option value={key}>{props.names[key]}</option>}</For>
      </select>
    </label>
  )
}

interface AmountProps {
  readonly label: string
  readonly value: number
  readonly bound: 'gap' | 'offset' | 'bleed'
  readonly onAmount: (value: number) => void
}

function Amount(props: AmountProps): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="number"
        min={props.bound === 'offset' ? -10 : 0}
        max={props.bound === 'bleed' ? MOST_BLEED : 10}
        step={props.bound === 'gap' ? 0.5 : props.bound === 'bleed' ? 'any' : 0.1}
        value={props.value}
        onChange={event => {
          const value = within(props.bound, event.currentTarget.valueAsNumber)
          event.currentTarget.value = String(value)
          props.onAmount(value)
        }}
      />
    </label>
  )
}

export function PrintDialog(props: {
  readonly onClose: () => void
  readonly children?: JSX.Element
}): JSX.Element {
  const sheet = () => printSettings().sheet
  const shop = () => printSettings().shop
  const size = (card: CardSize) => {
    chooseSheet({ card })
    chooseShop({ card, bleed: CARD_SIZES[card].bleed })
  }
  const files = () => printSettings().files
  /** The preset that the settings agree with. */
  const preset = () =>
    PRESETS.find(
      each =>
        each.files === files() &&
        each.shop.card === shop().card &&
        each.shop.bleed === shop().bleed &&
        each.shop.colours === shop().colours &&
        each.shop.order === shop().order,
    )
  const takePreset = (id: string) => {
    const found = PRESETS.find(each => each.id === id)
    if (!found) return
    choosePrint({
      format: 'shop',
      files: found.files,
      pictureBleed: found.files === 'pictures' ? 'with' : printSettings().pictureBleed,
      sheet: { ...sheet(), card: found.shop.card },
      shop: { ...shop(), ...found.shop },
    })
  }
  return (
    <Dialog title={dt().print.settings} onClose={props.onClose}>
      <div class="st-grid2">
        <Pick label={dt().print.card} value={sheet().card} names={dt().print.cards} onPick={size} />
        <Pick
          label={dt().print.titles}
          value={sheet().titles}
          names={dt().print.titleNames}
          onPick={titles => chooseSheet({ titles })}
        />
      </div>
      <h3>{dt().print.sheetPart}</h3>
      <div class="st-grid2">
        <Pick
          label={dt().print.paper}
          value={sheet().paper}
          names={{ A4: 'A4', Letter: 'Letter' }}
          onPick={paper => chooseSheet({ paper })}
        />
        <Pick
          label={dt().print.marks}
          value={sheet().marks}
          names={dt().print.markNames}
          onPick={marks => chooseSheet({ marks })}
        />
        <Pick
          label={dt().print.backs}
          value={sheet().backs}
          names={dt().print.backNames}
          onPick={backs => chooseSheet({ backs })}
        />
        <Amount
          label={dt().print.gap}
          value={sheet().gap}
          bound="gap"
          onAmount={gap => chooseSheet({ gap })}
        />
      </div>
      <p class="muted small">{dt().print.gapHint}</p>
      <Show when={!fitsPaper(sheet())}>
        <p class="st-warning" role="status">
          {dt().print.tooWide}
        </p>
      </Show>
      <fieldset class="field">
        <legend>{dt().print.offset}</legend>
        <div class="st-grid2">
          <Amount
            label={dt().print.offsetX}
            value={sheet().offset.x}
            bound="offset"
            onAmount={x => chooseSheet({ offset: { ...sheet().offset, x } })}
          />
          <Amount
            label={dt().print.offsetY}
            value={sheet().offset.y}
            bound="offset"
            onAmount={y => chooseSheet({ offset: { ...sheet().offset, y } })}
          />
        </div>
      </fieldset>
      <button
        type="button"
        class="quiet st-left"
        onClick={() => {
          props.onClose()
          void makeCalibration()
        }}
      >
        {dt().print.calibration}
      </button>
      <h3>{dt().print.shopPart}</h3>
      <label class="field">
        <span>{dt().print.preset}</span>
        <select value={preset()?.id ?? ''} onChange={event => takePreset(event.currentTarget.value)}>
          <option value="">{dt().print.presetNone}</option>
          <For each={PRESETS}>{({ id, name }) => <option value={id}>{say(name)}</option>}</For>
        </select>
      </label>
      <div class="st-grid2">
        <Pick
          label={dt().print.shopFiles}
          value={files()}
          names={dt().print.shopFileNames}
          onPick={picked => choosePrint({ files: picked })}
        />
        <Amount
          label={dt().print.bleed}
          value={shop().bleed}
          bound="bleed"
          onAmount={bleed => chooseShop({ bleed })}
        />
        <Pick
          label={dt().print.colours}
          value={shop().colours}
          names={{ rgb: dt().print.rgb, cmyk: dt().print.cmyk }}
          onPick={colours => chooseShop({ colours })}
        />
        <Pick
          label={dt().print.order}
          value={shop().order}
          names={dt().print.orders}
          onPick={order => chooseShop({ order })}
        />
      </div>
      <h3>{dt().print.png}</h3>
      <label class="st-check">
        <input
          type="checkbox"
          checked={printSettings().pictureBleed === 'with'}
          onChange={event => choosePrint({ pictureBleed: event.currentTarget.checked ? 'with' : 'without' })}
        />
        <span>{dt().print.pngBleed}</span>
      </label>
      {props.children}
      <div class="dialog-acts">
        <button type="button" class="main" onClick={() => props.onClose()}>
          {t().close}
        </button>
      </div>
    </Dialog>
  )
}
