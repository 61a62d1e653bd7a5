import { addHours } from '@domizil/domain'
import type { Clock } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { type JobKind, SECONDS_PER_DAY } from '../job/index.ts'
import { deleteKeys } from './idempotency-repository.ts'
import { refuse } from './idempotency-refusals.ts'

/** Nobody sends a request again later, and the answers hold what people have written. */
const HOURS_TO_KEEP_KEYS = 7 * 24

/** Calls that are repeated under one key. */
export const idempotencyModule = {
  jobs: (_services: object, { db, clock }: { db: Database; clock: Clock }): Record<string, JobKind> => ({
    FORGET_OLD_KEYS: {
      everySeconds: SECONDS_PER_DAY,
      handle: () => deleteKeys(db, addHours(clock(), -HOURS_TO_KEEP_KEYS)),
    },
  }),
  refusals: refuse.table,
}
