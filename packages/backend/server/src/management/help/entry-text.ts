import { checkLength, HELP_ENTRY_LIMITS } from '@domizil/domain'
import { refuse } from './help-refusals.ts'

/**
 * What an administrator writes, without blanks around it.
 *
 * @throws {DomainError} HELP_ENTRY_INVALID (422).
 */
export function entryText(message: string): string {
  const issues = checkLength('message', message, HELP_ENTRY_LIMITS)
  if (issues.length > 0) throw refuse('HELP_ENTRY_INVALID', { values: HELP_ENTRY_LIMITS })
  return message.trim()
}
