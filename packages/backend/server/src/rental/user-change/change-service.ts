import type { User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { inBatches } from './in-batches.ts'
import { readRevisions } from './change-repository.ts'

export type ChangeService = ReturnType<typeof createChangeService>

/** Tells whether bookings, messages or questions of a user have changed. */
export function createChangeService({ db }: { db: Database }) {
  const find = inBatches((userIds: readonly string[]) => readRevisions(db, userIds))

  return {
    /** What differs from the answer before as soon as something has changed. */
    revisionOf: async ({ id }: User): Promise<{ revision: string }> => ({
      revision: (await find(id)) ?? '',
    }),
  }
}
