import { lazy, Match, Suspense, Switch, type JSX } from 'solid-js'
import { AskDialog } from '../shell/Dialog.tsx'
import type { Desk, Open } from './state.ts'
import { tt } from './text/text.ts'

// A dialog comes when it is first asked for: the table itself is seen sooner.
const BoardDialog = lazy(async () => ({ default: (await import('./dialogs/BoardDialog.tsx')).BoardDialog }))
const BoxDialog = lazy(async () => ({ default: (await import('./dialogs/BoxDialog.tsx')).BoxDialog }))
const ChanceDialog = lazy(async () => ({
  default: (await import('./dialogs/ChanceDialog.tsx')).ChanceDialog,
}))
const KeySheet = lazy(async () => ({ default: (await import('./dialogs/KeySheet.tsx')).KeySheet }))
const OpenDialog = lazy(async () => ({ default: (await import('./dialogs/OpenDialog.tsx')).OpenDialog }))
const PiecesDialog = lazy(async () => ({
  default: (await import('./dialogs/PiecesDialog.tsx')).PiecesDialog,
}))
const PrintDialog = lazy(async () => ({ default: (await import('./dialogs/PrintDialog.tsx')).PrintDialog }))
const SaveDialog = lazy(async () => ({ default: (await import('./dialogs/SaveDialog.tsx')).SaveDialog }))
const SwitchDialog = lazy(async () => ({
  default: (await import('./dialogs/SwitchDialog.tsx')).SwitchDialog,
}))
const TokenDialog = lazy(async () => ({ default: (await import('./dialogs/TokenDialog.tsx')).TokenDialog }))
const small = () => import('./dialogs/SmallDialogs.tsx')
const CardDialog = lazy(async () => ({ default: (await small()).CardDialog }))
const ClockDialog = lazy(async () => ({ default: (await small()).ClockDialog }))
const CounterDialog = lazy(async () => ({ default: (await small()).CounterDialog }))
const DealDialog = lazy(async () => ({ default: (await small()).DealDialog }))
const NoteDialog = lazy(async () => ({ default: (await small()).NoteDialog }))
const PointsDialog = lazy(async () => ({ default: (await small()).PointsDialog }))
const ReshuffleDialog = lazy(async () => ({ default: (await small()).ReshuffleDialog }))
const ScoresDialog = lazy(async () => ({ default: (await small()).ScoresDialog }))
const WriteDialog = lazy(async () => ({ default: (await small()).WriteDialog }))

export interface Roads {
  readonly onNew: () => void
  readonly onOpen: (id: string) => void
  readonly onGame: (game: string) => void
  readonly onPlay: (address: string) => void
}

/** The dialog that is open, if any. */
export function Dialogs(props: { readonly desk: Desk; readonly roads: Roads }): JSX.Element {
  const { desk } = props
  const close = () => desk.show(undefined)
  const is = (what: Open['what']) => desk.open()?.what === what
  /** The dialog of one thing, with its number. */
  const of = (what: Open['what']) => {
    const open = desk.open()
    return open?.what === what && 'id' in open ? open.id : undefined
  }
  return (
    <Suspense>
      <Switch>
        <Match when={is('box')}>
          <BoxDialog desk={desk} onClose={close} />
        </Match>
        <Match when={is('board')}>
          <BoardDialog desk={desk} onClose={close} />
        </Match>
        <Match when={is('pieces')}>
          <PiecesDialog desk={desk} onClose={close} />
        </Match>
        <Match when={is('chance')}>
          <ChanceDialog desk={desk} onClose={close} />
        </Match>
        <Match when={is('tokens')}>
          <TokenDialog desk={desk} onClose={close} />
        </Match>
        <Match when={is('keys')}>
          <KeySheet onClose={close} />
        </Match>
        <Match when={is('print')}>
          <PrintDialog desk={desk} onClose={close} />
        </Match>
        <Match when={is('switch')}>
          <SwitchDialog desk={desk} onPlay={props.roads.onPlay} onClose={close} />
        </Match>
        <Match when={is('openStart')}>
          <OpenDialog kind="start" onOpen={props.roads.onOpen} onGame={props.roads.onGame} onClose={close} />
        </Match>
        <Match when={is('openGame')}>
          <OpenDialog kind="game" onOpen={props.roads.onOpen} onGame={props.roads.onGame} onClose={close} />
        </Match>
        <Match when={is('save')}>
          <SaveDialog desk={desk} onClose={close} />
        </Match>
        <Match when={is('new')}>
          <AskDialog
            title={tt().newTitle}
            text={tt().newText}
            yes={tt().newYes}
            onYes={() => props.roads.onNew()}
            onClose={close}
          />
        </Match>
        <Match when={is('counter')}>
          <CounterDialog desk={desk} id={of('counter')} onClose={close} />
        </Match>
        <Match when={is('note')}>
          <NoteDialog desk={desk} id={of('note')} onClose={close} />
        </Match>
        <Match when={is('clock')}>
          <ClockDialog desk={desk} id={of('clock')} onClose={close} />
        </Match>
        <Match when={is('scores')}>
          <ScoresDialog desk={desk} onClose={close} />
        </Match>
        <Match when={of('points')} keyed>
          {id => <PointsDialog desk={desk} id={id} onClose={close} />}
        </Match>
        <Match when={of('write')} keyed>
          {id => <WriteDialog desk={desk} id={id} onClose={close} />}
        </Match>
        <Match when={of('reshuffle')} keyed>
          {id => <ReshuffleDialog desk={desk} id={id} onClose={close} />}
        </Match>
        <Match when={of('card')} keyed>
          {id => <CardDialog desk={desk} id={id} onClose={close} />}
        </Match>
        <Match when={of('deal')} keyed>
          {id => <DealDialog desk={desk} id={id} onClose={close} />}
        </Match>
      </Switch>
    </Suspense>
  )
}
