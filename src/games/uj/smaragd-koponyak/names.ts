import { CHANCE, type Move, type Point, type Position, type Words } from '../../../engine/index.ts'
import { CONDITIONS } from './bets.ts'
import { PRICES } from './data.ts'
import { CARDS, FACES, facesOf, kindOf, LABELS, playerOf, SLOTS, slotOf, valueOf } from './moves.ts'
import { earnedJackpots } from './payout.ts'
import { BET, BUY, CHECK, CHOOSE, PAY, RIVAL, ROLLED, type State } from './state.ts'

/** How moves are called, what a person points at for them, and the words on buttons. */
const THROW: Words = { hu: 'Dobj, amikor a többiek fogadtak.', en: 'Throw when the others have bet.' }
const PROMPTS: Readonly<Partial<Record<number, Words>>> = {
  [CHOOSE]: { hu: 'Válassz egy fogadáskártyát.', en: 'Choose a bet card.' },
  [BUY]: { hu: 'Válaszd meg, hány kockával dobsz.', en: 'Choose how many dice you throw.' },
  [RIVAL]: { hu: 'Válassz egy ellenfélkártyát.', en: 'Choose an opposition card.' },
  [BET]: {
    hu: 'Tegyél fogadásokat, vagy jelezd, hogy kész vagy.',
    en: 'Place bets, or say that you are done.',
  },
  [ROLLED]: {
    hu: 'Tegyél le a dobott kockákból, vagy javíts a dobáson.',
    en: 'Place some of the dice, or mend the throw.',
  },
  [CHECK]: { hu: 'Menekülj, vagy dobj tovább.', en: 'Flee, or throw on.' },
  [PAY]: { hu: 'Válaszd meg, melyik nyereményt kéred.', en: 'Choose the prize you want.' },
}

export function skullWords(state: State, racing: boolean) {
  const { players } = state
  const titleOf = (condition: string): Words => CONDITIONS.get(condition)!.name
  const said = (player: string | undefined, words: Words): Words => {
    const name = players[Number(player)]?.name
    return name ? { hu: `${name.hu}: ${words.hu}`, en: `${name.en}: ${words.en}` } : words
  }

  /** A bet names the place it expects: when another marker was faster, there is no such move any more. */
  const name = (p: Position, m: Move): string => {
    const kind = kindOf(m)
    const value = valueOf(m)
    switch (kind) {
      case 'bet': {
        const { card, bet } = SLOTS[slotOf(m)]!
        const place = state.height(p, slotOf(m)) + 1
        return `${players[playerOf(m)]!.id}:${bet.condition}@${card.id}#${place}`
      }
      case 'done':
        return `${players[value]!.id}:done`
      case 'rolled':
        return `roll:${facesOf(m)
          .flatMap((count, i) => Array.from({ length: count }, () => FACES[i]))
          .join(',')}`
      case 'place':
        return `place:${value & 15}:${(value >> 4) & 15}+${value >> 8}`
      case 'card':
        return `card:${CARDS[value]!.id}`
      case 'pay':
        return `pay:${value === 0 ? 'standard' : earnedJackpots(state.result(p), state.cardsInPlay(p))[value - 1]!.id}`
      case 'start':
        return `start:${players[value]!.id}`
      case 'rival':
        return `rival:${value + 1}`
      case 'buy':
      case 'time':
        return `${kind}:${value}`
      default:
        return kind
    }
  }

  const points = (p: Position, m: Move): readonly Point[] => {
    const value = valueOf(m)
    switch (kindOf(m)) {
      case 'bet':
        return [racing ? `bet:${slotOf(m)}:${playerOf(m)}` : `bet:${slotOf(m)}`]
      case 'done':
        return [racing ? `done:${value}` : 'done']
      case 'place':
        return [(value & 15) - 1, `dice:${(value >> 4) & 15}+${value >> 8}`]
      default:
        return [name(p, m)]
    }
  }

  const label = (point: string): Words => {
    const [kind = '', value = '', player] = point.split(':')
    switch (kind) {
      case 'buy':
        return {
          hu: `${value} kocka (${PRICES[Number(value)]} fogaskerék)`,
          en: `${value} dice (${PRICES[Number(value)]} gears)`,
        }
      case 'pay':
        return CONDITIONS.get(value)?.name ?? LABELS['pay:standard']!
      case 'dice': {
        const [own, wild] = value.split('+')
        return { hu: `${own} szám, ${wild} koponya`, en: `${own} of the number, ${wild} skulls` }
      }
      case 'bet':
        return said(player, titleOf(SLOTS[Number(value)]!.bet.condition))
      case 'done':
        return said(value === '' ? undefined : value, LABELS['done']!)
      case 'card': {
        const titles = (CARDS.find(({ id }) => id === value)?.bets ?? []).map(bet => titleOf(bet.condition))
        return {
          hu: `${value}: ${titles.map(({ hu }) => hu).join(' / ')}`,
          en: `${value}: ${titles.map(({ en }) => en).join(' / ')}`,
        }
      }
      default:
        return LABELS[point] ?? LABELS[kind] ?? { hu: point, en: point }
    }
  }
  const prompt = (p: Position): Words | undefined =>
    p.turn === CHANCE
      ? undefined
      : p.at(state.phase) === BET && p.turn === p.at(state.tumbler)
        ? THROW
        : PROMPTS[p.at(state.phase)]
  return { name, points, label, prompt }
}
