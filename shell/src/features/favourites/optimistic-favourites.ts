type Marks = ReadonlyMap<number, boolean>

/** One toggle of a favourite. */
export interface FavouriteToggle {
  readonly flatId: number
  readonly isFavourite: boolean
}

/** The favourites of one user: the confirmed ones, overlaid by toggles that are not confirmed yet. */
export class OptimisticFavourites {
  #confirmed: ReadonlySet<number>
  readonly #toggles = new Map<number, FavouriteToggle>()
  #confirmedSince = new Map<number, boolean>()

  constructor(confirmed: ReadonlySet<number>) {
    this.#confirmed = confirmed
  }

  get ids(): ReadonlySet<number> {
    return marked(
      this.#confirmed,
      new Map([...this.#toggles].map(([id, toggle]) => [id, toggle.isFavourite])),
    )
  }

  toggle(flatId: number): FavouriteToggle {
    const toggle = { flatId, isFavourite: !this.ids.has(flatId) }
    this.#toggles.set(flatId, toggle)
    return toggle
  }

  confirm(toggle: FavouriteToggle): void {
    const mark = new Map([[toggle.flatId, toggle.isFavourite]])
    this.#confirmed = marked(this.#confirmed, mark)
    this.#confirmedSince.set(toggle.flatId, toggle.isFavourite)
    this.revert(toggle)
  }

  /** Reverts this toggle, unless the same favourite was toggled again since. */
  revert(toggle: FavouriteToggle): void {
    if (this.#toggles.get(toggle.flatId) === toggle) this.#toggles.delete(toggle.flatId)
  }

  /** Called before a list is requested: later confirmations may be missing in it. */
  beforeListing(): void {
    this.#confirmedSince = new Map()
  }

  listed(ids: ReadonlySet<number>): void {
    this.#confirmed = marked(ids, this.#confirmedSince)
  }
}

function marked(ids: ReadonlySet<number>, marks: Marks): ReadonlySet<number> {
  const result = new Set(ids)
  for (const [id, isFavourite] of marks) {
    if (isFavourite) result.add(id)
    else result.delete(id)
  }
  return result
}
