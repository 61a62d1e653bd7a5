import type { User } from '../lib/actor.ts'
import { type Clock, dayOf } from '../lib/clock.ts'
import type { Queries } from '../lib/queries.ts'
import { upsertUser } from './user-repository.ts'

/** Forgetting somebody costs one more write, no more. */
const MAX_KNOWN_USERS = 10_000

export interface UserMemory {
  /**
   * Keeps a row for somebody who signs in. It is written at the first call, when the token tells something new, and once
   * a day; the calls between cost nothing.
   */
  remember(user: User): Promise<void>
  /** The next call of somebody is a first one again. */
  forget(id: string): void
}

/** Knows who has been here. */
export function createUserMemory(db: Queries, clock: Clock): UserMemory {
  const known = new Map<string, string>()

  async function remember(user: User): Promise<void> {
    const now = clock()
    const seen = JSON.stringify([
      dayOf(now),
      user.email,
      user.givenName,
      user.familyName,
      user.locale,
      user.emailVerified,
    ])
    if (known.get(user.id) === seen) return

    await upsertUser(db, user, now)

    if (known.size >= MAX_KNOWN_USERS) known.clear()
    known.set(user.id, seen)
  }

  return { remember, forget: (id) => void known.delete(id) }
}
