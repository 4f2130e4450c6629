import { For, type JSX } from 'solid-js'
import { gameTitle } from '../saves/match-title.ts'
import { A } from '../shell/router.tsx'
import { matchList } from '../store/match-list.ts'
import { allTallies } from '../store/results.ts'
import { strengthName } from '../text/strength-name.ts'
import { t } from '../text/text.ts'

/** How the person fared against the computer, by game and level. */
export default function ResultsTable(): JSX.Element {
  const words = () => t().library.results
  return (
    <table class="results-table">
      <thead>
        <tr>
          <th scope="col">{t().library.title}</th>
          <th scope="col">{words().level}</th>
          <th scope="col">{words().won}</th>
          <th scope="col">{words().lost}</th>
          <th scope="col">{words().drawn}</th>
        </tr>
      </thead>
      <tbody>
        <For each={allTallies(matchList())}>
          {({ game, tallies }) => (
            <For each={tallies}>
              {(tally, i) => (
                <tr>
                  <th scope="row">{i() === 0 ? <A href={`/game/${game}`}>{gameTitle(game)}</A> : ''}</th>
                  <td>{strengthName(tally.level)}</td>
                  <td>{tally.won}</td>
                  <td>{tally.lost}</td>
                  <td>{tally.drawn}</td>
                </tr>
              )}
            </For>
          )}
        </For>
      </tbody>
    </table>
  )
}
