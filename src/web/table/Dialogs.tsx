import { lazy, Show, Suspense, type JSX } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { AskDialog } from '../shell/Dialog.tsx'
import type { Desk, Open } from './state.ts'
import { tt } from './text/text.ts'

export interface Roads {
  readonly onNew: () => void
  readonly onOpen: (id: string) => void
  readonly onGame: (game: string) => void
  readonly onPlay: (address: string) => void
}

interface DialogProps {
  readonly desk: Desk
  readonly onClose: () => void
}
interface OfThing extends DialogProps {
  /** The thing that the dialog is about; none where it makes a new one. */
  readonly id: number
}
type Made<P> = (props: P) => JSX.Element

// A dialog comes when it is first asked for: the table itself is seen sooner.
const later = <P,>(load: () => Promise<Made<P>>) => lazy(async () => ({ default: await load() }))
const small = () => import('./dialogs/SmallDialogs.tsx')

const plain: { readonly [W in Open['what']]?: Made<DialogProps> } = {
  box: later(async () => (await import('./dialogs/BoxDialog.tsx')).BoxDialog),
  board: later(async () => (await import('./dialogs/BoardDialog.tsx')).BoardDialog),
  pieces: later(async () => (await import('./dialogs/PiecesDialog.tsx')).PiecesDialog),
  chance: later(async () => (await import('./dialogs/ChanceDialog.tsx')).ChanceDialog),
  tokens: later(async () => (await import('./dialogs/TokenDialog.tsx')).TokenDialog),
  keys: later(async () => (await import('./dialogs/KeySheet.tsx')).KeySheet),
  print: later(async () => (await import('./dialogs/PrintDialog.tsx')).PrintDialog),
  save: later(async () => (await import('./dialogs/SaveDialog.tsx')).SaveDialog),
  decks: later(async () => (await import('./decks/DecksDialog.tsx')).DecksDialog),
  bag: later(async () => (await import('./decks/BagDialog.tsx')).BagDialog),
  seats: later(async () => (await import('./decks/SeatsDialog.tsx')).SeatsDialog),
  scores: later(async () => (await small()).ScoresDialog),
  undo: later(async () => (await import('./dialogs/UndoDialog.tsx')).UndoDialog),
  spread: later(async () => (await import('./SpreadLayer.tsx')).SpreadLayer),
  lattice: later(async () => (await import('./dialogs/LatticeDialog.tsx')).LatticeDialog),
  grid: later(async () => (await import('./GridLayer.tsx')).GridLayer),
  players: later(async () => (await import('./dialogs/PlayersDialog.tsx')).PlayersDialog),
  polyomino: later(async () => (await import('./dialogs/PolyominoDialog.tsx')).PolyominoDialog),
  boardMaker: later(async () => (await import('./dialogs/BoardMaker.tsx')).BoardMaker),
  look: later(async () => (await import('./dialogs/LookDialog.tsx')).LookDialog),
}
const making: { readonly [W in Open['what']]?: Made<DialogProps & { readonly id: number | undefined }> } = {
  counter: later(async () => (await small()).CounterDialog),
  note: later(async () => (await small()).NoteDialog),
  clock: later(async () => (await small()).ClockDialog),
}
const ofThing: { readonly [W in Open['what']]?: Made<OfThing> } = {
  points: later(async () => (await small()).PointsDialog),
  write: later(async () => (await small()).WriteDialog),
  reshuffle: later(async () => (await small()).ReshuffleDialog),
  card: later(async () => (await small()).CardDialog),
  deal: later(async () => (await small()).DealDialog),
  peek: later(async () => (await import('./decks/PeekDialog.tsx')).PeekDialog),
  recycle: later(async () => (await import('./decks/RecycleDialog.tsx')).RecycleDialog),
}
const FittingDialog = later(async () => (await import('./dialogs/FittingDialog.tsx')).FittingDialog)
const KindDialog = later(async () => (await import('./dialogs/KindDialog.tsx')).KindDialog)
const OpenDialog = later(async () => (await import('./dialogs/OpenDialog.tsx')).OpenDialog)
const SwitchDialog = later(async () => (await import('./dialogs/SwitchDialog.tsx')).SwitchDialog)

/** The dialog that is open, if any. */
export function Dialogs(props: { readonly desk: Desk; readonly roads: Roads }): JSX.Element {
  const { desk } = props
  const close = () => desk.show(undefined)
  const shown = (open: Open): JSX.Element => {
    const { what } = open
    const id = 'id' in open ? open.id : undefined
    const of = ofThing[what]
    if (of) return id === undefined ? null : <Dynamic component={of} desk={desk} id={id} onClose={close} />
    if (making[what]) return <Dynamic component={making[what]} desk={desk} id={id} onClose={close} />
    if (plain[what]) return <Dynamic component={plain[what]} desk={desk} onClose={close} />
    if (what === 'fitting') return <FittingDialog desk={desk} id={open.id} make={open.make} onClose={close} />
    if (what === 'kind') return <KindDialog desk={desk} kind={open.kind} onClose={close} />
    if (what === 'switch') return <SwitchDialog desk={desk} onPlay={props.roads.onPlay} onClose={close} />
    if (what === 'openStart' || what === 'openGame')
      return (
        <OpenDialog
          kind={what === 'openStart' ? 'start' : 'game'}
          onOpen={props.roads.onOpen}
          onGame={props.roads.onGame}
          onClose={close}
        />
      )
    if (what === 'new')
      return (
        <AskDialog
          title={tt().newTitle}
          text={tt().newText}
          yes={tt().newYes}
          onYes={() => props.roads.onNew()}
          onClose={close}
        />
      )
    return null
  }
  return (
    <Suspense>
      <Show when={desk.open()} keyed>
        {open => shown(open)}
      </Show>
    </Suspense>
  )
}
