import { createMemo, For, Index, Show, type JSX } from 'solid-js'
import { REASONS, WHY } from '../../../games/uj/smaragd-koponyak/moves.ts'
import {
  floor,
  LEVELS,
  onLevel,
  placements,
  ROOM,
  type Skull,
} from '../../../games/uj/smaragd-koponyak/skull.ts'
import { capital } from '../../text/text.ts'
import { BOARD, DieFace, SkullDrawing, TIERS } from './drawings.tsx'
import type { DiceChoice } from './dice-choice.ts'
import { hintedLevel } from './hint-words.ts'
import { placedWords } from './story.ts'
import type { SkullMatch } from './skull-match.ts'
import { st } from './text/text.ts'

interface Lying {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face: number
}

/** Where the dice of a level lie: the eyes have their own two places, the others lie in a row. */
function lying(level: number, own: number, wild: number): Lying[] {
  const tier = TIERS[level - 1]!
  const faces = [...Array.from({ length: own }, () => level - 1), ...Array.from({ length: wild }, () => 5)]
  if (level === 4) return faces.map((face, i) => ({ face, size: 58, x: (i === 0 ? 124 : 276) - 29, y: 158 }))
  const size = level === 5 ? 62 : Math.min(48, (tier.width - 4) / Math.max(faces.length, 1))
  const step = size + Math.min(6, Math.max(0, (tier.width - size * faces.length) / faces.length))
  const left = tier.x + tier.width / 2 - (step * faces.length) / 2 + (step - size) / 2
  return faces.map((face, i) => ({
    face,
    size,
    x: left + step * i,
    y: tier.y + tier.height / 2 - size / 2,
  }))
}

/** What lies on the skull, in words. */
export function skullWords(skull: Skull): string {
  const levels = TIERS.flatMap((_, i) => {
    const own = skull.own[i] ?? 0
    const wild = skull.wild[i] ?? 0
    return own + wild > 0 ? [st().board.level(st().levels[i]!, placedWords(i + 1, own, wild))] : []
  })
  if (skull.picks > 0) levels.push(st().board.marker(skull.picks))
  return `${st().skull}. ${levels.length > 0 ? capital(levels.join('; ')) : st().board.empty}`
}

/** The skull with its five tiers; while dice are to be placed the tiers are buttons. */
export function SkullBoard(props: {
  readonly skulls: SkullMatch
  readonly choosing: DiceChoice
}): JSX.Element {
  const { view } = props.skulls
  const { choosing } = props
  const skull = () => view().skull
  const lowest = createMemo(() => floor(skull()))
  const closed = () => TIERS.map((_, i) => i + 1 < lowest())
  const dice = createMemo(() =>
    TIERS.flatMap((_, i) => lying(i + 1, skull().own[i] ?? 0, skull().wild[i] ?? 0)),
  )
  const active = () => props.skulls.of('place').length > 0
  const point = (level: number) => {
    const fits = choosing.fitting().find(each => each.level === level)
    if (fits) return choosing.put(fits)
    if (choosing.gather(level)) return
    if (level < lowest()) return props.skulls.refuse(REASONS[WHY.closed])
    const full = onLevel(skull(), level) >= ROOM[level - 1]!
    if (full) return props.skulls.refuse(REASONS[WHY.room])
    const why = st().board.nothingFits(st().levels[level - 1]!)
    props.skulls.refuse({ hu: why, en: why, rule: 'moves' })
  }
  const isTarget = (level: number) => choosing.fitting().some(each => each.level === level)
  const possible = createMemo((): ReadonlySet<number> =>
    active() ? new Set(placements(skull(), view().faces).map(each => each.level)) : new Set(),
  )
  return (
    <div class="skull-board">
      <svg
        viewBox={`${BOARD.x} 0 ${BOARD.width} ${BOARD.height}`}
        role="img"
        aria-label={skullWords(skull())}
      >
        <SkullDrawing closed={closed()} />
        <For each={TIERS}>
          {(tier, i) => (
            <text class="tier-sign" x={2} y={tier.y + tier.height / 2 + 7}>
              {st().faces[i()]}
            </text>
          )}
        </For>
        {/* By place, not by object: a die that stays is not drawn anew. */}
        <Index each={dice()}>
          {die => (
            <svg
              class="lying"
              x={die().x}
              y={die().y}
              width={die().size}
              height={die().size}
              viewBox="0 0 102 104"
            >
              <DieFace face={die().face} />
            </svg>
          )}
        </Index>
        <Index each={Array.from({ length: skull().picks })}>
          {(_, i) => (
            <g class="nose-marker" transform={`translate(${300 + i * 26} 292)`}>
              <circle r="11" style={{ fill: `var(--tint-${tint(props.skulls)}-base)` }} />
            </g>
          )}
        </Index>
      </svg>
      <Show when={active()}>
        <For each={Array.from({ length: LEVELS }, (_, i) => LEVELS - i)}>
          {level => {
            const tier = TIERS[level - 1]!
            const name = () => st().levels[level - 1]!
            return (
              <button
                type="button"
                class="tier"
                classList={{
                  target: isTarget(level),
                  possible: possible().has(level),
                  'jv-hinted': hintedLevel(props.skulls.hinted[0]()) === level,
                }}
                style={{
                  left: `${((tier.x - BOARD.x) / BOARD.width) * 100}%`,
                  top: `${(tier.y / BOARD.height) * 100}%`,
                  width: `${(tier.width / BOARD.width) * 100}%`,
                  height: `${(tier.height / BOARD.height) * 100}%`,
                }}
                aria-label={st().board.target(name())}
                title={capital(name())}
                onClick={() => point(level)}
              />
            )
          }}
        </For>
      </Show>
    </div>
  )
}

const tint = (skulls: SkullMatch): string => skulls.state.players[skulls.view().tumbler]?.tint ?? 'grey'
