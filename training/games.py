"""What the trainer must know of each game beside its rules in rules/<game>.h."""
import torch

# pointed: moves are chosen in two steps. plies: how many a match game may last, where it is not filled cell by cell.
# forbids: some free cells are closed to the mover. sizes: board sizes trained together and how many games of each are played at once; the first one is measured.
GAMES = {
    'hex': dict(sizes=[(11, 4096)], passes=False, owner=False, blocks=6),
    'y': dict(sizes=[(11, 3072), (8, 512), (13, 512)], passes=False, owner=False, blocks=6),
    'go': dict(sizes=[(10, 2048), (9, 640), (13, 768), (19, 128)], passes=True, owner=True, blocks=8),
    'reversi': dict(sizes=[(8, 3328), (6, 512), (10, 384)], passes=True, owner=True, blocks=6),
    'pente': dict(sizes=[(19, 1280), (13, 1280)], passes=False, owner=False, blocks=5),
    'amazonok': dict(sizes=[(10, 4096)], passes=False, owner=False, blocks=6, pointed=True, plies=300),
    'attores': dict(sizes=[(8, 4096)], passes=False, owner=False, blocks=6, pointed=True, plies=260),
    'ataxx': dict(sizes=[(7, 2560), (5, 384), (8, 512), (10, 512)], passes=False, owner=False, blocks=6, pointed=True, plies=500),
    'hexxagon': dict(sizes=[(9, 4096)], passes=False, owner=False, blocks=6, pointed=True, plies=500),
    'havanna': dict(sizes=[(19, 768), (15, 768), (11, 1024), (7, 256)], passes=False, owner=False, blocks=6),
    'gotlakozas': dict(sizes=[(13, 1792)], passes=False, owner=False, blocks=6, forbids=True),
}
PLAIN = list(range(8))
HEXAGONS = ('havanna', 'hexxagon')


def hexagon_turns(n):
    """The twelve symmetries of a hexagon of hexes: for each cell of the array the one its picture is taken from. What lies outside stays."""
    m, out = n // 2, []
    for s in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        for sign in (1, -1):
            perm = list(range(n * n))
            for r in range(-m, m + 1):
                for q in range(-m, m + 1):
                    x = (q, r, -q - r)
                    if abs(q + r) <= m: perm[(r + m) * n + q + m] = (sign * x[s[1]] + m) * n + sign * x[s[0]] + m
            out.append(perm)
    return out


def board_mask(game, n):
    """The cells of the board in its square array, or None when they fill it."""
    i = torch.arange(n)
    if game in HEXAGONS: return ((i[:, None] + i[None, :] - 2 * (n // 2)).abs() <= n // 2).float()
    return (i[:, None] + i[None, :] < n).float() if game == 'y' else None


def symmetries(game, n):
    """Pairs: which cell each cell of the picture is taken from, which plane each plane."""
    idx = torch.arange(n * n).view(n, n)
    if game == 'hex': return [(idx.flatten(), PLAIN), (idx.flip(0, 1).flatten(), [0, 1, 2, 4, 3, 6, 5, 7])]
    if game in HEXAGONS: return [(torch.tensor(perm), PLAIN) for perm in hexagon_turns(n)]
    if game == 'attores': return [(idx.flatten(), PLAIN), (idx.flip(1).flatten(), PLAIN)]
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
        # In gonnect rows and columns have planes of their own.
        turned = [0, 1, 2, 3, 4, 5, 7, 6] if game == 'gotlakozas' else PLAIN
        out += [(r.flatten(), turned if k % 2 else PLAIN), (r.t().flatten(), PLAIN if k % 2 else turned)]
    return out


def lead(game, x, owned):
    """The points by which the mover will lead, from the owner of every cell (-1 to 1) summed up."""
    level = x[:, 6, 0, 0].float()
    if game == 'go': return owned + (level - 0.5) * 13
    return owned * (1 - 2 * level)
