// One warp plays one game on the GPU; the same code compiles with g++, where a "warp" has a single lane, or with -DWARP 32 in turn (warp.h).
#pragma once
#include <cmath>
#include <cstddef>
#include <cstdint>
typedef uint8_t u8; typedef uint16_t u16; typedef uint32_t u32; typedef int8_t s8; typedef int16_t s16;

#ifdef __CUDACC__
#define LANES 32
#define D __device__ __forceinline__
#define SYNC __syncwarp()
#define EXP __expf
D float rsum(float v) { for (int o = 16; o; o >>= 1) v += __shfl_xor_sync(~0u, v, o); return v; }
D float rmax(float v) { for (int o = 16; o; o >>= 1) v = fmaxf(v, __shfl_xor_sync(~0u, v, o)); return v; }
D int rany(int v) { return __any_sync(~0u, v); }
D int ror(int v) { return (int)__reduce_or_sync(~0u, (u32)v); }
D void rarg(float& v, int& i) {
  for (int o = 16; o; o >>= 1) {
    float w = __shfl_xor_sync(~0u, v, o); int j = __shfl_xor_sync(~0u, i, o);
    if (w > v || (w == v && j < i)) { v = w; i = j; }
  }
}
D int bcast(int v) { return __shfl_sync(~0u, v, 0); }
D void least(int* p, int v) { atomicMin(p, v); }
D void most(int* p, int v) { atomicMax(p, v); }
D void join(int* p, int v) { atomicOr(p, v); }
D void count(int* p, int v) { atomicAdd(p, v); }
#else
#include <algorithm>
#include <cstdlib>
using std::max;
using std::min;
#define D static inline
#define EXP expf
#ifdef WARP
#include "warp.h"
#else
#define LANES 1
#define SYNC
D float rsum(float v) { return v; }
D float rmax(float v) { return v; }
D int rany(int v) { return v; }
D int ror(int v) { return v; }
D void rarg(float&, int&) {}
D int bcast(int v) { return v; }
template <class F> void warp(F f) { f(0); }
#endif
D void least(int* p, int v) { if (v < *p) *p = v; }
D void most(int* p, int v) { if (v > *p) *p = v; }
D void join(int* p, int v) { *p |= v; }
D void count(int* p, int v) { *p += v; }
#endif

#define CELLS (SZ * SZ)
/// A state is one byte of eight planes for each cell, always from the mover's side, and eight bytes of the game's own.
#define SB ((CELLS + 8 + 7) / 8 * 8)
#define FORC(c) for (int c = lane; c < CELLS; c += LANES)
/// The planes every game has. FORBIDDEN marks free cells where the mover may not place. Where moves are chosen in two steps, CHOSEN marks
/// the man of the first step and POINTED, in place of FORBIDDEN, where the mover may point now.
enum { OWN = 1, OTHER = 2, BOARD = 4, CHOSEN = 8, FORBIDDEN = 32, POINTED = 32, LEVEL = 64 };

D u32 hash(u32 a, u32 b, u32 c) {
  u32 h = a * 0x9E3779B1u ^ (b + 0x7F4A7C15u) * 0x85EBCA6Bu ^ (c + 0x165667B1u) * 0xC2B2AE35u;
  h ^= h >> 16; h *= 0x7feb352du; h ^= h >> 15; h *= 0x846ca68bu; h ^= h >> 16; h += b * 0x27d4eb2fu;
  h ^= h >> 15; h *= 0x2c1b3c6du; h ^= h >> 12; h *= 0x297a2d39u; h ^= h >> 15;
  return h;
}
D float unif(u32 h) { return ((h >> 8) + 0.5f) * (1.0f / 16777216.0f); }
