import { expect, test } from 'vitest'
import { Match, Rng } from '../../engine/index.ts'
import hunters from '../../games/uj/ekkovadaszok/game.ts'
import type { SavedMatch } from '../../wire/index.ts'
import { matchFileText, readMatchFile } from './match-file.ts'

function dealt(): SavedMatch {
  const match = Match.begin(hunters, { players: '5' })
  match.roll(new Rng(3))
  return {
    id: 'a-file',
    name: 'Próba',
    updated: '2026-11-16T04:00:00.000Z',
    seats: match.game.players.map(() => ({ kind: 'person' })),
    match: match.save(),
  }
}

test('a sealed file tells no role, goal or card in plain words, and opens as it was', async () => {
  const saved = dealt()
  const open = await matchFileText(saved, 'open')
  const sealed = await matchFileText(saved, 'sealed')
  expect(open).toMatch(/role:hunter/)
  for (const secret of [/role:/, /goals:/, /deal:/, /rogue/, /hunter/]) expect(sealed).not.toMatch(secret)
  expect(await readMatchFile(sealed)).toEqual({ ok: true, value: saved })
  expect(await readMatchFile(open)).toEqual({ ok: true, value: saved })
})

test('a damaged sealed file gets a clear word', async () => {
  const sealed = JSON.parse(await matchFileText(dealt(), 'sealed')) as { sealed: string }
  for (const broken of ['', '!!!', sealed.sealed.slice(0, 40)])
    expect(await readMatchFile(JSON.stringify({ ...sealed, sealed: broken }))).toMatchObject({ ok: false })
})
