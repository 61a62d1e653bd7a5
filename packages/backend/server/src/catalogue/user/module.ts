import {
  type OwnProperties,
  type Profile,
  type ProfileChange,
  type RequiredUserdata,
  userCalls,
} from '@domizil/api/schemas'
import {
  BILLING_FIELDS,
  checkProfile,
  type Issue,
  missingUserData,
  type ProfileFields,
  type UserRole,
} from '@domizil/domain'
import { type Clock, dayOf, defineRoom, notFound, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { registerUserCalls } from '../../infrastructure/http/index.ts'
import { normalizePhone } from './phone-number.ts'
import { columnsOf, fieldsOf, profileOf } from './profile-columns.ts'
import { belongingsOf, findUser, lockUser, updateUser } from './profile-repository.ts'
import { missingDataOf } from './required-user-data.ts'
import { fieldWords, refuse } from './user-refusals.ts'
import { hasAccount, upsertUser } from './user-repository.ts'

/** Profiles. A user reads and changes only the own one. */
function createProfileService({ db }: { db: Database }) {
  return {
    async get(actor: User): Promise<Profile> {
      const row = await findUser(db, actor.id)
      if (!row) throw notFound()
      return profileOf(row)
    },

    /**
     * Changes what is sent and leaves the rest. Who has flats can replace the billing address, and not empty it: their
     * invoices name it.
     *
     * @throws {DomainError} PROFILE_INVALID (422) with every field that is wrong.
     */
    async change(actor: User, change: ProfileChange): Promise<Profile> {
      return db.transaction().execute(async (trx) => {
        const former = fieldsOf(await lockUser(trx, actor.id))
        const fields = withPhone({ ...former, ...tidy(change) })
        const emptied = BILLING_FIELDS.filter((field) => former[field] !== null && fields[field] === null)
        const isBilled = emptied.length > 0 && (await belongingsOf(trx, actor.id)).hasFlats
        const issues: Issue[] = [
          ...(isBilled ? emptied.map((field) => ({ field, code: 'REQUIRED' }) as const) : []),
          ...checkProfile(fields),
        ]
        if (issues.length > 0) throw refuse('PROFILE_INVALID', { issues })

        return profileOf(await updateUser(trx, actor.id, columnsOf(fields)))
      })
    },

    /** What pages need to know of the actor beyond the claims of the token. */
    async properties(actor: User): Promise<OwnProperties> {
      const row = await findUser(db, actor.id)
      if (!row) throw notFound()
      const profile = profileOf(row)

      return {
        memberSince: row.created_at.toISOString(),
        ...(await belongingsOf(db, actor.id)),
        mayRequest: missingUserData(profile, 'TENANT').length === 0,
        mayPublish: missingUserData(profile, 'LANDLORD').length === 0,
        isBlocked: row.blocked_at !== null,
      }
    },

    /**
     * The missing profile details for the first request or publication; the role defaults to LANDLORD for users with
     * flats.
     */
    async required(actor: User, role?: UserRole): Promise<RequiredUserdata> {
      const isLandlord = role ? role === 'LANDLORD' : (await belongingsOf(db, actor.id)).hasFlats
      const missing = await missingDataOf(db, actor.id, isLandlord ? 'LANDLORD' : 'TENANT')

      return { complete: missing.length === 0, missing }
    },
  }
}

/** The fields with a phone number that was written as it is dialled in the country of the address. */
function withPhone(fields: ProfileFields): ProfileFields {
  return { ...fields, phone: fields.phone && normalizePhone(fields.phone, fields.countryCode) }
}

/** Trims texts; an empty one clears its field. */
function tidy(change: ProfileChange): Partial<ProfileFields> {
  const entries = Object.entries(change).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() || null : value,
  ])
  return Object.fromEntries(entries) as Partial<ProfileFields>
}

/** Users and their profiles. */
export const userRoom = defineRoom({
  services: { profiles: createProfileService },
  routes: (app, { profiles }) => {
    registerUserCalls(app, userCalls, {
      getProfile: (actor) => profiles.get(actor),
      changeProfile: (actor, { body }) => profiles.change(actor, body),
      getOwnProperties: (actor) => profiles.properties(actor),
      hasRequiredUserdata: (actor, { query }) => profiles.required(actor, query.role),
    })
  },
  fieldWords,
  refusals: refuse.table,
})

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
