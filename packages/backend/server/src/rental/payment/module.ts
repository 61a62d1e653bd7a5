import { fieldWords, refuse } from './payment-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createPaymentService } from './payment-service.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { notifyPayers } from './notify-payers.ts'
import { addPaymentRoutes } from './payment-routes.ts'
import { REMIND_OF_PAYMENTS } from './remind-of-payments.ts'

/** Rent and deposit, from tenant to landlord. */
export const paymentRoom = defineRoom({
  services: { payments: createPaymentService },
  routes: [addPaymentRoutes],
  jobs: ({ payments }): Record<string, JobType> => ({
    [REMIND_OF_PAYMENTS]: { everySeconds: 30 * SECONDS_PER_MINUTE, handle: () => payments.remind() },
  }),
  offers: { notifyPayers },
  fieldWords,
  refusals: refuse.table,
})
