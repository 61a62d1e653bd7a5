import { refuse } from './audit-refusals.ts'

/** The audit trail. */
export const auditModule = {
  refusals: refuse.table,
}
