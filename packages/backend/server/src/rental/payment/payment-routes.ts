import { markPayment, readLandlordYear, readLandlordYearFile, readPaymentPlan } from '@domizil/api'
import { paymentCalls } from '@domizil/api/schemas'
import type { FastifyInstance } from 'fastify'
import { sendFile } from '../../infrastructure/documents/index.ts'
import { registerUserCall } from '../../infrastructure/http/index.ts'
import type { PaymentService } from './payment-service.ts'

export function addPaymentRoutes(app: FastifyInstance, { payments }: { payments: PaymentService }): void {
  registerUserCall(app, readPaymentPlan, paymentCalls.readPaymentPlan, (actor, { params }) =>
    payments.plan(actor, params.id),
  )
  registerUserCall(app, readLandlordYear, paymentCalls.readLandlordYear, (actor, { query }) =>
    payments.landlordYear(actor, query.year),
  )
  registerUserCall(
    app,
    readLandlordYearFile,
    paymentCalls.readLandlordYearFile,
    async (actor, { query }, { reply }) =>
      sendFile(reply, await payments.landlordYearFile(actor, query), 'text/csv'),
  )
  registerUserCall(app, markPayment, paymentCalls.markPayment, (actor, { params, body }) =>
    payments.mark(actor, { bookingId: params.id, number: params.number }, body.isDone),
  )
}
