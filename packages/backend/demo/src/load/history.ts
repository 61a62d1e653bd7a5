import type { Server, Services } from '@domizil/server'

const HOUR_MS = 3_600_000

/** The marketplace at any time before the demo began: its services believe that it is then. */
export interface History {
  services(hoursAgo: number): Services
  remember: (hoursAgo: number) => Server['remember']
  /** How long before the beginning of the demo something was. */
  hoursSince(moment: Date): number
}

/** Opens the past. Moments count back from when loading has begun, so that an interrupted load goes on as it was. */
export function openHistory(server: Pick<Server, 'at'>, beganAt: Date): History {
  const at = (hoursAgo: number) => server.at(() => new Date(beganAt.getTime() - hoursAgo * HOUR_MS))

  return {
    services: (hoursAgo) => at(hoursAgo).services,
    remember: (hoursAgo) => at(hoursAgo).remember,
    hoursSince: (moment) => (beganAt.getTime() - moment.getTime()) / HOUR_MS,
  }
}
