import type { CalendarProblem } from '@domizil/api/schemas'

/**
 * Why a calendar is not there, for an owner who asks for it now: whether its site wants a sign-in, or knows no
 * such address. For later, both are one that cannot be reached.
 */
export type CalendarFailure = CalendarProblem | 'NOT_SHARED' | 'MISSING'

/** A calendar that cannot be imported, and why. Tells nothing else about what lies at the address. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError'
  readonly failure: CalendarFailure

  constructor(failure: CalendarFailure, options?: ErrorOptions) {
    super(failure, options)
    this.failure = failure
  }

  /** What is stored. */
  get problem(): CalendarProblem {
    return this.failure === 'NOT_SHARED' || this.failure === 'MISSING' ? 'UNREACHABLE' : this.failure
  }
}
