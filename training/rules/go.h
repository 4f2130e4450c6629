// Go by area: every stone on the board is alive, two passes end it, simple ko, and a cap on the moves of training games.
// Planes: own, other, board, chain with one liberty (8), with two (16), forbidden (32), the mover's komi (64), the last move was a pass (128).
// Own bytes: [0] passes, [1] [2] plies, [3] the mover is white, [4] komi of white in half points (signed).
#define PASS 1
#define HEAD_OWNER 1
#ifndef CAP
#define CAP (SZ * SZ * 4 / 3)
#endif
struct Work { u8 a[SB]; s16 lab[CELLS]; int lo[CELLS]; int hi[CELLS]; u8 more[CELLS]; };

D bool legal1(const u8* s, int a) { return a == CELLS || (s[a] & (OWN | OTHER | BOARD | FORBIDDEN)) == BOARD; }
/// Komi as a plane: 0 for black and 1 for white at 6.5 points, one half for both without any.
D float level(const u8* s) { float k = (s8)s[CELLS + 4]; return 0.5f + (s[CELLS + 3] ? k : -k) / 26; }
D int opening(u32 h) { float u = unif(h); return u < 0.5f ? 0 : u < 0.75f ? 1 : u < 0.9f ? 2 : (int)(h % 7); }
/// The komi of a training game in half points: none, 6.5, or anything.
D int option(u32 key) { float u = unif(hash(key, 91, 5)); return u < 0.4f ? 0 : u < 0.8f ? 13 : (int)(hash(key, 92, 5) % 73) - 30; }
D void begin(u8* s, int lane, int komi) {
  for (int c = lane; c < SB; c += LANES) s[c] = c < CELLS ? BOARD | LEVEL : 0;
  SYNC;
  if (lane == 0) s[CELLS + 4] = (u8)(s8)komi;
  SYNC;
}
#include "chains.h"
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float* margin, s8* own) {
  u8* b = w->a;
  FORC(c) b[c] = s[c] & 3;
  SYNC;
  int passes = s[CELLS], ply = s[CELLS + 1] + 256 * s[CELLS + 2] + 1, white = s[CELLS + 3], komi = (s8)s[CELLS + 4], ko = -1;
  if (a < CELLS) {
    if (lane == 0) b[a] = OWN;
    SYNC;
    labels(w, lane, 6); liberties(w, lane);
    int dead = 0, at = -1;
    FORC(c) if ((b[c] & 3) == OTHER && w->hi[w->lab[c]] < 0) { dead++; at = c; }
    int total = (int)rsum((float)dead);
    at = (int)rmax((float)at);
    FORC(c) if ((b[c] & 3) == OTHER && w->hi[w->lab[c]] < 0) b[c] = 0;
    SYNC;
    if (total == 1) { // ko: the taker is alone and its only liberty is the taken point
      int alone = 1, free = 0;
      for (int k = 0; k < 4; k++) { int n = nb(a, k); if (n < 0) continue; if ((b[n] & 3) == OWN) alone = 0; if ((b[n] & 3) == 0) free++; }
      if (alone && free == 1) ko = at;
    }
    passes = 0;
  } else passes++;
  SYNC;
  const int over = passes >= 2 || ply >= CAP;
  if (over) {
    labels(w, lane, 7);
    FORC(c) w->lo[c] = 0;
    SYNC;
    FORC(c) if (!(b[c] & 3)) for (int k = 0; k < 4; k++) { int n = nb(c, k); if (n >= 0 && (b[n] & 3)) join(&w->lo[w->lab[c]], b[n] & 3); }
    SYNC;
    float lead = 0; // of the one who has just moved
    FORC(c) { int o = b[c] & 3; if (!o) o = w->lo[w->lab[c]]; int m = o == OWN ? 1 : o == OTHER ? -1 : 0; lead += m; if (own) own[c] = -m; }
    lead = rsum(lead) + (white ? komi : -komi) / 2.f;
    *val = lead > 0 ? -1.f : lead < 0 ? 1.f : 0.f;
    *margin = tanhf(-lead / (2 * SZ));
    SYNC;
  }
  FORC(c) { int v = b[c] & 3; b[c] = ((v & 1) << 1) | ((v & 2) >> 1); }
  SYNC;
  labels(w, lane, 6); liberties(w, lane);
  FORC(c) w->more[c] = 0;
  SYNC;
  FORC(c) if (!(b[c] & 3)) for (int k = 0; k < 4; k++) {
    int n = nb(c, k);
    if (n >= 0 && (b[n] & 3)) { int l = w->lab[n]; if (c != w->lo[l] && c != w->hi[l]) w->more[l] = 1; }
  }
  SYNC;
  white ^= 1;
  FORC(c) {
    int v = b[c] & 3, o = v | BOARD | LEVEL | (passes ? 128 : 0);
    if (v) { int l = w->lab[c]; if (w->lo[l] == w->hi[l]) o |= 8; else if (!w->more[l]) o |= 16; }
    else {
      bool lives = false;
      for (int k = 0; k < 4 && !lives; k++) {
        int n = nb(c, k);
        if (n < 0) continue;
        int x = b[n] & 3, l = w->lab[n];
        if (!x || (w->lo[l] == w->hi[l]) == (x == OTHER)) lives = true;
      }
      if (!lives || c == ko) o |= FORBIDDEN;
    }
    out[c] = o;
  }
  if (lane == 0) { out[CELLS] = passes; out[CELLS + 1] = ply & 255; out[CELLS + 2] = ply >> 8; out[CELLS + 3] = white; out[CELLS + 4] = (u8)(s8)komi; }
  SYNC;
  return over;
}
