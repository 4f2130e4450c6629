import { createEffect, on, Show, type Accessor, type JSX } from 'solid-js'
import { playerName } from '../../match/player-name.ts'
import { RulesBlocks } from '../../rules/RulesText.tsx'
import { A } from '../../shell/router.tsx'
import { Icon } from '../../shell/Icon.tsx'
import { capital, say } from '../../text/text.ts'
import type { HintReason } from '../hint-reason.ts'
import type { PlayParts } from '../play-parts.ts'
import { createGuide, type GuideHint, type Told } from './guide.ts'
import { guideMatch, lessonsMet } from '../../rules/guided-matches.ts'
import { gut } from './text/text.ts'
import './guide.css'

await gut.load()

interface GuideViewProps {
  readonly parts: PlayParts
  readonly hint: GuideHint
  /** Where hints can be asked for they come by themselves. */
  readonly asking?: { readonly offered: Accessor<boolean>; ask(): Promise<void> }
}

const reasonWords = (reason: HintReason): string => {
  const words = gut().reasons
  if (reason.kind === 'takes') return words.takes(reason.men.map(({ label }) => say(label)))
  if (reason.kind === 'goesOn') return words.goesOn(say(reason.wanted))
  return reason.kind === 'turns' ? words.turns(reason.men.length) : words[reason.kind]
}

/** Under the board: what the rules say of what is new, and why the hint is good. */
export default function GuideView(props: GuideViewProps): JSX.Element {
  const { session, viewpoint, writing } = props.parts
  const guide = createGuide(props.parts, props.hint)
  createEffect(
    on([() => props.asking?.offered(), () => viewpoint.match().at], ([offered]) => {
      if (offered) void props.asking?.ask()
    }),
  )
  const about = ({ about, index, player }: Told): string => {
    const words = gut().about
    const move = writing.lines()?.find(line => line.index === index)?.text ?? ''
    if (about === 'own') return words.own(move)
    return about === 'other'
      ? words.other(capital(playerName(session.game, player ?? 0)), move)
      : words[about]
  }
  return (
    <section class="guide" aria-label={gut().title}>
      <header>
        <strong>{gut().title}</strong>
        <small class="muted">{gut().met(lessonsMet(session.definition.id).length)}</small>
        <button
          type="button"
          class="plain"
          aria-label={gut().end}
          title={gut().end}
          onClick={() => guideMatch(session.id, 'off')}
        >
          <Icon name="close" />
        </button>
      </header>
      <div aria-live="polite">
        <Show when={guide.told()} keyed>
          {told => (
            <div class="guide-lesson">
              <p class="guide-about">{about(told)}</p>
              <h3>{told.lesson.heading}</h3>
              <div class="guide-text" tabindex="0" role="group" aria-label={told.lesson.heading}>
                <RulesBlocks definition={session.definition} blocks={told.lesson.blocks} />
              </div>
              <p class="guide-acts">
                <button type="button" class="main" onClick={() => guide.understand()}>
                  {gut().understood}
                </button>
                <A href={`/rules/${session.definition.id}#${told.lesson.section}`} target="_blank">
                  {gut().rules}
                </A>
              </p>
            </div>
          )}
        </Show>
        <Show when={guide.reason()}>
          {reason => (
            <p class="guide-why">
              <strong>{gut().why}</strong> {reasonWords(reason())}
            </p>
          )}
        </Show>
      </div>
    </section>
  )
}
