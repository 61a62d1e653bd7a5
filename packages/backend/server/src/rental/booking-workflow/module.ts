import { fieldWords, refuse } from './booking-workflow-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createRequestService } from './request-service.ts'
import { createBookingService } from './booking-service.ts'
import { END_EXPIRED_BOOKINGS, REMIND_OF_BOOKINGS } from '../booking/index.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { addBookingRoutes } from './booking-routes.ts'

/** Requests and their way to a booking. */
export const bookingWorkflowRoom = defineRoom({
  services: { requests: createRequestService, bookings: createBookingService },
  routes: addBookingRoutes,
  jobs: ({ bookings }): Record<string, JobType> => ({
    [END_EXPIRED_BOOKINGS]: { everySeconds: SECONDS_PER_MINUTE, handle: () => bookings.endExpired() },
    [REMIND_OF_BOOKINGS]: { everySeconds: 5 * SECONDS_PER_MINUTE, handle: () => bookings.remind() },
  }),
  fieldWords,
  refusals: refuse.table,
})
