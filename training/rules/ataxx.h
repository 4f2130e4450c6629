// Ataxx: a free cell beside an own disc is pointed at, and the disc divides; or a disc is chosen and then the cell two away to which it
// jumps. All others beside the goal are turned over. Whoever cannot move passes; that is done here without a step.
// Hexxagon (HEXES) is the same on a hexagon of hexes, which lies in the square array with two corners cut off.
// Planes: own, other, board, the chosen disc (8), forbidden cells (16), where the mover may point now (32), jumps in a row (64).
// Own bytes: [0] the step, [1] the chosen cell, [2] jumps in a row, [3] and [4] moves of the game, [7] the colour.
#define PASS 0
#define HEAD_OWNER 0
#define COLOUR (CELLS + 7)
#define CLOSED 16
#define IDLE 100
#ifndef CAP
#define CAP 300
#endif
struct Work { u8 a[SB]; };

D bool legal1(const u8* s, int a) { return s[a] & POINTED; }
/// Half of the training games without forbidden cells, the others with one of the two patterns.
D int option(u32 key) { int k = hash(key, 91, 5) % 4; return k < 2 ? 0 : k - 1; }
D float level(const u8* s) { return s[CELLS + 2] / (float)IDLE; }
D int opening(u32 h) { float u = unif(h); return u < 0.3f ? 0 : (int)(h % 13); }
/// How many steps it is from one cell to another, and which cells of the array are the board's.
#ifdef HEXES
#define MIDDLE (SZ / 2)
D int steps(int a, int b) { const int dr = a / SZ - b / SZ, dq = a % SZ - b % SZ; return max(abs(dr + dq), max(abs(dr), abs(dq))); }
D bool on_board(int c) { return c < CELLS && abs(c / SZ + c % SZ - 2 * MIDDLE) <= MIDDLE; }
#else
D int steps(int a, int b) { return max(abs(a / SZ - b / SZ), abs(a % SZ - b % SZ)); }
D bool on_board(int c) { return c < CELLS; }
#endif
/// Whether a disc of `who` lies exactly `n` cells from (r, q).
D bool beside(const u8* b, int r, int q, int n, int who) {
  for (int y = max(0, r - n); y <= min(SZ - 1, r + n); y++)
    for (int x = max(0, q - n); x <= min(SZ - 1, q + n); x++)
      if (on_board(y * SZ + x) && steps(y * SZ + x, r * SZ + q) == n && (b[y * SZ + x] & (OWN | OTHER | CLOSED)) == who) return true;
  return false;
}
/// Writes the planes of the board in `b`; bits of the answer: the mover can move, has a disc, the other can move, has a disc, a cell is free.
D int planes(const u8* b, u8* out, int lane, int step, int chosen, int jumps, int moves, int colour) {
  int found = 0;
  FORC(c) {
    if (!on_board(c)) { out[c] = 0; continue; }
    const int v = b[c] & (OWN | OTHER | CLOSED), r = c / SZ, q = c % SZ;
    int may = 0;
    if (step) may = v == 0 && steps(c, chosen) == 2;
    else if (v == 0) { may = beside(b, r, q, 1, OWN); found |= 16 | (beside(b, r, q, 1, OTHER) ? 4 : 0); }
    else if (v == OWN) { may = beside(b, r, q, 2, 0); found |= 2; }
    else if (v == OTHER) found |= 8 | (beside(b, r, q, 2, 0) ? 4 : 0);
    found |= may ? 1 : 0;
    out[c] = v | BOARD | LEVEL | (may ? POINTED : 0) | (step && c == chosen ? CHOSEN : 0);
  }
  SYNC;
  const int all = ror(found);
  if (lane == 0) { out[CELLS] = step; out[CELLS + 1] = chosen; out[CELLS + 2] = jumps; out[CELLS + 3] = moves & 255; out[CELLS + 4] = moves >> 8; out[COLOUR] = colour; }
  SYNC;
  return all;
}
#ifdef HEXES
/// The six corners in turn, from (4, 0) of the book's board on, and with the option three closed cells around the middle.
D int first_at(int c, int pattern) {
  const int r = c / SZ - MIDDLE, q = c % SZ - MIDDLE;
  if (!on_board(c)) return 0;
  if (abs(r) + abs(q) + abs(r + q) == 2 * MIDDLE && (r == 0 || q == 0 || r + q == 0))
    return (q == 0 && r < 0) || (r == 0 && q > 0) || (r + q == 0 && r > 0) ? OWN : OTHER;
  return pattern && ((q == 0 && r == 1) || (q == -1 && r == 0) || (q == 1 && r == -1)) ? CLOSED : 0;
}
#else
D int first_at(int c, int pattern) {
  const int x = abs(2 * (c % SZ) - SZ + 1), y = abs(2 * (c / SZ) - SZ + 1);
  if (!on_board(c)) return 0;
  if (x == SZ - 1 && y == SZ - 1) return c == 0 || c == CELLS - 1 ? OWN : OTHER;
  return (pattern == 1 ? x + y == 2 : pattern == 2 && min(x, y) < 2 && max(x, y) == SZ - 1) ? CLOSED : 0;
}
#endif
D void begin(u8* s, int lane, int pattern) {
  for (int c = lane; c < SB; c += LANES) s[c] = first_at(c, pattern);
  SYNC;
  planes(s, s, lane, 0, 0, 0, 0, 0);
}
D void exchange(u8* b, int lane) { FORC(c) { const int v = b[c]; b[c] = (v & 1) << 1 | (v & 2) >> 1 | (v & CLOSED); } SYNC; }
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float*, s8*) {
  u8* b = w->a;
  const int step = s[CELLS], chosen = s[CELLS + 1], colour = s[COLOUR], moves = s[CELLS + 3] + 256 * s[CELLS + 4];
  int jumps = s[CELLS + 2];
  FORC(c) b[c] = s[c] & (OWN | OTHER | CLOSED);
  SYNC;
  if (step == 0 && b[a] == OWN) { planes(b, out, lane, 1, a, jumps, moves, colour); return 0; }
  SYNC;
  jumps = step ? jumps + 1 : 0;
  FORC(c) {
    if (c == a || (b[c] == OTHER && steps(c, a) == 1)) b[c] = OWN;
    else if (step && c == chosen) b[c] = 0;
  }
  SYNC;
  exchange(b, lane);
  int found = planes(b, out, lane, 0, 0, jumps, moves + 1, 1 - colour);
  float lead = 0; // of the player whose turn it would be
  FORC(c) lead += b[c] == OWN ? 1 : b[c] == OTHER ? -1 : 0;
  lead = rsum(lead);
  *val = lead > 0 ? 1.f : lead < 0 ? -1.f : 0.f;
  const int full = (found & 16) == 0, alone = (found & 10) != 10;
  if (full || (found & 5) == 0) return 1;
  if (!alone && (jumps >= IDLE || moves + 1 >= CAP)) { *val = 0; return 1; }
  if (found & 1) return 0;
  // Whoever cannot move passes; who has no disc left has lost, and the turn stays with the winner.
  SYNC;
  exchange(b, lane);
  planes(b, out, lane, 0, 0, jumps, moves + 1, colour);
  *val = 1;
  return alone;
}
