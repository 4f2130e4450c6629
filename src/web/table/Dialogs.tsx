import { Match, Switch, type JSX } from 'solid-js'
import { AskDialog } from '../shell/Dialog.tsx'
import { BoardDialog } from './dialogs/BoardDialog.tsx'
import { BoxDialog } from './dialogs/BoxDialog.tsx'
import { ChanceDialog } from './dialogs/ChanceDialog.tsx'
import { KeySheet } from './dialogs/KeySheet.tsx'
import { OpenDialog } from './dialogs/OpenDialog.tsx'
import { PiecesDialog } from './dialogs/PiecesDialog.tsx'
import { PrintDialog } from './dialogs/PrintDialog.tsx'
import { SaveDialog } from './dialogs/SaveDialog.tsx'
import {
  CardDialog,
  ClockDialog,
  CounterDialog,
  DealDialog,
  NoteDialog,
  PointsDialog,
  ReshuffleDialog,
  ScoresDialog,
  WriteDialog,
} from './dialogs/SmallDialogs.tsx'
import { SwitchDialog } from './dialogs/SwitchDialog.tsx'
import { TokenDialog } from './dialogs/TokenDialog.tsx'
import type { Desk, Open } from './state.ts'
import { tt } from './text/text.ts'

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
  )
}
