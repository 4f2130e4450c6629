/**
 * What is too much for every run goes round: this number says whose turn it is. `npm test` takes it from the commit and
 * prints it, and the same number in the variable ROTATION repeats the same choice.
 */
export const rotation = Number(process.env['ROTATION'] ?? 0)
