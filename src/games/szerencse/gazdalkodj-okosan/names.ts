import { CHANCE, type Move, type Position, type Words } from '../../../engine/index.ts'
import { extra, from, isRoll, rollName } from '../../../kit/index.ts'
import { BOOKS, forints, OFFERS } from './articles.ts'
import { CARDS } from './cards.ts'
import { EQUIPMENT, FIELDS } from './fields.ts'
import { HELD, isIn, STAGE, type Ground } from './ground.ts'
import { KIND, REPAYS, TICKETS, timeIn } from './kinds.ts'

/** What moves are called, the words of their buttons, and what is wanted now. */

const say = (hu: string, en: string): Words => ({ hu, en })

export function nameOf(t: Ground, m: Move): string {
  if (isRoll(m)) return rollName(m)
  const arg = from(m)
  switch (extra(m)) {
    case KIND.ROLL:
      return 'roll'
    case KIND.END:
      return 'end'
    case KIND.SAVE:
      return `save:${BOOKS[arg]}`
    case KIND.CASH:
      return `cash:${BOOKS[arg]}`
    case KIND.REPAY:
      return `repay:${REPAYS[arg] === 0 ? 'all' : REPAYS[arg]}`
    case KIND.FLAT:
      return 'flat'
    case KIND.BUY:
      return `buy:${OFFERS[arg]!.id}`
    case KIND.TICKET:
      return TICKETS[arg] === 100 ? 'theatre' : 'cinema'
    case KIND.TICK:
      return `tick:${EQUIPMENT[arg]!.id}`
    case KIND.CARD:
      return `card:${CARDS[arg]!.id}`
    case KIND.FIRST:
      return `first:${t.players[arg]!.id}`
    case KIND.TIME:
      return `time:${timeIn(m)}`
    default:
      return 'done'
  }
}

const SIMPLE: Readonly<Record<string, Words>> = {
  roll: say('Dobok', 'Roll'),
  end: say('Vége a körömnek', 'End my turn'),
  done: say('Nem veszek mást', 'Buy nothing more'),
  flat: say('Lakást veszek 70 000 Ft készpénzért', 'Buy a flat for 70 000 in cash'),
  theatre: say('Színházjegy: 100 Ft', 'Theatre ticket: 100'),
  cinema: say('Mozijegy: 50 Ft', 'Cinema ticket: 50'),
}

export function labelOf(t: Ground, point: string): Words {
  const simple = SIMPLE[point]
  if (simple) return simple
  const [what = '', id = ''] = point.split(':')
  const sum = forints(Number(id))
  switch (what) {
    case 'save':
      return say(`Takarékba teszek ${sum} Ft-ot`, `Save ${sum}`)
    case 'cash':
      return say(`Kiveszek ${sum} Ft-ot a takarékból`, `Cash in ${sum}`)
    case 'repay':
      return id === 'all'
        ? say('Kifizetem a lakás egész hátralékát', 'Pay off the flat')
        : say(`Törlesztek ${sum} Ft-ot`, `Repay ${sum}`)
    case 'buy': {
      const { name, price } = OFFERS.find(offer => offer.id === id)!
      return say(`${name.hu}: ${forints(price)} Ft`, `${name.en}: ${forints(price)}`)
    }
    case 'tick':
      return EQUIPMENT.find(each => each.id === id)!.name
    case 'card':
      return CARDS.find(each => each.id === id)!.text
    case 'first': {
      const { hu, en } = t.players.find(player => player.id === id)!.name
      return say(`${hu} kezd`, `${en} begins`)
    }
    case 'roll':
      return say(`a kocka: ${id}`, `the die: ${id}`)
    default:
      return say(point, point)
  }
}

export function promptOf(t: Ground, p: Position): Words | undefined {
  if (p.turn === CHANCE) return undefined
  const held = p.at(t.held + p.turn)
  switch (p.at(t.stage)) {
    case STAGE.OFFER:
      return FLAT_OFFERS.some(i => isIn(p.at(t.offers), i))
        ? say(
            'Lakást vehetsz. Ha kevés a készpénzed, előbb vegyél ki a takarékból.',
            'You may buy a flat. Cash in savings first if you are short.',
          )
        : say(
            'Vásárolhatsz. Ha kevés a készpénzed, előbb vegyél ki a takarékból.',
            'You may buy. Cash in savings first if you are short.',
          )
    case STAGE.TICKET:
      return say(
        'Színház vagy mozi? Valamelyikre jegyet kell venned.',
        'Theatre or cinema? One of the tickets must be bought.',
      )
    case STAGE.QUIZ:
      return say(
        'Válaszd ki a kerékpár hét kötelező tartozékát egy percen belül!',
        'Choose the seven things a bicycle must have, within a minute.',
      )
    case STAGE.END:
      return say('Rendezd a pénzed, aztán zárd le a körödet.', 'Put your money in order, then end your turn.')
    default:
      if (held === HELD.CAMP)
        return say('Táborban vagy: 1-es vagy 6-os kell.', 'You are in the camp: roll a 1 or a 6.')
      if (held === HELD.SIX) return say('Csak 6-ossal mehetsz tovább.', 'Only a 6 takes you on.')
      return p.at(t.rolls) > 0
        ? say('Dobhatsz; utána még marad dobásod.', 'Roll; more rolls are left after it.')
        : say('Dobj a kockával.', 'Roll the die.')
  }
}

const FLAT_OFFERS = OFFERS.flatMap(({ id }, i) => (id.startsWith('flat-') ? [i] : []))

/** What happened last: the card, the field, whatever holds a player. */
export function notesOf(t: Ground, p: Position): Words[] {
  const who = p.at(t.who)
  const { name } = t.players[who]!
  const notes: Words[] = []
  if (p.at(t.die) > 0) {
    const field = p.at(t.at + who)
    const { hu, en } = FIELDS[field]!.text
    notes.push(
      say(
        `${capital(name.hu)} (${field === 0 ? 'Start' : `${field}. mező`}): ${hu}`,
        `${capital(name.en)} on ${field === 0 ? 'Start' : `field ${field}`}: ${en}`,
      ),
    )
  }
  const card = CARDS[p.at(t.card) - 1]
  if (card) notes.push(say(`Kártya: ${card.text.hu}`, `Card: ${card.text.en}`))
  return notes
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
