import { type Issue, missingUserData, type RequiredField, type UserRole } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { profileOf } from './profile-columns.ts'
import { findUser } from './profile-repository.ts'

/** The missing profile details of a user. */
export async function missingDataOf(db: Queries, userId: string, role: UserRole): Promise<RequiredField[]> {
  const row = await findUser(db, userId)
  return row ? missingUserData(profileOf(row), role) : ['givenName', 'familyName', 'email']
}

/** What is missing as issues of its fields; none for a profile that is complete for a role. */
export async function missingDataIssues(db: Queries, userId: string, role: UserRole): Promise<Issue[]> {
  const missing = await missingDataOf(db, userId, role)
  return missing.map((field) => ({ field, code: 'REQUIRED' }))
}

/** Whether a user's profile is complete for a role. */
export async function hasUserData(db: Queries, userId: string, role: UserRole): Promise<boolean> {
  return (await missingDataOf(db, userId, role)).length === 0
}
