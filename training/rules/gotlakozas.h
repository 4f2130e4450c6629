// Gonnect: go in which nobody passes. Whoever joins two opposite sides with one chain wins, and who cannot place loses; simple ko.
// Planes: own, other, board, chain with one liberty (8), with two (16), forbidden (32); stones whose chain touches the first or the last row
// (64), the first or the last column (128).
// Own bytes: [1] [2] plies.
#define PASS 0
#define HEAD_OWNER 0
#ifndef CAP
#define CAP (SZ * SZ * 2)
#endif
struct Work { u8 a[SB]; s16 lab[CELLS]; int lo[CELLS]; int hi[CELLS]; u8 more[CELLS]; int touch[CELLS]; };

D bool legal1(const u8* s, int a) { return (s[a] & (OWN | OTHER | BOARD | FORBIDDEN)) == BOARD; }
D int option(u32) { return 0; }
D float level(const u8*) { return 1; }
D int opening(u32 h) { float u = unif(h); return u < 0.2f ? 0 : u < 0.6f ? 1 : u < 0.85f ? 2 : (int)(h % 7); }
D void begin(u8* s, int lane, int) { for (int c = lane; c < SB; c += LANES) s[c] = c < CELLS ? BOARD : 0; SYNC; }
#include "chains.h"
/// Bits 0 and 1: the first and the last row, 2 and 3: the first and the last column.
D int sides(int c) { return (c / SZ == 0) | (c / SZ == SZ - 1) << 1 | (c % SZ == 0) << 2 | (c % SZ == SZ - 1) << 3; }
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float*, s8*) {
  u8* b = w->a;
  const int ply = s[CELLS + 1] + 256 * s[CELLS + 2] + 1;
  int ko = -1;
  FORC(c) b[c] = s[c] & 3;
  SYNC;
  if (lane == 0) b[a] = OWN;
  SYNC;
  labels(w, lane, 6); liberties(w, lane);
  int dead = 0, at = -1;
  FORC(c) if (b[c] == OTHER && w->hi[w->lab[c]] < 0) { dead++; at = c; }
  const int total = (int)rsum((float)dead);
  at = (int)rmax((float)at);
  FORC(c) if (b[c] == OTHER && w->hi[w->lab[c]] < 0) b[c] = 0;
  SYNC;
  if (total == 1) { // the taker is alone and its only liberty is the taken point
    int alone = 1, free = 0;
    for (int k = 0; k < 4; k++) { const int n = nb(a, k); if (n < 0) continue; alone &= b[n] != OWN; free += b[n] == 0; }
    if (alone && free == 1) ko = at;
  }
  SYNC;
  FORC(c) { const int v = b[c]; b[c] = (v & 1) << 1 | v >> 1; w->more[c] = 0; w->touch[c] = 0; }
  SYNC;
  labels(w, lane, 6); liberties(w, lane);
  FORC(c) {
    if (b[c]) { const int t = sides(c); if (t) join(&w->touch[w->lab[c]], t); continue; }
    for (int k = 0; k < 4; k++) {
      const int n = nb(c, k);
      if (n >= 0 && b[n]) { const int l = w->lab[n]; if (c != w->lo[l] && c != w->hi[l]) w->more[l] = 1; }
    }
  }
  SYNC;
  int open = 0;
  FORC(c) {
    const int v = b[c];
    int o = v | BOARD;
    if (v) {
      const int l = w->lab[c], t = w->touch[l];
      o |= (w->lo[l] == w->hi[l] ? 8 : !w->more[l] ? 16 : 0) | (t & 3 ? 64 : 0) | (t & 12 ? 128 : 0);
    } else {
      bool lives = false;
      for (int k = 0; k < 4 && !lives; k++) {
        const int n = nb(c, k);
        if (n < 0) continue;
        const int x = b[n], l = w->lab[n];
        lives = !x || (w->lo[l] == w->hi[l]) == (x == OTHER);
      }
      if (!lives || c == ko) o |= FORBIDDEN;
      else open = 1;
    }
    out[c] = o;
  }
  if (lane == 0) { out[CELLS + 1] = ply & 255; out[CELLS + 2] = ply >> 8; }
  SYNC;
  const int t = w->touch[w->lab[a]], won = (t & 3) == 3 || (t & 12) == 12;
  open = rany(open);
  *val = won || !open ? -1.f : 0.f;
  return won || !open || ply >= CAP;
}
