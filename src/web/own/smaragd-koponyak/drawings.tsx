import { Match, Show, Switch, type JSX } from 'solid-js'

/** Our own drawings of the things on this table. */

/** A small skull in a box of 24 units, in the colour of the text. */
const SKULL =
  'M12 2C6.5 2 3 5.6 3 10.2c0 2.9 1.4 5 3.4 6.2v2.1c0 .9.7 1.6 1.6 1.6h8c.9 0 1.6-.7 1.6-1.6v-2.1c2-1.2 3.4-3.3 3.4-6.2C21 5.6 17.5 2 12 2Z'

const NUMERALS = ['I', 'II', 'III', 'IV', 'V'] as const

interface DieProps {
  /** 0–4 the numbers, 5 the skull, undefined an unknown face. */
  readonly face: number | undefined
}

/** A die in a box of 100 units, seen from above with its front edge. */
export function DieFace(props: DieProps): JSX.Element {
  const wild = () => props.face === 5
  return (
    <g class="die" classList={{ wild: wild() }}>
      <rect class="die-shadow" x="8" y="15" width="88" height="84" rx="20" />
      <rect class="die-side" x="6" y="10" width="88" height="86" rx="20" />
      <rect class="die-top" x="6" y="4" width="88" height="82" rx="20" />
      <Switch>
        <Match when={wild()}>
          <g transform="translate(17 11) scale(2.75)">
            <path class="die-ink" d={SKULL} />
            <circle class="die-hole" cx="8.2" cy="10.6" r="2.5" />
            <circle class="die-hole" cx="15.8" cy="10.6" r="2.5" />
            <path class="die-hole" d="M12 12.6 13.5 15.4H10.5Z" />
            <path class="die-gap" d="M9.6 17.2V20M12 17.2V20M14.4 17.2V20" />
          </g>
        </Match>
        <Match when={props.face !== undefined}>
          <text class="die-number" x="50" y="61">
            {NUMERALS[props.face ?? 0]}
          </text>
        </Match>
        <Match when={props.face === undefined}>
          <circle class="die-blank" cx="50" cy="45" r="9" />
        </Match>
      </Switch>
    </g>
  )
}

export const Die = (props: DieProps): JSX.Element => (
  <svg class="die-picture" viewBox="0 0 102 104" aria-hidden="true">
    <DieFace face={props.face} />
  </svg>
)

const TEETH = Array.from({ length: 8 }, (_, i) => i * 45)

/** A brass gear. */
export const Gear = (): JSX.Element => (
  <svg class="gear" viewBox="0 0 24 24" aria-hidden="true">
    <g class="gear-body">
      {TEETH.map(turn => (
        <rect x="10" y="0.8" width="4" height="6" rx="1" transform={`rotate(${turn} 12 12)`} />
      ))}
      <circle cx="12" cy="12" r="8" />
    </g>
    <circle class="gear-ring" cx="12" cy="12" r="5.6" />
    <circle class="gear-hole" cx="12" cy="12" r="2.7" />
  </svg>
)

/** A reroll token: a die with an arrow around it. */
export const Token = (): JSX.Element => (
  <svg class="reroll" viewBox="0 0 24 24" aria-hidden="true">
    <circle class="reroll-body" cx="12" cy="12" r="11" />
    <path class="reroll-arrow" d="M18.4 9.2A7 7 0 0 0 5.6 9.4M5.6 14.8a7 7 0 0 0 12.8-.2" />
    <path class="reroll-tip" d="M18.9 5.2v4.6h-4.6ZM5.1 18.8v-4.6h4.6Z" />
    <rect class="reroll-die" x="9.2" y="9.2" width="5.6" height="5.6" rx="1.4" />
  </svg>
)

/** A betting marker lying flat. */
export const Marker = (props: { readonly tint: string; readonly state?: 'spent' }): JSX.Element => (
  <svg class="marker" classList={{ spent: props.state === 'spent' }} viewBox="0 0 24 18" aria-hidden="true">
    <g style={{ '--base': `var(--tint-${props.tint}-base)`, '--deep': `var(--tint-${props.tint}-deep)` }}>
      <path class="marker-side" d="M1 8v4c0 3 5 5 11 5s11-2 11-5V8Z" />
      <ellipse class="marker-top" cx="12" cy="7.5" rx="11" ry="6" />
    </g>
  </svg>
)

/** The five tiers as boxes of the drawing below, from the lower jaw to the gem. */
export const TIERS = [
  { x: 74, y: 404, width: 252, height: 60 },
  { x: 66, y: 326, width: 268, height: 60 },
  { x: 110, y: 244, width: 180, height: 66 },
  { x: 66, y: 148, width: 268, height: 84 },
  { x: 152, y: 34, width: 96, height: 94 },
] as const
export const BOARD = { x: -24, width: 448, height: 484 } as const

/** A tooth that hangs down (way 1) or stands up (way -1) from its root at x, y. */
function tooth(x: number, y: number, w: number, h: number, way: 1 | -1): string {
  const neck = y + way * h * 0.7
  const tip = y + way * h
  return `M${x} ${y}H${x + w}L${x + w - 1.5} ${neck}Q${x + w - 3} ${tip} ${x + w / 2} ${tip}Q${x + 3} ${tip} ${x + 1.5} ${neck}Z`
}

const UPPER = Array.from({ length: 8 }, (_, i) => tooth(67 + i * 33.4, 322, 31.5, 68, 1)).join('')
const LOWER = Array.from({ length: 7 }, (_, i) => tooth(84 + i * 33.4, 466, 31.5, 64, -1)).join('')

/** The skull itself; the dice lie on it. */
export const SkullDrawing = (props: { readonly closed: readonly boolean[] }): JSX.Element => (
  <g class="skull-drawing">
    <path
      class="bone"
      d="M200 6C104 6 28 74 24 170c-2 40 6 66 18 88 6 12 4 26 2 44-2 40 0 80 10 116 6 36 30 62 66 62h160c36 0 60-26 66-62 10-36 12-76 10-116-2-18-4-32 2-44 12-22 20-48 18-88C372 74 296 6 200 6Z"
    />
    <path class="bone-line" d="M52 140c10-56 58-96 96-108M348 140c-10-56-58-96-96-108" />
    <path class="bone-line" d="M64 246c20 14 40 12 58 4M336 246c-20 14-40 12-58 4" />
    <path class="bone-line crack" d="M300 42l-14 26 12 12-16 24" />
    {/* The gem in its setting. */}
    <path class="setting" d="M200 26l52 34v42l-52 34-52-34V60Z" />
    <path class="gem" d="M200 34l44 29v36l-44 29-44-29V63Z" />
    <path
      class="gem-cut"
      d="M200 34v24M156 63l24 7M244 63l-24 7M156 99l24-8M244 99l-24-8M200 128v-24M180 70l20-12 20 12v21l-20 13-20-13Z"
    />
    {/* The eyes. */}
    <path class="socket" d="M70 190c0-28 22-44 54-44s54 14 54 40-20 48-52 48-56-16-56-44Z" />
    <path class="socket" d="M330 190c0-28-22-44-54-44s-54 14-54 40 20 48 52 48 56-16 56-44Z" />
    {/* The nose. */}
    <path
      class="socket"
      d="M200 240c30 0 92 32 92 58 0 14-22 16-44 16-20 0-32-6-48-6s-28 6-48 6c-22 0-44-2-44-16 0-26 62-58 92-58Z"
    />
    <path
      class="mouth"
      d="M76 316H324Q342 316 342 336L332 446Q328 470 306 470H94Q72 470 68 446L58 336Q58 316 76 316Z"
    />
    <path class="teeth" d={UPPER} />
    <path class="teeth" d={LOWER} />
    {TIERS.map((tier, i) => (
      <Show when={props.closed[i]}>
        <g class="closed" transform={`translate(${tier.x + tier.width - 6} ${tier.y + 12})`}>
          <circle r="11" />
          <path d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5" />
        </g>
      </Show>
    ))}
  </g>
)
