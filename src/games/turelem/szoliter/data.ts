/**
 * Weights of the 33 cells, found by linear programming over positions that a search for the fewest chains meets: no chain of jumps
 * lowers the sum of the weights of all men by more than one.
 */
export const WEIGHTINGS: readonly (readonly number[])[] = `
             0  0  1
             0 -1  0
    2 -1  0  0  0 -1  2
    0  0  0 -1  0  0  0
    2 -1  0  0  0 -1  2
            -1  0 -1
             2  0  2

             0 -1  2
             0 -3 -1
    6 -5  0 -5  0 -5  6
    0  0 -1 -2 -1  0  0
    6 -5  0 -5  0 -5  6
            -1 -6 -1
             2  0  2

             0  0  1
             0 -2  0
    2 -1  0  0  0  0  1
    0  0 -1 -2  0 -1  0
    1 -1  0 -1  0  0  0
            -1  0 -1
             2  0  2

             2  0  2
            -1 -2 -1
    2 -1  0 -1  0 -1  2
    0  0  0 -1  0  0  0
    2 -1  0  0  0 -1  2
            -1  0 -1
             2  0  2

             0  0  0
            -1  0  0
    2 -1  0 -1  0 -1  2
    0  0 -1 -2 -1  0  0
    2 -1  0 -1  0 -1  2
            -1  0 -1
             2  0  2

             0 -1  2
             0  0 -1
    2 -1  0  0  0 -1  2
    0  0  0  0  0  0  0
    2 -1  0  0  0 -1  2
            -1  0 -1
             2  0  2
`
  .trim()
  .split('\n\n')
  .map(board => board.trim().split(/\s+/).map(Number))
