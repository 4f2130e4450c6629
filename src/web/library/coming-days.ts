// The files for what the coming days bring: the library shows it without a network too, so it must open.

/** Made by the build (src/web/build/daily-files.ts). */
interface DailyFiles {
  readonly pages: readonly string[]
  readonly games: Readonly<Record<string, readonly string[]>>
}

const DAY = 86_400_000
/** A week in the mountains. */
const WEEK = 7

export async function keepComingDays(gamesOf: (day: string) => readonly string[]): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  try {
    const answer = await fetch('/daily-files.json')
    if (!answer.ok) return
    const { pages, games } = (await answer.json()) as DailyFiles
    const days = Array.from({ length: WEEK }, (_, i) =>
      new Date(Date.now() + i * DAY).toLocaleDateString('sv'),
    )
    const { keepFiles } = await import('../shell/offline-store.ts')
    await keepFiles([...pages, ...days.flatMap(gamesOf).flatMap(id => games[id] ?? [])])
  } catch {
    // No network or a full disk: the next visit tries again.
  }
}
