import { defineRoom } from '../../foundation/kernel/index.ts'
import { addHours } from '@domizil/domain'
import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { type JobType, SECONDS_PER_DAY } from '../job/index.ts'
import { deleteKeys } from './idempotency-repository.ts'
import { refuse } from './idempotency-refusals.ts'

/** Retries do not come later, and responses contain personal data. */
const KEY_RETENTION_HOURS = 7 * 24

/** Repeated requests. */
export const idempotencyRoom = defineRoom({
  jobs: (_services: object, { db, clock }: { db: Database; clock: Clock }): Record<string, JobType> => ({
    FORGET_OLD_KEYS: {
      everySeconds: SECONDS_PER_DAY,
      handle: () => deleteKeys(db, addHours(clock(), -KEY_RETENTION_HOURS)),
    },
  }),
  refusals: refuse.table,
})
