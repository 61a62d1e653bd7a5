import type { CalendarProblem } from '@domizil/api/schemas'

/** A calendar that cannot be imported, and why. Tells nothing about what lies at the address. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError'
  readonly problem: CalendarProblem

  constructor(problem: CalendarProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}
