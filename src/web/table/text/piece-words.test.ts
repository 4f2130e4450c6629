import { expect, test } from 'vitest'
import { ART_NAMES } from '../../../board/art/all.ts'
import { TINT_NAMES } from '../../../board/palette.ts'
import * as en from './piece-words-en.ts'
import * as hu from './piece-words-hu.ts'

test('every drawing and every colour has a name in both languages, no two the same', () => {
  for (const { arts, tints } of [hu, en]) {
    expect(ART_NAMES.filter(name => !arts[name])).toEqual([])
    expect(Object.keys(tints).sort()).toEqual([...TINT_NAMES].sort())
    expect(new Set(Object.values(arts)).size).toBe(Object.keys(arts).length)
  }
})
