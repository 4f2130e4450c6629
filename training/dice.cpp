// Backgammon and its kin: TD learning by self-play on all cores of one machine (no GPU), and the check against our own rules.
//   g++ -O3 -march=native -ffast-math -std=c++20 -pthread training/dice.cpp -o dice
//   ./dice train backgammon 540 16 out [old.bin]      writes out/backgammon.bin and out/backgammon.json
//   ./dice check < positions                what check-dice.ts writes: every end of every turn must agree
// A net says what the player to roll will get: the chances to win, to win double and triple, to lose double and triple.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <thread>
#include <vector>

enum Kind { BACKGAMMON, PLAKOTO, MULTEZIM };
static const char* NAMES[] = {"backgammon", "plakoto", "multezim"};

/** Men by each player's own way: 0 the bar, 1 to 24 the points in order of travel, 25 off. */
struct State {
  int8_t men[2][26];
  int8_t held[2][26];
  bool operator==(const State& o) const { return !memcmp(this, &o, sizeof(State)); }
};

struct Rules {
  Kind kind;
  int mirror(int i) const { return kind == MULTEZIM ? (i + 11) % 24 + 1 : 25 - i; }
  static int rear(const State& s, int who) { int i = 0; while (i < 25 && !s.men[who][i]) i++; return i; }
  static bool pinned(const State& s, int who) { for (int i = 1; i < 25; i++) if (s.held[who][i]) return true; return false; }

  bool barred(const State& s, int who, int f, int t) const {
    if (kind != MULTEZIM) return false;
    const int8_t* own = s.men[who];
    if (f == 1) { // until the first man has gone twelve points only that one moves
      int far = 0, way = 0;
      for (int i = 13; i <= 25; i++) far += own[i];
      for (int i = 2; i < 13; i++) way += own[i];
      if (!far && way) return true;
    }
    if (t > 6) return false;
    for (int i = 1; i <= 6; i++) if (i != t && own[i] - (i == f) == 0) return false;
    return true;
  }
  int target(const State& s, int who, int i, int die) const {
    const int8_t* own = s.men[who];
    const int back = rear(s, who);
    if (own[i] <= s.held[who][i] || (back == 0 && i != 0)) return -1;
    int t = i + die;
    if (t < 25) {
      if (s.men[1 - who][mirror(t)] >= (kind == MULTEZIM ? 1 : 2) || s.held[who][t]) return -1;
    } else {
      if (back < 19 || pinned(s, who) || (t > 25 && i != back)) return -1;
      t = 25;
    }
    return barred(s, who, i, t) ? -1 : t;
  }
  void step(State& s, int who, int f, int t) const {
    s.men[who][f]--; s.men[who][t]++;
    if (kind == BACKGAMMON && t < 25 && s.men[1 - who][mirror(t)] == 1) { s.men[1 - who][mirror(t)] = 0; s.men[1 - who][0]++; }
    if (kind == PLAKOTO) {
      if (s.men[who][f] == 0) s.held[1 - who][mirror(f)] = 0;
      if (t < 25 && s.men[1 - who][mirror(t)] == 1) s.held[1 - who][mirror(t)] = 1;
    }
  }
  /** Whether it is over, and the points of the first player then: 2 a double win, negative a loss, 0 a draw. */
  bool over(const State& s, int* of0) const {
    if (kind == PLAKOTO) {
      const bool a = s.held[0][1], b = s.held[1][1];
      if (a && b) { *of0 = 0; return true; }
      if (a && !s.men[1][1]) { *of0 = -2; return true; }
      if (b && !s.men[0][1]) { *of0 = 2; return true; }
    }
    for (int who = 0; who < 2; who++) {
      int on = 0;
      for (int i = 0; i < 25; i++) on += s.men[who][i];
      if (on) continue;
      const int8_t* other = s.men[1 - who];
      int worth = 1;
      if (kind == BACKGAMMON && !other[25]) { worth = 2; for (int i = 0; i <= 6; i++) if (other[i]) worth = 3; }
      if (kind == MULTEZIM && !other[25]) worth = 2;
      *of0 = who == 0 ? worth : -worth;
      return true;
    }
    return false;
  }
  /** Nobody can meet the other any more. */
  bool race(const State& s) const {
    const int a = rear(s, 0), b = rear(s, 1);
    return kind == MULTEZIM ? a >= 19 && b >= 19 : a + b > 25;
  }
};

/** A turn on its way: the men as the dice go on, and where the game stands; it stands still once it is over. */
struct Way {
  State at, end;
  bool done;
};
struct Node { State s; int used; };

/** Every different end of a turn. */
struct Turns {
  std::vector<Way> now, next;
  std::vector<State> ends;
  int best = 0;
  static void add(std::vector<State>& list, const State& s) { for (const State& e : list) if (e == s) return; list.push_back(s); }
  static void add(std::vector<Way>& list, const Way& w) { for (const Way& e : list) if (e.at == w.at && e.end == w.end) return; list.push_back(w); }

  /** One order of the dice. As our rules have it, a die counts as usable even where the game ends before it. */
  void order(const Rules& r, const State& s, int who, const int* dice, int n) {
    now.clear(); now.push_back({s, s, false});
    int used = 0, won;
    for (; used < n; used++) {
      next.clear();
      for (const Way& each : now)
        for (int i = 0; i < 25; i++) {
          if (!each.at.men[who][i]) continue;
          const int t = r.target(each.at, who, i, dice[used]);
          if (t < 0) continue;
          Way to = each;
          r.step(to.at, who, i, t);
          if (!to.done) { to.end = to.at; to.done = r.over(to.at, &won); }
          add(next, to);
        }
      if (next.empty()) break;
      // Whoever cannot go on has used fewer dice.
      for (const Way& each : now) if (used) finals.push_back({each.end, used});
      std::swap(now, next);
    }
    for (const Way& each : now) finals.push_back({each.end, used});
  }
  std::vector<Node> finals;
  void list(const Rules& r, const State& s, int who, int a, int b) {
    finals.clear(); ends.clear();
    if (a == b) { const int four[] = {a, a, a, a}; order(r, s, who, four, 4); }
    else {
      const int down[] = {std::max(a, b), std::min(a, b)}, up[] = {down[1], down[0]};
      order(r, s, who, down, 2);
      int first = 0;
      for (const Node& e : finals) first = std::max(first, e.used);
      const size_t half = finals.size();
      order(r, s, who, up, 2);
      int second = 0;
      for (size_t i = half; i < finals.size(); i++) second = std::max(second, finals[i].used);
      // The larger die, if only one can be used.
      if (first == 1 && second <= 1) finals.resize(half);
    }
    best = 0;
    for (const Node& e : finals) best = std::max(best, e.used);
    for (const Node& e : finals) if (e.used == best) add(ends, e.s);
  }
};

constexpr int H = 128, OUT = 5, MOST = 2 * (24 * 5 + 2);

struct Net {
  alignas(64) float w1[MOST][H];
  alignas(64) float b1[H];
  alignas(64) float w2[OUT][H];
  float b2[OUT];
};

struct Inputs { int n = 0; int16_t at[160]; float v[160]; };

static int inputsOf(Kind kind) { return 2 * (24 * (kind == PLAKOTO ? 5 : 4) + 2); }

/** The position as the player to roll sees it. */
static void see(const Rules& r, const State& s, int me, Inputs& in) {
  const int per = r.kind == PLAKOTO ? 5 : 4, side = 24 * per + 2;
  in.n = 0;
  auto add = [&](int at, float v) { in.at[in.n] = at; in.v[in.n++] = v; };
  for (int k = 0; k < 2; k++) {
    const int who = k ? 1 - me : me, base = k * side;
    const int8_t* m = s.men[who];
    for (int i = 1; i < 25; i++) {
      const int n = m[i], at = base + (i - 1) * per;
      if (!n) continue;
      add(at, 1);
      if (n > 1) add(at + 1, 1);
      if (n > 2) add(at + 2, 1);
      if (n > 3) add(at + 3, (n - 3) / 2.0f);
      if (per == 5 && s.held[who][i]) add(at + 4, 1);
    }
    if (m[0]) add(base + 24 * per, m[0] / 2.0f);
    if (m[25]) add(base + 24 * per + 1, m[25] / 15.0f);
  }
}

static void forward(const Net& net, const Inputs& in, float* __restrict h, float* __restrict z, float* out) {
  for (int j = 0; j < H; j++) z[j] = net.b1[j];
  for (int k = 0; k < in.n; k++) { const float v = in.v[k]; const float* w = net.w1[in.at[k]]; for (int j = 0; j < H; j++) z[j] += v * w[j]; }
  for (int j = 0; j < H; j++) h[j] = z[j] / (1 + fabsf(z[j]));
  for (int o = 0; o < OUT; o++) {
    float sum = net.b2[o];
    for (int j = 0; j < H; j++) sum += h[j] * net.w2[o][j];
    out[o] = 1 / (1 + expf(-sum));
  }
}

static void learn(Net& net, const Inputs& in, const float* target, float rate) {
  alignas(64) float h[H], z[H], out[OUT], back[H];
  forward(net, in, h, z, out);
  memset(back, 0, sizeof back);
  for (int o = 0; o < OUT; o++) {
    const float d = rate * (target[o] - out[o]);
    for (int j = 0; j < H; j++) { back[j] += d * net.w2[o][j]; net.w2[o][j] += d * h[j]; }
    net.b2[o] += d;
  }
  for (int j = 0; j < H; j++) { const float a = 1 + fabsf(z[j]); back[j] /= a * a; net.b1[j] += back[j]; }
  for (int k = 0; k < in.n; k++) { float* w = net.w1[in.at[k]]; const float v = in.v[k]; for (int j = 0; j < H; j++) w[j] += v * back[j]; }
}

struct Brain { Net nets[2]; };

static void fresh(Brain& b, unsigned seed) {
  std::mt19937 rng(seed);
  std::uniform_real_distribution<float> u(-1, 1);
  memset((void*)&b, 0, sizeof b);
  for (Net& n : b.nets) {
    for (auto& row : n.w1) for (float& w : row) w = 0.1f * u(rng);
    for (auto& row : n.w2) for (float& w : row) w = 0.1f * u(rng);
  }
}

static float equity(Kind kind, const float* o) {
  const float win = 2 * o[0] - 1;
  return kind == BACKGAMMON ? win + o[1] + o[2] - o[3] - o[4] : win;
}
static void flip(const float* o, float* to) { to[0] = 1 - o[0]; to[1] = o[3]; to[2] = o[4]; to[3] = o[1]; to[4] = o[2]; }
static void exact(int points, float* to) { // of the player who sees it
  to[0] = points > 0 ? 1 : points < 0 ? 0 : 0.5f;
  to[1] = points >= 2; to[2] = points >= 3; to[3] = points <= -2; to[4] = points <= -3;
}

/** The best end of a turn for `who`; its outputs are those of the other, who rolls next. */
static const State& choose(const Rules& r, const Brain& b, const Turns& t, int who, float* best) {
  alignas(64) float h[H], z[H], out[OUT];
  Inputs in;
  const State* found = &t.ends[0];
  float least = 1e9f;
  for (const State& s : t.ends) {
    int won;
    if (r.over(s, &won)) exact(who == 1 ? won : -won, out);
    else { see(r, s, 1 - who, in); forward(b.nets[r.race(s)], in, h, z, out); }
    const float e = equity(r.kind, out);
    if (e < least) { least = e; found = &s; memcpy(best, out, sizeof out); }
  }
  return *found;
}

static State beginning(Kind kind, std::mt19937& rng) {
  State s; memset(&s, 0, sizeof s);
  const unsigned draw = rng() % 20;
  for (int who = 0; who < 2; who++) {
    int8_t* m = s.men[who];
    if (kind != BACKGAMMON) m[1] = 15;
    else if (draw == 0) m[1] = m[2] = m[3] = 1;
    else if (draw < 3) { m[1] = 2; m[2] = 2; m[12] = 4; m[17] = 3; m[19] = 4; }
    else { m[1] = 2; m[12] = 5; m[17] = 3; m[19] = 5; }
  }
  return s;
}

/** One game; learns when `rate` > 0. Points of the first player. */
static int game(const Rules& r, Brain* first, Brain* second, std::mt19937& rng, float rate, Turns& t) {
  State s = beginning(r.kind, rng);
  int who = rng() & 1;
  Inputs before; bool has = false; int kind = 0;
  for (int rolls = 0; rolls < 2000; rolls++) {
    const int a = rng() % 6 + 1, b = rng() % 6 + 1;
    Brain& mind = who == 0 ? *first : *second;
    t.list(r, s, who, a, b);
    float out[OUT], target[OUT];
    s = choose(r, mind, t, who, out);
    if (has && rate > 0) { flip(out, target); learn(mind.nets[kind], before, target, rate); }
    int won;
    if (r.over(s, &won)) return won;
    has = true; kind = r.race(s); see(r, s, 1 - who, before);
    who = 1 - who;
  }
  return 0;
}

static double match(const Rules& r, Brain& a, Brain& b, int games, int threads) {
  std::vector<std::thread> crew; std::atomic<long> sum{0};
  for (int k = 0; k < threads; k++) crew.emplace_back([&, k] {
    std::mt19937 rng(77 + k); Turns t;
    for (int g = 0; g < games / threads; g++) {
      int points = g & 1 ? game(r, &a, &b, rng, 0, t) : -game(r, &b, &a, rng, 0, t);
      sum += r.kind == BACKGAMMON ? points : (points > 0) - (points < 0);
    }
  });
  for (auto& one : crew) one.join();
  return double(sum) / games;
}

/** As the program will read it: rounded to 16 bits, a scale for each hidden unit. */
static void rounded(Net& n, int inputs, std::vector<int16_t>& words, float* scales) {
  words.resize(size_t(inputs) * H);
  for (int j = 0; j < H; j++) {
    float most = 1e-6f;
    for (int i = 0; i < inputs; i++) most = std::max(most, fabsf(n.w1[i][j]));
    scales[j] = most / 32767;
    for (int i = 0; i < inputs; i++) { const int w = lroundf(n.w1[i][j] / scales[j]); words[size_t(i) * H + j] = w; n.w1[i][j] = w * scales[j]; }
  }
}

/** Goes on from a file written before. */
static bool warm(Brain& b, Kind kind, const char* path) {
  FILE* f = fopen(path, "rb");
  if (!f) return false;
  uint8_t head[8];
  bool good = fread(head, 1, 8, f) == 8 && head[3] == H / 8 && head[5] == inputsOf(kind) / 2;
  for (Net& n : b.nets) {
    std::vector<int16_t> words(size_t(inputsOf(kind)) * H); float scales[H];
    good = good && fread(words.data(), 2, words.size(), f) == words.size() && fread(scales, 4, H, f) == H && fread(n.b1, 4, H, f) == H;
    for (auto& row : n.w2) good = good && fread(row, 4, H, f) == H;
    good = good && fread(n.b2, 4, OUT, f) == OUT;
    for (size_t i = 0; i < words.size(); i++) n.w1[i / H][i % H] = words[i] * scales[i % H];
  }
  fclose(f);
  return good;
}

static void train(Kind kind, double seconds, int threads, const char* folder, const char* from) {
  const Rules r{kind};
  static Brain brain, early, middle;
  const unsigned seed = 20261116;
  fresh(brain, seed);
  if (from && !warm(brain, kind, from)) { fprintf(stderr, "%s cannot be read\n", from); exit(2); }
  early = middle = brain;
  const float rate = from ? 0.006f : 0.05f, last = from ? 0.04f : 0.01f;
  const auto began = std::chrono::steady_clock::now();
  auto share = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count() / seconds; };
  std::atomic<long> games{0};
  std::vector<std::thread> crew;
  for (int k = 0; k < threads; k++) crew.emplace_back([&, k] {
    std::mt19937 rng(seed + 1 + k); Turns t;
    for (double at; (at = share()) < 1; games++) game(r, &brain, &brain, rng, rate * powf(last, at), t);
  });
  std::string curve;
  for (int tenth = 1; tenth <= 10; tenth++) {
    while (share() < tenth / 10.0) std::this_thread::sleep_for(std::chrono::milliseconds(200));
    if (tenth == 1 && !from) early = brain;
    if (tenth == 5) middle = brain;
    printf("%d/10: %ld games\n", tenth, games.load()); fflush(stdout);
  }
  for (auto& one : crew) one.join();
  const int inputs = inputsOf(kind);
  const std::string name = std::string(folder) + "/" + NAMES[kind];
  FILE* f = fopen((name + ".bin").c_str(), "wb");
  const uint8_t head[8] = {'J', 'D', 1, H / 8, 2, uint8_t(inputs / 2), OUT, 0};
  fwrite(head, 1, 8, f);
  for (Net& n : brain.nets) {
    std::vector<int16_t> words; float scales[H];
    rounded(n, inputs, words, scales);
    fwrite(words.data(), 2, words.size(), f); fwrite(scales, 4, H, f); fwrite(n.b1, 4, H, f);
    for (auto& row : n.w2) fwrite(row, 4, H, f);
    fwrite(n.b2, 4, OUT, f);
  }
  fclose(f);
  const double e = match(r, brain, early, 40000, threads), m = match(r, brain, middle, 40000, threads);
  printf("points a game against itself after a tenth of the time %.4f, after a half %.4f\n", e, m);
  f = fopen((name + ".json").c_str(), "w");
  fprintf(f, "{\"game\":\"%s\",\"seed\":%u,\"minutes\":%.1f,\"threads\":%d,\"games\":%ld,\"hidden\":%d,\"againstTenth\":%.4f,\"againstHalf\":%.4f,\"tests\":[",
          NAMES[kind], seed, seconds / 60, threads, games.load(), H, e, m);
  std::mt19937 rng(5); Turns t;
  for (int k = 0; k < 24;) { // positions of one game after another, as the program must judge them
    State s = beginning(kind, rng); int who = 0, won;
    for (int ply = 0; ply < 2000 && k < 24; ply++, who = 1 - who) {
      t.list(r, s, who, rng() % 6 + 1, rng() % 6 + 1);
      float out[OUT] = {}; s = choose(r, brain, t, who, out);
      if (r.over(s, &won)) break;
      if (ply % 5 != 4) continue;
      fprintf(f, "%s{\"men\":[", k++ ? "," : "");
      for (int i = 0; i < 52; i++) fprintf(f, "%s%d", i ? "," : "", s.men[i / 26][i % 26]);
      fprintf(f, "],\"held\":[");
      for (int i = 0; i < 52; i++) fprintf(f, "%s%d", i ? "," : "", s.held[i / 26][i % 26]);
      fprintf(f, "],\"roller\":%d,\"out\":[%.5f,%.5f,%.5f,%.5f,%.5f]}", 1 - who, out[0], out[1], out[2], out[3], out[4]);
    }
  }
  fprintf(f, "]}\n"); fclose(f);
}

/** For each turn: kind, player, two dice, 104 numbers, how many ends, 104 numbers for each. */
static int check() {
  long turns = 0, ends = 0; Turns t; int kind;
  while (scanf("%d", &kind) == 1) {
    int who, a, b, n, x;
    auto read = [&](State& s) { for (int i = 0; i < 104; i++) { if (scanf("%d", &x) != 1) exit(2); (i < 52 ? s.men[i / 26][i % 26] : s.held[(i - 52) / 26][i % 26]) = x; } };
    State s; if (scanf("%d %d %d", &who, &a, &b) != 3) return 2;
    read(s);
    if (scanf("%d", &n) != 1) return 2;
    std::vector<State> theirs(n);
    for (State& e : theirs) read(e);
    t.list(Rules{Kind(kind)}, s, who, a, b);
    bool same = theirs.size() == t.ends.size();
    for (const State& e : theirs) same = same && std::find(t.ends.begin(), t.ends.end(), e) != t.ends.end();
    if (!same) {
      fprintf(stderr, "%s, turn %ld, player %d, dice %d %d: %zu ends here, %d there\n", NAMES[kind], turns, who, a, b, t.ends.size(), n);
      for (int k = 0; k < 2; k++) { for (int i = 0; i < 26; i++) fprintf(stderr, "%d ", s.men[k][i]); fprintf(stderr, "| "); for (int i = 0; i < 26; i++) fprintf(stderr, "%d ", s.held[k][i]); fprintf(stderr, "\n"); }
      return 1;
    }
    turns++; ends += n;
  }
  printf("%ld turns, %ld ends: no difference\n", turns, ends);
  return 0;
}

int main(int argc, char** argv) {
  if (argc > 1 && !strcmp(argv[1], "check")) return check();
  if (argc < 6) { fprintf(stderr, "dice check | dice train <game> <seconds> <threads> <folder> [<weights to go on from>]\n"); return 2; }
  for (int k = 0; k < 3; k++) if (!strcmp(argv[2], NAMES[k])) { train(Kind(k), atof(argv[3]), atoi(argv[4]), argv[5], argc > 6 ? argv[6] : nullptr); return 0; }
  return 2;
}
