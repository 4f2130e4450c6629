"""Gumbel AlphaZero on one GPU: python3 train.py --game go --seconds 540 --out DIR [--resume DIR/go.pt | --warm go.bin]"""
import argparse, base64, copy, ctypes, hashlib, json, math, os, subprocess, time
import torch, torch.nn.functional as F
import games
from net import Fast, Net, adopt, fold, pack, unpack

ap = argparse.ArgumentParser()
ap.add_argument('--game', required=True)
ap.add_argument('--sizes', default='', help='e.g. 10:2048,13:768 instead of the game\'s own')
ap.add_argument('--c', type=int, default=32); ap.add_argument('--blocks', type=int, default=0); ap.add_argument('--sims', type=int, default=32)
ap.add_argument('--seconds', type=float, default=540, help='of this run'); ap.add_argument('--total', type=float, default=0, help='of all runs together')
ap.add_argument('--lr', type=float, default=2e-3); ap.add_argument('--ring', type=int, default=1000); ap.add_argument('--uses', type=float, default=2)
ap.add_argument('--resume', default=''); ap.add_argument('--warm', default=''); ap.add_argument('--out', default='out')
ap.add_argument('--cs', type=float, default=0.4); ap.add_argument('--zmix', type=float, default=0.2); ap.add_argument('--int8', type=float, default=0.8)
ap.add_argument('--seed', type=int, default=1); ap.add_argument('--evals', type=int, default=512); ap.add_argument('--every', type=float, default=100)
a = ap.parse_args()
GAME = games.GAMES[a.game]
SIZES = [tuple(map(int, s.split(':'))) for s in a.sizes.split(',')] if a.sizes else GAME['sizes']
BLOCKS = a.blocks or GAME['blocks']
CUDA = torch.cuda.is_available()
dev = 'cuda' if CUDA else 'cpu'
IT = torch.float16 if CUDA else torch.float32
here = os.path.dirname(os.path.abspath(__file__))
os.makedirs(a.out, exist_ok=True)
t_begin = time.time()

# --- the games on the device --------------------------------------------------------------------------------------------

PTRS = 'state logit W N child val term path act depth leaf game start ply gum x pol v tab step rfeat rlevel rpol rz rq rown stats done qroot chosen'.split()
class P(ctypes.Structure):
    _fields_ = [(n, ctypes.c_void_p) for n in PTRS] + [('B', ctypes.c_int), ('T', ctypes.c_int), ('gscale', ctypes.c_float), ('cs', ctypes.c_float), ('seed', ctypes.c_uint32)]

def build(size):
    """The rules of one size, compiled; what was compiled from the same sources before is taken as it is."""
    tool = ['nvcc', '-O3', '-arch=sm_90', '-shared', '-Xcompiler', '-fPIC', '--use_fast_math'] if CUDA else ['g++', '-x', 'c++', '-O2', '-shared', '-fPIC']
    tool += [f'-DSZ={size}', f'-DNSIM={a.sims}', f'-DRULES="rules/{a.game}.h"', f'{here}/selfplay.cu', '-o']
    sources = [f'{here}/selfplay.cu', f'{here}/lanes.h'] + sorted(f'{here}/rules/{f}' for f in os.listdir(f'{here}/rules'))
    mark = hashlib.sha256(repr(tool).encode() + b''.join(open(f, 'rb').read() for f in sources)).hexdigest()[:12]
    so = f'/tmp/{a.game}{size}_{a.sims}_{mark}.so'
    return so, None if os.path.exists(so) else subprocess.Popen(tool + [so + '.new'])

def load(so):
    lib = ctypes.CDLL(so); dims = (ctypes.c_int * 8)(); lib.az_dims(dims)
    assert ctypes.sizeof(P) == dims[7], (ctypes.sizeof(P), dims[7])
    for f, n in (('az_begin', 0), ('az_sim', 1), ('az_move', 1), ('az_reset', 1), ('az_tick', 0)):
        getattr(lib, f).argtypes = [P] + [ctypes.c_int] * n + [ctypes.c_void_p]
    return lib, list(dims)

def considered(m, n):
    """Sequential halving: how often the candidate visited next has been visited."""
    if m <= 1: return list(range(n))
    lg = math.ceil(math.log2(m)); seq = []; visits = [0] * m; k = m
    while len(seq) < n:
        for _ in range(max(1, int(n / (lg * k)))):
            seq += visits[:k]
            for i in range(k): visits[i] += 1
        k = max(2, k // 2)
    return seq[:n]

class Engine:
    """A batch of games of one size. `uid` names the inference net of a captured graph."""
    def __init__(s, lib, dims, size, B, T, gscale, seed):
        s.lib, (s.cells, s.A, SB, NN, MD, MTOP, s.sims, _), s.size, s.B, s.T = lib, dims, size, B, T
        z = lambda *sh, d=torch.float32: torch.zeros(*sh, dtype=d, device=dev)
        i16, i32, u8, i8 = torch.int16, torch.int32, torch.uint8, torch.int8
        tab = torch.tensor([considered(m, s.sims) for m in range(MTOP + 1)], dtype=i32).to(dev); own = GAME['owner'] and T > 1
        s.t = dict(state=z(B, NN, SB, d=u8), logit=z(B, NN, s.A), W=z(B, NN, s.A), N=z(B, NN, s.A, d=i16), child=z(B, NN, s.A, d=i16), val=z(B, NN), term=z(B, NN, d=u8),
            path=z(B, MD, d=i16), act=z(B, MD, d=i16), depth=z(B, d=i32), leaf=z(B, d=i32), game=z(B, SB, d=u8), start=z(B, d=i32), ply=z(B, d=i32), gum=z(B, s.A),
            x=z(B, s.cells, 8), pol=z(B, s.A), v=z(B), tab=tab, step=z(1, d=i32), rfeat=z(T, B, s.cells, d=u8), rlevel=z(T, B), rpol=z(T, B, s.A, d=i16), rz=torch.full((T, B), 9, dtype=i8, device=dev),
            rq=z(T, B), rown=z(T if own else 1, B if own else 1, s.cells, d=i8), stats=z(8, d=i32), done=z(B, d=i32), qroot=z(B), chosen=z(B, d=i32))
        s.p = P(**{n: s.t[n].data_ptr() for n in PTRS}, B=B, T=T, gscale=gscale, cs=a.cs, seed=seed)
        s.xin = s.t['x'].view(B, size, size, 8).permute(0, 3, 1, 2)
        m = games.board_mask(a.game, size); s.mask = None if m is None else m.to(dev)[None, None]
        s.sym = [(p.to(dev), torch.tensor(q, device=dev)) for p, q in games.symmetries(a.game, size)]
        s.graphs = {}
    def fast(s, net, fused): return Fast(net, fold(net), IT, None if s.mask is None else s.mask.to(IT), lambda x, o: games.lead(a.game, x, o), fused)
    def st(s): return ctypes.c_void_p(torch.cuda.current_stream().cuda_stream) if CUDA else None
    def ok(s, rc): assert rc == 0, f'cuda error {rc}'
    def net(s, fast):
        pol, v = fast(s.xin.to(IT)); s.t['pol'].copy_(pol); s.t['v'].copy_(v)
    @torch.no_grad()
    def search(s, fast, mode):
        s.ok(s.lib.az_begin(s.p, s.st())); s.net(fast)
        for k in range(s.sims):
            s.ok(s.lib.az_sim(s.p, k, s.st())); s.net(fast)
        s.ok(s.lib.az_sim(s.p, s.sims, s.st())); s.ok(s.lib.az_move(s.p, mode, s.st()))
        if mode == 0: s.ok(s.lib.az_tick(s.p, s.st()))
    def reset(s, kind): s.ok(s.lib.az_reset(s.p, kind, s.st()))
    def go(s, fast, mode):
        """One move of every game; on the GPU a captured graph."""
        if not CUDA: return s.search(fast, mode)
        key = (id(fast), mode)
        if key not in s.graphs:
            side = torch.cuda.Stream(); side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side), torch.no_grad():
                for _ in range(3): s.net(fast)
            torch.cuda.current_stream().wait_stream(side); torch.cuda.synchronize()
            g = torch.cuda.CUDAGraph()
            with torch.cuda.graph(g): s.search(fast, mode)
            s.graphs[key] = g
        s.graphs[key].replay()
    def planes(s, f, lv):
        x = ((f[:, :, None] >> torch.arange(8, device=dev, dtype=torch.uint8)) & 1).float()
        x[:, :, 6] *= lv[:, None]
        return x
    def sample(s, n, filled):
        i = torch.randint(0, filled * s.B, (n,), device=dev); t = s.t; m = n // len(s.sym)
        x = s.planes(t['rfeat'].view(-1, s.cells)[i], t['rlevel'].view(-1)[i]); pol = (t['rpol'].view(-1, s.A)[i].to(torch.int32) & 0xFFFF).float() / 65535
        own = t['rown'].view(-1, s.cells)[i].float() if GAME['owner'] else None
        xs, ps, os_ = [], [], []
        for k, (pm, qm) in enumerate(s.sym):
            sl = slice(k * m, (k + 1) * m); xs.append(x[sl][:, pm][:, :, qm]); ps.append(torch.cat([pol[sl][:, :s.cells][:, pm], pol[sl][:, s.cells:]], 1))
            if own is not None: os_.append(own[sl][:, pm])
        x = torch.cat(xs).view(-1, s.size, s.size, 8).permute(0, 3, 1, 2); k = x.shape[0]
        return x, torch.cat(ps), t['rz'].view(-1)[i][:k], t['rq'].view(-1)[i][:k], torch.cat(os_) if own is not None else None

# --- learning -----------------------------------------------------------------------------------------------------------

def loss_fn(net, batch, mask):
    x, pol, z, q, own = batch
    known = (z < 9).float(); nk = known.sum().clamp(min=1); mean = lambda l: (l * known).sum() / nk
    with torch.autocast(dev, dtype=torch.bfloat16, enabled=CUDA): lp, lv, lo = net(x, mask)
    legal = ((x[:, 0] + x[:, 1] + (1 - x[:, 2]) + (x[:, 5] if GAME['passes'] or GAME.get('forbids') else 0)) == 0).flatten(1)
    if GAME.get('pointed'): legal = (x[:, 5] > 0).flatten(1)
    if GAME['passes']: legal = torch.cat([legal, torch.ones_like(legal[:, :1]) if a.game == 'go' else ~legal.any(1, keepdim=True)], 1)
    logp = F.log_softmax(lp.masked_fill(~legal, -1e9), 1)
    pol = pol / pol.sum(1, keepdim=True).clamp(min=1e-6)
    ploss = mean(-(pol * logp.clamp(min=-50)).sum(1)); ent = mean(-(pol * pol.clamp(min=1e-9).log()).sum(1))
    zt = (1 - a.zmix) * z.float().clamp(-1, 1) + a.zmix * q.clamp(-1, 1)
    vloss = mean(F.binary_cross_entropy_with_logits(2 * lv, (zt + 1) / 2, reduction='none')); acc = mean(((lv > 0) == (z > 0)).float())
    oloss = mean(F.binary_cross_entropy_with_logits(2 * lo, (own + 1) / 2, reduction='none').mean(1)) if own is not None else ploss.detach() * 0
    return ploss + vloss + 0.7 * oloss, torch.stack([v.detach() for v in (ploss, ent, vloss, acc, oloss)])

def lerp(xs, ys, w):
    if hasattr(torch, '_foreach_lerp_'): return torch._foreach_lerp_(xs, ys, w)
    for x, y in zip(xs, ys): x.lerp_(y, w)

def main():
    torch.manual_seed(a.seed)
    if CUDA: torch.backends.cudnn.benchmark = True; torch.backends.cuda.matmul.allow_tf32 = True
    built = [build(size) for size, _ in SIZES]
    for so, job in built:
        if job: assert job.wait() == 0, so; os.rename(so + '.new', so)
    libs = [load(so) for so, _ in built]
    print(f'built {time.time() - t_begin:.1f}s', flush=True)
    mk = lambda: Net(a.c, BLOCKS, GAME['passes'], GAME['owner']).to(dev).to(memory_format=torch.channels_last)
    net, ema = mk(), mk(); ema.load_state_dict(net.state_dict()); ema.eval()
    opt = torch.optim.AdamW(net.parameters(), lr=a.lr, weight_decay=1e-2, **({'fused': True} if CUDA else {}))
    log, totals, spent = [], dict(games=0, positions=0, steps=0, seconds=0.0), 0.0
    if a.resume:
        c = torch.load(a.resume, map_location=dev, weights_only=False); net.load_state_dict(c['net']); ema.load_state_dict(c['ema']); opt.load_state_dict(c['opt']); log = c['log']; totals = c['totals']; spent = totals['seconds']
    total = a.total or spent + a.seconds
    base = dict(totals)
    engines = [Engine(lib, dims, size, B, a.ring, 1.0, a.seed * 1000 + int(spent) + k) for k, ((lib, dims), (size, B)) in enumerate(zip(libs, SIZES))]
    weights = unpack(open(a.warm, 'rb').read(), ema) if a.warm else None
    if weights: # what plays first; batch norms come when there are positions to fit them to
        adopt(ema, weights, torch.rand(4, 8, 9, 9, device=dev), None)
    fused = False
    if CUDA:
        e = engines[0]; x = torch.rand(256, 8, e.size, e.size, device=dev).to(IT).contiguous(memory_format=torch.channels_last)
        with torch.no_grad():
            try: d = (e.fast(ema, False)(x)[0] - e.fast(ema, True)(x)[0]).abs().max().item(); print('fused convolutions differ by', d); fused = d < 0.05
            except Exception as ex: print('no fused convolutions:', repr(ex)[:200])
    fasts = [e.fast(ema, fused) for e in engines]
    for e in engines: e.reset(0)
    ev = Engine(*libs[0], SIZES[0][0], a.evals, 1, 0.0, 4242); sides = [ev.fast(ema, fused), ev.fast(ema, fused)]; anchors = []
    def match(na, nb):
        """The share of points of na against nb, from paired random openings."""
        sides[0].load(na); sides[1].load(nb); ev.reset(1); ev.t['step'] += 1
        for ply in range(GAME.get('plies', 2 * ev.cells)):
            ev.go(sides[0], 1); ev.go(sides[1], 2)
            if ply % 16 == 15 and bool((ev.t['done'] != 0).all()): break
        d = ev.t['done']; b = torch.arange(a.evals, device=dev); mover_is_a = (((d >> 2) & 1) + b) % 2 == 0
        r = d & 3; fin = d != 0; wa = torch.where(r == 3, torch.full_like(r, 0.5, dtype=torch.float), (mover_is_a == (r == 1)).float())
        return round((wa * fin).sum().item() / max(1, fin.sum().item()), 3)
    def snap(name):
        n = mk(); n.load_state_dict(ema.state_dict()); n.eval(); anchors.append((name, n))
    if weights: snap('warm')
    def save():
        torch.save(dict(net=net.state_dict(), ema=ema.state_dict(), opt=opt.state_dict(), log=log, totals=totals), f'{a.out}/{a.game}.pt')
        open(f'{a.out}/{a.game}.bin', 'wb').write(pack(ema))
    for e, f in zip(engines, fasts): e.go(f, 0)
    if CUDA: torch.cuda.synchronize()
    print(f'captured {time.time() - t_begin:.1f}s', flush=True)
    for e, f in zip(engines, fasts):
        t = time.time()
        for _ in range(2 if CUDA else 1): e.go(f, 0)
        if CUDA: torch.cuda.synchronize(); print(f'{e.size}: {(time.time() - t) / 2 * 1000:.1f} ms for a move of {e.B} games', flush=True)
    t0 = last = time.time(); step = int(engines[0].t['step'].item()); acc = []; n = 0; next_eval = t0 + 45; warm = 140 if CUDA else 12
    batches = [max(len(e.sym), int(e.B * a.uses) // len(e.sym) * len(e.sym)) for e in engines]
    def train_step(filled):
        opt.zero_grad(set_to_none=True); ms = []
        share = sum(batches)
        for e, tb in zip(engines, batches):
            loss, m = loss_fn(net, e.sample(tb, filled), e.mask); (loss * (tb / share)).backward(); ms.append(m * (tb / share))
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0); opt.step()
        with torch.no_grad():
            w = 1 - (0.999 if a.resume or weights else min(0.999, 1 - 1 / (n + 2)))
            lerp(list(ema.parameters()), list(net.parameters()), w)
            real = lambda m: [b for b in m.buffers() if b.is_floating_point()]
            lerp(real(ema), real(net), w)
        return sum(ms)
    net.train()
    while time.time() - t0 < a.seconds:
        for e, f in zip(engines, fasts): e.go(f, 0)
        step += 1
        if step >= warm:
            filled = min(step, a.ring); prog = min(1.0, (spent + time.time() - t0) / total)
            if n == 0 and weights:
                adopt(net, weights, engines[0].sample(4096, filled)[0], engines[0].mask); ema.load_state_dict(net.state_dict())
            net.int8 = prog > a.int8
            lr = a.lr * (0.03 + 0.97 * 0.5 * (1 + math.cos(math.pi * prog))) * min(1, (n + 1) / 200)
            for g in opt.param_groups: g['lr'] = lr
            acc.append(train_step(filled)); n += 1
            if step % 4 == 0:
                for f in fasts: f.load(ema)
        if step % 4 == 0 and CUDA: torch.cuda.synchronize()
        now = time.time()
        if now - last > (20 if CUDA else 4) and acc:
            m = torch.stack(acc[-200:]).mean(0).tolist(); st = [e.t['stats'].tolist() for e in engines]
            totals.update(games=base['games'] + sum(s[0] for s in st), positions=base['positions'] + step * sum(e.B for e in engines), steps=base['steps'] + n, seconds=spent + now - t0)
            rec = dict(t=round(spent + now - t0), policy=round(m[0], 4), entropy=round(m[1], 4), value=round(m[2], 4), right=round(m[3], 4), owner=round(m[4], 4), games=totals['games'], length=[round(s[2] / max(1, s[0])) for s in st], first=[round(s[3] / max(1, s[0]), 3) for s in st], lr=round(lr, 5), steps=n)
            last = now; log.append(rec); print(json.dumps(rec), flush=True)
            # No game of any board is over so soon: the rules were misunderstood on the device, and the minutes would be lost.
            assert all(n == 0 or n > 6 for n in rec['length']), 'games that end at once'
        if now > next_eval and n > 100:
            vs = {nm: match(ema, other) for nm, other in anchors[:1] + anchors[1:][-2:]}; name = f'{a.game}@{round(spent + now - t0)}'; snap(name); log.append(dict(match=name, against=vs)); print(json.dumps(log[-1]), flush=True); save()
            next_eval = time.time() + a.every
    vs = {nm: match(ema, other) for nm, other in anchors[:1] + anchors[1:][-2:]}; log.append(dict(match='end', against=vs)); print(json.dumps(log[-1])); totals['seconds'] = spent + time.time() - t0; save()
    report(ema, engines, log, totals)
    print('totals', totals, f'wall {time.time() - t_begin:.1f}s', 'GB', round(torch.cuda.max_memory_allocated() / 1e9, 1) if CUDA else 0)

@torch.no_grad()
def report(ema, engines, log, totals):
    """<game>.json: where the weights come from, and what they must say in some positions of every size."""
    weights = {k: v.to(dev) for k, v in unpack(pack(ema), ema).items()}; vectors = []; off = dict(logit=0.0, value=0.0, same=0, of=0)
    torch.backends.cudnn.allow_tf32 = False; torch.backends.cuda.matmul.allow_tf32 = False
    for e in engines:
        i = torch.arange(4 if len(engines) > 1 else 10, device=dev) * (37 * e.B + 11) % (min(a.ring, int(e.t['step'])) * e.B)
        f = e.t['rfeat'].view(-1, e.cells)[i]; lv = e.t['rlevel'].view(-1)[i]; x = e.planes(f, lv).view(-1, e.size, e.size, 8).permute(0, 3, 1, 2).contiguous()
        pol, v, lead = Fast(ema, weights, torch.float32, e.mask, lambda x, o: games.lead(a.game, x, o)).heads(x)
        fp, fv, _ = ema(x, e.mask)
        off['logit'] = max(off['logit'], (fp - pol).abs().max().item()); off['value'] = max(off['value'], (torch.tanh(fv) - v).abs().max().item())
        off['same'] += int((fp.argmax(1) == pol.argmax(1)).sum()); off['of'] += len(i)
        for k in range(len(i)):
            vectors.append(dict(size=e.size, cells=base64.b64encode(bytes(f[k].tolist())).decode(), level=round(lv[k].item(), 5), logits=[round(p, 3) for p in pol[k].tolist()], value=round(v[k].item(), 4), **({} if lead is None else {'lead': round(lead[k].item(), 2)})))
    told = dict(game=a.game, sizes=[s for s, _ in SIZES], channels=a.c, blocks=BLOCKS, seed=a.seed, device=torch.cuda.get_device_name() if CUDA else 'cpu', minutes=round(totals['seconds'] / 60, 1), **({'startedFrom': os.path.basename(a.warm)} if a.warm else {}), **{k: totals[k] for k in ('games', 'positions', 'steps')},
        int8={k: round(v, 3) for k, v in off.items()}, curve=log, vectors=vectors)
    json.dump(told, open(f'{a.out}/{a.game}.json', 'w'))

if __name__ == '__main__': main()
