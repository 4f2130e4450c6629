"""The net: a residual tower with pooled biases, a policy head, a value head, and an owner head where points count."""
import struct
import torch, torch.nn as nn, torch.nn.functional as F

MARGIN = 0.1  # as in selfplay.cu
POOLED = lambda i: i % 2 == 1


def rounded(w, dims):
    """The weights as int8 will hold them; gradients pass as if nothing had happened."""
    s = w.detach().abs().amax(dims, keepdim=True).clamp(min=1e-8) / 127
    return w + (torch.round(w / s) * s - w).detach()


class Net(nn.Module):
    def __init__(s, c, blocks, passes, owner):
        super().__init__()
        s.c, s.blocks, s.passes, s.owner, s.int8 = c, blocks, passes, owner, False
        conv = lambda i: nn.Conv2d(i, c, 3, padding=1, bias=False)
        s.stem, s.bn0 = conv(8), nn.BatchNorm2d(c)
        s.c1 = nn.ModuleList(conv(c) for _ in range(blocks)); s.b1 = nn.ModuleList(nn.BatchNorm2d(c) for _ in range(blocks))
        s.c2 = nn.ModuleList(conv(c) for _ in range(blocks)); s.b2 = nn.ModuleList(nn.BatchNorm2d(c) for _ in range(blocks))
        s.gp = nn.ModuleList(nn.Linear(2 * c, c) if POOLED(i) else nn.Identity() for i in range(blocks))
        s.ph = nn.Conv2d(c, 1, 1); s.pp = nn.Linear(2 * c, 1); s.v1 = nn.Linear(2 * c, 64); s.v2 = nn.Linear(64, 1); s.own = nn.Conv2d(c, 1, 1)
        for m in s.gp:
            if isinstance(m, nn.Linear): nn.init.zeros_(m.weight); nn.init.zeros_(m.bias)
        for b in s.b2: nn.init.constant_(b.weight, 0.3)
        for m in (s.ph, s.pp, s.v2, s.own): nn.init.normal_(m.weight, std=0.01); nn.init.zeros_(m.bias)

    def cb(s, c, b, x):
        if not s.int8: return b(c(x))
        g = b.weight / torch.sqrt(b.running_var + b.eps)
        return F.conv2d(x, rounded(c.weight * g[:, None, None, None], (1, 2, 3)), b.bias - b.running_mean * g, padding=1)

    def fc(s, m, x):
        if m.weight.dim() == 4: return F.conv2d(x, rounded(m.weight, (1, 2, 3)) if s.int8 else m.weight, m.bias)
        return F.linear(x, rounded(m.weight, 1) if s.int8 else m.weight, m.bias)

    def forward(s, x, mask=None):
        keep = (lambda y: y) if mask is None else (lambda y: y * mask)
        x = keep(F.relu(s.cb(s.stem, s.bn0, x)))
        for i in range(s.blocks):
            y = s.cb(s.c1[i], s.b1[i], x)
            if POOLED(i): y = y + s.fc(s.gp[i], pool(x, mask))[:, :, None, None]
            x = keep(F.relu(x + s.cb(s.c2[i], s.b2[i], keep(F.relu(y)))))
        g = pool(x, mask); pol = s.fc(s.ph, x).flatten(1)
        if s.passes: pol = torch.cat([pol, s.fc(s.pp, g)], 1)
        return pol.float(), s.fc(s.v2, F.relu(s.fc(s.v1, g))).float()[:, 0], s.fc(s.own, x).flatten(1).float()


def pool(x, mask=None):
    mean = x.mean((2, 3)) if mask is None else x.sum((2, 3)) / mask.sum()
    return torch.cat([mean, x.amax((2, 3))], 1)  # outside the board everything is 0, and nothing is below it


def keys(blocks, passes, owner):
    """The layers in the order of the file."""
    middle = [k for i in range(blocks) for k in [f'c1.{i}', f'c2.{i}'] + ([f'gp.{i}'] if POOLED(i) else [])]
    return ['stem'] + middle + ['ph', 'v1', 'v2'] + (['pp'] if passes else []) + (['own'] if owner else [])


@torch.no_grad()
def fold(net):
    """Weights and biases with the batch norms multiplied in."""
    def cb(c, b):
        g = b.weight / torch.sqrt(b.running_var + b.eps)
        return c.weight * g[:, None, None, None], b.bias - b.running_mean * g
    o = {}
    o['stem.w'], o['stem.b'] = cb(net.stem, net.bn0)
    for i in range(net.blocks):
        o[f'c1.{i}.w'], o[f'c1.{i}.b'] = cb(net.c1[i], net.b1[i]); o[f'c2.{i}.w'], o[f'c2.{i}.b'] = cb(net.c2[i], net.b2[i])
        if POOLED(i): o[f'gp.{i}.w'], o[f'gp.{i}.b'] = net.gp[i].weight.data, net.gp[i].bias.data
    for k in ('ph', 'pp', 'v1', 'v2', 'own'):
        m = getattr(net, k); o[k + '.w'], o[k + '.b'] = m.weight.data, m.bias.data
    return o


class Fast:
    """The folded net with fixed buffers, for CUDA graphs; the margin is mixed into the value."""
    def __init__(s, net, weights, dtype, mask, lead, fused=False):
        s.blocks, s.passes, s.owner, s.mask, s.lead, s.fused = net.blocks, net.passes, net.owner, mask, lead, fused
        s.w = {k: (v.to(dtype).contiguous(memory_format=torch.channels_last) if v.dim() == 4 else v.to(dtype)).clone() for k, v in weights.items()}

    def load(s, net):
        for k, v in fold(net).items(): s.w[k].copy_(v)

    def conv(s, x, k, add=None):
        w, b = s.w[k + '.w'], s.w[k + '.b']
        if s.fused:
            if add is None: y = torch.cudnn_convolution_relu(x, w, b, (1, 1), (1, 1), (1, 1), 1)
            else: y = torch.cudnn_convolution_add_relu(x, w, add, 1.0, b, (1, 1), (1, 1), (1, 1), 1)
        else:
            y = F.conv2d(x, w, b, padding=1)
            if add is not None: y = y + add
            y = y.relu_()
        return y if s.mask is None else y * s.mask

    def heads(s, x):
        """Policy logits, value and owners of a batch."""
        w = s.w; planes = x
        x = s.conv(x, 'stem')
        for i in range(s.blocks):
            if POOLED(i):
                y = F.conv2d(x, w[f'c1.{i}.w'], w[f'c1.{i}.b'], padding=1)
                y += F.linear(pool(x, s.mask), w[f'gp.{i}.w'], w[f'gp.{i}.b'])[:, :, None, None]
                y.relu_()
                if s.mask is not None: y = y * s.mask
            else: y = s.conv(x, f'c1.{i}')
            x = s.conv(y, f'c2.{i}', x)
        g = pool(x, s.mask); pol = torch.einsum('bchw,c->bhw', x, w['ph.w'].view(-1)).flatten(1) + w['ph.b']
        if s.passes: pol = torch.cat([pol, F.linear(g, w['pp.w'], w['pp.b'])], 1)
        v = torch.tanh(F.linear(F.relu(F.linear(g, w['v1.w'], w['v1.b'])), w['v2.w'], w['v2.b']).float())[:, 0]
        lead = None
        if s.owner:
            own = torch.einsum('bchw,c->bhw', x, w['own.w'].view(-1)).flatten(1) + w['own.b']
            lead = s.lead(planes, torch.tanh(own.float()).sum(1))
        return pol.float(), v, lead

    def __call__(s, x):
        pol, v, lead = s.heads(x)
        if lead is not None: v = (1 - MARGIN) * v + MARGIN * torch.tanh(lead / (2 * x.shape[-1]))
        return pol, v


def pack(net):
    """The file: 'JN', 1, channels, blocks, planes, flags, 0; then for every layer int8 weights [ky][kx][in][out], padding to
    four bytes, a float32 scale and a float32 bias for each output."""
    w = fold(net); blob = bytearray(b'JN' + bytes([1, net.c, net.blocks, 8, net.passes + 2 * net.owner, 0]))
    for k in keys(net.blocks, net.passes, net.owner):
        m, b = w[k + '.w'].float().cpu(), w[k + '.b'].float().cpu(); out = m.shape[0]
        flat = m.permute(2, 3, 1, 0).reshape(-1, out) if m.dim() == 4 else m.t().reshape(-1, out)
        sc = flat.abs().amax(0).clamp(min=1e-8) / 127; q = torch.round(flat / sc).clamp(-127, 127).to(torch.int8)
        blob += bytes(v & 255 for v in q.flatten().tolist())
        blob += bytes(-len(blob) % 4) + struct.pack(f'<{out}f', *sc.tolist()) + struct.pack(f'<{out}f', *b.tolist())
    return bytes(blob)


def unpack(data, net):
    """The weights of a file as the inference will have them."""
    at, o, like = 8, {k: v.cpu() for k, v in fold(net).items()}, fold(net)
    assert data[:3] == b'JN\x01' and data[3] == net.c and data[4] == net.blocks
    for k in keys(net.blocks, net.passes, net.owner):
        shape = like[k + '.w'].shape; out = shape[0]; n = like[k + '.w'].numel()
        q = torch.tensor(list(struct.unpack_from(f'<{n}b', data, at))).float().view(-1, out); at += n + -n % 4
        sc = torch.tensor(struct.unpack_from(f'<{out}f', data, at)); at += 4 * out
        o[k + '.b'] = torch.tensor(struct.unpack_from(f'<{out}f', data, at)); at += 4 * out
        flat = q * sc
        o[k + '.w'] = (flat.view(shape[2], shape[3], shape[1], out).permute(3, 2, 0, 1) if len(shape) == 4 else flat.t()).contiguous()
    assert at == len(data)
    return o


@torch.no_grad()
def adopt(net, weights, x, mask):
    """Starts from a file: its folded weights become this net's, with batch norms that fit the positions `x` and change nothing."""
    pairs = [(net.stem, net.bn0, 'stem')] + [p for i in range(net.blocks) for p in ((net.c1[i], net.b1[i], f'c1.{i}'), (net.c2[i], net.b2[i], f'c2.{i}'))]
    for c, b, k in pairs:
        c.weight.copy_(weights[k + '.w']); b.weight.fill_(1); b.bias.copy_(weights[k + '.b']); b.running_mean.zero_(); b.running_var.fill_(1 - b.eps)
    for k in [k for k in keys(net.blocks, net.passes, net.owner) if not k.startswith(('stem', 'c1', 'c2'))]:
        m = net.gp[int(k[3:])] if k.startswith('gp') else getattr(net, k)
        m.weight.copy_(weights[k + '.w']); m.bias.copy_(weights[k + '.b'])
    seen = {}
    hooks = [c.register_forward_hook(lambda _, __, y, k=k: seen.__setitem__(k, (y.mean((0, 2, 3)), y.var((0, 2, 3), unbiased=False)))) for c, _, k in pairs]
    was = net.training; net.eval(); net(x, mask); net.train(was)
    for h in hooks: h.remove()
    for _, b, k in pairs:
        m, v = seen[k]
        b.running_mean.copy_(m); b.running_var.copy_(v); b.weight.copy_(torch.sqrt(v + b.eps)); b.bias.add_(m)
