// What the pages of the board's tests leave on the window for the tests to read and call.
interface Window {
  /** Every point the board told, in order. */
  told: (number | string)[]
  /** Milliseconds from the start to the second frame; 0 until then. */
  ready: number
  /** Draws a board of so many pieces; returns the milliseconds of script and layout. */
  draw(art: string, count: number): number
  /** Moves many pieces at once; returns the milliseconds of script. */
  apply(moves: number): number
}
