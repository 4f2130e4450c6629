import type { Placed, Scene, TrayItem } from '../../kit/index.ts'

const kindOf = ({ look, label }: Placed): string => `${label.en} ${look.art} ${look.text ?? ''}`

function menOf(scene: Scene, player: number): Map<string, Placed[]> {
  const found = new Map<string, Placed[]>()
  for (const placed of scene.placed) {
    if (placed.owner !== player) continue
    const kind = kindOf(placed)
    found.set(kind, [...(found.get(kind) ?? []), placed])
  }
  return found
}

const countOf = (men: ReadonlyMap<string, readonly Placed[]>): number =>
  [...men.values()].reduce((sum, each) => sum + each.length, 0)

/**
 * The men a player has lost since the start, by kind. Men that became something else are not lost: each one too many of a kind
 * stands for one of those of which there were most.
 */
export function lossesOf(start: Scene, now: Scene, player: number): TrayItem[] {
  const [before, after] = [menOf(start, player), menOf(now, player)]
  let left = countOf(before) - countOf(after)
  if (left <= 0) return []
  return [...before]
    .map(([kind, men]) => ({ men, gone: men.length - (after.get(kind)?.length ?? 0) }))
    .sort((a, b) => a.men.length - b.men.length)
    .flatMap(({ men: [man], gone }) => {
      const count = Math.min(Math.max(0, gone), left)
      left -= count
      return man && count > 0 ? [{ look: man.look, label: man.label, count }] : []
    })
}

/** Whether men that are gone tell something: armies stand there at the start, and nothing beside the board counts them already. */
export function hasArmies(start: Scene, players: number): boolean {
  const owners = new Set(start.placed.map(({ owner }) => owner))
  return (
    Array.from({ length: players }, (_, i) => i).every(player => owners.has(player)) &&
    start.trays.every(({ owner }) => owner === undefined)
  )
}
