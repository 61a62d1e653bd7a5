/** Names with the numbers that they belong to, packed and sorted: objects would take ten times the memory. */
export interface NameList {
  text: string
  /** Where each name begins in the text, and where the last one ends. */
  starts: Uint32Array
  numbers: Uint32Array
}

/** Packs the names of every number from 0. */
export function packNames(namesOf: readonly (readonly string[])[]): NameList {
  const entries = namesOf
    .flatMap((names, number) => names.map((name) => ({ name, number })))
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
  const starts = new Uint32Array(entries.length + 1)
  for (const [index, { name }] of entries.entries()) starts[index + 1] = (starts[index] ?? 0) + name.length

  return {
    text: entries.map(({ name }) => name).join(''),
    starts,
    numbers: Uint32Array.from(entries, ({ number }) => number),
  }
}

/** The numbers with a name that begins so, in order. */
export function beginningWith(list: NameList, prefix: string): number[] {
  return between(list, prefix, `${prefix}\uffff`)
}

/** The numbers with exactly this name, in order. */
export function named(list: NameList, name: string): number[] {
  return between(list, name, `${name}\0`)
}

/** The name at a place of the list, as `packNames` has sorted them. */
export function nameAt({ text, starts }: Pick<NameList, 'text' | 'starts'>, index: number): string {
  return text.slice(starts[index], starts[index + 1])
}

function between(list: NameList, low: string, high: string): number[] {
  const found = list.numbers.subarray(firstFrom(list, low), firstFrom(list, high))
  return [...new Set(found)].toSorted((one, other) => one - other)
}

/** Where the first name stands that is not before the wanted one. */
function firstFrom(list: NameList, wanted: string): number {
  let [low, high] = [0, list.numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (nameAt(list, middle) < wanted) low = middle + 1
    else high = middle
  }
  return low
}
