// Pente: five in a row or ten taken stones win; pairs enclosed by the new stone are taken before rows are looked at.
// Planes: own, other, board; free cells where the mover would win (8), where the other would (16), where the mover would make
// four of five (32) and where the other would (128); stones whose owner has taken six or more (8) and stones of a pair that can be
// taken now (32); who has taken more (64).
// Own bytes: [0] stones the mover has taken, [1] the other.
#define PASS 0
#define HEAD_OWNER 0
#define ENOUGH 10
struct Work { u8 a[SB]; };

D bool legal1(const u8* s, int a) { return (s[a] & (OWN | OTHER | BOARD)) == BOARD; }
D int option(u32) { return 0; }
D float level(const u8* s) { return 0.5f + ((int)s[CELLS] - (int)s[CELLS + 1]) / 20.f; }
D int opening(u32 h) { float u = unif(h); return u < 0.3f ? 0 : u < 0.6f ? 1 : u < 0.85f ? 2 : 3 + (int)(h % 6); }
D void begin(u8* s, int lane, int) { for (int c = lane; c < SB; c += LANES) s[c] = c < CELLS ? BOARD | LEVEL : 0; SYNC; }
/// The code at `n` steps from (r, q): 0 free, OWN, OTHER, or 3 beyond the rim.
D int code(const u8* b, int r, int q, int dr, int dq, int n) {
  r += n * dr; q += n * dq;
  return r < 0 || q < 0 || r >= SZ || q >= SZ ? 3 : b[r * SZ + q] & 3;
}
/// Bit 0: this colour can complete five with the free middle of the nine cells; bit 1: four of five. `mine` and `not_mine` have a bit for each cell.
D int rows(int mine, int not_mine) {
  int found = 0;
  for (int i = 0; i < 5; i++) {
    int five = 31 << i;
    if (not_mine & five) continue;
    int m = mine & five, n = 0;
    for (; m; m &= m - 1) n++;
    found |= n == 4 ? 1 : n == 3 ? 2 : 0;
  }
  return found;
}
/// The planes of cell `c` of the codes in `b`, where the mover has taken `mine` stones and the other `theirs`.
D int cell(const u8* b, int c, int mine, int theirs) {
  const int r = c / SZ, q = c % SZ, v = b[c] & 3;
  int o = v | BOARD | LEVEL;
  if (v) {
    const int foe = 3 - v;
    if ((v == OWN ? mine : theirs) >= 6) o |= 8;
    for (int k = 0; k < 9; k++) {
      if (k == 4) continue;
      const int dr = k / 3 - 1, dq = k % 3 - 1;
      if (code(b, r, q, dr, dq, 1) != v) continue;
      const int before = code(b, r, q, dr, dq, -1), after = code(b, r, q, dr, dq, 2);
      if ((before == 0 && after == foe) || (before == foe && after == 0)) o |= 32;
    }
    return o;
  }
  for (int k = 0; k < 4; k++) {
    const int dr = k == 0 ? 0 : 1, dq = k - 2 + (k == 0 ? 3 : 0);
    int own = 0, other = 0;
    for (int i = 0; i < 9; i++) { int x = code(b, r, q, dr, dq, i - 4); own |= (x & 1) << i; other |= (x >> 1) << i; }
    int found = own ? rows(own & ~other, other) : 0;
    o |= (found & 1 ? 8 : 0) | (found & 2 ? 32 : 0);
    found = other ? rows(other & ~own, own) : 0;
    o |= (found & 1 ? 16 : 0) | (found & 2 ? 128 : 0);
  }
  for (int k = 0; k < 9; k++) {
    if (k == 4) continue;
    const int dr = k / 3 - 1, dq = k % 3 - 1, x = code(b, r, q, dr, dq, 1);
    if (x == 0 || x == 3 || code(b, r, q, dr, dq, 2) != x || code(b, r, q, dr, dq, 3) != 3 - x) continue;
    if (x == OTHER) mine += 2; else theirs += 2;
  }
  return o | (mine >= ENOUGH ? 8 : 0) | (theirs >= ENOUGH ? 16 : 0);
}
D int play(const u8* s, int a, u8* out, Work* w, int lane, float* val, float*, s8*) {
  u8* b = w->a;
  const int r = a / SZ, q = a % SZ;
  FORC(c) b[c] = s[c] & 3;
  SYNC;
  // Every lane counts alike, then one of them changes the board.
  int mine = s[CELLS], theirs = s[CELLS + 1], five = 0, pairs = 0;
  for (int k = 0; k < 9; k++) {
    if (k == 4) continue;
    const int dr = k / 3 - 1, dq = k % 3 - 1;
    if (code(b, r, q, dr, dq, 1) == OTHER && code(b, r, q, dr, dq, 2) == OTHER && code(b, r, q, dr, dq, 3) == OWN) { pairs |= 1 << k; mine += 2; }
    if (k < 4) continue;
    int n = 1;
    for (int i = 1; i < 5 && code(b, r, q, dr, dq, i) == OWN; i++) n++;
    for (int i = 1; i < 5 && code(b, r, q, dr, dq, -i) == OWN; i++) n++;
    if (n >= 5) five = 1;
  }
  SYNC;
  if (lane == 0) {
    b[a] = OWN;
    for (int k = 0; k < 9; k++) if (pairs >> k & 1) { const int d = (k / 3 - 1) * SZ + k % 3 - 1; b[a + d] = b[a + 2 * d] = 0; }
  }
  SYNC;
  int free = 0;
  FORC(c) { int v = b[c]; b[c] = (v & 1) << 1 | v >> 1; free |= v == 0; }
  SYNC;
  const int won = five || mine >= ENOUGH;
  FORC(c) out[c] = cell(b, c, theirs, mine);
  free = rany(free) ? 1 : 0;
  if (lane == 0) { out[CELLS] = theirs; out[CELLS + 1] = mine; }
  SYNC;
  *val = won ? -1.f : 0.f;
  return won || !free;
}
