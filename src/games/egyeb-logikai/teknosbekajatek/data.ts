// The book tells only how many nodes and areas of each kind there are. This board has just so many; it has no symmetry, so that the
// second player cannot copy the first one's moves.

const wordsOf = (list: string): readonly string[] => list.trim().split(/\s+/)
const numbersOf = (list: string): number[] => list.split(',').map(Number)

/** The nodes 1, 2 … by where they lie, to the right and upwards from the middle; the first 24 lie on an ellipse of 3 by 2. */
export const NODES = wordsOf(`
  2.929,0.431 2.438,1.166 1.81,1.595 1.251,1.818 0.677,1.948 0.185,1.996 -0.281,1.991 -0.811,1.925 -1.286,1.807
  -1.814,1.593 -2.363,1.233 -2.88,0.56 -2.948,-0.37 -2.484,-1.121 -1.88,-1.559 -1.364,-1.781 -0.825,-1.923
  -0.207,-1.995 0.429,-1.979 0.985,-1.889 1.529,-1.721 2.013,-1.483 2.503,-1.102 2.928,-0.435 0.409,1.623
  -1.548,1.391 -0.358,1.338 1.006,1.301 0.373,1.172 1.858,1.144 -1.589,0.945 1.36,0.927 -2.066,0.773 -0.613,0.747
  0.484,0.587 -1.357,0.574 1.158,0.405 -0.096,0.298 2.321,0.031 -1.665,0.027 -2.343,-0.006 1.584,-0.111
  -0.084,-0.344 -1.285,-0.453 -0.651,-0.58 1.055,-0.604 1.677,-0.7065 2.281,-0.713 0.403,-0.902 -1.444,-0.956
  -0.593,-1.097 -1.927,-1.125 1.678,-1.214 -0.126,-1.332 -1.049,-1.377 0.628,-1.474`).map(
  place => numbersOf(place) as [number, number],
)

/** The areas by name: H has seven corners, P five, T three. Their corners are nodes, one after the other around it. */
export const AREAS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  wordsOf(`
  H1:1,2,30,32,37,42,39 H2:8,9,26,31,36,34,27 H3:13,14,52,50,44,40,41 H4:20,21,53,47,46,49,56
  H5:34,36,40,44,45,43,38 H6:35,38,43,49,46,42,37
  P1:3,4,28,32,30 P2:4,5,25,29,28 P3:6,7,27,29,25 P4:10,11,33,31,26 P5:12,41,40,36,33 P6:15,16,55,50,52
  P7:17,18,54,51,55 P8:18,19,56,49,54 P9:22,23,48,47,53 P10:24,39,42,47,48 P11:27,34,38,35,29 P12:28,29,35,37,32
  P13:43,45,51,54,49 P14:44,50,55,51,45
  T1:1,39,24 T2:2,3,30 T3:5,6,25 T4:7,8,27 T5:9,10,26 T6:11,12,33 T7:12,13,41 T8:14,15,52 T9:16,17,55 T10:19,20,56
  T11:21,22,53 T12:23,24,48 T13:31,33,36 T14:42,46,47`).map(area => {
    const [name, corners] = area.split(':')
    return [name!, numbersOf(corners!)]
  }),
)
