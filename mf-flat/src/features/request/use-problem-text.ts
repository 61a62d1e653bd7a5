import { useSay } from '@domizil/app-kit'
import { formatDay } from '@domizil/domain'
import type { StayProblem } from './stay.ts'

/** An issue as one sentence that says how to fix it. */
export function useProblemText(): (problem: StayProblem) => string {
  const say = useSay()

  return (problem) => {
    if (problem.code === 'DATES_TAKEN') {
      const { taken, freeFrom } = problem
      return say('problem.DATES_TAKEN', {
        from: formatDay(taken.from),
        to: formatDay(taken.to),
        free: formatDay(freeFrom),
      })
    }
    const { field, code, min = 0, max = 0, latest } = problem
    if (code === 'REQUIRED') return say(`problem.required.${field}`)

    const known = KNOWN.has(code) ? code : 'other'
    return say(`problem.${known}`, { min, max, latest: latest ? formatDay(latest) : '' })
  }
}

const KNOWN: ReadonlySet<string> = new Set([
  'IN_THE_PAST',
  'TOO_FAR_AHEAD',
  'END_BEFORE_START',
  'LENGTH_NOT_OFFERED',
  'STAY_TOO_LONG',
  'LENGTH_OUT_OF_RANGE',
  'MUST_BE_ACCEPTED',
  'OUT_OF_RANGE',
])
