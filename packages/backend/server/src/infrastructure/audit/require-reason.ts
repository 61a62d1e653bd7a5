import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { refuse } from './audit-refusals.ts'

/** @throws {DomainError} ADMIN_REASON_INVALID (422) for a reason that says nothing, or too much. */
export function requireReason(reason: string): string {
  const text = reason.trim()
  const { min, max } = ADMIN_REASON_LIMITS
  if (text.length < min || text.length > max) {
    throw refuse('ADMIN_REASON_INVALID', { values: { min, max } })
  }
  return text
}
