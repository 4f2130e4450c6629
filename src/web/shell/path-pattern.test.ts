import { expect, test } from 'vitest'
import { matchPath } from './path-pattern.ts'

test('words of an address come by name, and those that may miss are missing', () => {
  expect(matchPath('/', '/')).toEqual({})
  expect(matchPath('/play/:id', '/play/hex')).toEqual({ id: 'hex' })
  expect(matchPath('/play/:id', '/play/hex/')).toEqual({ id: 'hex' })
  expect(matchPath('/studio/:deck?/:part?', '/studio')).toEqual({ deck: undefined, part: undefined })
  expect(matchPath('/studio/:deck?/:part?', '/studio/d1/further')).toEqual({ deck: 'd1', part: 'further' })
})

test('another page’s address is not matched', () => {
  expect(matchPath('/', '/table')).toBeUndefined()
  expect(matchPath('/play/:id', '/play')).toBeUndefined()
  expect(matchPath('/play/:id', '/play/hex/more')).toBeUndefined()
  expect(matchPath('/table', '/tables')).toBeUndefined()
})

test('words are read as people wrote them; a broken one stays as it is', () => {
  expect(matchPath('/play/:id', '/play/g%C3%B3')).toEqual({ id: 'gó' })
  expect(matchPath('/play/:id', '/play/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
})
