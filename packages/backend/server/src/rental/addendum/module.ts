import { lastDayCalls } from '@domizil/api/schemas'
import { defineRoom } from '../../foundation/kernel/index.ts'
import { type JobType, SECONDS_PER_MINUTE } from '../../infrastructure/job/index.ts'
import { fieldWords, refuse } from './addendum-refusals.ts'
import { SEAL_ADDENDUM } from './change-stay.ts'
import { END_LAPSED_PROPOSALS } from './end-lapsed.ts'
import { createLastDayService } from './last-day-service.ts'
import { REMIND_OF_PROPOSALS } from './remind-of-proposals.ts'
import { createSealedAddendumService } from './sealed-addendum-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** Another last day: proposed, agreed on, and signed below an addendum. */
export const addendumRoom = defineRoom({
  services: { lastDays: createLastDayService, sealedAddenda: createSealedAddendumService },
  routes: (app, { lastDays }) => {
    const proposalOf = ({ id, number }: { id: number; number: number }) => ({ bookingId: id, number })

    registerUserCalls(app, lastDayCalls, {
      proposeLastDay: (actor, { params, body }) => lastDays.propose(actor, params.id, body),
      answerLastDay: (actor, { params, body }) =>
        body.accepted
          ? lastDays.accept(actor, proposalOf(params))
          : lastDays.decline(actor, proposalOf(params), body.reason),
      withdrawLastDay: (actor, { params }) => lastDays.withdraw(actor, proposalOf(params)),
      signAddendum: (actor, { params, body }) => lastDays.sign(actor, proposalOf(params), body),
      markRefund: (actor, { params, body }) => lastDays.markRefund(actor, proposalOf(params), body.isDone),
    })
  },
  jobs: ({ lastDays, sealedAddenda }): Record<string, JobType> => ({
    [SEAL_ADDENDUM]: { handle: (job) => sealedAddenda.seal(job) },
    [REMIND_OF_PROPOSALS]: { everySeconds: SECONDS_PER_MINUTE, handle: () => lastDays.remind() },
    [END_LAPSED_PROPOSALS]: { everySeconds: SECONDS_PER_MINUTE, handle: () => lastDays.endLapsed() },
  }),
  fieldWords,
  refusals: refuse.table,
})
