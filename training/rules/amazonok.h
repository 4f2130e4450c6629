// Amazons: an amazon is chosen, then its goal, then where it shoots. Arrows fly to the obstacle, or with the option stop anywhere.
// Planes: own, other, board, the amazon that goes or shoots (8), arrows (16), where the mover may point now (32), it is the shot (64),
// arrows may stop anywhere (128).
// Own bytes: [0] the step, [1] the chosen cell, [2] the option, [7] the colour.
#define PASS 0
#define HEAD_OWNER 0
#define COLOUR (CELLS + 7)
#define ARROW 16
struct Work { u8 a[SB]; };

D bool legal1(const u8* s, int a) { return s[a] & POINTED; }
/// In one training game of three arrows may stop anywhere.
D int option(u32 key) { return hash(key, 91, 5) % 3 == 0; }
D float level(const u8* s) { return s[CELLS] == 2; }
D int opening(u32 h) { float u = unif(h); return u < 0.3f ? 0 : (int)(h % 13); }
D bool open_at(const u8* b, int r, int q) { return r >= 0 && q >= 0 && r < SZ && q < SZ && !(b[r * SZ + q] & (OWN | OTHER | ARROW)); }
/// Whether a line of an amazon leads from `f` to `c` over free cells; with `far` only as far as it goes.
D bool in_reach(const u8* b, int f, int c, int far) {
  const int dr = c / SZ - f / SZ, dq = c % SZ - f % SZ, n = max(abs(dr), abs(dq));
  if (n == 0 || (dr != 0 && dq != 0 && abs(dr) != abs(dq))) return false;
  const int sr = dr / n, sq = dq / n, r = f / SZ, q = f % SZ;
  for (int i = 1; i <= n; i++) if (!open_at(b, r + i * sr, q + i * sq)) return false;
  return !far || !open_at(b, r + (n + 1) * sr, q + (n + 1) * sq);
}
/// Writes the planes of the board in `b` (own, other, arrows) at a step; tells whether there is anywhere to point at.
D int planes(const u8* b, u8* out, int lane, int step, int chosen, int any, int colour) {
  int some = 0;
  FORC(c) {
    const int v = b[c] & (OWN | OTHER | ARROW);
    int may = 0;
    if (step == 0) { if (v == OWN) for (int k = 0; k < 9; k++) may |= k != 4 && open_at(b, c / SZ + k / 3 - 1, c % SZ + k % 3 - 1); }
    else if (v == 0) may = in_reach(b, chosen, c, step == 2 && !any);
    some |= may;
    out[c] = v | BOARD | (may ? POINTED : 0) | (step && c == chosen ? CHOSEN : 0) | (step == 2 ? LEVEL : 0) | (any ? 128 : 0);
  }
  some = rany(some) ? 1 : 0;
  if (lane == 0) { out[CELLS] = step; out[CELLS + 1] = chosen; out[CELLS + 2] = any; out[COLOUR] = colour; }
  SYNC;
  return some;
}
D void begin(u8* s, int lane, int any) {
  for (int c = lane; c < SB; c += LANES) s[c] = 0;
  SYNC;
  if (lane == 0) {
    s[6 * SZ] = s[9 * SZ + 3] = s[9 * SZ + 6] = s[6 * SZ + 9] = OWN;
    s[3 * SZ] = s[3] = s[6] = s[3 * SZ + 9] = OTHER;
  }
  SYNC;
  planes(s, s, lane, 0, 0, any, 0);
}
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float*, s8*) {
  u8* b = w->a;
  const int step = s[CELLS], chosen = s[CELLS + 1], any = s[CELLS + 2], colour = s[COLOUR];
  FORC(c) { int v = s[c] & (OWN | OTHER | ARROW); b[c] = step == 2 ? (v & OWN) << 1 | (v & OTHER) >> 1 | (v & ARROW) : v; }
  SYNC;
  if (lane == 0) { if (step == 1) { b[chosen] = 0; b[a] = OWN; } else if (step == 2) b[a] = ARROW; }
  SYNC;
  *val = -1;
  if (step < 2) { planes(b, out, lane, step + 1, a, any, colour); return 0; }
  return !planes(b, out, lane, 0, 0, any, 1 - colour);
}
