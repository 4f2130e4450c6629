// Hexxagon: Ataxx on a hexagon of hexes; see ataxx.h for the planes.
#define HEXES
#include "ataxx.h"
