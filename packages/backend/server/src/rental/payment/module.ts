import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { paymentMails } from './payment-mails.ts'
import { refuse } from './payment-refusals.ts'
import { addPaymentRoutes } from './payment-routes.ts'
import type { PaymentService } from './payment-service.ts'
import { REMIND_OF_PAYMENTS } from './remind-of-payments.ts'

export { createPaymentService, type PaymentService } from './payment-service.ts'

/** Rent and deposit, from tenant to landlord. */
export const paymentModule = {
  routes: [addPaymentRoutes],
  jobs: ({ payments }: { payments: PaymentService }): Record<string, JobType> => ({
    [REMIND_OF_PAYMENTS]: { everySeconds: 30 * SECONDS_PER_MINUTE, handle: () => payments.remind() },
  }),
  refusals: refuse.table,
  mails: paymentMails.texts,
}
