import { addHours } from '@domizil/domain'
import { bookingCalls } from '@domizil/api/schemas'
import { type Clock, defineRoom } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'
import { deleteChanges } from './change-repository.ts'
import { createChangeService } from './change-service.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'

/** A page that slept for longer loads everything again. */
const KEPT_HOURS = 24

/** What tells the open pages of a user that something has changed. Triggers write it (`note_change`). */
export const userChangeRoom = defineRoom({
  services: { changes: createChangeService },
  routes: (app, { changes }) => {
    registerUserCalls(app, bookingCalls, {
      readRevision: (actor) => changes.revisionOf(actor),
    })
  },
  jobs: (_services: object, { db, clock }: { db: Database; clock: Clock }): Record<string, JobType> => ({
    FORGET_OLD_CHANGES: {
      everySeconds: SECONDS_PER_HOUR,
      handle: () => deleteChanges(db, addHours(clock(), -KEPT_HOURS)),
    },
  }),
})
