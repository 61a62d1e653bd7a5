import { addHours } from '@domizil/domain'
import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { deleteFailuresBefore } from './failed-item-repository.ts'
import { deleteDoneJobs } from './job-repository.ts'
import { type JobKind, SECONDS_PER_DAY } from './job-runner.ts'

export { createJobRunner } from './job-runner.ts'

const HOURS_TO_KEEP_JOBS = 30 * 24
/** What still fails is tried several times a day, and has failed since. */
const HOURS_TO_KEEP_FAILURES = 2 * 24

/** The upkeep of the job table. */
export const jobModule = {
  jobs: (_services: object, { db, clock }: { db: Database; clock: Clock }): Record<string, JobKind> => ({
    FORGET_DONE_JOBS: {
      everySeconds: SECONDS_PER_DAY,
      handle: async () => {
        await deleteDoneJobs(db, addHours(clock(), -HOURS_TO_KEEP_JOBS))
        await deleteFailuresBefore(db, addHours(clock(), -HOURS_TO_KEEP_FAILURES))
      },
    },
  }),
}
