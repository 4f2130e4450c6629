import { createSignal } from 'solid-js'

const KEY = 'jatekvilag.favourites'

function read(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [])
  } catch {
    // Storage is forbidden or was edited by hand: there are none.
    return new Set()
  }
}

const [favourites, setFavourites] = createSignal(read())
export { favourites }

export function toggleFavourite(id: string): void {
  const next = new Set(favourites())
  if (!next.delete(id)) next.add(id)
  setFavourites(next)
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]))
  } catch {
    // The choice holds until the page is closed.
  }
}

window.addEventListener('storage', event => {
  if (event.key === KEY) setFavourites(read())
})
