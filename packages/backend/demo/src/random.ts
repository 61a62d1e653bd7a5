/** A seeded random generator: the same numbers for the same seed. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** An integer, both bounds included. */
  int(from: number, to: number): number
  /** True with this probability. */
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  shuffle<T>(all: readonly T[]): T[]
}

/** Creates a generator: mulberry32, seeded with an FNV-1a hash of the seed. */
export function randomFrom(seed: string): Random {
  const next = mulberry32(hashOf(seed))
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))

  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (from) => {
      const chosen = from[int(0, from.length - 1)]
      if (chosen === undefined) throw new RangeError('There is nothing to pick from')
      return chosen
    },
    shuffle: (all) =>
      all
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item),
  }
}

function hashOf(seed: string): number {
  let hash = 0x811c9dc5
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

function mulberry32(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
