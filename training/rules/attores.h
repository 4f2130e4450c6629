// Breakthrough: a man is chosen, then its goal, one step forward; straight only to free cells. Both players see their men go to the last row.
// Planes: own, other, board, the chosen man (8), where the mover may point now (32).
// Own bytes: [0] the step, [1] the chosen cell, [7] the colour.
#define PASS 0
#define HEAD_OWNER 0
#define COLOUR (CELLS + 7)
struct Work { u8 a[SB]; };

D bool legal1(const u8* s, int a) { return s[a] & POINTED; }
D int option(u32) { return 0; }
D float level(const u8*) { return 0; }
D int opening(u32 h) { float u = unif(h); return u < 0.2f ? 0 : (int)(h % 17); }
/// Whether a man on `f` may go to (r, q).
D bool goes(const u8* b, int f, int r, int q) {
  if (r != f / SZ + 1 || r >= SZ || q < 0 || q >= SZ || q < f % SZ - 1 || q > f % SZ + 1) return false;
  const int v = b[r * SZ + q] & 3;
  return q == f % SZ ? v == 0 : v != OWN;
}
D int planes(const u8* b, u8* out, int lane, int step, int chosen, int colour) {
  int own = 0;
  FORC(c) {
    const int v = b[c] & 3, r = c / SZ, q = c % SZ;
    int may = 0;
    if (step == 0) { if (v == OWN) for (int k = -1; k < 2; k++) may |= goes(b, c, r + 1, q + k); }
    else may = goes(b, chosen, r, q);
    own |= v == OWN;
    out[c] = v | BOARD | (may ? POINTED : 0) | (step && c == chosen ? CHOSEN : 0);
  }
  own = rany(own) ? 1 : 0;
  if (lane == 0) { out[CELLS] = step; out[CELLS + 1] = chosen; out[COLOUR] = colour; }
  SYNC;
  return own;
}
D void begin(u8* s, int lane, int) {
  for (int c = lane; c < SB; c += LANES) s[c] = c < 2 * SZ ? OWN : c >= CELLS - 2 * SZ && c < CELLS ? OTHER : 0;
  SYNC;
  planes(s, s, lane, 0, 0, 0);
}
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float*, s8*) {
  u8* b = w->a;
  const int step = s[CELLS], chosen = s[CELLS + 1], colour = s[COLOUR];
  FORC(c) b[c] = s[c] & 3;
  SYNC;
  *val = -1;
  if (step == 0) { planes(b, out, lane, 1, a, colour); return 0; }
  if (lane == 0) { b[chosen] = 0; b[a] = OWN; }
  SYNC;
  // The other sees the board from its own side.
  u8* t = out;
  FORC(c) { const int v = b[c]; t[(SZ - 1 - c / SZ) * SZ + c % SZ] = (v & 1) << 1 | v >> 1; }
  SYNC;
  FORC(c) b[c] = t[c];
  SYNC;
  const int left = planes(b, out, lane, 0, 0, 1 - colour);
  return a / SZ == SZ - 1 || !left;
}
