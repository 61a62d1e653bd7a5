import { today } from '@domizil/app-kit/today'
import { checkBlockedPeriod, type Day, formatDay, type Period } from '@domizil/domain'
import type { IntlShape } from 'react-intl'

/** A message, and the field it belongs to; without one it is about both days. */
export interface DaysProblem {
  readonly field?: string
  readonly message: string
}

/** The period between two days in any order. */
export function ordered(one: Day, other: Day): Period {
  return one <= other ? { from: one, to: other } : { from: other, to: one }
}

/** What makes days invalid for every flat. */
export function problemOfDays({ from, to }: Partial<Period>, intl: IntlShape): DaysProblem | undefined {
  const [issue] = checkBlockedPeriod(
    { ...(from && { blockedFrom: from }), ...(to && { blockedTo: to }) },
    today(),
  )
  if (!issue) return undefined
  const latest = issue.latest ? formatDay(issue.latest) : ''
  return { field: issue.field, message: intl.formatMessage({ id: `block.${issue.code}` }, { latest }) }
}
