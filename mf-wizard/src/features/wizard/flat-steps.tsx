import { type FlatStep, stepsOf, stepValidity } from '@domizil/domain'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import { flatAtom, formAtom } from './editor-atoms.ts'
import { draftOf } from './flat-form.ts'
import { useFlatStep } from './use-flat-step.ts'
import { useSaving } from './use-saving.ts'
import { WizardSteps } from './wizard-steps.tsx'

/** The steps of the flat, their validity, and links to them. */
export function FlatSteps() {
  const intl = useIntl()
  const form = useAtomValue(formAtom)
  const flat = useAtomValue(flatAtom)
  const { step, goTo } = useFlatStep()
  const { goOn } = useSaving()
  const validity = stepValidity(draftOf(form, flat), today())
  // An unsaved flat has no URL for its other steps.
  const handleSelect = (wanted: FlatStep) => {
    if (wanted === step) return
    if (flat) goTo(wanted)
    else void goOn(step, wanted)
  }

  return (
    <WizardSteps
      current={step}
      steps={stepsOf(form).map((id) => ({
        id,
        label: intl.formatMessage({ id: `steps.${id}` }),
        isValid: validity[id],
      }))}
      onSelect={handleSelect}
    />
  )
}
