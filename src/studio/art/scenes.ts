/** The windows of map, monsoon and mosquito. */
import { fill, group, inked, line, placed, type Drawn } from '../drawing.ts'
import { frond, oneLeaf } from './jungle.ts'
import { P } from './palette.ts'
import { PANEL, PANEL_MIDDLE } from './panel.ts'
import { box, Chance, ellipse, leaf, polygon, star } from './pen.ts'

const { x: X, y: Y, w: W, h: H } = PANEL
const { x: MX, y: MY } = PANEL_MIDDLE

export function mapScene(): { readonly inside: Drawn[]; readonly front: Drawn[] } {
  const palm = (x: number, y: number): Drawn[] => [
    line(`M${x} ${y}Q${x + 1} ${y - 3} ${x + 0.6} ${y - 5.4}`, P.umber, 1),
    ...[-150, -100, -60, -20, 170].map(turn => fill(leaf(x + 0.6, y - 5.4, turn, 4, 1.5).outline, P.moss)),
  ]
  const hill = (x: number, y: number): Drawn[] => [
    inked(polygon([x - 4.6, y], [x, y - 7.4], [x + 4.6, y]), P.vellum, P.umber, 0.6),
    line(`M${x} ${y - 7.4}L${x + 1} ${y - 3.4}L${x - 0.6} ${y - 1.6}`, P.umber, 0.5),
  ]
  const slot = (y: number, marked: boolean): Drawn[] => [
    inked(box(38, y, 8, 11, 1.2), marked ? P.moon : P.vellum, P.umber, 0.7),
    ...(marked
      ? [line(`M40 ${y + 3.2}L44 ${y + 7.8}M44 ${y + 3.2}L40 ${y + 7.8}`, P.ruby, 1.5)]
      : [line(`M40.6 ${y + 5.5}H43.4`, P.umber, 0.8)]),
  ]
  return {
    inside: [
      fill(box(X, Y, W, H), P.forest),
      ...[0, 1, 2, 3, 4].map(i =>
        frond(X + 2 + i * 11, Y + (i % 2 ? H - 1 : H + 3), -95 + i * 4, 15, P.leaf, P.deep),
      ),
      ...[0, 1, 2, 3].map(i => frond(X + 5 + i * 13, Y - 1, 80 + i * 7, 13, P.leaf, P.deep)),
    ],
    front: [
      inked(
        'M11 14.4C20 12 26 16.6 34 14.4C41 12.6 47 13 52.4 14.8C51 28 53.6 44 52 61.6C44 63.6 38 59.6 30 61.8C22 63.8 16 63.4 10.6 61.4C12.4 46 9.6 30 11 14.4Z',
        P.parchment,
        P.ink,
        0.6,
      ),
      fill(
        'M13 57.4C20 59.4 25 58.2 30 57C37 55.6 44 58.6 50.2 57.6L50 60C44 61.2 38 57.8 30 60C22 62 17 61.8 12.8 60.2Z',
        P.vellum,
      ),
      ...hill(18, 27),
      ...hill(24, 30),
      ...palm(16, 50),
      ...palm(30, 24),
      ...palm(31, 55),
      line('M15.6 39.4C19 36 22 41.6 25.4 39C28.6 36.6 29 42 33 40.6', P.tide, 0.9),
      line(
        'M16.4 33.8L18.4 35M20.6 36.6L22.4 38.4M23.8 40.6L24.8 43M26.6 44.8L29 45M31.2 43.6L33 41.6M34.2 39.2L36 37.8',
        P.ruby,
        1,
      ),
      inked(ellipse(15, 33, 1.7), P.ruby, P.ink, 0.5),
      ...slot(18.4, false),
      ...slot(32.4, true),
      ...slot(46.4, false),
      inked(
        'M9.4 13.4C7.6 15.6 8 17.8 10.2 18.4L12.6 14.6C12.6 12.8 10.8 12 9.4 13.4Z',
        P.vellum,
        P.ink,
        0.5,
      ),
      inked(
        'M53.4 62.4C55 60.4 54.4 58.2 52.4 57.6L50.6 61.2C50.8 63 52 63.6 53.4 62.4Z',
        P.vellum,
        P.ink,
        0.5,
      ),
      // The looking glass: one goal may be seen.
      line('M47.4 46.4L53 53.6', P.ink, 4.2),
      line('M47.4 46.4L53 53.6', P.plank, 2.8),
      line(ellipse(42, 38.6, 8.8), P.ink, 2.6),
      line(ellipse(42, 38.6, 8.8), P.gold, 1.5),
      line('M36.4 35.6C37.4 33.6 39 32.4 40.8 32', P.chalk, 0.9),
    ],
  }
}

export function monsoonScene(): { readonly inside: Drawn[]; readonly front: Drawn[] } {
  const chance = new Chance('monsoon')
  const rain: string[] = []
  for (let i = 0; i < 64; i++) {
    const [x, y, l] = [chance.between(X - 4, X + W + 8), chance.between(26, 62), chance.between(3.4, 6.4)]
    rain.push(`M${x.toFixed(2)} ${y.toFixed(2)}L${(x - l * 0.4).toFixed(2)} ${(y + l).toFixed(2)}`)
  }
  const cloud = (x: number, y: number, size: number, body: string, shade: string): Drawn =>
    group(
      [
        inked(
          'M-14 6C-19 6 -20 -1 -14.6 -2C-15 -8 -7 -10.4 -4 -6.6C-1 -12 9 -11 9.6 -4.6C15 -6 19.4 -1 16.6 3C15.4 5.4 13 6 11 6Z',
          body,
          P.ink,
          0.6 / size,
        ),
        fill(
          'M-14 5.6C-17.4 5.6 -18.6 1.6 -16.6 -0.4C-12 3 -4 3.4 2 2.4C8 3.6 13.4 2.6 16.6 0.6C17.4 3.4 15 5.6 11 5.6Z',
          shade,
        ),
      ],
      placed(x, y, 0, size),
    )
  return {
    inside: [
      fill(box(X, Y, W, H), P.storm),
      fill(`M${X} 48C16 44 24 50 34 46C44 42.6 50 47 60 44V72H${X}Z`, P.deep),
      frond(10, 52, -70, 17, P.forest, P.night),
      frond(54, 52, -125, 18, P.forest, P.night),
      frond(50, 54, -80, 13, P.leaf, P.forest),
      // The trail torn open by the flood.
      line('M14 75C20 66 24 60 30 56', P.soil, 12),
      line('M14 75C20 66 24 60 30 56', P.trail, 9.4),
      fill(`M${X} 60C13 56.6 18 61.4 25 58.4C32 55.4 38 60.6 45 57.6C50 55.6 54 57 60 55.4V72H${X}Z`, P.tide),
      fill(`M${X} 64.4C14 61 20 66 28 62.8C36 60 42 65 50 61.8C54 60.6 56 61.4 60 60.2V72H${X}Z`, P.water),
      line(
        'M11 66.4Q14 64.4 17 66.4T23 66.4M32 67.6Q35 65.6 38 67.6T44 67.6M46 64.6Q48.4 63 50.8 64.6T55.6 64.6M22 61.8Q24.4 60.4 26.8 61.8',
        P.foam,
        0.8,
      ),
      group(
        [inked(box(-6, -1.6, 12, 3.2, 1.4), P.plank, P.ink, 0.5), fill(ellipse(5.2, 0, 0.8, 1.4), P.pine)],
        placed(40, 61, -12),
      ),
      line(rain.join(''), P.foam, 0.55),
      inked(
        polygon([34, 27], [27.6, 39.6], [32.2, 39.6], [28.4, 51], [38.6, 36.4], [33.6, 36.4], [38.4, 27]),
        P.sun,
        P.ink,
        0.6,
      ),
    ],
    front: [
      cloud(22, 20, 0.9, P.stone, P.lead),
      cloud(44, 19, 0.84, P.cloud, P.iron),
      cloud(MX + 1, 24.5, 1.05, P.cloud, P.stone),
    ],
  }
}

export function mosquitoScene(): { readonly inside: Drawn[]; readonly front: Drawn[] } {
  const wing = (turn: number) => {
    const { outline } = leaf(0, 0, turn, 17, 7.4)
    return [
      inked(outline, P.cloud, P.ink, 0.6),
      line(leaf(0, 0, turn, 15, 5).rib, P.stone, 0.5),
      line(leaf(0, 0, turn + 5, 12, 5).rib, P.stone, 0.35),
      line(leaf(0, 0, turn - 5, 12, 5).rib, P.stone, 0.35),
    ]
  }
  const stars = [
    [13, 15, 1.3],
    [20, 24, 0.9],
    [31, 12.6, 1.1],
    [50, 34, 1],
    [11.4, 33, 0.9],
    [37, 20, 0.7],
    [26, 17, 0.6],
  ] as const
  return {
    inside: [
      fill(box(X, Y, W, H), P.dusk),
      fill(ellipse(46, 20, 8.6), P.moon),
      fill(ellipse(49.6, 17.8, 7.6), P.dusk),
      ...stars.map(([x, y, r]) => fill(star(x, y, 4, r * 1.5, r * 0.4), P.moon)),
      fill(`M${X} 60C14 55 20 59 26 56C34 52.6 42 59 48 55.4C52 53 55 54.6 60 53V72H${X}Z`, P.night),
      frond(9, 66, -64, 17, P.deep, P.night),
      frond(54, 66, -116, 17, P.deep, P.night),
      ...oneLeaf(24, 70, -100, 12, 5, P.deep, P.night),
      ...oneLeaf(40, 70, -76, 12, 5, P.deep, P.night),
      line('M14 58C9 50 18 47 15.4 41.4', P.violet, 0.9),
      line('M49 50C54 46 47 42.6 51.4 39', P.violet, 0.9),
    ],
    front: [
      group(
        [
          ...[-1, 1].flatMap(side => [
            line(`M${side * 1.6} 2L${side * 10} -3.4L${side * 15.4} 7`, P.ink, 1.6),
            line(`M${side * 1.6} 2L${side * 10} -3.4L${side * 15.4} 7`, P.iron, 0.7),
            line(`M${side * 1.4} 4L${side * 11} 5.4L${side * 13} 17`, P.ink, 1.6),
            line(`M${side * 1.4} 4L${side * 11} 5.4L${side * 13} 17`, P.iron, 0.7),
            line(`M${side * 1} 6L${side * 7} 12L${side * 6} 22`, P.ink, 1.6),
            line(`M${side * 1} 6L${side * 7} 12L${side * 6} 22`, P.iron, 0.7),
          ]),
          group(wing(-28), placed(1, -1)),
          group(wing(208), placed(-1, -1)),
          inked('M-3.4 3C-4.4 10 -2.6 17.6 0 21C2.6 17.6 4.4 10 3.4 3Z', P.ruby, P.ink, 0.7),
          line('M-3.6 7.4H3.6M-3.5 11.4H3.5M-2.6 15.4H2.6', P.wine, 1.2),
          inked(ellipse(0, 0, 4.4, 4.8), P.slate, P.ink, 0.7),
          inked(ellipse(0, -7, 3.8, 3.5), P.lead, P.ink, 0.7),
          inked(ellipse(-2.2, -7.6, 1.8, 2), P.sun, P.ink, 0.5),
          inked(ellipse(2.2, -7.6, 1.8, 2), P.sun, P.ink, 0.5),
          fill(ellipse(-1.9, -7.9, 0.7, 0.9), P.ink),
          fill(ellipse(1.9, -7.9, 0.7, 0.9), P.ink),
          line('M0 -10.2L0 -20.6', P.ink, 1.7),
          line('M0 -10.2L0 -20', P.iron, 0.7),
          line('M-1.6 -9.8C-3 -13 -5 -14.4 -7.6 -14.8M1.6 -9.8C3 -13 5 -14.4 7.6 -14.8', P.iron, 0.7),
        ],
        placed(MX - 1, MY + 4.6, 14, 0.98),
      ),
    ],
  }
}
