// Gumbel AlphaZero self-play, one warp a game: nvcc -DSZ=11 -DNSIM=32 -DRULES='"rules/hex.h"'. With g++ the same, one lane a game.
#include "lanes.h"
#include RULES
#define A (CELLS + PASS)
#define NN (NSIM + 1)
#define MD (NSIM + 2)
#define MTOP 16
/// The result of a record whose game goes on, for the first player's and the second player's records.
#define UNKNOWN 9
/// How much the margin of the result counts beside who wins, so that no point is given away.
#ifndef MARGIN
#define MARGIN (HEAD_OWNER ? 0.1f : 0.f)
#endif
#define K ((A + LANES - 1) / LANES)

#ifdef COLOUR // rules in which a player may move several times in a row keep the colour in a byte of their own
D int mover(const u8* s, int) { return s[COLOUR]; }
D float seen_from(const u8* s, const u8* child) { return s[COLOUR] == child[COLOUR] ? 1.f : -1.f; }
#else
D int mover(const u8*, int ply) { return ply & 1; }
D float seen_from(const u8*, const u8*) { return -1.f; }
#endif

/// The tables of a batch of games; train.py allots them and names them in the same order.
struct P {
  u8* state; float* logit; float* W; s16* N; s16* child; float* val; u8* term;
  s16* path; s16* act; int* depth; int* leaf;
  u8* game; int* start; int* ply; float* gum; float* x;
  const float* pol; const float* v; const int* tab; int* step;
  u8* rfeat; float* rlevel; u16* rpol; s8* rz; float* rq; s8* rown;
  int* stats; int* done; float* qroot; int* chosen;
  int B; int T; float gscale; float cs; u32 seed;
};

D void write_x(const P& p, int b, const u8* s, int lane) {
  float* x = p.x + (size_t)b * CELLS * 8; const float l = level(s);
  FORC(c) {
    int v = s[c];
#ifdef __CUDACC__
    float4* at = (float4*)(x + c * 8);
    at[0] = make_float4(v & 1, (v >> 1) & 1, (v >> 2) & 1, (v >> 3) & 1);
    at[1] = make_float4((v >> 4) & 1, (v >> 5) & 1, v & LEVEL ? l : 0.f, (v >> 7) & 1);
#else
    for (int k = 0; k < 8; k++) x[c * 8 + k] = (v >> k) & 1 ? (k == 6 ? l : 1.f) : 0.f;
#endif
  }
}
D void fresh_row(const P& p, size_t n, int lane) { for (int a = lane; a < A; a += LANES) { p.W[n * A + a] = 0; p.N[n * A + a] = 0; p.child[n * A + a] = -1; } }

D void begin1(const P& p, int b, int lane) {
  size_t n = (size_t)b * NN; u8* s = p.state + n * SB; const u8* g = p.game + (size_t)b * SB;
  for (int c = lane; c < SB; c += LANES) s[c] = g[c];
  fresh_row(p, n, lane); write_x(p, b, g, lane);
  u32 st = (u32)*p.step;
  for (int a = lane; a < A; a += LANES) { float u = unif(hash(st * 2654435761u + p.seed, b, a)); p.gum[(size_t)b * A + a] = p.gscale * (-logf(-logf(u))); }
  if (lane == 0) { p.term[n] = 0; p.leaf[b] = 0; p.depth[b] = 0; }
  SYNC;
}

struct Row { float l[K]; float q[K]; float pi[K]; int n[K]; float sumN, maxN, vmix; };
D void read_row(const P& p, size_t n, int lane, Row& r) {
  float mx = -1e30f, sn = 0, mn = 0;
  for (int i = 0; i < K; i++) {
    int a = lane + i * LANES; bool in = a < A;
    r.l[i] = in ? p.logit[n * A + a] : -1e9f; r.n[i] = in ? p.N[n * A + a] : 0; r.q[i] = r.n[i] ? p.W[n * A + a] / r.n[i] : 0.f;
    mx = fmaxf(mx, r.l[i]); sn += r.n[i]; mn = fmaxf(mn, (float)r.n[i]);
  }
  mx = rmax(mx); sn = rsum(sn); mn = rmax(mn);
  float s = 0, sv = 0, sq = 0;
  for (int i = 0; i < K; i++) { r.pi[i] = r.l[i] > -1e8f ? EXP(r.l[i] - mx) : 0.f; s += r.pi[i]; if (r.n[i]) { sv += r.pi[i]; sq += r.pi[i] * r.q[i]; } }
  s = rsum(s); sv = rsum(sv); sq = rsum(sq); r.sumN = sn; r.maxN = mn;
  float v = p.val[n];
  r.vmix = sv > 0 ? (v + sn * sq / sv) / (1 + sn) : v;
  float inv = 1 / s;
  for (int i = 0; i < K; i++) r.pi[i] *= inv;
}
/// softmax(logit + sigma(completed q)); what it is taken of stays in r.q
D void improved(const P& p, Row& r, float* out) {
  float sg = (50 + r.maxN) * p.cs, mx = -1e30f;
  for (int i = 0; i < K; i++) { r.q[i] = r.l[i] > -1e8f ? r.l[i] + sg * (r.n[i] ? r.q[i] : r.vmix) : -1e9f; mx = fmaxf(mx, r.q[i]); }
  mx = rmax(mx);
  float s = 0;
  for (int i = 0; i < K; i++) { out[i] = r.q[i] > -1e8f ? EXP(r.q[i] - mx) : 0.f; s += out[i]; }
  s = 1 / rsum(s);
  for (int i = 0; i < K; i++) out[i] *= s;
}

D void sim1(const P& p, int b, int lane, Work* w, int s) {
  size_t base = (size_t)b * NN;
  { // the leaf has been evaluated
    int leaf = p.leaf[b]; size_t n = base + leaf; float v;
    if (p.term[n]) v = p.val[n];
    else {
      v = p.v[b]; const u8* st = p.state + n * SB;
      for (int a = lane; a < A; a += LANES) p.logit[n * A + a] = legal1(st, a) ? p.pol[(size_t)b * A + a] : -1e9f;
      if (lane == 0) p.val[n] = v;
    }
    int d = p.depth[b]; SYNC;
    if (lane == 0) for (int k = d - 1, below = leaf; k >= 0; k--) {
      const int node = p.path[b * MD + k];
      v *= seen_from(p.state + (base + node) * SB, p.state + (base + below) * SB);
      size_t m = (base + node) * A + p.act[b * MD + k]; p.W[m] += v; p.N[m] += 1; below = node;
    }
    SYNC;
  }
  if (s >= NSIM) return;
  int node = 0, d = 0;
  for (;;) {
    size_t n = base + node; Row r; read_row(p, n, lane, r);
    float best = -1e30f; int arg = A; float imp[K];
    improved(p, r, imp);
    if (node == 0) { // sequential halving among the root's candidates
      float lc = 0;
      for (int i = 0; i < K; i++) lc += r.l[i] > -1e8f ? 1 : 0;
      int m = (int)rsum(lc); if (m > MTOP) m = MTOP;
      int want = p.tab[m * NSIM + s];
      for (int i = 0; i < K; i++) { int a = lane + i * LANES; if (r.l[i] < -1e8f) continue; float sc = p.gum[(size_t)b * A + a] + r.q[i] - (r.n[i] == want ? 0.f : 1e6f); if (sc > best) { best = sc; arg = a; } }
    } else for (int i = 0; i < K; i++) { int a = lane + i * LANES; if (r.l[i] < -1e8f) continue; float sc = imp[i] - r.n[i] / (1 + r.sumN); if (sc > best) { best = sc; arg = a; } }
    rarg(best, arg); int a = bcast(arg);
    if (lane == 0) { p.path[b * MD + d] = node; p.act[b * MD + d] = a; }
    d++;
    int c = p.child[n * A + a];
    if (c < 0) {
      c = s + 1; size_t m = base + c; float val = 0, margin = 0;
      int over = play(p.state + n * SB, a, p.state + m * SB, w, lane, &val, &margin, nullptr);
      fresh_row(p, m, lane); SYNC;
      if (lane == 0) { p.child[n * A + a] = c; p.term[m] = over; if (over) p.val[m] = val * (1 - MARGIN) + margin * MARGIN; p.leaf[b] = c; }
      write_x(p, b, p.state + m * SB, lane);
      break;
    }
    node = c;
    if (p.term[base + c] || d >= MD - 1) { if (lane == 0) p.leaf[b] = c; break; }
  }
  if (lane == 0) p.depth[b] = d;
  SYNC;
}

/// A new game from a few random placings; `k` of them, or as many as the game's training wants.
D void reset1(const P& p, int b, int lane, Work* w, u32 key, int k) {
  u8* g = p.game + (size_t)b * SB;
  if (k < 0) k = opening(hash(key, 0xABCDu, p.seed));
  for (int again = 0; again < 4; again++) {
    begin(g, lane, option(hash(key, 3, p.seed))); int bad = 0, i;
    for (i = 0; i < k; i++) {
      int a = -1;
      for (int t = 0; t < 400; t++) { int c = hash(key, i * 401 + t + again * 7777, p.seed + 1) % CELLS; if (legal1(g, c)) { a = c; break; } }
      if (a < 0) break;
      float v, m; SYNC;
      if (play(g, a, g, w, lane, &v, &m, nullptr)) { bad = 1; break; }
    }
    if (!bad) { if (lane == 0) p.ply[b] = i; break; }
    k = k / 2;
  }
  SYNC;
}

/// mode 0: self-play with records. mode 1 + side: a match game, which moves only where it is that side's turn.
D void move1(const P& p, int b, int lane, Work* w, int mode) {
  u8* g = p.game + (size_t)b * SB; size_t n = (size_t)b * NN; int step = *p.step; size_t t = (size_t)(step % p.T) * p.B + b;
  if (mode) { if (p.done[b] || ((mover(g, p.ply[b]) + b) & 1) != mode - 1) return; }
  Row r; read_row(p, n, lane, r); float mx = r.maxN, vm = r.vmix, imp[K]; improved(p, r, imp);
  float best = -1e30f; int arg = A;
  for (int i = 0; i < K; i++) { int a = lane + i * LANES; if (r.l[i] < -1e8f) continue; float sc = p.gum[(size_t)b * A + a] + r.q[i] - (mx - r.n[i]) * 1e4f; if (sc > best) { best = sc; arg = a; } }
  rarg(best, arg); int a = bcast(arg);
  if (mode == 0) {
    FORC(c) p.rfeat[t * CELLS + c] = g[c];
    for (int i = 0; i < K; i++) { int q = lane + i * LANES; if (q < A) p.rpol[t * A + q] = (u16)(imp[i] * 65535.f + 0.5f); }
    if (lane == 0) { p.rz[t] = UNKNOWN + mover(g, p.ply[b]); p.rq[t] = vm; p.rlevel[t] = level(g); }
  }
  if (lane == 0) { p.qroot[b] = vm; p.chosen[b] = a; }
  float val = 0, margin = 0; SYNC;
  s8* own = HEAD_OWNER && mode == 0 ? p.rown + t * CELLS : nullptr;
  int over = play(g, a, g, w, lane, &val, &margin, own);
  if (lane == 0) p.ply[b]++;
  SYNC;
  if (!over) return;
  const int now = mover(g, p.ply[b]);
  // 1: the one to move now won, 2: lost, 3: a draw; bit 4 tells who would move now
  if (mode) { if (lane == 0) p.done[b] = (val > 0 ? 1 : val < 0 ? 2 : 3) + 4 * now; return; }
  int s0 = p.start[b]; if (step - s0 >= p.T) s0 = step - p.T + 1;
  for (int q = s0 + lane; q <= step; q += LANES) { s8* z = p.rz + (size_t)(q % p.T) * p.B + b; *z = (s8)(*z - UNKNOWN == now ? val : -val); }
  if (HEAD_OWNER) { // `own` is for the player after the last mover; each record wants it for its own mover
    SYNC;
    for (int q = s0; q < step; q++) { size_t tt = (size_t)(q % p.T) * p.B + b; int sg = ((step - q) & 1) ? 1 : -1; FORC(c) p.rown[tt * CELLS + c] = sg * own[c]; }
    SYNC;
    FORC(c) own[c] = -own[c];
  }
  if (lane == 0) { count(p.stats, 1); count(p.stats + 1, step - s0 + 1); count(p.stats + 2, p.ply[b]); count(p.stats + 3, (val < 0) == (now == 1) ? 1 : 0); }
  SYNC;
  if (lane == 0) p.start[b] = step + 1;
  reset1(p, b, lane, w, hash(b, step, p.seed + 77), -1);
}

D void fresh1(const P& p, int b, int lane, Work* w, int kind) {
  u32 key = kind == 1 ? hash(b >> 1, 12345, p.seed) : hash(b, 777, p.seed);
  int k = kind == 1 ? 1 + (int)(hash(key, 5, 5) % 3) : (int)(hash(key, 5, 5) % (CELLS / 2));
  reset1(p, b, lane, w, key, k);
  if (lane == 0) { p.start[b] = *p.step; p.done[b] = 0; }
}

#ifdef __CUDACC__
#define WARPS 4
#define KERNEL(name, args, call) __global__ void __launch_bounds__(WARPS * 32) name args { \
  __shared__ Work ws[WARPS]; int b = blockIdx.x * WARPS + (threadIdx.x >> 5), lane = threadIdx.x & 31; \
  if (b >= p.B) return; [[maybe_unused]] Work* w = &ws[threadIdx.x >> 5]; call; }
KERNEL(k_begin, (P p), begin1(p, b, lane))
KERNEL(k_sim, (P p, int s), sim1(p, b, lane, w, s))
KERNEL(k_move, (P p, int mode), move1(p, b, lane, w, mode))
KERNEL(k_reset, (P p, int kind), fresh1(p, b, lane, w, kind))
__global__ void k_tick(P p) { if (threadIdx.x == 0 && blockIdx.x == 0) *p.step += 1; }
#define GRID ((p.B + WARPS - 1) / WARPS), WARPS * 32, 0, (cudaStream_t)st
extern "C" {
int az_begin(P p, void* st) { k_begin<<<GRID>>>(p); return cudaGetLastError(); }
int az_sim(P p, int s, void* st) { k_sim<<<GRID>>>(p, s); return cudaGetLastError(); }
int az_move(P p, int mode, void* st) { k_move<<<GRID>>>(p, mode); return cudaGetLastError(); }
int az_reset(P p, int kind, void* st) { k_reset<<<GRID>>>(p, kind); return cudaGetLastError(); }
int az_tick(P p, void* st) { k_tick<<<1, 32, 0, (cudaStream_t)st>>>(p); return cudaGetLastError(); }
}
#else
extern "C" {
int az_begin(P p, void*) { for (int b = 0; b < p.B; b++) warp([&](int lane) { begin1(p, b, lane); }); return 0; }
int az_sim(P p, int s, void*) { Work w; for (int b = 0; b < p.B; b++) warp([&](int lane) { sim1(p, b, lane, &w, s); }); return 0; }
int az_move(P p, int mode, void*) { Work w; for (int b = 0; b < p.B; b++) warp([&](int lane) { move1(p, b, lane, &w, mode); }); return 0; }
int az_reset(P p, int kind, void*) { Work w; for (int b = 0; b < p.B; b++) warp([&](int lane) { fresh1(p, b, lane, &w, kind); }); return 0; }
int az_tick(P p, void*) { *p.step += 1; return 0; }
}
#endif
extern "C" int az_dims(int* o) { o[0] = CELLS; o[1] = A; o[2] = SB; o[3] = NN; o[4] = MD; o[5] = MTOP; o[6] = NSIM; o[7] = (int)sizeof(P); return 0; }
