/**
 * Finds values by key with one call of `read` at a time, however many ask: those who come while one is under way share the
 * next. A process with 10,000 open pages asks the database as often as one with ten.
 */
export function inBatches<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let next: { readonly keys: Set<Key>; readonly found: Promise<ReadonlyMap<Key, Value>> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  function begin() {
    const keys = new Set<Key>()
    const found = last.then(() => {
      next = undefined
      return read([...keys])
    })
    last = found.catch(() => undefined)
    return { keys, found }
  }

  return async (key) => {
    next ??= begin()
    next.keys.add(key)
    return (await next.found).get(key)
  }
}
