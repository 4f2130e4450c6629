import {
  fail,
  ok,
  readPosition,
  type Json,
  type Options,
  type Position,
  type Result,
} from '../../engine/index.ts'
import type { Board, GameDefinition, Scene } from '../../kit/index.ts'
import { checkOptions } from '../store/opening.ts'

/** A position drawn in the rules, with marks and arrows. */
export interface DiagramPicture {
  readonly board: Board
  readonly scene: Scene
  readonly marks: readonly number[]
  readonly arrows: readonly (readonly [number, number])[]
  readonly caption: string
}

const isObject = (json: Json | undefined): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json)

export function readDiagram(definition: GameDefinition, json: Json | undefined): Result<DiagramPicture> {
  if (!isObject(json)) return fail('Az ábra hibás.', 'The diagram is wrong.')
  const options = checkOptions(definition, (isObject(json['options']) ? json['options'] : {}) as Options)
  if (!options.ok) return options
  const game = definition.make(options.value)
  let position: Position
  if (json['position'] === undefined) {
    position = game.layout.empty()
    game.start(position)
  } else {
    const read = readPosition(game, json['position'])
    if (!read.ok) return read
    position = read.value
  }
  const cell = (name: Json | undefined) => game.board.names.indexOf(String(name))
  const marks = isList(json['marks']) ? json['marks'].map(cell) : []
  const arrows = isList(json['arrows']) ? json['arrows'].filter(isList) : []
  return ok({
    board: game.board,
    scene: game.scene(position),
    marks: marks.filter(c => c >= 0),
    arrows: arrows
      .map(([from, to]) => [cell(from), cell(to)] as const)
      .filter(([from, to]) => from >= 0 && to >= 0),
    caption: typeof json['caption'] === 'string' ? json['caption'] : '',
  })
}
