import { depositReturnCalls } from '@domizil/api/schemas'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { fieldWords, refuse } from './deposit-refusals.ts'
import { createDepositReturnService } from './deposit-service.ts'
import { REMIND_OF_DEPOSITS } from './remind-of-deposits.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** The deposit, from landlord back to tenant. */
export const depositReturnRoom = defineRoom({
  services: { depositReturns: createDepositReturnService },
  routes: (app, { depositReturns }) => {
    registerUserCalls(app, depositReturnCalls, {
      readDepositReturn: (actor, { params }) => depositReturns.read(actor, params.id),
      stateDepositReturn: (actor, { params, body }) => depositReturns.state(actor, params.id, body),
      answerDepositReturn: (actor, { params, body }) =>
        depositReturns.answer(actor, { bookingId: params.id, number: params.statement }, body),
      markDepositReturn: (actor, { params, body }) =>
        depositReturns.mark(actor, { bookingId: params.id, number: params.statement }, body.isDone),
    })
  },
  jobs: ({ depositReturns }): Record<string, JobType> => ({
    [REMIND_OF_DEPOSITS]: { everySeconds: 30 * SECONDS_PER_MINUTE, handle: () => depositReturns.remind() },
  }),
  fieldWords,
  refusals: refuse.table,
})
