type Marks = ReadonlyMap<number, boolean>

/** One press on a heart. */
export interface Wish {
  readonly flatId: number
  readonly isFavourite: boolean
}

/** The hearts of one person: what is confirmed, and on top what was pressed and is not answered yet. */
export class Hearts {
  #confirmed: ReadonlySet<number>
  readonly #wishes = new Map<number, Wish>()
  #confirmedSince = new Map<number, boolean>()

  constructor(confirmed: ReadonlySet<number>) {
    this.#confirmed = confirmed
  }

  get ids(): ReadonlySet<number> {
    return marked(this.#confirmed, new Map([...this.#wishes].map(([id, wish]) => [id, wish.isFavourite])))
  }

  press(flatId: number): Wish {
    const wish = { flatId, isFavourite: !this.ids.has(flatId) }
    this.#wishes.set(flatId, wish)
    return wish
  }

  confirm(wish: Wish): void {
    const mark = new Map([[wish.flatId, wish.isFavourite]])
    this.#confirmed = marked(this.#confirmed, mark)
    this.#confirmedSince.set(wish.flatId, wish.isFavourite)
    this.takeBack(wish)
  }

  /** Only this press, and only unless the same heart was pressed again since. */
  takeBack(wish: Wish): void {
    if (this.#wishes.get(wish.flatId) === wish) this.#wishes.delete(wish.flatId)
  }

  /** From now on a list may be on its way that knows nothing of what is confirmed next. */
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
