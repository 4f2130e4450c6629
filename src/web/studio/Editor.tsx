import { createEffect, createSignal, For, Index, lazy, on, Show, type JSX } from 'solid-js'
import { editableCards } from '../../studio/deck.ts'
import { LETTERING_COLOURS } from '../../studio/contrast.ts'
import { SIDES } from '../../studio/shapes.ts'
import { AskDialog } from '../shell/Dialog.tsx'
import { FileField } from '../shell/FileField.tsx'
import { Icon } from '../shell/Icon.tsx'
import { Menu } from '../shell/Menu.tsx'
import { notify } from '../shell/notices.tsx'
import { A, navigate } from '../shell/router.tsx'
import { readPicture } from './back-picture.ts'
import { ownPictures } from './OwnPicture.tsx'
import { EditorHead } from './EditorHead.tsx'
import { Help } from './Help.tsx'
import { readyToPlay } from './play-deck.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { PrintDialog } from './PrintDialog.tsx'
import { makePictures, makePictureSheet, PrintBar, printCards } from './printing.tsx'
import { draw } from './drawing.ts'
import { exportCsv, exportJson } from './exporting.ts'
import { keyOf, type StudioSession } from './session.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { dt } from './text/text.ts'
import { PathTile, StartTile } from './Tile.tsx'
import { checkPlays, PlayabilityDialog } from './PlayabilityDialog.tsx'
import { ValuesDialog } from './ValuesDialog.tsx'

const GenerateDialog = lazy(() => import('./GenerateDialog.tsx'))

type Open = 'print' | 'values' | 'paste' | 'share' | 'generate' | 'clear' | 'none'
const AT_ONCE = 8
const COLOURS = [...LETTERING_COLOURS, '#000000', '#c8102e']

/** The card editor: forty path cards and the Starts, laid out together. */
export default function Editor(props: { readonly session: StudioSession }): JSX.Element {
  // oxlint-disable-next-line solid/reactivity -- an editor stays with its session
  const { session } = props
  const [open, setOpen] = createSignal<Open>('none')
  const [help, setHelp] = createSignal(false)
  const [view, setView] = createSignal<'auto' | 'four'>('auto')
  const close = () => setOpen('none')
  const play = async () => {
    const address = await readyToPlay(session)
    if (address !== undefined) navigate(address)
  }
  // Forty cards at once would hold up the page: they are laid out a few at a time.
  const [laid, setLaid] = createSignal(AT_ONCE)
  createEffect(() => {
    const now = laid()
    if (now < session.deck().paths.length) setTimeout(() => setLaid(now + AT_ONCE))
  })
  const cards = () => editableCards(session.deck())
  const filled = () =>
    cards().filter(card =>
      card.type === 'path'
        ? session.deck().paths[card.index]!.latex !== ''
        : card.type === 'start' &&
          SIDES.some(side => session.deck().starts[card.index]!.sides[side].latex !== ''),
    )
  let picture: HTMLInputElement | undefined
  const [back, setBack] = createSignal('')
  createEffect(
    on(
      () => session.deck().back,
      async own => {
        const alone = { ...session.deck(), paths: [], starts: [] }
        const svg = own ? await draw('back', () => ({ deck: alone, back: 'path' })) : ''
        if (session.deck().back === own) setBack(svg ?? '')
      },
    ),
  )
  const behind = ownPictures(session, ['jungle'])
  const takePicture = async (file: File | undefined) => {
    if (!file) return
    const read = await readPicture(file)
    if (!read) return notify('bad', dt().edit.backFailed)
    session.act({ type: 'back', picture: read })
    notify('good', dt().edit.backSet)
  }
  return (
    <main id="content" class="st-editor" tabindex="-1">
      <EditorHead session={session} heading={dt().edit.heading}>
        <button type="button" class="quiet" aria-expanded={help()} onClick={() => setHelp(!help())}>
          <Icon name="book" />
          {dt().edit.help}
        </button>
        <A class="button quiet" href={`/studio/${session.id}/further`}>
          {dt().edit.toFurther}
        </A>
        <Menu
          label={dt().edit.more}
          items={[
            { icon: 'importing', text: dt().edit.paste, act: () => setOpen('paste') },
            { icon: 'exporting', text: dt().decks.exportJson, act: () => exportJson(session.deck()) },
            { icon: 'exporting', text: dt().decks.exportCsv, act: () => exportCsv(session.deck()) },
            { icon: 'swap', text: dt().decks.share, act: () => setOpen('share') },
            {
              icon: 'exporting',
              text: dt().print.png,
              act: () => void makePictures(session, session.tickedCards()),
            },
            {
              icon: 'grid',
              text: dt().print.sheetImage,
              act: () => void makePictureSheet(session, session.tickedCards()),
            },
            { icon: 'flip', text: dt().edit.backOwn, act: () => picture?.click() },
            {
              icon: 'flip',
              text: dt().edit.backNone,
              act: () => session.act({ type: 'back', picture: null }),
              ...(session.deck().back ? {} : { state: 'off' as const }),
            },
            ...behind.items(),
            { icon: 'remove', text: dt().edit.clear, act: () => setOpen('clear'), state: 'grave' },
          ]}
        />
      </EditorHead>
      <div class="st-tools">
        <div class="st-group" role="group" aria-label={dt().edit.select}>
          <span class="small muted">{dt().edit.select}</span>
          <button type="button" class="quiet" onClick={() => session.tickOnly(cards().map(keyOf))}>
            {dt().edit.all}
          </button>
          <button type="button" class="quiet" onClick={() => session.tickOnly([])}>
            {dt().edit.none}
          </button>
          <button type="button" class="quiet" onClick={() => session.tickOnly(filled().map(keyOf))}>
            {dt().edit.onlyFilled}
          </button>
        </div>
        <label class="st-group">
          <span class="small muted">{dt().edit.colourAll}</span>
          <input
            type="color"
            list="st-colours"
            class="st-colour-all"
            value={session.deck().paths[0]!.colour}
            onChange={event => session.act({ type: 'colour-all', colour: event.currentTarget.value })}
          />
        </label>
        <div class="st-group">
          <button type="button" class="quiet" onClick={() => setOpen('values')}>
            {dt().edit.values}
          </button>
          <button type="button" class="quiet" onClick={() => setOpen('generate')}>
            {dt().generate.button}
          </button>
          <button type="button" class="quiet" onClick={() => void checkPlays(session)}>
            {dt().playability.button}
          </button>
          <button type="button" class="quiet" onClick={() => session.act({ type: 'add-start' })}>
            <Icon name="plus" />
            {dt().edit.addStart}
          </button>
          <button type="button" class="quiet" onClick={() => void play()}>
            <Icon name="play" />
            {dt().edit.play}
          </button>
        </div>
        <label class="st-group st-view">
          <span class="small muted">{dt().edit.view}</span>
          <select
            value={view()}
            onChange={event => setView(event.currentTarget.value === 'four' ? 'four' : 'auto')}
          >
            <option value="auto">{dt().edit.views.auto}</option>
            <option value="four">{dt().edit.views.four}</option>
          </select>
        </label>
      </div>
      <datalist id="st-colours">
        <For each={COLOURS}>{colour => <option value={colour} />}</For>
      </datalist>
      <FileField
        ref={element => (picture = element)}
        label={dt().edit.backOwn}
        accept="image/png,image/jpeg,image/webp"
        onFiles={([file]) => void takePicture(file)}
      />
      <behind.Field />
      <ul class="st-cards" classList={{ four: view() === 'four' }}>
        <Index each={session.deck().starts}>{(_, i) => <StartTile session={session} index={i} />}</Index>
        <Index each={session.deck().paths.slice(0, laid())}>
          {(_, i) => <PathTile session={session} index={i} />}
        </Index>
        <Show when={session.deck().back}>
          <li class="st-tile">
            <div
              class="st-face"
              role="img"
              aria-label={dt().edit.back}
              // Our own drawing of a picture that was painted anew on a canvas.
              // eslint-disable-next-line solid/no-innerhtml
              innerHTML={back()}
            />
            <p class="small muted">{dt().edit.backSet}</p>
          </li>
        </Show>
      </ul>
      <PrintBar
        countText={dt().edit.ticked(session.tickedCards().length)}
        onSave={() => void printCards(session, session.tickedCards())}
        onSettings={() => setOpen('print')}
      />
      <Show when={help()}>
        <Help onClose={() => setHelp(false)} />
      </Show>
      <Show when={open() === 'print'}>
        <PrintDialog onClose={close} />
      </Show>
      <Show when={open() === 'values'}>
        <ValuesDialog session={session} onClose={close} />
      </Show>
      <Show when={open() === 'paste'}>
        <PasteDialog session={session} onClose={close} />
      </Show>
      <Show when={open() === 'share'}>
        <ShareDialog deck={session.deck()} onClose={close} />
      </Show>
      <Show when={open() === 'generate'}>
        <GenerateDialog session={session} onClose={close} />
      </Show>
      <PlayabilityDialog />
      <Show when={open() === 'clear'}>
        <AskDialog
          title={dt().edit.clearAsk}
          text={dt().edit.clearText}
          yes={dt().edit.clear}
          onYes={() => session.act({ type: 'clear-texts' })}
          onClose={close}
        />
      </Show>
    </main>
  )
}
