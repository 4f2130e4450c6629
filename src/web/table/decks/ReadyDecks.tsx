import { createSignal, For, Show, type JSX } from 'solid-js'
import { complain } from '../complaints.ts'
import { NumberField } from '../dialogs/Fields.tsx'
import { FacePicture } from '../FacePicture.tsx'
import { BackChoice, type ReadyBack } from './BackChoice.tsx'
import { sizeOfDeck, type DeckDraft } from './deck.ts'
import { DeckActs, type DeckForm } from './DeckActs.tsx'
import {
  CARD_TINTS,
  dominoes,
  frenchDeck,
  hungarianDeck,
  money,
  numberCards,
  tarokkDeck,
} from './ready-decks.ts'
import { dt } from './text.ts'

const READY = [
  'french',
  'hungarian',
  'french32',
  'tarokk',
  'dominoes',
  'numbers',
  'colours',
  'money',
] as const
type Ready = (typeof READY)[number]
const MOST_KINDS = 200

/** Which card of a deck stands for it in the list. */
const SAMPLE: Readonly<Record<Ready, number>> = {
  french: 11,
  hungarian: 7,
  french32: 31,
  tarokk: 20,
  dominoes: 17,
  numbers: 6,
  colours: 1,
  money: 5,
}

export function ReadyDecks(props: DeckForm): JSX.Element {
  const [chosen, setChosen] = createSignal<Ready>('french')
  const [back, setBack] = createSignal<ReadyBack>('red')
  const [least, setLeast] = createSignal(1)
  const [most, setMost] = createSignal(9)
  const [tints, setTints] = createSignal(4)
  const [copies, setCopies] = createSignal(1)
  const [notes, setNotes] = createSignal(10)
  const draft = (name: Ready): DeckDraft => {
    const tint = back()
    switch (name) {
      case 'french':
        return frenchDeck({ ranks: 'all', tint })
      case 'french32':
        return frenchDeck({ ranks: 'from seven', tint })
      case 'hungarian':
        return hungarianDeck(tint)
      case 'tarokk':
        return tarokkDeck(tint)
      case 'dominoes':
        return dominoes(tint)
      case 'numbers':
      case 'colours':
        return numberCards({
          tints: CARD_TINTS.slice(0, tints()),
          numbers: name === 'numbers' ? { least: least(), most: most() } : undefined,
          copies: copies(),
          tint,
        })
      case 'money':
        return money(notes())
      default:
        return name satisfies never
    }
  }
  const kinds = () => (chosen() === 'numbers' ? (most() - least() + 1) * tints() : 1)
  const fits = () => kinds() >= 1 && kinds() <= MOST_KINDS
  const sample = (name: Ready) => {
    const plain =
      name === 'numbers' || name === 'colours'
        ? numberCards({
            tints: CARD_TINTS,
            numbers: name === 'numbers' ? { least: 1, most: 9 } : undefined,
            copies: 1,
            tint: 'red',
          })
        : draft(name)
    return plain.cards[SAMPLE[name]]?.front
  }
  return (
    <>
      <div class="deck-tiles" role="radiogroup" aria-label={dt().tabs.ready}>
        <For each={READY}>
          {name => (
            <button
              type="button"
              class="table-tile deck-tile"
              role="radio"
              aria-checked={chosen() === name}
              onClick={() => setChosen(name)}
            >
              <FacePicture pictures={{}} face={sample(name)} alt="" />
              <span>{dt().ready[name]}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={chosen() === 'numbers' || chosen() === 'colours'}>
        <div class="table-fields">
          <Show when={chosen() === 'numbers'}>
            <NumberField label={dt().least} least={0} most={999} value={least()} onValue={setLeast} />
            <NumberField label={dt().most} least={0} most={999} value={most()} onValue={setMost} />
          </Show>
          <NumberField
            label={dt().colours}
            least={1}
            most={CARD_TINTS.length}
            value={tints()}
            onValue={setTints}
          />
          <NumberField label={dt().copies} least={1} most={20} value={copies()} onValue={setCopies} />
        </div>
      </Show>
      <Show
        when={chosen() === 'money'}
        fallback={<BackChoice value={back()} onChoose={tint => setBack(tint)} />}
      >
        <NumberField label={dt().notes} least={1} most={100} value={notes()} onValue={setNotes} />
      </Show>
      <DeckActs
        desk={props.desk}
        count={fits() ? sizeOfDeck(draft(chosen())) : 0}
        onAdd={() => (fits() ? props.onDeck(draft(chosen())) : complain(dt().wrongNumbers))}
      />
    </>
  )
}
