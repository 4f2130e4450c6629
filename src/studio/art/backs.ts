/** The four backs. Each looks the same turned by 180°, so that nobody reads a card from behind. */
import { fill, group, inked, line, placed, type Drawn } from '../drawing.ts'
import type { Colour } from '../deck.ts'
import type { BackId } from '../kinds.ts'
import { ruby, rays } from './gems.ts'
import { honestHead, maskedHead } from './goblins.ts'
import { broadLeaf, CARD, flower, frond, oneLeaf, WHOLE } from './jungle.ts'
import { P } from './palette.ts'
import { box, ellipse, polygon, star } from './pen.ts'

const [MX, MY] = [CARD.w / 2, CARD.h / 2]

/** A drawing and the same turned half round the middle of the card. */
const twice = (drawn: readonly Drawn[]): Drawn[] => [...drawn, group(drawn, [-1, 0, 0, -1, CARD.w, CARD.h])]

function frame(outer: Colour, rim: Colour): Drawn[] {
  return [
    fill(WHOLE, outer),
    line(box(4, 4, CARD.w - 8, CARD.h - 8, 3.4), rim, 0.9),
    line(box(5.6, 5.6, CARD.w - 11.2, CARD.h - 11.2, 2.4), rim, 0.35),
  ]
}

function lattice(a: Colour, b: Colour): Drawn[] {
  const drawn: Drawn[] = []
  const step = 9
  for (let row = -1; row <= 10; row++)
    for (let column = -1; column <= 7; column++) {
      const [x, y] = [MX + (column - 3) * step, MY + (row - 4.5) * step - (column % 2 ? step / 2 : 0)]
      drawn.push(
        line(polygon([x, y - 4.5], [x + 9, y], [x, y + 4.5], [x - 9, y]), a, 0.5),
        fill(star(x, y, 4, 1.3, 0.5), b),
      )
    }
  return drawn
}

function medal(ground: Colour, radius: number): Drawn[] {
  return [
    inked(ellipse(MX, MY, radius + 2), P.gold, P.ink, 0.7),
    fill(ellipse(MX, MY, radius + 1), P.brass),
    inked(ellipse(MX, MY, radius), ground, P.ink, 0.6),
    line(ellipse(MX, MY, radius - 1.4), P.sun, 0.4),
  ]
}

/** Leaves all round the medal. */
function wreath(): Drawn[] {
  const ring = (count: number, turn: number, length: number, body: Colour, shade: Colour): Drawn[] =>
    Array.from({ length: count }, (_, i) =>
      group(oneLeaf(14, 0, 0, length, length * 0.44, body, shade), placed(MX, MY, turn + (i * 360) / count)),
    )
  return [
    fill(ellipse(MX, MY, 25), P.night),
    ...ring(18, 10, 13.4, P.forest, P.deep),
    ...ring(18, 0, 11, P.leaf, P.forest),
    ...ring(18, 10, 8, P.lime, P.fresh),
  ]
}

function pathBack(): Drawn[] {
  const greenery: Drawn[] = [
    broadLeaf(4, 20, 24, 15, P.leaf, P.forest),
    frond(2, 6, 40, 24, P.fresh, P.leaf),
    frond(14, 1, 68, 20, P.leaf, P.forest),
    broadLeaf(40, 2, 96, 15, P.leaf, P.forest),
    frond(61, 6, 130, 24, P.fresh, P.leaf),
    broadLeaf(58, 22, 160, 14, P.fresh, P.leaf),
    frond(0, 30, 8, 17, P.leaf, P.forest),
    frond(63, 32, 172, 17, P.leaf, P.forest),
    ...oneLeaf(22, 6, 100, 12, 5, P.lime, P.fresh),
    ...oneLeaf(50, 8, 112, 11, 4.6, P.lime, P.fresh),
    ...oneLeaf(8, 8, 62, 12, 5, P.lime, P.fresh),
    flower(10, 13, 3, P.coral),
    flower(53, 15, 2.6, P.sun, P.ember),
    flower(30, 9, 2.2, P.blush),
  ]
  const roses: Drawn[] = [0, 90, 180, 270].map(turn =>
    group(
      [
        fill(polygon([0, -13.6], [3, -3], [0, 0]), P.gold),
        fill(polygon([0, -13.6], [-3, -3], [0, 0]), P.sun),
      ],
      placed(MX, MY, turn),
    ),
  )
  const small: Drawn[] = [45, 135, 225, 315].map(turn =>
    group(
      [fill(polygon([0, -9], [2, -2], [0, 0]), P.brass), fill(polygon([0, -9], [-2, -2], [0, 0]), P.gold)],
      placed(MX, MY, turn),
    ),
  )
  return [
    ...frame(P.night, P.brass),
    ...twice(greenery),
    ...wreath(),
    ...medal(P.deep, 16),
    ...small,
    ...roses,
    inked(ellipse(MX, MY, 3), P.ruby, P.ink, 0.5),
    fill(ellipse(MX, MY, 1.2), P.blush),
    line(box(3.4, 3.4, CARD.w - 6.8, CARD.h - 6.8, 3), P.gold, 0.7),
  ]
}

function rubyBack(): Drawn[] {
  return [
    ...frame(P.wine, P.gold),
    group(lattice(P.ruby, P.rose), undefined, box(6.4, 6.4, CARD.w - 12.8, CARD.h - 12.8, 2)),
    ...medal(P.dusk, 17),
    ...rays(MX, MY, 16),
    ...twice([ruby(MX, MY - 7.2, 0.62)]),
    line(`M${MX - 12} ${MY}H${MX + 12}`, P.gold, 0.6),
  ]
}

function goalBack(): Drawn[] {
  const steps: Drawn[] = [0, 1, 2, 3, 4].map(i =>
    inked(box(MX - 23 + i * 4.4, 36.4 - i * 5.6, 46 - i * 8.8, 7.6), i % 2 ? P.pebble : P.stone, P.ink, 0.6),
  )
  return [
    ...frame(P.soil, P.gold),
    group(lattice(P.earth, P.trail), undefined, box(6.4, 6.4, CARD.w - 12.8, CARD.h - 12.8, 2)),
    ...twice([
      ...steps,
      line(
        'M14 37V43M21 37V43M42 37V43M49 37V43M18 31V36M45 31V36M25 26V30M38 26V30M31.5 15V19',
        P.slate,
        0.7,
      ),
      ...oneLeaf(9, 43, -70, 9, 4, P.fresh, P.leaf),
      ...oneLeaf(54, 43, -110, 9, 4, P.fresh, P.leaf),
    ]),
    ...medal(P.deep, 12),
    line(
      `M${MX - 5.4} ${MY - 5.4}L${MX + 5.4} ${MY + 5.4}M${MX + 5.4} ${MY - 5.4}L${MX - 5.4} ${MY + 5.4}`,
      P.ink,
      4.6,
    ),
    line(
      `M${MX - 5.4} ${MY - 5.4}L${MX + 5.4} ${MY + 5.4}M${MX + 5.4} ${MY - 5.4}L${MX - 5.4} ${MY + 5.4}`,
      P.sun,
      3,
    ),
  ]
}

function roleBack(): Drawn[] {
  const heads: Drawn[] = [
    inked(box(11, 10.6, CARD.w - 22, 33.4, 3), P.storm, P.ink, 0.6),
    group(
      [
        fill(box(11, 10.6, CARD.w - 22, 33.4), P.storm),
        group(honestHead(), placed(23.4, 31.4, -6, 0.56)),
        group(maskedHead(), placed(40.6, 33, 6, 0.56)),
      ],
      undefined,
      box(11.3, 10.9, CARD.w - 22.6, 33.1, 2.8),
    ),
  ]
  return [
    ...frame(P.dusk, P.gold),
    group(lattice(P.violet, P.storm), undefined, box(6.4, 6.4, CARD.w - 12.8, CARD.h - 12.8, 2)),
    ...twice(heads),
    inked(box(9, MY - 2.2, CARD.w - 18, 4.4, 2.2), P.gold, P.ink, 0.6),
    ...[0, 1, 2, 3, 4, 5, 6].map(i => fill(ellipse(MX + (i - 3) * 6, MY, 0.9), P.wine)),
  ]
}

const BACK = { path: pathBack, ruby: rubyBack, goal: goalBack, role: roleBack } as const
export const backArt = (back: BackId): Drawn[] => BACK[back]()
