import { createResource, For, onMount, Show, type JSX } from 'solid-js'
import { loadFacts, loadLines, loadOrigins } from '../../games/facts/index.ts'
import type { GameDefinition } from '../../kit/index.ts'
import { PlainPage } from '../shell/Failure.tsx'
import { GamePicture } from '../shell/GamePicture.tsx'
import { isGuided, lessonsMet } from '../rules/guided-matches.ts'
import { usePageTitle } from '../shell/page-title.ts'
import { A, useQuery } from '../shell/router.tsx'
import { loadGame } from '../store/game-loading.ts'
import { matchList } from '../store/match-list.ts'
import { refresh } from '../store/records.ts'
import { dictionary } from '../text/dictionary.ts'
import { strengthName } from '../text/strength-name.ts'
import { capital, language, say, t } from '../text/text.ts'
import { Course } from './Course.tsx'
import { solvedOf, talliesOf } from '../store/results.ts'
import { gt } from './text/text.ts'
import './game.css'

const lines = dictionary(loadLines)
const [facts, origins] = await Promise.all([loadFacts(), loadOrigins(), lines.load(), gt.load()])

function Facts(props: { readonly definition: GameDefinition }): JSX.Element {
  const rows = (): [string, string][] => {
    const { id, players } = props.definition
    const known = facts[id]
    const origin = origins[id]
    const [least = 0, most = 0] = known?.minutes ?? []
    const from = [origin?.origin ? gt().origin(origin.origin) : '', origin?.year ?? '']
    return [
      [gt().who, t().players(players)],
      [gt().long, known ? gt().minutes(least, most) : ''],
      [gt().hard, gt().hardness[known?.hard ?? 0] ?? ''],
      [gt().luck, known ? (gt().lucks[known.luck] ?? '') : ''],
      [gt().sight, gt().sights[known?.hidden ?? ''] ?? ''],
      [gt().inventor, origin?.inventor ?? ''],
      [gt().from, from.filter(Boolean).join(', ')],
    ]
  }
  return (
    <dl class="game-facts">
      <For each={rows().filter(([, value]) => value !== '')}>
        {([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        )}
      </For>
    </dl>
  )
}

function Results(props: { readonly id: string }): JSX.Element {
  const tallies = () => talliesOf(matchList(), props.id)
  const solved = () => solvedOf(matchList(), props.id)
  return (
    <Show when={tallies().length > 0 || solved()}>
      <section aria-labelledby="results">
        <h2 id="results">{gt().results}</h2>
        <Show when={solved()}>{sum => <p>{gt().solved(sum().times, sum().least)}</p>}</Show>
        <Show when={tallies().length > 0}>
          <table class="game-results">
            <thead>
              <tr>
                <th />
                <th scope="col">{gt().won}</th>
                <th scope="col">{gt().lost}</th>
                <th scope="col">{gt().drawn}</th>
              </tr>
            </thead>
            <tbody>
              <For each={tallies()}>
                {tally => (
                  <tr>
                    <th scope="row">{capital(strengthName(tally.level))}</th>
                    <td>{tally.won}</td>
                    <td>{tally.lost}</td>
                    <td>{tally.drawn}</td>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </Show>
      </section>
    </Show>
  )
}

/** The latest match of this game that is not over. */
function Running(props: { readonly id: string }): JSX.Element {
  const running = () =>
    matchList().find(
      ({ id, game, kept, state }) =>
        game === props.id && kept === 'running' && state === 'running' && !isGuided(id),
    )
  return (
    <Show when={running()}>
      {entry => (
        <A class="button main" href={`/play/${props.id}?match=${entry().id}`}>
          {gt().goOn(entry().moves)}
        </A>
      )}
    </Show>
  )
}

/** A first game with help; one that runs is gone on with. */
function Guided(props: { readonly id: string }): JSX.Element {
  const running = () =>
    matchList().find(({ id, game, state }) => game === props.id && state === 'running' && isGuided(id))
  return (
    <A
      class="button quiet"
      href={running() ? `/play/${props.id}?match=${running()!.id}` : `/play/${props.id}?begin=guided`}
    >
      {running() ? gt().guidedOn(lessonsMet(props.id).length) : gt().guided}
    </A>
  )
}

/** A game's own page: what it is, where it comes from, how to learn it, and all that can be done with it. */
export default function GamePage(props: { readonly id?: string | undefined }): JSX.Element {
  onMount(() => void refresh())
  const [query] = useQuery('day')
  const [game] = createResource(() => props.id, loadGame)
  const found = () => {
    const loaded = game.latest
    return loaded?.ok ? loaded.value : undefined
  }
  usePageTitle(() => {
    const definition = found()
    return definition ? say(definition.title) : ''
  })
  return (
    <Show
      when={found()}
      fallback={
        <Show when={game.latest?.ok === false}>
          <PlainPage title={t().failure.noGame} text={t().failure.noGameText(props.id ?? '')} />
        </Show>
      }
    >
      {definition => {
        const other = () => definition().title[language() === 'hu' ? 'en' : 'hu']
        return (
          <main id="content" class="game-page" tabindex="-1">
            <header>
              <GamePicture game={definition().id} alt="" />
              <div>
                <h1>{say(definition().title)}</h1>
                <Show when={other() !== say(definition().title)}>
                  <p class="muted" lang={language() === 'hu' ? 'en' : 'hu'}>
                    {other()}
                  </p>
                </Show>
                <p class="game-line">{lines()[definition().id]}</p>
                <div class="game-acts">
                  <Running id={definition().id} />
                  <A class="button main" href={`/play/${definition().id}`}>
                    {gt().play}
                  </A>
                  <Show when={definition().page !== 'own'}>
                    <Guided id={definition().id} />
                  </Show>
                  <A class="button quiet" href={`/rules/${definition().id}`}>
                    {gt().rules}
                  </A>
                  <Show when={definition().page !== 'own'}>
                    <A class="button quiet" href={`/table?start=${definition().id}`}>
                      {gt().table}
                    </A>
                  </Show>
                  <A class="button quiet" href={`/print/${definition().id}`}>
                    {gt().print}
                  </A>
                </div>
              </div>
            </header>
            <section aria-label={gt().facts}>
              <Facts definition={definition()} />
            </section>
            <Results id={definition().id} />
            <Course definition={definition()} day={query('day')} />
          </main>
        )
      }}
    </Show>
  )
}
