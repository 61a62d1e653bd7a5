import { useSearchParams } from '@domizil/app-kit/router'
import { PRE_STEPS, type PreStep } from './pre-atoms.ts'

/** The step in the URL, and whether the flat is to be created at once, after the sign-in for it. */
export function usePreStep() {
  const [query, setQuery] = useSearchParams()
  const step = PRE_STEPS.find((one) => String(one) === query.get('step')) ?? 1

  return {
    step,
    isToCreate: query.has('create'),
    next: PRE_STEPS[PRE_STEPS.indexOf(step) + 1],
    previous: PRE_STEPS[PRE_STEPS.indexOf(step) - 1],
    goTo: (to: PreStep, { replace = false } = {}) => setQuery({ step: String(to) }, { replace }),
  }
}
