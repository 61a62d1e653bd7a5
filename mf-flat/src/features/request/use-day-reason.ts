import { useIntl } from 'react-intl'
import type { DayProblem } from './stay-days.ts'
import { useProblemText } from './use-problem-text.ts'

/** Why a day cannot be selected, for its accessible name. */
export function useDayReason(): (problem: DayProblem) => string {
  const intl = useIntl()
  const textOf = useProblemText()

  return (problem) => {
    if (problem.code === 'IN_THE_PAST') return intl.formatMessage({ id: 'day.past' })
    if (problem.code === 'TAKEN') return intl.formatMessage({ id: 'day.taken' })
    if (problem.code === 'GAP_TOO_SHORT')
      return intl.formatMessage({ id: 'day.gapTooShort' }, { count: problem.minMonths })

    return textOf(problem)
  }
}
