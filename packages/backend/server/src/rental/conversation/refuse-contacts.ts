import { findPublicContacts } from '../../foundation/kernel/index.ts'
import { refuse } from './conversation-refusals.ts'

/**
 * Refuses contact details in what one party writes to the other before their booking is confirmed.
 *
 * @throws {DomainError} CONTACT_TOO_EARLY (422), naming them.
 */
export function refuseContacts(text: string): void {
  const words = findPublicContacts(text)
  if (words.length > 0) throw refuse('CONTACT_TOO_EARLY', { values: { words: words.join(', ') } })
}
