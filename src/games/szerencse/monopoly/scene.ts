import type { Position, Words } from '../../../engine/index.ts'
import {
  diceTray,
  onField,
  tokensOn,
  type Look,
  type Placed,
  type Scene,
  type Shape,
  type Tint,
  type Tray,
  type TrayItem,
} from '../../../kit/index.ts'
import { DEEDS, FIELDS, GROUPS } from './data.ts'
import { HOTEL } from './estate.ts'
import { cashOf, creditorOf, debtorOf, inJail, isIn, isOut, ownerOf, sumOf, type Ground } from './ground.ts'

const tintOf = (t: Ground, player: number): Tint => (t.players[player]?.tint ?? 'grey') as Tint
const say = (hu: string, en: string): Words => ({ hu, en })

const tokens = (t: Ground, p: Position): Placed[] =>
  tokensOn(
    t.board,
    t.players,
    i => (isOut(t, p, i) ? undefined : p.at(t.at + i)),
    i => {
      const { hu, en } = t.players[i]!.name
      return inJail(t, p, i) ? say(`${hu} a börtönben`, `${en} in jail`) : say(hu, en)
    },
  )

function onFields(t: Ground, p: Position): Placed[] {
  return DEEDS.flatMap(field => {
    const owner = ownerOf(t, p, field)
    if (owner < 0) return []
    const built = p.at(t.built + field)
    const pledged = p.at(t.mortgaged + field) === 1
    const { name } = t.players[owner]!
    const mark: Placed = {
      cell: field,
      owner,
      look: { art: pledged ? 'ring' : 'disc', tint: tintOf(t, owner), size: 0.24 },
      label: pledged
        ? say(`${name.hu} zálogban lévő tulajdona`, `${name.en}’s, mortgaged`)
        : say(`${name.hu} tulajdona`, `${name.en}’s`),
      shift: onField(t.board, field, 0.36, -0.66),
    }
    const hotel = built === HOTEL
    const houses = Array.from({ length: hotel ? 1 : built }, (_, i): Placed => ({
      cell: field,
      owner,
      look: { art: hotel ? 'hotel' : 'house', tint: hotel ? 'red' : 'green', size: hotel ? 0.34 : 0.24 },
      label: hotel ? say('szálloda', 'hotel') : say('ház', 'house'),
      shift: onField(t.board, field, (i - (hotel ? 0 : (built - 1) / 2)) * 0.24, 0.68),
    }))
    return [mark, ...houses]
  })
}

/** A deed in the colour of its group; its name is told by whoever rests on it. */
const CHIP: readonly Shape[] = [{ path: 'M-26-36H26V36H-26Z', fill: 'base', stroke: 'line', width: 7 }]

function purse(t: Ground, p: Position, player: number): Tray {
  const items: TrayItem[] = DEEDS.filter(field => ownerOf(t, p, field) === player).map(field => {
    const { name, group } = FIELDS[field]!
    const pledged = p.at(t.mortgaged + field) === 1
    const look: Look = { art: 'bare', tint: pledged ? 'grey' : GROUPS[group]!.tint, drawing: CHIP }
    return { look, label: pledged ? say(`${name.hu} (zálogban)`, `${name.en} (mortgaged)`) : name }
  })
  for (const deck of [0, 1])
    if (p.at(t.free[deck]!) === player + 1)
      items.push({
        look: { art: 'card', tint: deck === 0 ? 'orange' : 'yellow', text: '#' },
        label: say('szabadulólevél', 'pardon'),
      })
  const sum = `$${cashOf(t, p, player)}`
  const state = isOut(t, p, player)
    ? say('csődbe ment', 'bankrupt')
    : inJail(t, p, player)
      ? say(`${sum}, börtönben`, `${sum}, in jail`)
      : say(sum, sum)
  return {
    id: `purse:${player}`,
    owner: player,
    place: 'card',
    title: t.players[player]!.name,
    items,
    text: state,
  }
}

const listed = (words: readonly Words[]): Words =>
  say(words.map(w => w.hu).join(', '), words.map(w => w.en).join(', '))

const dollars = (sum: number): Words => {
  const text = `${sum < 0 ? '−' : ''}$${Math.abs(sum)}`
  return say(text, text)
}

function tradeNotes(t: Ground, p: Position): Words[] {
  if (p.at(t.trader) === 0) return []
  const lines = t.players.flatMap(({ name }, player) => {
    if (!isIn(p.at(t.parties), player)) return []
    const got = DEEDS.filter(field => p.at(t.deal + field) === player + 1).map(field => FIELDS[field]!.name)
    for (const deck of [0, 1])
      if (p.at(t.dealFree[deck]!) === player + 1) got.push(say('szabadulólevél', 'pardon'))
    const net = p.at(t.net + player)
    if (net !== 0) got.push(dollars(net))
    const { hu, en } = listed(got)
    return [say(`${name.hu} kapja: ${hu || '–'}`, `${name.en} gets: ${en || '–'}`)]
  })
  const [giver, taker] = [t.players[p.at(t.giver)]!.name, t.players[p.at(t.taker)]!.name]
  return [
    giver === taker
      ? say(`Üzlet, most ${giver.hu} ad:`, `A trade; now ${giver.en} gives:`)
      : say(`Üzlet, most ${giver.hu} ad, ${taker.hu} kap:`, `A trade; now ${giver.en} gives to ${taker.en}:`),
    ...lines,
  ]
}

function notes(t: Ground, p: Position): Words[] {
  const found: Words[] = []
  const shown = p.at(t.shown) - 1
  if (shown >= 0) found.push(t.decks[shown >> 4]![shown & 15]!.text)
  if (p.at(t.debts) > 0) {
    const debt = p.at(t.debts + 1)
    const [from, creditor] = [t.players[debtorOf(debt)]!.name, creditorOf(debt)]
    const to = t.players[creditor]?.name ?? say('bank', 'the bank')
    found.push(
      say(`${from.hu} tartozása: $${sumOf(debt)} (${to.hu})`, `${from.en} owes ${to.en} $${sumOf(debt)}`),
    )
  }
  const sale = p.at(t.sale)
  if (sale > 0) {
    const item =
      FIELDS[sale - 1]?.name ??
      (sale === 41 ? say('az utolsó ház', 'the last house') : say('az utolsó szálloda', 'the last hotel'))
    const leader = t.players[p.at(t.leader) - 1]?.name
    found.push(
      leader
        ? say(
            `Árverés: ${item.hu}, $${p.at(t.bid)} (${leader.hu})`,
            `Auction: ${item.en}, $${p.at(t.bid)} (${leader.en})`,
          )
        : say(`Árverés: ${item.hu}`, `Auction: ${item.en}`),
    )
  }
  return [...found, ...tradeNotes(t, p)]
}

const PILES: Tray = {
  id: 'piles',
  title: say('Kártyák', 'Cards'),
  items: [
    { look: { art: 'card', tint: 'orange', text: '?' }, label: say('Szerencse', 'Chance') },
    { look: { art: 'card', tint: 'yellow', text: '!' }, label: say('Közös kassza', 'Community Chest') },
  ],
}

export function sceneOf(t: Ground, p: Position): Scene {
  const dice = [0, 1].map(i => p.at(t.dice + i)).filter(Boolean)
  const trays: Tray[] = [diceTray(dice), PILES, ...t.players.map((_, player) => purse(t, p, player))]
  if (t.rules.parkingPot) {
    const pot = `$${t.money.of(p, t.pot)}`
    trays.push({ id: 'pot', title: say('Ingyenes parkoló', 'Free Parking'), items: [], text: say(pot, pot) })
  }
  const who = p.turn >= 0 ? p.turn : p.at(t.who)
  return {
    placed: [...onFields(t, p), ...tokens(t, p)],
    trays,
    notes: notes(t, p),
    focus: p.at(t.sale) > 0 && p.at(t.sale) <= t.board.size ? p.at(t.sale) - 1 : p.at(t.at + who),
  }
}
