import { Show, type JSX } from 'solid-js'
import { Menu } from '../shell/Menu.tsx'
import { A } from '../shell/router.tsx'
import { optionsOf, type MatchEntry } from '../store/match-list.ts'
import { sayDate, t } from '../text/text.ts'
import { strengthName } from '../text/strength-name.ts'
import { gameTitle, matchTitle } from './match-title.ts'
import { MatchPicture } from './MatchPicture.tsx'

/** Who sits at the match beside the person, in words. */
function opponents(seats: string): string {
  const levels = [...seats].filter(seat => seat !== 'p')
  if (seats.length < 2) return ''
  if (levels.length === 0) return t().matches.people
  if (levels.length === seats.length) return t().matches.machines
  const names = [...new Set(levels)].sort().map(strengthName)
  return t().matches.against(t().matches.machine(names.join(', ')))
}

interface MatchCardProps {
  readonly entry: MatchEntry
  readonly onRename: () => void
  readonly onExport: () => void
  readonly onRemove: () => void
}

/** One match of the list: its position now, how far it is, whose turn, against whom. */
export function MatchCard(props: MatchCardProps): JSX.Element {
  const { entry } = props
  const facts = (): string =>
    [
      entry.name === '' ? '' : gameTitle(entry.game),
      entry.moves > 0 ? t().matches.moves(entry.moves) : '',
      entry.state === 'running' && entry.turnName ? t().matches.turn(entry.turnName) : '',
      opponents(entry.seats),
    ]
      .filter(Boolean)
      .join(' · ')
  const label = () =>
    entry.kept === 'position'
      ? t().matches.openPosition(matchTitle(entry))
      : t().matches.openLabel(matchTitle(entry))
  return (
    <li class="match-card">
      <MatchPicture game={entry.game} position={entry.position} options={optionsOf(entry)} />
      <div class="match-words">
        <A href={`/play/${entry.game}?match=${entry.id}`} aria-label={label()}>
          {matchTitle(entry)}
        </A>
        <p class="muted">{facts()}</p>
        <p class="muted">
          <time dateTime={entry.updated}>{sayDate(entry.updated)}</time>
          <Show when={entry.elsewhere}>
            {' · '}
            <strong>{t().conflict.mark}</strong>
          </Show>
        </p>
      </div>
      <Menu
        label={t().matches.actions(matchTitle(entry))}
        items={[
          { icon: 'edit', text: t().matches.rename, act: () => props.onRename() },
          { icon: 'exporting', text: t().matches.export, act: () => props.onExport() },
          { icon: 'remove', text: t().matches.remove, act: () => props.onRemove(), state: 'grave' },
        ]}
      />
    </li>
  )
}
