import { defineRoom } from '../../foundation/kernel/index.ts'
import { addHours } from '@domizil/domain'
import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { deleteFailuresBefore } from './failed-item-repository.ts'
import { deleteEndedJobs } from './job-repository.ts'
import { type JobType, SECONDS_PER_DAY } from './job-runner.ts'

export { createJobRunner } from './job-runner.ts'

const JOB_RETENTION_HOURS = 30 * 24
/** An item that still fails is retried several times a day, which renews its failure. */
const FAILURE_RETENTION_HOURS = 2 * 24

/** The upkeep of the job table. */
export const jobRoom = defineRoom({
  jobs: (_services: object, { db, clock }: { db: Database; clock: Clock }): Record<string, JobType> => ({
    FORGET_DONE_JOBS: {
      everySeconds: SECONDS_PER_DAY,
      handle: async () => {
        await deleteEndedJobs(db, addHours(clock(), -JOB_RETENTION_HOURS))
        await deleteFailuresBefore(db, addHours(clock(), -FAILURE_RETENTION_HOURS))
      },
    },
  }),
})
