import { createSignal, For, Show, type JSX } from 'solid-js'
import { backOfCard, type CardId } from '../../studio/deck.ts'
import type { Report } from '../../studio/print/preflight.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { Icon } from '../shell/Icon.tsx'
import { notify } from '../shell/notices.tsx'
import { language, say, t } from '../text/text.ts'
import { download, fileName, packed, type MadeFile } from './files.ts'
import { ask, Stopped } from './jobs.tsx'
import { choosePrint, printSettings } from './print-settings.ts'
import { keyOf, type StudioSession } from './session.ts'
import { dt } from './text/text.ts'
import type { Part } from './worker.ts'

interface Ready {
  readonly files: readonly MadeFile[]
  readonly report: Report | null
}
const [ready, setReady] = createSignal<Ready>()

async function make(work: () => Promise<Ready>): Promise<void> {
  try {
    const made = await work()
    for (const file of made.files) download(file)
    setReady(made)
  } catch (error) {
    if (error instanceof Stopped) notify('good', dt().print.cancelled)
    else notify('bad', dt().print.failed, error instanceof Error ? error.message : undefined)
  }
}

/** Editable cards share a back and go into one file; the others go into one file for each back. */
export function partsOf(deckName: string, cards: readonly CardId[], end: string): Part[] {
  const { files } = dt().print
  const parts = new Map<string, CardId[]>()
  for (const card of cards) {
    const back = backOfCard(card)
    const name = back === 'path' ? (card.type === 'kind' ? files.action : files.path) : files[back]
    const list = parts.get(name)
    if (list) list.push(card)
    else parts.set(name, [card])
  }
  return [...parts].map(([name, list]) => ({ name: `${fileName(deckName)}-${name}${end}`, cards: list }))
}

export async function printCards(session: StudioSession, cards: readonly CardId[]): Promise<void> {
  if (cards.length === 0) return notify('bad', dt().print.nothing)
  const { format, sheet, shop, files } = printSettings()
  if (format === 'shop' && files === 'pictures') return makePictures(session, cards, 'fronts and backs')
  const deck = session.deck()
  const { sides } = dt().print
  const parts =
    format === 'shop' && files === 'fronts and backs apart'
      ? (['front', 'back'] as const).flatMap(side =>
          partsOf(deck.name, cards, `-${sides[side]}-${dt().print.shopFile}.pdf`).map((part): Part => ({
            ...part,
            side,
          })),
        )
      : partsOf(deck.name, cards, format === 'a4' ? '-a4.pdf' : `-${dt().print.shopFile}.pdf`)
  await make(() =>
    format === 'a4'
      ? ask('sheets', { deck, parts, settings: sheet }, dt().print.working)
      : ask('shop', { deck, parts, settings: { ...shop, titles: sheet.titles } }, dt().print.working),
  )
}

export async function makePictures(
  session: StudioSession,
  cards: readonly CardId[],
  which: 'fronts' | 'fronts and backs' = 'fronts',
): Promise<void> {
  if (cards.length === 0) return notify('bad', dt().print.nothing)
  const deck = session.deck()
  const name = fileName(deck.name)
  // Copies of one kind look alike; roles do not.
  const once = cards.filter(card => card.type !== 'kind' || card.look === 0 || /hunter|rogue/.test(card.kind))
  const { sides } = dt().print
  const parts = once.flatMap((card): Part[] => {
    const number = card.type === 'kind' ? `-${card.look + 1}` : ''
    const key = card.type === 'path' ? String(card.index + 1).padStart(2, '0') : keyOf(card)
    const file = `${name}-${key}${number}`
    if (which === 'fronts') return [{ name: `${file}.png`, cards: [card] }]
    return (['front', 'back'] as const).map(side => ({
      name: `${file}-${sides[side]}.png`,
      cards: [card],
      side,
    }))
  })
  await make(async () => {
    const { pictureBleed, sheet } = printSettings()
    const wish = { deck, parts, bleed: pictureBleed, titles: sheet.titles, size: sheet.card }
    const made = await ask('pictures', wish, dt().print.working)
    return { files: packed(made.files, `${name}-png.zip`), report: null }
  })
}

export async function makePictureSheet(session: StudioSession, cards: readonly CardId[]): Promise<void> {
  if (cards.length === 0) return notify('bad', dt().print.nothing)
  const deck = session.deck()
  const part = { name: `${fileName(deck.name)}-10x7`, cards }
  const { titles } = printSettings().sheet
  await make(() => ask('pictureSheets', { deck, part, titles }, dt().print.working))
}

export const makeKey = (session: StudioSession): Promise<void> => {
  const deck = session.deck()
  const name = `${fileName(deck.name)}-${dt().print.keyFile}.pdf`
  const { paper } = printSettings().sheet
  return make(() => ask('key', { deck, paper, language: language(), name }, dt().print.working))
}

export const makeCalibration = (): Promise<void> => {
  const { paper, backs } = printSettings().sheet
  const edge = backs === 'short-edge' ? 'short-edge' : 'long-edge'
  const name = `${dt().print.calibrationFile}.pdf`
  return make(() =>
    ask('calibration', { paper, backs: edge, language: language(), name }, dt().print.working),
  )
}

const cardName = (card: CardId | null): string => {
  if (!card) return ''
  if (card.type === 'path') return `${card.index + 1}. `
  return card.type === 'start' ? `Start ${card.index + 1}: ` : ''
}

/** After a file is made: the file again, and what was found when it was checked. */
export function ReadyDialog(): JSX.Element {
  return (
    <Show when={ready()}>
      {made => (
        <Dialog title={dt().print.ready} onClose={() => setReady(undefined)}>
          <p>{dt().print.readyText}</p>
          <ul class="st-files">
            <For each={made().files}>
              {file => (
                <li>
                  <button type="button" class="quiet" onClick={() => download(file)}>
                    <Icon name="exporting" />
                    {file.name}
                  </button>
                </li>
              )}
            </For>
          </ul>
          <Show when={made().report}>
            {report => (
              <section class="stack">
                <h3>{dt().print.report}</h3>
                <p class="muted small">
                  {dt().print.measures({
                    cards: report().cards,
                    points: report().smallestType?.letter ?? null,
                    safe: report().safeZone,
                    ink: report().inkSum,
                  })}
                </p>
                <Show when={report().findings.length > 0} fallback={<p>{dt().print.reportGood}</p>}>
                  <ul class="st-findings">
                    <For each={report().findings}>
                      {({ level, card, words }) => (
                        <li class={level}>
                          {cardName(card)}
                          {say(words)}
                        </li>
                      )}
                    </For>
                  </ul>
                </Show>
              </section>
            )}
          </Show>
          <div class="dialog-acts">
            <button type="button" class="main" onClick={() => setReady(undefined)}>
              {t().close}
            </button>
          </div>
        </Dialog>
      )}
    </Show>
  )
}

interface PrintBarProps {
  readonly countText: string
  readonly onSave: () => void
  readonly onSettings: () => void
  readonly children?: JSX.Element
}

/** Always in sight below: the two formats and the button that saves. */
export function PrintBar(props: PrintBarProps): JSX.Element {
  const format = (which: 'a4' | 'shop', text: string) => (
    <label>
      <input
        type="radio"
        name="st-format"
        checked={printSettings().format === which}
        onChange={() => choosePrint({ format: which })}
      />
      <span>{text}</span>
    </label>
  )
  return (
    <div class="st-printbar" role="group" aria-label={dt().print.save}>
      {props.children}
      <span class="st-count" role="status">
        {props.countText}
      </span>
      <fieldset class="st-format">
        <legend class="hidden">{dt().print.format}</legend>
        <div class="segments">
          {format('a4', dt().print.a4)}
          {format('shop', dt().print.shop)}
        </div>
      </fieldset>
      <button
        type="button"
        class="quiet"
        aria-label={dt().print.settings}
        title={dt().print.settings}
        onClick={() => props.onSettings()}
      >
        <Icon name="settings" />
      </button>
      <button type="button" class="main" onClick={() => props.onSave()}>
        <Icon name="exporting" />
        {dt().print.save}
      </button>
    </div>
  )
}
