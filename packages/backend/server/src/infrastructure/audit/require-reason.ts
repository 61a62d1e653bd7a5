import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { refuse } from './audit-refusals.ts'

/**
 * Validates and trims an administrator's reason.
 * @throws {DomainError} ADMIN_REASON_INVALID (422) if it is too short or too long.
 */
export function requireReason(reason: string): string {
  const text = reason.trim()
  const { min, max } = ADMIN_REASON_LIMITS
  if (text.length < min || text.length > max) {
    throw refuse('ADMIN_REASON_INVALID', { values: { min, max } })
  }
  return text
}
