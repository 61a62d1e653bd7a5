import { refuse } from './audit-refusals.ts'

/** The audit log. */
export const auditModule = {
  refusals: refuse.table,
}
