// Hex. The mover joins the first row with the last; after every move the board is mirrored and the colours change.
// Planes: own, other, board, own joined to the first row (8) and to the last (16), other joined to the first column (32) and to the last (64).
#define PASS 0
#define HEAD_OWNER 0
struct Work { u8 a[SB]; };

D bool legal1(const u8* s, int a) { return (s[a] & (OWN | OTHER | BOARD)) == BOARD; }
D int option(u32) { return 0; }
D void begin(u8* s, int lane, int) { for (int c = lane; c < SB; c += LANES) s[c] = c < CELLS ? BOARD : 0; SYNC; }
D float level(const u8*) { return 1; }
D int opening(u32 h) { float u = unif(h); return u < 0.1f ? 0 : u < 0.75f ? 1 : u < 0.92f ? 2 : (int)(h % 9); }
D int nb(int c, int k) {
  int r = c / SZ, q = c % SZ;
  r += k < 2 ? -1 : k < 4 ? 0 : 1;
  q += k == 1 || k == 3 ? 1 : k == 2 || k == 4 ? -1 : 0;
  return r < 0 || q < 0 || r >= SZ || q >= SZ ? -1 : r * SZ + q;
}
/// Plays `a` into `out`; 1 when the game is over, and then what that is worth to the player whose turn it would be.
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float*, s8*) {
  u8* b = w->a;
  FORC(c) b[c] = s[c];
  SYNC;
  int r = a / SZ, f = OWN | BOARD | (r == 0 ? 8 : 0) | (r == SZ - 1 ? 16 : 0);
  for (int k = 0; k < 6; k++) { int n = nb(a, k); if (n >= 0 && (b[n] & OWN)) f |= b[n] & 24; }
  SYNC;
  if (lane == 0) b[a] = f;
  SYNC;
  if (f & 24) for (;;) {
    int changed = 0;
    FORC(c) if (b[c] & OWN) {
      int g = 0;
      for (int k = 0; k < 6; k++) { int n = nb(c, k); if (n >= 0 && (b[n] & OWN)) g |= b[n]; }
      g &= 24;
      if (g & ~b[c]) { b[c] |= g; changed = 1; }
    }
    SYNC;
    if (!rany(changed)) break;
    SYNC;
  }
  FORC(c) { int v = b[c]; out[(c % SZ) * SZ + c / SZ] = BOARD | ((v & 1) << 1) | ((v & 2) >> 1) | ((v & 24) << 2) | ((v & 96) >> 2); }
  SYNC;
  *val = -1;
  return (f & 24) == 24;
}
