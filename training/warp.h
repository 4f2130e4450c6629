// A warp of 32 lanes without a GPU: each lane is a fiber that runs alone until the whole warp meets, the lanes in a new random order after every
// meeting. A lane that reads what another has not yet been told to finish, or lanes that meet at different places, show here as on the GPU.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <random>
#include <ucontext.h>
#include <vector>
#define LANES 32

struct Warp {
  ucontext_t home, lane[LANES];
  std::vector<char> stacks = std::vector<char>(LANES * 65536);
  std::function<void(int)> job;
  int now = 0, place[LANES], order[LANES];
  float sent[LANES]; int told[LANES];
  std::mt19937 rng{1};

  static Warp& one() { static Warp w; return w; }
  static void enter() { Warp& w = one(); w.job(w.now); w.place[w.now] = -1; swapcontext(&w.lane[w.now], &w.home); }
  void run(std::function<void(int)> f) {
    job = f;
    for (int i = 0; i < LANES; i++) {
      getcontext(&lane[i]);
      lane[i].uc_stack.ss_sp = stacks.data() + i * 65536; lane[i].uc_stack.ss_size = 65536; lane[i].uc_link = nullptr;
      makecontext(&lane[i], enter, 0);
      order[i] = i;
    }
    do {
      for (int i = LANES - 1; i > 0; i--) std::swap(order[i], order[rng() % (i + 1)]);
      for (int k = 0; k < LANES; k++) { now = order[k]; swapcontext(&home, &lane[now]); }
      for (int i = 1; i < LANES; i++)
        if (place[i] != place[0]) { fprintf(stderr, "lanes 0 and %d meet at the different lines %d and %d\n", i, place[0], place[i]); exit(1); }
    } while (place[0] >= 0);
  }
  void meet(int line) { const int me = now; place[me] = line; swapcontext(&lane[me], &home); }
  template <class F> float all(int line, float v, F f) { const int me = now; sent[me] = v; meet(line); float r = sent[0]; for (int i = 1; i < LANES; i++) r = f(r, sent[i]); meet(line); return r; }
};
#define SYNC Warp::one().meet(__LINE__)
static inline float rsum(float v, int line = __builtin_LINE()) { return Warp::one().all(line, v, [](float a, float b) { return a + b; }); }
static inline float rmax(float v, int line = __builtin_LINE()) { return Warp::one().all(line, v, [](float a, float b) { return a > b ? a : b; }); }
static inline int rany(int v, int line = __builtin_LINE()) { return Warp::one().all(line, v != 0, [](float a, float b) { return a + b; }) > 0; }
static inline int ror(int v, int line = __builtin_LINE()) {
  Warp& w = Warp::one(); const int me = w.now; int r = 0;
  w.told[me] = v; w.meet(line); for (int k = 0; k < LANES; k++) r |= w.told[k]; w.meet(line); return r;
}
static inline int bcast(int v, int line = __builtin_LINE()) {
  Warp& w = Warp::one(); const int me = w.now;
  w.told[me] = v; w.meet(line); const int r = w.told[0]; w.meet(line); return r;
}
static inline void rarg(float& v, int& i, int line = __builtin_LINE()) {
  Warp& w = Warp::one(); const int me = w.now;
  w.sent[me] = v; w.told[me] = i; w.meet(line);
  for (int k = 0; k < LANES; k++) if (w.sent[k] > v || (w.sent[k] == v && w.told[k] < i)) { v = w.sent[k]; i = w.told[k]; }
  w.meet(line);
}
template <class F> void warp(F f) { Warp::one().run(f); }
