/** Longer stories are shown in larger steps. */
const MOST = 160

/** Which of so many moments a film shows: the first, the last, and as many between them as it may have. */
export function momentsOf(length: number): number[] {
  const step = Math.max(1, Math.ceil((length + 1) / MOST))
  const moments = Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => i * step)
  if (moments.at(-1) !== length) moments.push(length)
  return moments
}
