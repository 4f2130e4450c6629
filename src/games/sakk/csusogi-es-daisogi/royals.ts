import type { Position } from '../../../engine/index.ts'
import { split, win } from '../../../kit/index.ts'
import type { ChessPart } from '../../../kit/families/chess/index.ts'

const SEVERAL = -2
/** A second royal is worth about as much as a strong piece. */
const SECOND = 0.05

/** King and crown prince: the last of them lost loses, and so does a side with nobody else, unless it bares the other at once. */
export const royals: ChessPart = core => {
  const { players } = core.rules
  const named = (say: (hu: string, en: string) => readonly [string, string]) =>
    players.map(({ name: { hu, en } }, i) => win(players, core.foe[i]!, ...say(hu, en)))
  const lost = named((hu, en) => [
    `Nem maradt se királya, se koronahercege: ${hu}.`,
    `Has neither king nor crown prince left: ${en}.`,
  ])
  const bared = named((hu, en) => [
    `Csak a királyi figurái maradtak, ezért veszít: ${hu}.`,
    `Has nobody left but royals and loses: ${en}.`,
  ])
  const empty = split(
    players,
    'Mindkét oldalon csak királyi figura maradt: döntetlen.',
    'Neither side has anybody left but royals: a draw.',
  )
  const isBare = (p: Position, player: number): boolean => {
    const royal = p.words[core.royal + player]!
    return p.words[core.men + player] === (royal === SEVERAL ? 2 : 1)
  }
  const hasTwo = (p: Position, player: number) => (p.words[core.royal + player] === SEVERAL ? 1 : 0)
  return {
    outcome(p) {
      const [own, foe] = [p.turn, core.foe[p.turn]!]
      if (p.words[core.royal + own] === -1) return lost[own]
      if (!isBare(p, foe)) return undefined
      return isBare(p, own) ? empty : bared[foe]
    },
    value: (p, player, usual) =>
      Math.max(-1, Math.min(1, usual + SECOND * (hasTwo(p, player) - hasTwo(p, core.foe[player]!)))),
  }
}
