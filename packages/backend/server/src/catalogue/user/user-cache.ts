import { type Clock, dayOf, type User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { hasAccount, upsertUser } from './user-repository.ts'

/** Evicting all users costs one write each. */
const MAX_KNOWN_USERS = 10_000

/**
 * Creates the function that upserts a row for each signed-in user: at the first request, when a claim of the token has
 * changed, and once a day. Every call asks the database whether the account still exists, so that a deletion
 * counts at once on every server.
 *
 * @throws {DomainError} ACCOUNT_DELETED (401) from the function: the token has outlived its account.
 */
export function createUserCache(db: Queries, clock: Clock): (user: User) => Promise<void> {
  const known = new Map<string, string>()

  return async (user) => {
    const now = clock()
    const seen = JSON.stringify([
      dayOf(now),
      user.email,
      user.givenName,
      user.familyName,
      user.locale,
      user.emailVerified,
    ])
    if (known.get(user.id) === seen && (await hasAccount(db, user.id))) return

    await upsertUser(db, user, now)

    if (known.size >= MAX_KNOWN_USERS) known.clear()
    known.set(user.id, seen)
  }
}
