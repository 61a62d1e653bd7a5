/** Creates a function that runs the jobs of one id sequentially, and those of different ids concurrently. */
export function serializeById() {
  const last = new Map<number, Promise<unknown>>()

  return function run<T>(id: number, job: () => Promise<T>): Promise<T> {
    const before = last.get(id)?.catch(() => undefined) ?? Promise.resolve()
    const mine = before.then(job)
    const forget = () => void (last.get(id) === mine && last.delete(id))
    last.set(id, mine)
    mine.then(forget, forget)
    return mine
  }
}
