import {
  checkOptions,
  fail,
  gameOf,
  ok,
  readPosition,
  type Json,
  type Options,
  type Position,
  type Result,
} from '../engine/index.ts'
import type { Board, BoardGame, GameDefinition, Scene } from '../kit/index.ts'

/** A position drawn in the rules, with marks and arrows. */
export interface DiagramPicture {
  readonly board: Board
  readonly scene: Scene
  readonly marks: readonly number[]
  readonly arrows: readonly (readonly [number, number])[]
  readonly caption: string
}

export const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
export const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json)

/** The options a block of the text names. */
export const optionsOf = (json: Json | undefined): Options =>
  Object.fromEntries(
    Object.entries(isObject(json) && isObject(json['options']) ? json['options'] : {}).map(([id, value]) => [
      id,
      String(value),
    ]),
  )

export interface SetUp {
  readonly game: BoardGame
  readonly position: Position
}

/** The game with the block's options, in the block's position; without one it is the start. */
export function setUp(definition: GameDefinition, json: Json | undefined): Result<SetUp> {
  if (!isObject(json)) return fail('Az ábra hibás.', 'The diagram is wrong.')
  const options = checkOptions(definition, optionsOf(json))
  if (!options.ok) return options
  const game = gameOf(definition, options.value)
  if (json['position'] !== undefined) {
    const read = readPosition(game, json['position'])
    return read.ok ? ok({ game, position: read.value }) : read
  }
  const position = game.layout.empty()
  game.start(position)
  position.settle()
  return ok({ game, position })
}

export function readDiagram(definition: GameDefinition, json: Json | undefined): Result<DiagramPicture> {
  const set = setUp(definition, json)
  if (!set.ok) return set
  const { game, position } = set.value
  const said = isObject(json) ? json : {}
  const cell = (name: Json | undefined) => game.board.names.indexOf(String(name))
  const marks = isList(said['marks']) ? said['marks'].map(cell) : []
  const arrows = isList(said['arrows']) ? said['arrows'].filter(isList) : []
  return ok({
    board: game.board,
    scene: game.scene(position),
    marks: marks.filter(c => c >= 0),
    arrows: arrows
      .map(([from, to]) => [cell(from), cell(to)] as const)
      .filter(([from, to]) => from >= 0 && to >= 0),
    caption: typeof said['caption'] === 'string' ? said['caption'] : '',
  })
}
