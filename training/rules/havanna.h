// Havannah on a hexagon of hexes, which lies in the square array with two corners cut off. A bridge joins two corners, a fork three sides
// (corners belong to none), a ring goes round a cell, whatever is on it. Both players want the same, and a full board is a draw.
// Planes: own, other, board; stones whose chain touches a corner (8), a side (16), two sides (32); free cells where the mover would win at
// once (8) and where the other would (16).
#define PASS 0
#define HEAD_OWNER 0
#define MIDDLE (SZ / 2)
struct Work { u8 a[SB]; s16 lab[CELLS]; int touch[CELLS]; };

D bool legal1(const u8* s, int a) { return (s[a] & (OWN | OTHER | BOARD)) == BOARD; }
D int option(u32) { return 0; }
D float level(const u8*) { return 1; }
D int opening(u32 h) { float u = unif(h); return u < 0.2f ? 0 : u < 0.6f ? 1 : u < 0.85f ? 2 : (int)(h % 9); }
D bool on_board(int c) { return abs(c / SZ + c % SZ - 2 * MIDDLE) <= MIDDLE; }
D void begin(u8* s, int lane, int) { for (int c = lane; c < SB; c += LANES) s[c] = c < CELLS && on_board(c) ? BOARD : 0; SYNC; }
/// The six neighbours in turn.
D int nb(int c, int k) {
  const int r = c / SZ + (k == 1 || k == 2) - (k == 4 || k == 5), q = c % SZ + (k == 0 || k == 5) - (k == 2 || k == 3);
  return r < 0 || q < 0 || r >= SZ || q >= SZ || !on_board(r * SZ + q) ? -1 : r * SZ + q;
}
/// What a cell touches: bits 0–5 the corners, 6–11 the sides without their corners.
D int rim(int c) {
  const int r = c / SZ - MIDDLE, q = c % SZ - MIDDLE;
  const int on[6] = {r == MIDDLE, q + r == MIDDLE, q == MIDDLE, r == -MIDDLE, q + r == -MIDDLE, q == -MIDDLE};
  for (int i = 0; i < 6; i++) if (on[i]) return on[(i + 1) % 6] ? 1 << (i + 1) % 6 : on[(i + 5) % 6] ? 1 << i : 64 << i;
  return 0;
}
D int ones(int bits) { int n = 0; for (; bits; bits &= bits - 1) n++; return n; }
/// Numbers the chains of both players by their first cell, and collects what each touches.
D void chains(Work* w, int lane) {
  u8* b = w->a;
  FORC(c) { w->lab[c] = c; w->touch[c] = 0; }
  SYNC;
  for (;;) {
    int changed = 0;
    FORC(c) {
      const int code = b[c] & 3;
      if (!code) continue;
      int l = w->lab[c];
      for (int k = 0; k < 6; k++) { const int n = nb(c, k); if (n >= 0 && (b[n] & 3) == code && w->lab[n] < l) l = w->lab[n]; }
      if (w->lab[l] < l) l = w->lab[l];
      if (l < w->lab[c]) { w->lab[c] = l; changed = 1; }
    }
    SYNC;
    if (!rany(changed)) break;
    SYNC;
  }
  SYNC;
  FORC(c) if (b[c] & 3) { const int t = rim(c); if (t) join(&w->touch[w->lab[c]], t); }
  SYNC;
}
/// Whether a stone of `who` on the free cell `c` would complete a figure.
D bool wins(const Work* w, int c, int who) {
  const u8* b = w->a;
  int touch = rim(c), label[6];
  for (int k = 0; k < 6; k++) {
    const int n = nb(c, k), own = n >= 0 && (b[n] & 3) == who;
    label[k] = own ? w->lab[n] : -1;
    if (!own) continue;
    touch |= w->touch[label[k]];
    int around = 0; // a lump of seven
    for (int j = 0; j < 6; j++) { const int m = nb(n, j); around += m >= 0 && (m == c || (b[m] & 3) == who); }
    if (around == 6) return true;
  }
  if (ones(touch & 63) >= 2 || ones(touch >> 6) >= 3) return true;
  // One chain met from two places that do not touch beside the stone.
  for (int k = 0; k < 6; k++) {
    if (label[k] < 0 || label[(k + 5) % 6] >= 0) continue;
    bool gap = false;
    for (int j = k + 1; j < 6; j++) {
      if (label[j] < 0) gap = true;
      else if (gap && label[j] == label[k]) return true;
    }
  }
  return false;
}
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float*, s8*) {
  u8* b = w->a;
  FORC(c) b[c] = s[c] & 3;
  SYNC;
  chains(w, lane);
  const int won = wins(w, a, OWN);
  SYNC;
  FORC(c) { const int v = c == a ? OWN : b[c]; b[c] = (v & 1) << 1 | v >> 1; }
  SYNC;
  chains(w, lane);
  int free = 0;
  FORC(c) {
    if (!on_board(c)) { out[c] = 0; continue; }
    const int v = b[c], t = v ? w->touch[w->lab[c]] : 0, sides = ones(t >> 6);
    free |= !v;
    out[c] = v ? v | BOARD | (t & 63 ? 8 : 0) | (sides > 0 ? 16 : 0) | (sides > 1 ? 32 : 0) : BOARD | (wins(w, c, OWN) ? 8 : 0) | (wins(w, c, OTHER) ? 16 : 0);
  }
  SYNC;
  free = rany(free);
  *val = won ? -1.f : 0.f;
  return won || !free;
}
