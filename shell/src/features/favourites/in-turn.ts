/** Makes a function that lets the jobs of one id run one after the other, and those of different ids at once. */
export function inTurn() {
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
