/** Goblins: seven hunters with honest eyes and headgear of their own, four masked rogues. */
import type { Colour } from '../deck.ts'
import { fill, group, inked, line, placed, type Drawn } from '../drawing.ts'
import { frond } from './jungle.ts'
import { P } from './palette.ts'
import { PANEL, PANEL_MIDDLE } from './panel.ts'
import { box, ellipse, leaf, polygon, star } from './pen.ts'
import { ruby } from './gems.ts'

const INK = 0.7
const { x: X, y: Y, w: W, h: H } = PANEL

interface Look {
  readonly skin: Colour
  readonly shade: Colour
  readonly light: Colour
  readonly shirt: Colour
  readonly hat: () => Drawn[]
  readonly mouth: 'smile' | 'grin' | 'smirk' | 'sneer'
  readonly nose: number
  readonly extra?: () => Drawn[]
}

const GREENS = [
  [P.goblin, P.moss, P.sprout],
  [P.fresh, P.leaf, P.lime],
  [P.straw, P.sand, P.vellum],
] as const

function head({ skin, shade, light, mouth, nose }: Look): Drawn[] {
  const ear = (side: 1 | -1): Drawn[] => [
    inked(
      `M${side * 11} -6C${side * 17} -13 ${side * 22} -14 ${side * 25} -13.4C${side * 24.6} -7 ${side * 20} 0 ${side * 11.4} 2.6Z`,
      skin,
      P.ink,
      INK,
    ),
    fill(
      `M${side * 13} -4.6C${side * 17} -9.4 ${side * 20.4} -10.8 ${side * 22.6} -11C${side * 21} -6.4 ${side * 18} -1.6 ${side * 13} 0.4Z`,
      shade,
    ),
  ]
  const mouths = {
    smile: [
      line('M-5.4 8.6Q0 13.4 5.4 8.6', P.ink, 0.9),
      inked(polygon([-3.4, 10.2], [-2.2, 7.8], [-1.6, 11]), P.chalk, P.ink, 0.3),
    ],
    grin: [
      inked('M-6 8.2Q0 15.6 6 8.2Q0 10.2 -6 8.2Z', P.wine, P.ink, INK),
      fill('M-4.8 8.9Q0 10.4 4.8 8.9L4 10.3Q0 11.4 -4 10.3Z', P.chalk),
    ],
    smirk: [
      line('M-5 10.8Q1.6 12.2 6.2 7.4', P.ink, 0.9),
      inked(polygon([2.6, 10.4], [4.4, 9.2], [4, 12]), P.chalk, P.ink, 0.3),
    ],
    sneer: [
      inked('M-6.2 10.6Q0 7.4 6.2 10.2Q0 13 -6.2 10.6Z', P.wine, P.ink, INK),
      fill(polygon([-4, 9.8], [-3, 12], [-2, 9.3]), P.chalk),
      fill(polygon([2, 9.2], [3, 11.8], [4, 9.6]), P.chalk),
    ],
  } as const
  return [
    ...ear(-1),
    ...ear(1),
    inked(
      'M0 -16C9 -16 14 -9 13.2 -1C12.6 7 7.6 16 0 16.4C-7.6 16 -12.6 7 -13.2 -1C-14 -9 -9 -16 0 -16Z',
      skin,
      P.ink,
      INK,
    ),
    fill('M12.6 0C11.8 7.4 7.2 15.4 0 15.9C-3 15.6 -5.6 14.2 -7.8 12C0 13.6 8 9 12.6 0Z', shade),
    fill(ellipse(-7.8, 5.4, 2.2, 1.4), light),
    fill(ellipse(7.4, 5.4, 2.2, 1.4), light),
    ...mouths[mouth],
    inked(
      `M-1.8 -1C-3.4 2 -${3 + nose} 4.6 -0.6 ${5.6 + nose}C${3.4 + nose} 5.4 2.6 1.6 1.8 -1Z`,
      skin,
      P.ink,
      INK,
    ),
    fill(ellipse(-0.6, 4.2, 0.9, 0.6), light),
  ]
}

const openEyes = (): Drawn[] =>
  [-1, 1].flatMap(side => [
    inked(ellipse(side * 5.6, -3, 3.5, 3.9), P.chalk, P.ink, INK),
    fill(ellipse(side * 5.1, -2.6, 1.8, 2.1), P.rust),
    fill(ellipse(side * 5.1, -2.6, 1, 1.3), P.ink),
    fill(ellipse(side * 5.1 - 0.7, -3.5, 0.6), P.chalk),
    line(`M${side * 2.6} -8.2Q${side * 6} -9.8 ${side * 9} -7.6`, P.ink, 1),
  ])

const maskedEyes = (): Drawn[] => [
  inked(
    'M-13.4 -6.8C-9 -8.6 -3.4 -7.4 0 -5.4C3.4 -7.4 9 -8.6 13.4 -6.8C14 -3.6 12 0.6 8.4 1.6C4.6 2.4 2 0.4 0 -1.4C-2 0.4 -4.6 2.4 -8.4 1.6C-12 0.6 -14 -3.6 -13.4 -6.8Z',
    P.ink,
    P.ink,
    0.5,
  ),
  ...[-1, 1].flatMap(side => [
    fill(
      `M${side * 2.6} -4C${side * 5} -6 ${side * 8} -5.6 ${side * 9.8} -5.2C${side * 9} -1.6 ${side * 4} -1 ${side * 2.6} -4Z`,
      P.sun,
    ),
    fill(ellipse(side * 5.8, -3.6, 0.9, 1.5), P.ink),
  ]),
]

function body(shirt: Colour, front: readonly Drawn[]): Drawn[] {
  return [
    inked('M-20 34C-19 22 -12 16.6 -5 15L5 15C12 16.6 19 22 20 34Z', shirt, P.ink, INK),
    inked('M-5.4 14.6L0 20.4L5.4 14.6L3 13H-3Z', P.parchment, P.ink, 0.6),
    ...front,
  ]
}

const belt = (colour: Colour): Drawn[] => [
  line('M-11 18.4L12 34', P.ink, 4),
  line('M-11 18.4L12 34', colour, 2.8),
  inked(box(0.6, 24.8, 4.2, 4.2, 0.6), P.gold, P.ink, 0.5),
]

const HATS = {
  explorer: () => [
    inked('M-12 -11C-11 -21 -6 -25 0 -25C6 -25 11 -21 12 -11Z', P.straw, P.ink, INK),
    inked('M-19.6 -9.4C-12 -13.6 12 -13.6 19.6 -9.4C13 -7.8 -13 -7.8 -19.6 -9.4Z', P.vellum, P.ink, INK),
    fill('M-11.9 -12.4C-6 -14 6 -14 11.9 -12.4L11.6 -15C6 -16.6 -6 -16.6 -11.6 -15Z', P.rust),
  ],
  bandana: () => [
    inked(
      'M-13.4 -8C-12 -18 -6 -19.6 0 -19.6C6 -19.6 12 -18 13.4 -8C6 -11.4 -6 -11.4 -13.4 -8Z',
      P.ruby,
      P.ink,
      INK,
    ),
    inked('M12.6 -9.4L20.6 -14.4L18.4 -9L22 -5.8Z', P.ruby, P.ink, INK),
    ...[
      [-7, -13.4],
      [-1, -15.6],
      [5, -13.4],
      [9.4, -11.4],
      [1.4, -12],
    ].map(([x, y]) => fill(ellipse(x!, y!, 0.9), P.chalk)),
  ],
  lamp: () => [
    inked('M-13.6 -8.4C-13.4 -20 -7 -23 0 -23C7 -23 13.4 -20 13.6 -8.4Z', P.gold, P.ink, INK),
    fill('M4 -22.4C10 -20.6 12.8 -16 13 -9H8C8.6 -15 7 -19.6 4 -22.4Z', P.brass),
    inked('M-15.6 -8.6H15.6V-6.4H-15.6Z', P.brass, P.ink, INK),
    fill(polygon([0, -15.6], [-14, -29], [14, -29]), P.moon),
    inked(ellipse(0, -15.4, 4.2), P.chalk, P.ink, INK),
    line(ellipse(0, -15.4, 2.2), P.sun, 1.2),
  ],
  feather: () => [
    inked(
      'M-13.4 -8.6C-12.4 -12 12.4 -12 13.4 -8.6C12.8 -13.4 12 -14.4 10.8 -15.2C4 -17.4 -4 -17.4 -10.8 -15.2C-12 -14.4 -12.8 -13.4 -13.4 -8.6Z',
      P.tide,
      P.ink,
      INK,
    ),
    ...(
      [
        [-4, P.coral],
        [1.4, P.sun],
        [6.4, P.water],
      ] as const
    ).flatMap(([x, colour], i) => {
      const { outline, rib } = leaf(x, -14.6, -102 + i * 15, 14, 5)
      return [inked(outline, colour, P.ink, 0.6), line(rib, P.ink, 0.4)]
    }),
  ],
  goggles: () => [
    inked('M-13 -8C-12.4 -19 -6 -21 0 -21C6 -21 12.4 -19 13 -8C6 -11 -6 -11 -13 -8Z', P.plank, P.ink, INK),
    line('M-12.6 -13.6C-6 -16 6 -16 12.6 -13.6', P.ink, 2.6),
    ...[-5.4, 5.4].flatMap(x => [
      inked(ellipse(x, -14.4, 4.4), P.gold, P.ink, INK),
      inked(ellipse(x, -14.4, 3), P.foam, P.ink, 0.5),
      line(`M${x - 1.4} -15C${x - 1} -16 ${x - 0.4} -16.4 ${x + 0.4} -16.6`, P.chalk, 0.7),
    ]),
  ],
  hair: () => [
    inked(
      'M-13.6 -6C-14.6 -15 -11 -17 -9.6 -21.6C-7 -19 -5.6 -18.6 -4.4 -23.6C-1.6 -20.6 0 -19.6 2 -24.4C4 -20.4 5.4 -19.4 8 -22.4C9.4 -17.6 14.8 -16 13.6 -6C10 -11 5 -12.6 0 -12.6C-5 -12.6 -10 -11 -13.6 -6Z',
      P.ember,
      P.ink,
      INK,
    ),
    line(
      'M-8.6 -13.6C-8 -16 -7.6 -17 -7.4 -18M-1.6 -14.6C-1.6 -17 -1 -18.6 -0.4 -19.6M6.4 -14C7 -16 7 -17 7.4 -18',
      P.rust,
      0.7,
    ),
  ],
  pith: () => [
    inked('M-13.6 -8.6C-14 -18 -8 -23.6 0 -24C8 -23.6 14 -18 13.6 -8.6Z', P.chalk, P.ink, INK),
    fill('M5 -22.8C11 -20 13.2 -15 13 -9.2H9.4C10 -15 8.4 -19.6 5 -22.8Z', P.cloud),
    inked('M-17.4 -6.4C-13 -11.4 13 -11.4 17.4 -6.4C12 -8 -12 -8 -17.4 -6.4Z', P.chalk, P.ink, INK),
    inked(ellipse(0, -24.2, 1.6, 1.2), P.gold, P.ink, 0.5),
    line('M0 -23V-12', P.cloud, 0.7),
    fill('M-13.3 -11.6C-6 -14 6 -14 13.3 -11.6L13.5 -9.6C6 -12 -6 -12 -13.5 -9.6Z', P.leaf),
  ],
  hood: () => [
    inked(
      'M-14.6 6C-19 -6 -16.6 -20 0 -26.6C16.6 -20 19 -6 14.6 6C14.4 -4 12 -12.4 0 -14.6C-12 -12.4 -14.4 -4 -14.6 6Z',
      P.violet,
      P.ink,
      INK,
    ),
    fill('M2 -25.4C15 -19 17.6 -6 14.6 4.4C14.6 -5 12.4 -12.4 5 -14.2C9 -17 7 -22 2 -25.4Z', P.dusk),
  ],
  tricorn: () => [
    inked(
      'M-20 -9C-15 -20 -6 -22.6 0 -22.6C6 -22.6 15 -20 20 -9C12 -13.4 -12 -13.4 -20 -9Z',
      P.slate,
      P.ink,
      INK,
    ),
    line('M-18 -10.6C-11 -14.6 11 -14.6 18 -10.6', P.gold, 1),
    fill(ellipse(0, -17.8, 2.4, 2.2), P.chalk),
    fill(ellipse(-0.8, -18, 0.6), P.slate),
    fill(ellipse(0.8, -18, 0.6), P.slate),
    line('M-3.6 -14.6L3.6 -16.6M3.6 -14.6L-3.6 -16.6', P.chalk, 0.7),
  ],
  scarf: () => [
    inked(
      'M-13.6 -7C-13 -18.6 -6 -20.4 0 -20.4C6 -20.4 13 -18.6 13.6 -7C6 -11 -6 -11 -13.6 -7Z',
      P.slate,
      P.ink,
      INK,
    ),
    line('M-11 -13.4L-7 -10.8M-5 -17L-0.6 -11.6M2 -18.4L6 -11.4M8.4 -16L11.4 -10', P.lead, 1),
    inked('M-12.8 -9L-21 -12.6L-18.6 -7.8L-21.6 -4Z', P.slate, P.ink, INK),
  ],
  knife: () => [
    inked(
      'M-13.4 -7.6C-13 -18 -6 -19.4 0 -19.4C6 -19.4 13 -18 13.4 -7.6C6 -11 -6 -11 -13.4 -7.6Z',
      P.wine,
      P.ink,
      INK,
    ),
    inked('M-13.6 -7.6C-6 -11.6 6 -11.6 13.6 -7.6L13.4 -4.8C6 -8.6 -6 -8.6 -13.4 -4.8Z', P.ruby, P.ink, INK),
    inked(polygon([-3.4, -20], [0, -28], [3.4, -20]), P.wine, P.ink, INK),
  ],
} as const satisfies Record<string, () => Drawn[]>

const HUNTERS: readonly Look[] = [
  { ...tones(0), shirt: P.sand, hat: HATS.explorer, mouth: 'smile', nose: 0.6 },
  { ...tones(1), shirt: P.tide, hat: HATS.bandana, mouth: 'grin', nose: 1.4 },
  { ...tones(2), shirt: P.rust, hat: HATS.lamp, mouth: 'smile', nose: 0.2 },
  { ...tones(0), shirt: P.parchment, hat: HATS.feather, mouth: 'grin', nose: 1 },
  { ...tones(1), shirt: P.gold, hat: HATS.goggles, mouth: 'smile', nose: 1.8 },
  { ...tones(2), shirt: P.leaf, hat: HATS.hair, mouth: 'grin', nose: 0.6 },
  { ...tones(0), shirt: P.coral, hat: HATS.pith, mouth: 'smile', nose: 1.2 },
]
const ROGUES: readonly Look[] = [
  { ...tones(0), shirt: P.dusk, hat: HATS.hood, mouth: 'smirk', nose: 1.2 },
  { ...tones(2), shirt: P.slate, hat: HATS.tricorn, mouth: 'sneer', nose: 0.6 },
  { ...tones(1), shirt: P.coal, hat: HATS.scarf, mouth: 'smirk', nose: 1.8 },
  { ...tones(0), shirt: P.dusk, hat: HATS.knife, mouth: 'sneer', nose: 0.4 },
]

function tones(i: number): Pick<Look, 'skin' | 'shade' | 'light'> {
  const [skin, shade, light] = GREENS[i]!
  return { skin, shade, light }
}

export function goblin(
  role: 'hunter' | 'rogue',
  which: number,
): { readonly inside: Drawn[]; readonly front: Drawn[] } {
  const looks = role === 'hunter' ? HUNTERS : ROGUES
  const look = looks[which % looks.length]!
  const [x, y] = [PANEL_MIDDLE.x, PANEL_MIDDLE.y + 3.6]
  const eyes = role === 'hunter' ? openEyes() : maskedEyes()
  const figure = group(
    [...body(look.shirt, belt(role === 'hunter' ? P.plank : P.wine)), ...head(look), ...eyes, ...look.hat()],
    placed(x, y, 0, 0.94),
  )
  return role === 'hunter'
    ? { inside: [...day(), figure], front: [emblem(ruby(0, 0, 0.44), P.parchment)] }
    : { inside: [...night(), figure], front: [emblem(dagger(), P.vellum)] }
}

/** What the two sides are known by, in the corner of the window. */
const emblem = (sign: Drawn, ground: Colour): Drawn =>
  group(
    [inked(ellipse(0, 0, 6.6), ground, P.ink, 0.7), line(ellipse(0, 0, 5.7), P.umber, 0.4), sign],
    placed(PANEL.x + 7.4, PANEL.y + PANEL.h - 7.4),
  )

const dagger = (): Drawn =>
  group(
    [
      inked(polygon([0, 5], [-1.5, -0.6], [1.5, -0.6]), P.iron, P.ink, 0.4),
      inked(box(-3, -1.6, 6, 1.4, 0.4), P.gold, P.ink, 0.4),
      inked(box(-0.8, -4.8, 1.6, 3.2, 0.5), P.wine, P.ink, 0.4),
    ],
    placed(0, 0, 36),
  )

function day(): Drawn[] {
  const [cx, cy] = [PANEL_MIDDLE.x, PANEL_MIDDLE.y]
  const beams: Drawn[] = []
  for (let i = 0; i < 12; i++)
    beams.push(group([fill(polygon([0, 0], [-6, -60], [6, -60]), P.moon)], placed(cx, cy, i * 30)))
  return [
    fill(box(X, Y, W, H), P.sun),
    ...beams,
    frond(X + 1, Y + H, -74, 24, P.fresh, P.leaf),
    frond(X + W - 1, Y + H, -106, 24, P.fresh, P.leaf),
    frond(X + 8, Y + H + 2, -100, 20, P.leaf, P.forest),
    frond(X + W - 8, Y + H + 2, -80, 20, P.leaf, P.forest),
  ]
}

function night(): Drawn[] {
  return [
    fill(box(X, Y, W, H), P.storm),
    fill(ellipse(PANEL_MIDDLE.x + 12, Y + 14, 10), P.moon),
    fill(ellipse(PANEL_MIDDLE.x + 9, Y + 12, 1.6), P.vellum),
    fill(ellipse(PANEL_MIDDLE.x + 15, Y + 17, 2.2), P.vellum),
    ...(
      [
        [10, 14],
        [17, 21],
        [12, 30],
        [24, 12],
      ] as const
    ).map(([x, y]) => fill(star(x, y, 4, 1.4, 0.4), P.moon)),
    frond(X + 1, Y + H, -70, 26, P.deep, P.night),
    frond(X + W - 1, Y + H, -110, 26, P.deep, P.night),
    frond(X + 9, Y + H + 2, -98, 22, P.forest, P.night),
    frond(X + W - 9, Y + H + 2, -82, 22, P.forest, P.night),
  ]
}

/** Just the masked head, for the back of role cards. */
export const maskedHead = (): Drawn[] => [...head(ROGUES[0]!), ...maskedEyes(), ...HATS.hood()]
export const honestHead = (): Drawn[] => [...head(HUNTERS[0]!), ...openEyes(), ...HATS.explorer()]
