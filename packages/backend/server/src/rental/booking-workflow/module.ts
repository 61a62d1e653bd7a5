import { END_EXPIRED_BOOKINGS, REMIND_OF_BOOKINGS } from '../booking/index.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import type { BookingService } from './booking-service.ts'
import { addBookingRoutes } from './booking-routes.ts'
import { refuse } from './booking-workflow-refusals.ts'

export { type BookingService, createBookingService } from './booking-service.ts'
export { createRequestService } from './request-service.ts'

/** Requests and their way to a booking. */
export const bookingWorkflowModule = {
  routes: [addBookingRoutes],
  jobs: ({ bookings }: { bookings: BookingService }): Record<string, JobType> => ({
    [END_EXPIRED_BOOKINGS]: { everySeconds: SECONDS_PER_MINUTE, handle: () => bookings.endExpired() },
    [REMIND_OF_BOOKINGS]: { everySeconds: 5 * SECONDS_PER_MINUTE, handle: () => bookings.remind() },
  }),
  refusals: refuse.table,
}
