// Y on a triangle: cells (q, r) with q + r < SZ, in row r and column q. Whoever joins all three sides with one chain wins.
// Planes: own, other, board, and for every stone which sides its chain touches (8: q = 0, 16: r = 0, 64: q + r = SZ - 1).
#define PASS 0
#define HEAD_OWNER 0
#define TOUCH (8 | 16 | 64)
struct Work { u8 a[SB]; };

D bool legal1(const u8* s, int a) { return (s[a] & (OWN | OTHER | BOARD)) == BOARD; }
D int option(u32) { return 0; }
D void begin(u8* s, int lane, int) { for (int c = lane; c < SB; c += LANES) s[c] = c < CELLS && c / SZ + c % SZ < SZ ? BOARD : 0; SYNC; }
D float level(const u8*) { return 1; }
D int opening(u32 h) { float u = unif(h); return u < 0.1f ? 0 : u < 0.75f ? 1 : u < 0.92f ? 2 : (int)(h % 9); }
D int nb(int c, int k) {
  int r = c / SZ, q = c % SZ;
  r += k < 2 ? -1 : k < 4 ? 0 : 1;
  q += k == 1 || k == 3 ? 1 : k == 2 || k == 4 ? -1 : 0;
  return r < 0 || q < 0 || r + q >= SZ ? -1 : r * SZ + q;
}
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float*, s8*) {
  u8* b = w->a;
  FORC(c) b[c] = s[c];
  SYNC;
  int r = a / SZ, q = a % SZ, f = OWN | BOARD | (q == 0 ? 8 : 0) | (r == 0 ? 16 : 0) | (q + r == SZ - 1 ? 64 : 0);
  for (int k = 0; k < 6; k++) { int n = nb(a, k); if (n >= 0 && (b[n] & OWN)) f |= b[n] & TOUCH; }
  SYNC;
  if (lane == 0) b[a] = f;
  SYNC;
  if (f & TOUCH) for (;;) {
    int changed = 0;
    FORC(c) if (b[c] & OWN) {
      int g = 0;
      for (int k = 0; k < 6; k++) { int n = nb(c, k); if (n >= 0 && (b[n] & OWN)) g |= b[n]; }
      g &= TOUCH;
      if (g & ~b[c]) { b[c] |= g; changed = 1; }
    }
    SYNC;
    if (!rany(changed)) break;
    SYNC;
  }
  FORC(c) { int v = b[c]; out[c] = (v & (BOARD | TOUCH)) | ((v & 1) << 1) | ((v & 2) >> 1); }
  SYNC;
  *val = -1;
  return (f & TOUCH) == TOUCH;
}
