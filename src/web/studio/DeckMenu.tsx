import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  on,
  onMount,
  Show,
  type JSX,
} from 'solid-js'
import { blankDeck, cardTotal, NO_COUNTS, type Deck } from '../../studio/deck.ts'
import { parseDeck } from '../../studio/deck-json.ts'
import { readTable } from '../../studio/deck-table.ts'
import { fail, ok, type Result } from '../../studio/result.ts'
import { deckFromLink } from '../../studio/deck-link.ts'
import { BUILT_IN } from '../../studio/decks/index.ts'
import { AskDialog, NameDialog } from '../shell/Dialog.tsx'
import { FileField } from '../shell/FileField.tsx'
import { Icon } from '../shell/Icon.tsx'
import { Menu } from '../shell/Menu.tsx'
import { notify } from '../shell/notices.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { navigate } from '../shell/router.tsx'
import { freshKey, recordHeads } from '../store/records.ts'
import { say, sayDate } from '../text/text.ts'
import { exportCsv, exportJson } from './exporting.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { keepDeck, lastDeck, listDecks, removeDeck, type KeptDeck } from './store.ts'
import { dt } from './text/text.ts'
import { withValues } from './values.ts'

const filled = (deck: Deck) => deck.paths.filter(({ latex }) => latex !== '').length

/** A deck as JSON, or as the table that is exported. */
function readFile(name: string, text: string): Result<Deck> {
  if (!/\.(csv|tsv)$/i.test(name)) return parseDeck(text)
  const { deck, faults, taken } = readTable(blankDeck(name.replace(/\.[a-z]+$/i, '')), text)
  const [fault] = faults
  if (taken > 0 && !fault) return ok(deck)
  const row = fault?.row ?? 1
  return fail(
    `${row}. sor: ${fault?.why.hu ?? 'nincs benne lap'}`,
    `Row ${row}: ${fault?.why.en ?? 'there is no card in it'}`,
  )
}

interface Asked {
  readonly what: 'rename' | 'remove' | 'share'
  readonly kept: KeptDeck
}

interface DeckCardProps {
  readonly kept: KeptDeck
  readonly onAsk: (what: Asked['what']) => void
  readonly onCopy: (deck: Deck) => void
}

function DeckCard(props: DeckCardProps): JSX.Element {
  const deck = () => props.kept.deck
  return (
    <li class="card st-deck">
      <div>
        <h3>{deck().name}</h3>
        <p class="muted small">
          {dt().decks.filled(filled(deck()), cardTotal(deck()))} · {sayDate(props.kept.updated)}
        </p>
      </div>
      <button
        type="button"
        class="quiet"
        aria-label={dt().decks.openNamed(deck().name)}
        onClick={() => navigate(`/studio/${props.kept.id}/cards`)}
      >
        {dt().decks.open}
      </button>
      <Menu
        label={dt().decks.acts(deck().name)}
        items={[
          { icon: 'edit', text: dt().decks.rename, act: () => props.onAsk('rename') },
          { icon: 'plus', text: dt().decks.copy, act: () => props.onCopy(deck()) },
          { icon: 'exporting', text: dt().decks.exportJson, act: () => exportJson(deck()) },
          { icon: 'exporting', text: dt().decks.exportCsv, act: () => exportCsv(deck()) },
          { icon: 'swap', text: dt().decks.share, act: () => props.onAsk('share') },
          { icon: 'remove', text: dt().decks.remove, state: 'grave', act: () => props.onAsk('remove') },
        ]}
      />
    </li>
  )
}

/** The main menu: what to do, and with which deck. */
export default function DeckMenu(): JSX.Element {
  usePageTitle(() => dt().title)
  const [read, { refetch }] = createResource(listDecks)
  // Those read last stay in sight while they are read again, each in its card: an open menu stays open.
  const decks = createMemo(() => read.latest ?? [])
  const ids = createMemo(() => decks().map(({ id }) => id))
  // Decks that come from another tab or device are listed as they come.
  createEffect(on(recordHeads, () => void refetch(), { defer: true }))
  const [asked, setAsked] = createSignal<Asked>()
  let field: HTMLInputElement | undefined

  const keep = async (deck: Deck): Promise<string> => {
    const id = freshKey()
    await keepDeck({ id, updated: new Date().toISOString(), deck, ticked: [] })
    return id
  }
  const fresh = () => keep({ ...blankDeck(dt().decks.newName), counts: NO_COUNTS })
  const begin = async (deck: Deck, part: 'cards' | 'further') => {
    navigate(`/studio/${await keep(deck)}/${part}`)
  }
  const current = () => {
    const all = decks()
    return all.find(({ id }) => id === lastDeck()) ?? all[0]
  }
  const go = async (part: 'cards' | 'further') => {
    const id = current()?.id ?? (await fresh())
    navigate(`/studio/${id}/${part}`)
  }
  const copy = (deck: Deck) =>
    void keep({ ...deck, name: dt().decks.copyOf(deck.name) }).then(() => refetch())
  const takeFile = async (file: File | undefined) => {
    if (!file) return
    const read = readFile(file.name, await file.text())
    if (!read.ok) return notify('bad', dt().decks.importFailed, say(read.why))
    await keep(withValues(read.value))
    notify('good', dt().decks.imported(read.value.name))
    await refetch()
  }
  onMount(async () => {
    const link = /^#deck=(.+)$/.exec(location.hash)?.[1]
    if (link === undefined) return
    const read = await deckFromLink(link)
    history.replaceState(history.state, '', '/studio')
    if (!read.ok) return notify('bad', dt().decks.importFailed, say(read.why))
    notify('good', dt().decks.shared(read.value.name))
    await begin(withValues(read.value), 'cards')
  })
  return (
    <main id="content" class="page st-menu" tabindex="-1">
      <header>
        <h1>{dt().title}</h1>
        <p class="muted">{dt().motto}</p>
      </header>
      <nav class="st-doors" aria-label={dt().menu.label}>
        <button type="button" class="card" onClick={() => void go('cards')}>
          <strong>{dt().menu.edit}</strong>
          <span>{dt().menu.editText}</span>
        </button>
        <button type="button" class="card" onClick={() => void go('further')}>
          <strong>{dt().menu.further}</strong>
          <span>{dt().menu.furtherText}</span>
        </button>
        <p class="muted">
          <Show when={current()} fallback={dt().menu.none}>
            {kept => dt().menu.current(kept().deck.name)}
          </Show>
        </p>
      </nav>
      <section class="stack" aria-labelledby="st-own">
        <div class="st-listhead">
          <h2 id="st-own">{dt().decks.own}</h2>
          <button
            type="button"
            class="main"
            onClick={() => void fresh().then(id => navigate(`/studio/${id}/cards`))}
          >
            <Icon name="plus" />
            {dt().decks.new}
          </button>
          <button type="button" class="quiet" onClick={() => field?.click()}>
            <Icon name="importing" />
            {dt().decks.import}
          </button>
          <FileField
            ref={element => (field = element)}
            label={dt().decks.import}
            accept=".json,.csv,.tsv,application/json,text/csv"
            onFiles={([file]) => void takeFile(file)}
          />
        </div>
        <Show when={decks().length > 0} fallback={<p class="muted">{dt().decks.none}</p>}>
          <ul class="st-decks">
            <For each={ids()}>
              {id => (
                <Show when={decks().find(each => each.id === id)}>
                  {kept => (
                    <DeckCard kept={kept()} onAsk={what => setAsked({ what, kept: kept() })} onCopy={copy} />
                  )}
                </Show>
              )}
            </For>
          </ul>
        </Show>
      </section>
      <section class="stack" aria-labelledby="st-builtin">
        <h2 id="st-builtin">{dt().decks.builtIn}</h2>
        <p class="muted">{dt().decks.builtInText}</p>
        <ul class="st-decks">
          <For each={BUILT_IN}>
            {({ name, deck }) => (
              <li class="card st-deck">
                <div>
                  <h3>{say(name)}</h3>
                  <p class="muted small">{dt().decks.filled(filled(deck), cardTotal(deck))}</p>
                </div>
                <button
                  type="button"
                  class="quiet"
                  aria-label={dt().decks.openNamed(say(name))}
                  onClick={() => void begin({ ...deck, name: say(name) }, 'cards')}
                >
                  {dt().decks.open}
                </button>
              </li>
            )}
          </For>
        </ul>
      </section>
      <Show when={asked()} keyed>
        {({ what, kept }) => {
          const close = () => setAsked(undefined)
          if (what === 'share') return <ShareDialog deck={kept.deck} onClose={close} />
          if (what === 'rename')
            return (
              <NameDialog
                title={dt().decks.rename}
                name={kept.deck.name}
                onName={name => {
                  if (name === '') return
                  const deck = { ...kept.deck, name: name.slice(0, 80) }
                  void keepDeck({ ...kept, deck }).then(() => refetch())
                }}
                onClose={close}
              />
            )
          return (
            <AskDialog
              title={dt().decks.removeAsk(kept.deck.name)}
              text={dt().decks.removeText}
              yes={dt().decks.remove}
              onYes={() =>
                void removeDeck(kept.id).then(() => {
                  notify('good', dt().decks.removed)
                  return refetch()
                })
              }
              onClose={close}
            />
          )
        }}
      </Show>
    </main>
  )
}
