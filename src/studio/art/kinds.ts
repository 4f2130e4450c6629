/** The face of every card nobody writes on. */
import { fill, group, inked, placed, type Drawn } from '../drawing.ts'
import { kindOf, type KindId } from '../kinds.ts'
import { letter } from '../latex/fit.ts'
import { shapeOf } from '../shapes.ts'
import { coal, rays, ruby } from './gems.ts'
import { goblin } from './goblins.ts'
import { CARD } from './jungle.ts'
import { badge, panel, PANEL, PANEL_MIDDLE, parchment } from './panel.ts'
import { P } from './palette.ts'
import { land } from './paths.ts'
import { box, ellipse } from './pen.ts'
import { mapScene, monsoonScene, mosquitoScene } from './scenes.ts'
import { tool, type Tool } from './tools.ts'
import { trailOf } from './trails.ts'

const { x: MX, y: MY } = PANEL_MIDDLE

/** `ground` is drawn in place of the jungle of a goal, `own` in the window of another card. */
export function kindArt(
  id: KindId,
  look: number,
  titles: 'hu' | 'en' | 'none',
  { ground, own }: { readonly ground?: readonly Drawn[]; readonly own?: readonly Drawn[] } = {},
): Drawn[] {
  const title = titles === 'none' ? '' : kindOf(id).name[titles]
  if (own) return panel(id, title, own)
  const framed = ({
    inside,
    front,
  }: {
    readonly inside: readonly Drawn[]
    readonly front: readonly Drawn[]
  }) => panel(id, title, inside, front)
  switch (id) {
    case 'fixMachete':
      return repair(id, title, 'machete')
    case 'fixCompass':
      return repair(id, title, 'compass')
    case 'fixFlask':
      return repair(id, title, 'flask')
    case 'breakMachete':
      return broken(id, title, 'machete')
    case 'breakCompass':
      return broken(id, title, 'compass')
    case 'breakFlask':
      return broken(id, title, 'flask')
    case 'fixMacheteOrCompass':
      return eitherRepair(id, title, 'machete', 'compass')
    case 'fixMacheteOrFlask':
      return eitherRepair(id, title, 'machete', 'flask')
    case 'fixFlaskOrCompass':
      return eitherRepair(id, title, 'flask', 'compass')
    case 'map':
      return framed(mapScene())
    case 'monsoon':
      return framed(monsoonScene())
    case 'mosquito':
      return framed(mosquitoScene())
    case 'ruby1':
      return rubies(id, title, 1)
    case 'ruby2':
      return rubies(id, title, 2)
    case 'ruby3':
      return rubies(id, title, 3)
    case 'goalRuby':
      return treasure(ground)
    case 'goalCoalNE':
      return coalBend('NE', ground)
    case 'goalCoalNW':
      return coalBend('NW', ground)
    case 'hunter':
    case 'rogue':
      return framed(goblin(id, look))
    default: {
      const never: never = id
      return never
    }
  }
}

const repair = (seed: string, title: string, which: Tool): Drawn[] =>
  panel(
    seed,
    title,
    [...parchment(), tool(which, 'whole', MX, MY, 1.02)],
    [badge(PANEL.x + PANEL.w - 8, PANEL.y + PANEL.h - 8, 'whole')],
  )

const broken = (seed: string, title: string, which: Tool): Drawn[] =>
  panel(
    seed,
    title,
    [...parchment(P.vellum), tool(which, 'broken', MX, MY, 1.02)],
    [badge(PANEL.x + PANEL.w - 8, PANEL.y + PANEL.h - 8, 'broken')],
  )

function eitherRepair(seed: string, title: string, first: Tool, second: Tool): Drawn[] {
  const slash: Drawn = fill(
    `M${PANEL.x + PANEL.w} ${PANEL.y + 14}L${PANEL.x + PANEL.w} ${PANEL.y + 16}L${PANEL.x} ${PANEL.y + PANEL.h - 14}L${PANEL.x} ${PANEL.y + PANEL.h - 16}Z`,
    P.umber,
  )
  const lower = fill(
    `M${PANEL.x + PANEL.w} ${PANEL.y + 15}V${PANEL.y + PANEL.h}H${PANEL.x}V${PANEL.y + PANEL.h - 15}Z`,
    P.vellum,
  )
  return panel(
    seed,
    title,
    [
      fill(box(PANEL.x, PANEL.y, PANEL.w, PANEL.h), P.parchment),
      lower,
      slash,
      tool(first, 'whole', MX - 9, MY - 13.6, 0.66),
      tool(second, 'whole', MX + 9.4, MY + 14.6, 0.66),
    ],
    [
      badge(PANEL.x + PANEL.w - 8.4, PANEL.y + 9, 'whole', 0.8),
      badge(PANEL.x + 8.4, PANEL.y + PANEL.h - 9, 'whole', 0.8),
    ],
  )
}

function rubies(seed: string, title: string, count: 1 | 2 | 3): Drawn[] {
  const places = {
    1: [[MX, MY - 1, 1.7, 0]],
    2: [
      [MX - 9, MY - 8, 1.12, -8],
      [MX + 9, MY + 9, 1.12, 8],
    ],
    3: [
      [MX, MY - 13.6, 1, 0],
      [MX - 11.6, MY + 8, 1, -10],
      [MX + 11.6, MY + 8, 1, 10],
    ],
  } as const
  const glow = places[count].flatMap(([x, y, size]) => rays(x, y, 20 * size))
  const stones = places[count].map(([x, y, size, turn]) => ruby(x, y, size, turn))
  const digit = (x: number, y: number): Drawn[] => {
    const set = letter(String(count), { x, y, length: 9, room: 9, turn: 0 }, P.ink, 20)
    return [inked(ellipse(x, y, 5.8), P.sun, P.ink, 0.7), ...(set.ok ? set.fitted.drawn : [])]
  }
  return panel(
    seed,
    title,
    [
      fill(box(PANEL.x, PANEL.y, PANEL.w, PANEL.h), P.dusk),
      fill(ellipse(MX, MY, 25), P.violet),
      ...glow,
      ...stones,
    ],
    [
      ...digit(PANEL.x + PANEL.w - 7.4, PANEL.y + PANEL.h - 7.4),
      ...digit(PANEL.x + 7.4, PANEL.y + PANEL.h - 7.4),
    ],
  )
}

function treasure(ground?: readonly Drawn[]): Drawn[] {
  const [x, y] = [CARD.w / 2, CARD.h / 2]
  return [
    ...land('goal ruby', trailOf(shapeOf('NESW')), ground),
    inked(ellipse(x, y, 18.6), P.stone, P.ink, 0.7),
    fill(ellipse(x, y, 17.2), P.pebble),
    inked(ellipse(x, y, 14.6), P.dusk, P.ink, 0.7),
    ...stones(x, y),
    ...rays(x, y, 14),
    ruby(x, y, 0.92),
  ]
}

/** Joints between the blocks of the round altar. */
function stones(x: number, y: number): Drawn[] {
  return Array.from({ length: 14 }, (_, i) =>
    group([fill(box(-0.25, -18.4, 0.5, 3.7), P.slate)], placed(x, y, (i * 360) / 14)),
  )
}

function coalBend(open: 'NE' | 'NW', ground?: readonly Drawn[]): Drawn[] {
  const shape = shapeOf(open)
  return [...land(`goal ${open}`, trailOf(shape), ground), coal(CARD.w / 2, CARD.h / 2, 1.12)]
}
