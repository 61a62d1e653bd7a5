/** Kinds that share a number of places in each process: a lane that is full holds up no other. */
export interface Lane {
  name: string
  /** How many of its jobs one process does at the same time. */
  atOnce: number
}

/** The lane of kinds that name none: one at a time would let a slow one hold up all. */
export const DEFAULT_LANE: Lane = { name: 'other', atOnce: 2 }

/** The jobs that this process has at hand, by the lane of their kind. */
export function createLanes(kinds: Readonly<Record<string, { lane?: Lane }>>) {
  const running = new Map<string, Set<Promise<void>>>()
  const laneOf = (kind: string) => kinds[kind]?.lane ?? DEFAULT_LANE
  const countIn = ({ name }: Lane) => running.get(name)?.size ?? 0

  return {
    /** The kinds whose lane has a place. */
    freeKinds: () => Object.keys(kinds).filter((kind) => countIn(laneOf(kind)) < laneOf(kind).atOnce),

    /** Takes a place until the work is over, which never fails. */
    add(kind: string, work: Promise<void>, onEnd: () => void): void {
      const { name } = laneOf(kind)
      const lane = running.get(name) ?? new Set()
      const done: Promise<void> = work.finally(() => {
        lane.delete(done)
        onEnd()
      })
      running.set(name, lane.add(done))
    },

    isEmpty: () => [...running.values()].every(({ size }) => size === 0),

    /** Waits for the jobs at hand. */
    finish: async () => void (await Promise.all([...running.values()].flatMap((lane) => [...lane]))),
  }
}
