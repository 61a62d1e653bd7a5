import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { refusals } from '../../foundation/kernel/index.ts'
import texts from './audit-refusals.json' with { type: 'json' }

/** Refusals of audited actions. */
export const refuse = refusals(texts.refusals)

/** What people call the fields of this room's calls, by their last part on the wire. */
export const { fieldWords } = texts

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
