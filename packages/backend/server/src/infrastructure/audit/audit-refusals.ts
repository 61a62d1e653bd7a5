import { ADMIN_REASON_LIMITS } from '@domizil/domain'
import { refusals, word } from '../../foundation/kernel/index.ts'

/** Refusals of audited actions. */
export const refuse = refusals({
  ADMIN_REASON_INVALID: {
    status: 422,
    field: 'reason',
    en: 'Give a reason of {min} to {max} characters.',
    de: 'Geben Sie einen Grund mit {min} bis {max} Zeichen an.',
    es: 'Indique un motivo de entre {min} y {max} caracteres.',
  },
})

/** What people call the fields of this room's calls, by their last part on the wire. */
export const fieldWords = {
  reason: word('Reason', 'Grund', 'Motivo'),
}

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
