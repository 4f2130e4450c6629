// Chains of stones on a square board, and their liberties: for go and its kin.
#pragma once
D int nb(int c, int k) {
  int r = c / SZ, q = c % SZ;
  r += k == 0 ? -1 : k == 1 ? 1 : 0;
  q += k == 2 ? -1 : k == 3 ? 1 : 0;
  return r < 0 || q < 0 || r >= SZ || q >= SZ ? -1 : r * SZ + q;
}
/// Numbers the chains of the codes in `mask` by their first cell.
D void labels(Work* w, int lane, int mask) {
  u8* b = w->a;
  FORC(c) w->lab[c] = c;
  SYNC;
  for (;;) {
    int changed = 0;
    FORC(c) {
      int code = b[c] & 3;
      if (!((mask >> code) & 1)) continue;
      int l = w->lab[c];
      for (int k = 0; k < 4; k++) { int n = nb(c, k); if (n >= 0 && (b[n] & 3) == code && w->lab[n] < l) l = w->lab[n]; }
      if (w->lab[l] < l) l = w->lab[l];
      if (l < w->lab[c]) { w->lab[c] = l; changed = 1; }
    }
    SYNC;
    if (!rany(changed)) break;
    SYNC;
  }
  SYNC;
}
/// The first and the last liberty of every chain.
D void liberties(Work* w, int lane) {
  u8* b = w->a;
  FORC(c) { w->lo[c] = 9999; w->hi[c] = -1; }
  SYNC;
  FORC(c) if (!(b[c] & 3)) for (int k = 0; k < 4; k++) {
    int n = nb(c, k);
    if (n >= 0 && (b[n] & 3)) { least(&w->lo[w->lab[n]], c); most(&w->hi[w->lab[n]], c); }
  }
  SYNC;
}
