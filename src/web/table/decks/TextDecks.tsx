import { createMemo, createSignal, For, type JSX } from 'solid-js'
import { say } from '../../text/text.ts'
import { complain } from '../complaints.ts'
import { FacePicture } from '../FacePicture.tsx'
import { FileButton } from './FileButton.tsx'
import { BackChoice, type ReadyBack } from './BackChoice.tsx'
import { parseCards } from './card-lists.ts'
import { sizeOfDeck, type DeckDraft } from './deck.ts'
import { DeckActs, type DeckForm } from './DeckActs.tsx'
import { plainBack, wordedFace } from './ready-decks.ts'
import { dt } from './text.ts'
import { textOf } from '../import.ts'
import { oldText } from '../old-letters.ts'

const LARGEST = 1024 * 1024
const SHOWN = 12

/** A card for each line of a list. */
export function TextDecks(props: DeckForm): JSX.Element {
  const [text, setText] = createSignal('')
  const [back, setBack] = createSignal<ReadyBack>('blue')
  const read = createMemo(() => parseCards(text()))
  const deck = (): DeckDraft => {
    const cards = read()
    return {
      back: plainBack(back()),
      cards: cards.ok
        ? cards.value.map(({ title, text: words, copies, tint }) => ({
            name: title || words.slice(0, 60),
            front: wordedFace(words ? `${title}\n${words}` : title, tint ?? 'yellow'),
            copies,
          }))
        : [],
    }
  }
  const browse = async (file: File) => {
    const content = await textOf(file, LARGEST)
    if (!content.ok) return complain(file.name, say(content.why))
    // Old lists are in a code page of their time.
    const old = content.value.includes('\ufffd')
    setText(old ? oldText(new Uint8Array(await file.arrayBuffer())) : content.value)
  }
  return (
    <>
      <label class="field">
        <span>{dt().texts.field}</span>
        <textarea
          rows="6"
          maxLength={100_000}
          placeholder={dt().texts.sample}
          value={text()}
          onInput={event => setText(event.currentTarget.value)}
        />
      </label>
      <p class="muted small">{dt().texts.hint}</p>
      <FileButton
        text={dt().texts.file}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFiles={files => void browse(files[0]!)}
      />
      <div class="card-strip">
        <For each={deck().cards.slice(0, SHOWN)}>
          {card => <FacePicture pictures={{}} face={card.front} alt={card.name ?? ''} />}
        </For>
      </div>
      <BackChoice value={back()} onChoose={setBack} />
      <DeckActs
        desk={props.desk}
        off={text().trim() === ''}
        count={sizeOfDeck(deck())}
        onAdd={() => {
          const cards = read()
          if (cards.ok) props.onDeck(deck())
          else complain(say(cards.why))
        }}
      />
    </>
  )
}
