import type { Codec, Layout, Outcome, Player, Position, Words } from '../../engine/index.ts'
import { numberCodec, wordCodec } from '../codecs.ts'

const [NOT_YET, NOW, PAST] = [0, 1, 2]

/**
 * Several games that make one match: who first has so many points has won it. When somebody is one point short for the first time,
 * nobody may double in the next game (the Crawford rule).
 */
export class Score {
  /** 1: a single game, of which nothing is kept here. */
  readonly goal: number
  private readonly players: readonly Player[]
  private readonly points: number
  private readonly over: number
  private readonly crawford: number

  constructor(layout: Layout, players: readonly Player[], goal: number) {
    this.goal = goal
    this.players = players
    const range = (name: string, json: Codec) => (goal > 1 ? layout.range(name, 1, { json }) : 0)
    const [first = 0] = players.map(({ id }) => range(`score ${id}`, numberCodec(0, 0, goal)))
    this.points = first
    this.over = range('won', wordCodec(['nobody', ...players.map(player => player.id)]))
    this.crawford = range('crawford', wordCodec(['not yet', 'now', 'past']))
  }

  of(p: Position, player: number): number {
    return this.goal > 1 ? p.at(this.points + player) : 0
  }

  /** The winner of the game that has just ended; the next one has not begun. */
  gameWinner(p: Position): number | undefined {
    const word = this.goal > 1 ? p.at(this.over) : 0
    return word === 0 ? undefined : word - 1
  }

  forbidsDoubling(p: Position): boolean {
    return this.goal > 1 && p.at(this.crawford) === NOW
  }

  /** A game is won; the loser says when the next one begins. */
  win(p: Position, winner: number, points: number): void {
    const now = Math.min(this.goal, this.of(p, winner) + points)
    p.put(this.points + winner, now)
    p.put(this.over, winner + 1)
    if (p.at(this.crawford) === NOW) p.put(this.crawford, PAST)
    else if (p.at(this.crawford) === NOT_YET && now === this.goal - 1) p.put(this.crawford, NOW)
    p.pass(1 - winner)
  }

  beginNext(p: Position): void {
    p.put(this.over, 0)
  }

  outcome(p: Position): Outcome | undefined {
    const winner = this.players.findIndex((_, player) => this.of(p, player) >= this.goal)
    if (this.goal < 2 || winner < 0) return undefined
    const { hu, en } = this.players[winner]!.name
    const score = this.told(p, winner)
    return {
      result: this.players.map((_, i) => (i === winner ? 1 : 0)),
      points: this.players.map((_, i) => this.of(p, i)),
      reason: { hu: `${hu} megnyerte a mérkőzést: ${score}.`, en: `${en} won the match: ${score}.` },
    }
  }

  /** "3 : 1", this player's points first. */
  told(p: Position, player: number): string {
    return `${this.of(p, player)} : ${this.of(p, 1 - player)}`
  }

  tally(p: Position, player: number): readonly Words[] {
    if (this.goal < 2) return []
    const share = `${this.of(p, player)} / ${this.goal}`
    return [{ hu: `${share} pont`, en: `${share} points` }]
  }
}
