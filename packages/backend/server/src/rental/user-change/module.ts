import { bookingCalls } from '@domizil/api/schemas'
import { addHours } from '@domizil/domain'
import { sql } from 'kysely'
import { type Clock, defineRoom, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import { type JobType, SECONDS_PER_HOUR } from '../../infrastructure/job/index.ts'

/** Tells whether bookings, messages or questions of a user have changed. */
function createChangeService({ db }: { db: Database }) {
  const find = inBatches((userIds: readonly string[]) => readRevisions(db, userIds))

  return {
    /** What differs from the answer before as soon as something has changed. */
    revisionOf: async ({ id }: User): Promise<{ revision: string }> => ({
      revision: (await find(id)) ?? '',
    }),
  }
}

/**
 * Finds values by key with one call of `read` at a time, however many ask: those who come while one is under way share the
 * next. A process with 10,000 open pages asks the database as often as one with ten.
 */
export function inBatches<Key, Value>(
  read: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let next: { readonly keys: Set<Key>; readonly found: Promise<ReadonlyMap<Key, Value>> } | undefined
  let last: Promise<unknown> = Promise.resolve()

  function begin() {
    const keys = new Set<Key>()
    const found = last.then(() => {
      next = undefined
      return read([...keys])
    })
    last = found.catch(() => undefined)
    return { keys, found }
  }

  return async (key) => {
    next ??= begin()
    next.keys.add(key)
    return (await next.found).get(key)
  }
}

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

/**
 * The revisions of users: another one after each change. The number of changes counts as well as the last one, since
 * transactions end in another order than they begin. Users without recent changes are left out.
 */
async function readRevisions(db: Queries, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('user_change')
    .select(['user_id', sql<string>`max(transaction_id) || '-' || count(*)`.as('revision')])
    .where(sql<boolean>`user_id = ANY(${userIds})`)
    .groupBy('user_id')
    .execute()

  return new Map(rows.map(({ user_id, revision }) => [user_id, revision]))
}

/** Deletes changes that no open page waits for. */
export async function deleteChanges(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('user_change').where('created_at', '<', before).execute()
}
