import type { Position, Words } from '../../../engine/index.ts'
import type { Look, Placed, Scene, Tint, Tray, TrayItem } from '../../../kit/index.ts'
import {
  CARD_NAMES,
  COAL_NE,
  HIDDEN,
  HUNTER,
  isPath,
  pathOf,
  pathWords,
  ROGUE,
  RUBY,
  SIDE_NAMES,
  SIDES,
  TOOL_NAMES,
  TOOLS,
} from './cards.ts'
import { CONDITIONS } from './deck.ts'
import { columnOf, START } from './grid.ts'
import { cardWords } from './names.ts'
import type { State } from './state.ts'
import { conditionsAgree, faceOf, lookAt, type LyingGoal, type SeatView } from './seat-view.ts'

/** The table as any board can draw it; open sides as a sign, by N 1, E 2, S 4, W 8. */
const WAYS = '·╵╶└╷│┌├╴┘─┴┐┤┬┼'
const DEAD = '·╹╺╚╻║╔╠╸╝═╩╗╣╦╬'

const card = (text: string, tint: Tint): Look => ({ art: 'card', tint, text })
const pathLook = (open: number, dead: boolean): Look =>
  card((dead ? DEAD : WAYS)[open]!, dead ? 'brown' : 'green')
const BACK: Look = { art: 'hidden', tint: 'grey' }

const withText = (words: Words, latex: string): Words =>
  latex === '' ? words : { hu: `${words.hu}: ${latex}`, en: `${words.en}: ${latex}` }

const goalLook = (goal: LyingGoal): Look =>
  goal.face === 0
    ? card('?', 'orange')
    : goal.face === RUBY
      ? card('♦', 'red')
      : card(goal.isUp ? WAYS[goal.open]! : '●', 'black')

const goalWords = ({ face, isUp }: LyingGoal): Words => {
  const where = isUp
    ? { hu: 'felfordított Céllap', en: 'face-up goal' }
    : { hu: 'lefordított Céllap', en: 'face-down goal' }
  if (face === 0) return where
  return face >= COAL_NE
    ? { hu: `${where.hu}: szén`, en: `${where.en}: coal` }
    : { hu: `${where.hu}: rubin`, en: `${where.en}: ruby` }
}

const ROLE_WORDS: Readonly<Record<number, Words>> = {
  [HUNTER]: { hu: 'ékkővadász', en: 'hunter' },
  [ROGUE]: { hu: 'zsivány', en: 'rogue' },
}

export function huntersScene(state: State, p: Position, seat?: number): Scene {
  const table = lookAt(state, p, seat)
  const placed: Placed[] = [
    { cell: START, look: card('S', 'yellow'), label: { hu: 'Startlap', en: 'Start' } },
    ...table.maze.map(({ cell, code, open, dead }) => ({
      cell,
      look: pathLook(open, dead),
      label: withText(pathWords(open, dead), faceOf(state, code).latex),
    })),
    ...table.goals.map(goal => ({ cell: goal.cell, look: goalLook(goal), label: goalWords(goal) })),
  ]
  const columns = table.maze.map(({ column }) => column)
  const rows = table.maze.map(({ row }) => row)
  const [west, east] = [Math.min(0, ...columns), Math.max(columnOf(state.goalCells[0]!), ...columns)]
  const [north, south] = [Math.min(-2, ...rows), Math.max(2, ...rows)]
  return {
    placed,
    trays: [...state.players.map((_, i) => handTray(state, table, p, i)), piles(table), ...pool(table)],
    notes: notes(table),
    window: [west - 1.5, north - 1.5, east - west + 3, south - north + 3],
  }
}

function handTray(state: State, table: SeatView, p: Position, i: number): Tray {
  const player = table.players[i]!
  const items = player.hand.flatMap((code): TrayItem[] => {
    if (code === 0) return []
    if (code === HIDDEN) return [{ look: BACK, label: cardWords(code) }]
    const look = isPath(code)
      ? pathLook(pathOf(code).open, pathOf(code).dead)
      : card(CARD_NAMES[code]!.replace(/[a-z]/g, '').slice(0, 2) || CARD_NAMES[code]!.slice(0, 2), 'blue')
    const label = withText(cardWords(code), faceOf(state, code).latex)
    return [{ look, label, ...(p.turn === i ? { point: `card:${CARD_NAMES[code]}` } : {}) }]
  })
  const broken = player.broken.map(tool => TOOL_NAMES[TOOLS.indexOf(tool)]!)
  const role = ROLE_WORDS[player.role]
  const parts = (language: 'hu' | 'en') =>
    [
      role?.[language],
      broken.length > 0 &&
        `${language === 'hu' ? 'elrongálva' : 'broken'}: ${broken.map(tool => tool[language]).join(', ')}`,
      player.rubies === null
        ? `${player.rubyCards} ${language === 'hu' ? 'rubinlap' : 'ruby cards'}`
        : `${player.rubies} ${language === 'hu' ? 'rubin' : 'rubies'}`,
      table.bitten === i && (language === 'hu' ? 'megcsípte a moszkitó' : 'bitten by the mosquito'),
    ]
      .filter(Boolean)
      .join(' · ')
  const target: TrayItem = {
    look: { art: 'man', tint: state.players[i]!.tint as Tint },
    label: state.players[i]!.name,
    point: `player:${state.players[i]!.id}`,
  }
  return {
    id: `hand-${i}`,
    owner: i,
    title: state.players[i]!.name,
    items: [target, ...items],
    text: { hu: parts('hu'), en: parts('en') },
  }
}

function piles(table: SeatView): Tray {
  const top = table.discard.at(-1)
  const look =
    top === undefined || top.hidden || !isPath(top.code)
      ? BACK
      : pathLook(pathOf(top.code).open, pathOf(top.code).dead)
  return {
    id: 'piles',
    title: { hu: 'Húzópakli és lerakópakli', en: 'Draw pile and discard pile' },
    items: [
      { look: BACK, label: { hu: 'húzópakli', en: 'draw pile' }, count: table.pile },
      { look, label: { hu: 'lerakópakli', en: 'discard pile' }, count: table.discard.length, point: 'pass' },
    ],
  }
}

const pool = (table: SeatView): Tray[] =>
  table.pool.length === 0
    ? []
    : [
        {
          id: 'pool',
          title: { hu: 'Kiosztandó rubinlapok', en: 'Ruby cards to share' },
          items: table.pool.map(value =>
            value === null
              ? { look: BACK, label: { hu: 'rubinlap', en: 'ruby card' } }
              : {
                  look: { art: 'coin', tint: 'red' as const, text: String(value) },
                  label: { hu: `${value} rubin`, en: `${value} rubies` },
                  point: `take:${value}`,
                },
          ),
        },
      ]

function notes(table: SeatView): Words[] {
  const time = table.night ? { hu: 'éjszaka', en: 'night' } : { hu: 'nappal', en: 'day' }
  const rule = (language: 'hu' | 'en') =>
    conditionsAgree(table.conditions)
      ? CONDITIONS[table.conditions.N][language]
      : SIDES.map(
          (side, i) => `${SIDE_NAMES[i]![language]}: ${CONDITIONS[table.conditions[side]][language]}`,
        ).join(', ')
  const found: Words[] = [
    {
      hu: `${table.round}. forduló, ${time.hu}; ${rule('hu')}`,
      en: `Round ${table.round}, ${time.en}; ${rule('en')}`,
    },
  ]
  if (table.won === 'hunters')
    found.push({ hu: 'Az ékkővadászok elérték a rubint.', en: 'The hunters reached the ruby.' })
  if (table.won === 'rogues')
    found.push({
      hu: 'A rubin rejtve maradt: a zsiványok győztek.',
      en: 'The ruby stayed hidden: the rogues won.',
    })
  return found
}
