import { paymentCalls } from '@domizil/api/schemas'
import { fieldWords, refuse } from './payment-refusals.ts'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { createPaymentService } from './payment-service.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { notifyPayers, REMIND_OF_PAYMENTS } from './remind-of-payments.ts'
import { sendFile } from '../../infrastructure/documents/index.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** Rent and deposit, from tenant to landlord. */
export const paymentRoom = defineRoom({
  services: { payments: createPaymentService },
  routes: (app, { payments }) => {
    registerUserCalls(app, paymentCalls, {
      readPaymentPlan: (actor, { params }) => payments.plan(actor, params.id),
      readLandlordYear: (actor, { query }) => payments.landlordYear(actor, query.year),
      readLandlordYearFile: async (actor, { query }, { reply }) =>
        sendFile(reply, await payments.landlordYearFile(actor, query), 'text/csv'),
      markPayment: (actor, { params, body }) =>
        payments.mark(actor, { bookingId: params.id, number: params.number }, body.isDone),
    })
  },
  jobs: ({ payments }): Record<string, JobType> => ({
    [REMIND_OF_PAYMENTS]: { everySeconds: 30 * SECONDS_PER_MINUTE, handle: () => payments.remind() },
  }),
  offers: { notifyPayers },
  fieldWords,
  refusals: refuse.table,
})
