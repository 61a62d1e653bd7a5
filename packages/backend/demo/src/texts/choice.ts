import type { Random } from '../random.ts'

/** Picks from what fits, always something that has been used least: texts in one place should not repeat themselves. */
export class Choice {
  readonly #used = new Map<unknown, number>()

  /** Up to `count` items, the least used first, equally used ones by chance; never two of the same topic. */
  take<T>(fitting: readonly T[], count: number, random: Random, topicOf: (item: T) => unknown): T[] {
    const taken: T[] = []
    for (const item of this.inOrder(fitting, random)) {
      const topic = topicOf(item)
      const isSaid = topic !== undefined && taken.some((other) => topicOf(other) === topic)
      if (taken.length < count && !isSaid) taken.push(item)
    }
    for (const item of taken) this.use(item)

    return taken
  }

  /** All items, the least used first; equally used ones by chance. */
  inOrder<T>(items: readonly T[], random: Random): T[] {
    return random.shuffle(items).toSorted((one, other) => this.#timesUsed(one) - this.#timesUsed(other))
  }

  use(item: unknown): void {
    this.#used.set(item, this.#timesUsed(item) + 1)
  }

  #timesUsed(item: unknown): number {
    return this.#used.get(item) ?? 0
  }
}
