/**
 * A shortest solution of the book's position by what counts, found by `searchFromBothEnds` without it: no other is shorter, which a
 * search written apart from the kit has found as well.
 */
export const LINE = {
  moves:
    'd3-d1 d4-e2 d6-e4:n f6-d3 a6-d6 a4-a5 a1-a2 d1-a1 e2-d1 f4-f1 e4-e3:e d6-d4 a5-d5 a2-a4 a1-a1:n d3-c1 e3-b2 d4-b3 f1-e3:n d5-e4:n a4-b4 a1-a4 b2-a2:n d1-e1 c1-a1 b3-b1:e e3-c3 e1-c1 e4-e1 b4-d4 b1-c4',
  steps:
    'd3-d2 f4-f3 f6-f5 d2-d1 f3-f2 f5-f4 d4-d3 d6-d5 a6-b6 b6-c6 c6-d6 a4-a5 a1-a2 d1-c1 f2-f1 f4-f3 d3-d2 c1-b1 b1-a1 d2-d1 d5-d4 d4-d3 d6-d5 d5-d4 a5-b5 b5-c5 c5-d5 a2-a3 a3-a4 a1-a1:n d3-c3 f3-e3 d1-c1 e3-e2 c1-b1 c3-b3 d4-d3 d5-e4:n a4-b4 a1-a2 a2-a3 a3-a4 b3-a3 d3-c3 f1-f2 b1-a1 e2-e1 e1-f1 c3-c1:e f2-e2 e2-d2 e4-e3 e3-e2 f1-e1 e1-d1 e2-e1 b4-c4 c4-d4 c1-c2 c2-c3 c3-c4 d2-c3:n',
}
