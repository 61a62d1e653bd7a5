import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { fieldWords, refuse } from './deposit-refusals.ts'
import { addDepositRoutes } from './deposit-routes.ts'
import { createDepositReturnService } from './deposit-service.ts'
import { REMIND_OF_DEPOSITS } from './remind-of-deposits.ts'

/** The deposit, from landlord back to tenant. */
export const depositReturnRoom = defineRoom({
  services: { depositReturns: createDepositReturnService },
  routes: [addDepositRoutes],
  jobs: ({ depositReturns }): Record<string, JobType> => ({
    [REMIND_OF_DEPOSITS]: { everySeconds: 30 * SECONDS_PER_MINUTE, handle: () => depositReturns.remind() },
  }),
  fieldWords,
  refusals: refuse.table,
})
