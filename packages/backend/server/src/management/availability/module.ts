import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import type { CalendarService } from './calendar-service.ts'
import { SYNC_CALENDARS } from './sync-calendar.ts'
import { addBlockedPeriodRoutes } from './blocked-period-routes.ts'
import { addCalendarRoutes } from './calendar-routes.ts'
import { refuse } from './availability-refusals.ts'

export { type BlockedPeriodService, createBlockedPeriodService } from './blocked-period-service.ts'
export { type CalendarService, createCalendarService } from './calendar-service.ts'
export type { FetchCalendar } from './fetch-calendar.ts'

/** Blocked days and imported calendars. */
export const availabilityModule = {
  routes: [addBlockedPeriodRoutes, addCalendarRoutes],
  jobs: ({ calendars }: { calendars: CalendarService }): Record<string, JobType> => ({
    [SYNC_CALENDARS]: { everySeconds: SECONDS_PER_MINUTE, handle: () => calendars.syncDue() },
  }),
  refusals: refuse.table,
}
