"""What the trainer must know of each game beside its rules in rules/<game>.h."""
import torch

# sizes: board sizes trained together and how many games of each are played at once; the first one is measured.
GAMES = {
    'hex': dict(sizes=[(11, 4096)], passes=False, owner=False, blocks=6),
    'y': dict(sizes=[(11, 3072), (8, 512), (13, 512)], passes=False, owner=False, blocks=6),
    'go': dict(sizes=[(10, 2048), (9, 640), (13, 768), (19, 128)], passes=True, owner=True, blocks=8),
    'reversi': dict(sizes=[(8, 3328), (6, 512), (10, 384)], passes=True, owner=True, blocks=6),
    'pente': dict(sizes=[(19, 1280), (13, 1280)], passes=False, owner=False, blocks=5),
}
PLAIN = list(range(8))


def board_mask(game, n):
    """The cells of the board in its square array, or None when they fill it."""
    if game != 'y': return None
    i = torch.arange(n)
    return (i[:, None] + i[None, :] < n).float()


def symmetries(game, n):
    """Pairs: which cell each cell of the picture is taken from, which plane each plane."""
    idx = torch.arange(n * n).view(n, n)
    if game == 'hex': return [(idx.flatten(), PLAIN), (idx.flip(0, 1).flatten(), [0, 1, 2, 4, 3, 6, 5, 7])]
    if game == 'y':
        out, side = [], [3, 4, 6]
        for s in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
            perm = idx.flatten().clone()
            for r in range(n):
                for q in range(n - r):
                    x = (q, r, n - 1 - q - r)
                    perm[r * n + q] = x[s[1]] * n + x[s[0]]
            planes = list(PLAIN)
            for i in range(3): planes[side[s[i]]] = side[i]
            out.append((perm, planes))
        return out
    out = []
    for k in range(4):
        r = torch.rot90(idx, k)
        out += [(r.flatten(), PLAIN), (r.t().flatten(), PLAIN)]
    return out


def lead(game, x, owned):
    """The points by which the mover will lead, from the owner of every cell (-1 to 1) summed up."""
    level = x[:, 6, 0, 0].float()
    if game == 'go': return owned + (level - 0.5) * 13
    return owned * (1 - 2 * level)
