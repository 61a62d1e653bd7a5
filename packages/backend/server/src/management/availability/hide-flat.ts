import { DomainError } from '../../foundation/kernel/index.ts'
import { refuse } from './availability-refusals.ts'

/** Answers a failed look at a flat: what belongs to another user's flat looks like a missing one. */
export function hideFlat(code: 'BLOCKED_PERIOD_NOT_FOUND' | 'CALENDAR_NOT_FOUND') {
  return (error: unknown): never => {
    const isUnknown = error instanceof DomainError && error.statusCode === 404
    throw isUnknown ? refuse(code) : error
  }
}
