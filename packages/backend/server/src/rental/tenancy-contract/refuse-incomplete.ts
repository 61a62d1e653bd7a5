import { missingDataIssues } from '../../catalogue/user/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { refuse } from './tenancy-contract-refusals.ts'

/**
 * Refuses to offer what the landlord cannot be charged for: the invoice, written with the last signature, needs the
 * landlord's address, and that signature must not be refused.
 */
export async function refuseIncomplete(db: Queries, landlordId: string): Promise<void> {
  const missing = await missingDataIssues(db, landlordId, 'LANDLORD')
  if (missing.length > 0) throw refuse('LANDLORD_DETAILS_INCOMPLETE', { issues: missing })
}
