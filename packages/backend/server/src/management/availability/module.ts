import { fieldWords, refuse } from './availability-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createBlockedPeriodService } from './blocked-period-service.ts'
import { type CalendarService, createCalendarService } from './calendar-service.ts'
import { type JobType, type Lane, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { CALENDAR_SHARES } from './calendar-repository.ts'
import { SYNC_CALENDARS } from './sync-calendar.ts'
import { addBlockedPeriodRoutes, addCalendarRoutes } from './availability-routes.ts'

export type { FetchCalendar } from './fetch-calendar.ts'

/** A few shares at once in each process: the others are for other processes. */
export const CALENDAR_LANE: Lane = { name: 'calendars', atOnce: 4 }

/** The first keeps the name of the one timer that earlier versions had. */
function kindOf(share: number): string {
  return share === 0 ? SYNC_CALENDARS : `${SYNC_CALENDARS}_${share}`
}

function syncOf(calendars: CalendarService, share: number): JobType {
  return { everySeconds: SECONDS_PER_MINUTE, lane: CALENDAR_LANE, handle: () => calendars.syncDue(share) }
}

/** Blocked days and imported calendars. */
export const availabilityRoom = defineRoom({
  services: { blockedPeriods: createBlockedPeriodService, calendars: createCalendarService },
  routes: [addBlockedPeriodRoutes, addCalendarRoutes],
  jobs: ({ calendars }): Record<string, JobType> =>
    Object.fromEntries(
      Array.from({ length: CALENDAR_SHARES }, (_, share) => [kindOf(share), syncOf(calendars, share)]),
    ),
  fieldWords,
  refusals: refuse.table,
})
