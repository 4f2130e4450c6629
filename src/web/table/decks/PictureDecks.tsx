import { createSignal, For, Show, type JSX } from 'solid-js'
import type { Face, OneAct, Picture } from '../../../table/index.ts'
import { freshKey } from '../../store/records.ts'
import { say } from '../../text/text.ts'
import { complain } from '../complaints.ts'
import { NumberField } from '../dialogs/Fields.tsx'
import { readPicture } from '../pictures.ts'
import { rt } from '../text/rare.ts'
import { BackChoice, type ReadyBack } from './BackChoice.tsx'
import type { DeckDraft } from './deck.ts'
import { DeckActs, type DeckForm } from './DeckActs.tsx'
import { FileButton } from './FileButton.tsx'
import { backFor } from './ready-decks.ts'
import { cutSheet } from './sheets.ts'
import { dt } from './text.ts'

await rt.load()

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/bmp,.bmp'
/** A sheet is read larger than a picture of one card. */
const SHEET_SIDE = 5000
const CARD_SIDE = 560

/** A kind for each of many pictures, or for each field of one picture; all with the same back. */
export function PictureDecks(props: DeckForm): JSX.Element {
  const [how, setHow] = createSignal<'each' | 'sheet'>('each')
  const [cards, setCards] = createSignal<readonly Picture[]>([])
  const [sheet, setSheet] = createSignal<Picture>()
  const [rows, setRows] = createSignal(4)
  const [columns, setColumns] = createSignal(8)
  const [used, setUsed] = createSignal<number>()
  const [back, setBack] = createSignal<ReadyBack | 'own'>('red')
  const [ownBack, setOwnBack] = createSignal<Picture>()
  const [width, setWidth] = createSignal(1.3)
  const [reads, setReads] = createSignal(false)
  const all = () => rows() * columns()
  const count = () => (how() === 'each' ? cards().length : sheet() ? Math.min(used() ?? all(), all()) : 0)

  const read = async (file: File, longest: number): Promise<Picture | undefined> => {
    const picture = await readPicture(file, file.name, longest)
    if (picture.ok) return picture.value
    complain(rt().picture.refused(file.name), say(picture.why))
    return undefined
  }
  const busily = async (work: () => Promise<void>) => {
    setReads(true)
    try {
      await work()
    } finally {
      setReads(false)
    }
  }
  const takeCards = (files: readonly File[]) =>
    busily(async () => {
      for (const file of files) {
        const picture = await read(file, CARD_SIDE)
        if (picture) setCards([...cards(), picture])
      }
    })
  const takeSheet = (file: File) =>
    busily(async () => void setSheet((await read(file, SHEET_SIDE)) ?? sheet()))
  const takeBack = (file: File) =>
    busily(async () => {
      const picture = await read(file, CARD_SIDE)
      if (!picture) return
      setOwnBack(picture)
      setBack('own')
    })

  const add = () =>
    busily(async () => {
      const whole = sheet()
      const pictures =
        how() === 'each'
          ? cards()
          : whole
            ? await cutSheet(whole, { rows: rows(), columns: columns(), used: used() ?? all() })
            : []
      const [first] = pictures
      const own = ownBack()
      const chosen = back()
      if (!first) return complain(dt().pictures.needCards)
      if (chosen === 'own' && !own) return complain(dt().pictures.needBack)
      const acts: OneAct[] = []
      const face = (picture: Picture, height: number): Face => {
        const id = freshKey()
        acts.push({ do: 'picture', id, picture })
        return { kind: 'picture', picture: id, width: width(), height }
      }
      const high = (picture: Picture) => (width() * picture.height) / picture.width
      const deck: DeckDraft = {
        // A back as large as the cards, so that it tells nothing.
        back:
          chosen === 'own' && own
            ? face(own, high(first))
            : backFor(chosen === 'own' ? 'red' : chosen, width(), high(first)),
        cards: pictures.map(picture => ({
          name: picture.name,
          front: face(picture, high(picture)),
          copies: 1,
        })),
      }
      props.onDeck(deck, acts)
    })

  return (
    <>
      <fieldset class="field">
        <legend>{dt().pictures.how}</legend>
        <For each={['each', 'sheet'] as const}>
          {each => (
            <label class="tick-field">
              <input type="radio" name="deck-how" checked={how() === each} onChange={() => setHow(each)} />
              <span>{dt().pictures[each]}</span>
            </label>
          )}
        </For>
      </fieldset>
      <Show
        when={how() === 'each'}
        fallback={
          <>
            <FileButton
              text={dt().pictures.chooseSheet}
              accept={PICTURES}
              onFiles={([file]) => void takeSheet(file)}
            />
            <div class="table-fields">
              <NumberField label={dt().pictures.rows} least={1} most={20} value={rows()} onValue={setRows} />
              <NumberField
                label={dt().pictures.columns}
                least={1}
                most={20}
                value={columns()}
                onValue={setColumns}
              />
              <NumberField
                label={dt().pictures.used}
                least={1}
                most={all()}
                value={Math.min(used() ?? all(), all())}
                onValue={setUsed}
              />
            </div>
            <Show when={sheet()}>
              {whole => (
                <div class="sheet-shown">
                  <img src={whole().data} alt={whole().name} />
                  <div
                    class="sheet-grid"
                    style={{
                      'background-size': `${100 / columns()}% ${100 / rows()}%`,
                    }}
                  />
                </div>
              )}
            </Show>
          </>
        }
      >
        <FileButton
          text={dt().pictures.choose}
          accept={PICTURES}
          many
          onFiles={files => void takeCards(files)}
        />
        <div class="card-strip">
          <For each={cards()} fallback={<p class="muted small">{dt().pictures.none}</p>}>
            {card => (
              <button
                type="button"
                class="plain"
                aria-label={dt().pictures.remove(card.name)}
                title={dt().pictures.remove(card.name)}
                onClick={() => setCards(cards().filter(each => each !== card))}
              >
                <img src={card.data} alt="" />
              </button>
            )}
          </For>
        </div>
      </Show>
      <NumberField
        label={dt().pictures.width}
        least={0.3}
        most={10}
        step={0.1}
        value={width()}
        onValue={setWidth}
      />
      <BackChoice
        value={((chosen: ReadyBack | 'own') => (chosen === 'own' ? undefined : chosen))(back())}
        onChoose={setBack}
      >
        <Show when={ownBack()}>
          {picture => (
            <button
              type="button"
              class="table-tile"
              aria-label={dt().backs.own}
              aria-pressed={back() === 'own'}
              onClick={() => setBack('own')}
            >
              <span class="face-picture">
                <img src={picture().data} alt="" />
              </span>
            </button>
          )}
        </Show>
        <FileButton
          text={dt().pictures.chooseBack}
          accept={PICTURES}
          onFiles={([file]) => void takeBack(file)}
        />
      </BackChoice>
      <Show when={reads()}>
        <p role="status">{dt().pictures.reading}</p>
      </Show>
      <DeckActs desk={props.desk} off={reads()} count={count()} onAdd={() => void add()} />
    </>
  )
}
