import { type FlatStep, stepsOf } from '@domizil/domain'
import { useSearchParams } from '@domizil/app-kit/router'
import { useAtomValue } from 'jotai'
import { flatAtom, formAtom } from './editor-atoms.ts'

/** The step in the URL. An unsaved flat has the first one only. */
export function useFlatStep() {
  const [query, setQuery] = useSearchParams()
  const flat = useAtomValue(flatAtom)
  const steps = stepsOf(useAtomValue(formAtom))
  const named = steps.find((one) => String(one) === query.get('step'))
  const step: FlatStep = (flat && named) ?? 1

  return {
    step,
    next: steps[steps.indexOf(step) + 1],
    previous: steps[steps.indexOf(step) - 1],
    /** Pushes a history entry: Back leads to the previous step. */
    goTo: (to: FlatStep) => setQuery({ step: String(to) }),
  }
}
