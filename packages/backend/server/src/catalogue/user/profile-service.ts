import type { OwnProperties, Profile, ProfileChange, RequiredUserdata } from '@domizil/api/schemas'
import {
  BILLING_FIELDS,
  checkProfile,
  type Issue,
  missingUserData,
  type ProfileFields,
  type UserRole,
} from '@domizil/domain'
import type { Database } from '../../foundation/tables/index.ts'
import { notFound, type User } from '../../foundation/kernel/index.ts'
import { refuse } from './user-refusals.ts'
import { normalizePhone } from './phone-number.ts'
import { columnsOf, fieldsOf, profileOf } from './profile-columns.ts'
import { belongingsOf, findUser, lockUser, updateUser } from './profile-repository.ts'
import { missingDataOf } from './required-user-data.ts'

/** Profiles. A user reads and changes only the own one. */
export function createProfileService({ db }: { db: Database }) {
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
