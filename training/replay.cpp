// Replays games of the TypeScript rules (written by check.ts) by the trainer's rules and stops at the first difference.
#include <cstdio>
#include <cstdlib>
#define CAP 1000000
#include "lanes.h"
#include RULES
#define A (CELLS + PASS)

static void need(void* to, size_t n) { if (fread(to, 1, n, stdin) != n) { fprintf(stderr, "the games end too early\n"); exit(2); } }
static s16 number() { s16 n; need(&n, 2); return n; }

int main() {
  static u8 planes[CELLS], legal[A], s[SB]; static Work w;
  long games = 0, plies = 0;
  for (s16 n; fread(&n, 1, 2, stdin) == 2; games++) {
    const s16 option = number();
    warp([&](int lane) { begin(s, lane, option); });
    int over = 0; float val = 0;
    for (int ply = 0; ply <= n; ply++) {
      auto differ = [&](const char* what, int at, int ours, int theirs) {
        fprintf(stderr, "game %ld, ply %d: %s of %d is %d here and %d there\n", games, ply, what, at, ours, theirs); exit(1);
      };
      const s16 end = number(); // 0 goes on, else 1 the player to move has won, 2 lost, 3 drawn
      const int mine = over ? (val > 0 ? 1 : val < 0 ? 2 : 3) : 0;
      if (mine != end) differ("the end", ply, mine, end);
      if (end) { if (ply != n) differ("the last ply", n, ply, n); break; }
      need(planes, CELLS); need(legal, A);
      for (int c = 0; c < CELLS; c++) if (planes[c] != s[c]) differ("the byte", c, s[c], planes[c]);
      for (int m = 0; m < A; m++) if (legal[m] != (legal1(s, m) ? 1 : 0)) differ("the right to play", m, legal1(s, m), legal[m]);
      const s16 thousandths = number();
      if (labs(lroundf(level(s) * 1000) - thousandths) > 1) differ("the level", 0, lroundf(level(s) * 1000), thousandths);
      if (ply == n) break;
      const s16 move = number();
      static int ends[LANES]; static float worth[LANES];
      warp([&](int lane) { worth[lane] = 0; float count = 0; ends[lane] = play(s, move, s, &w, lane, &worth[lane], &count, nullptr); });
      for (int i = 1; i < LANES; i++) if (ends[i] != ends[0] || (ends[0] && worth[i] != worth[0])) differ("the end in lane", i, ends[0], ends[i]);
      over = ends[0]; val = worth[0];
      plies++;
    }
  }
  printf("%ld games, %ld plies: no difference\n", games, plies);
  return 0;
}
