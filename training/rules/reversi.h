// Reversi in eight directions; with the level plane set, fewer discs win.
// Planes: own, other, board, free cells where the other could place (8), where the mover may not (32), fewer win (64).
// Own bytes: [0] the mover can place, [1] fewer discs win.
#define PASS 1
#define HEAD_OWNER 1
struct Work { u8 a[SB]; };

D bool legal1(const u8* s, int a) { return a == CELLS ? !s[CELLS] : (s[a] & (OWN | OTHER | BOARD | FORBIDDEN)) == BOARD; }
D float level(const u8* s) { return s[CELLS + 1]; }
D int opening(u32 h) { float u = unif(h); return u < 0.3f ? 0 : (int)(h % 11); }
/// How many discs of `foe` a disc on `c` encloses in direction `d`.
D int row(const u8* b, int c, int d, int own, int foe) {
  const int k = d < 4 ? d : d + 1, dr = k / 3 - 1, dq = k % 3 - 1;
  int r = c / SZ + dr, q = c % SZ + dq, n = 0;
  for (; r >= 0 && q >= 0 && r < SZ && q < SZ; r += dr, q += dq, n++) {
    int v = b[r * SZ + q] & 3;
    if (v == own) return n;
    if (v != foe) return 0;
  }
  return 0;
}
/// Writes the planes of the board in `b` (codes 1 the mover's, 2 the other's); tells whether the mover and the other can place.
D int planes(const u8* b, u8* out, int lane, int fewest) {
  int mine = 0, theirs = 0;
  FORC(c) {
    int v = b[c] & 3, o = v | BOARD | (fewest ? LEVEL : 0);
    if (!v) {
      int can = 0, could = 0;
      for (int d = 0; d < 8; d++) { can |= row(b, c, d, 1, 2); could |= row(b, c, d, 2, 1); }
      if (can) mine = 1; else o |= FORBIDDEN;
      if (could) { theirs = 1; o |= 8; }
    }
    out[c] = o;
  }
  mine = rany(mine) ? 1 : 0; theirs = rany(theirs) ? 1 : 0;
  if (lane == 0) { out[CELLS] = mine; out[CELLS + 1] = fewest; }
  SYNC;
  return mine | theirs << 1;
}
/// In one training game of five fewer discs win.
D int option(u32 key) { return hash(key, 91, 5) % 5 == 0; }
D void begin(u8* s, int lane, int fewest) {
  const int m = (SZ / 2 - 1) * (SZ + 1);
  for (int c = lane; c < SB; c += LANES) s[c] = c == m + 1 || c == m + SZ ? 1 : c == m || c == m + SZ + 1 ? 2 : 0;
  SYNC;
  FORC(c) {
    int v = s[c] & 3, o = v | BOARD | (fewest ? LEVEL : 0), can = 0, could = 0;
    if (!v) {
      for (int d = 0; d < 8; d++) { can |= row(s, c, d, 1, 2); could |= row(s, c, d, 2, 1); }
      o |= (can ? 0 : FORBIDDEN) | (could ? 8 : 0);
    }
    s[c] = o; // `row` looks only at the codes, which stay as they are
  }
  if (lane == 0) { s[CELLS] = 1; s[CELLS + 1] = fewest; }
  SYNC;
}
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float* margin, s8* own) {
  u8* b = w->a;
  const int fewest = s[CELLS + 1];
  FORC(c) b[c] = s[c] & 3;
  SYNC;
  if (a < CELLS) {
    if (lane < 8) for (int d = lane; d < 8; d += LANES) {
      int n = row(b, a, d, 1, 2);
      const int k = d < 4 ? d : d + 1, step = (k / 3 - 1) * SZ + k % 3 - 1;
      for (int i = 1; i <= n; i++) b[a + i * step] = 1; // rows of different directions share no disc
    }
    SYNC;
    if (lane == 0) b[a] = 1;
    SYNC;
  }
  FORC(c) { int v = b[c] & 3; b[c] = ((v & 1) << 1) | ((v & 2) >> 1); }
  SYNC;
  const int over = planes(b, out, lane, fewest) == 0;
  if (over) {
    float lead = 0; // of the player whose turn it would be
    FORC(c) { int v = b[c] & 3, m = v == 1 ? 1 : v == 2 ? -1 : 0; lead += m; if (own) own[c] = m; }
    lead = rsum(lead);
    if (fewest) lead = -lead;
    *val = lead > 0 ? 1.f : lead < 0 ? -1.f : 0.f;
    *margin = tanhf(lead / (2 * SZ));
  }
  SYNC;
  return over;
}
