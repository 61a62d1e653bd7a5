import type { Server, Services } from '@domizil/server'

const HOUR_MS = 3_600_000

/** The services of the marketplace with a clock before the beginning of the load. */
export interface History {
  services(hoursAgo: number): Services
  upsertUser: (hoursAgo: number) => Server['upsertUser']
  /** The moment some hours before the beginning of the load. */
  momentOf(hoursAgo: number): Date
  /** Hours from a moment to the beginning of the load. */
  hoursSince(moment: Date): number
}

/**
 * Opens the history. Moments are relative to the first beginning of the load, so that an interrupted load continues
 * consistently. Every step asks for its services: after an abort of the signal the next one throws.
 */
export function openHistory(server: Pick<Server, 'withClock'>, beganAt: Date, signal?: AbortSignal): History {
  const momentOf = (hoursAgo: number) => new Date(beganAt.getTime() - hoursAgo * HOUR_MS)
  const at = (hoursAgo: number) => {
    signal?.throwIfAborted()
    return server.withClock(() => momentOf(hoursAgo))
  }

  return {
    services: (hoursAgo) => at(hoursAgo).services,
    upsertUser: (hoursAgo) => at(hoursAgo).upsertUser,
    momentOf,
    hoursSince: (moment) => (beganAt.getTime() - moment.getTime()) / HOUR_MS,
  }
}
