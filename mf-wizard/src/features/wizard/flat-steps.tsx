import { useSay } from '@domizil/app-kit'
import {
  editedStepValidity,
  type FlatStep,
  INITIAL_STEP_VALIDITY,
  stepsOf,
  stepValidity,
} from '@domizil/domain'
import { atom, useAtomValue } from 'jotai'
import { today } from '@domizil/app-kit/today'
import { flatAtom, formAtom, isFormChangedAtom } from './editor-atoms.ts'
import { stepOf } from './fields.ts'
import { draftOf, formOf } from './flat-form.ts'
import { hasUnsentPhotosAtom } from './photos/add-files-atoms.ts'
import { useFlatStep } from './use-flat-step.ts'
import { useMissingFields } from './use-problems.ts'
import { useSaving } from './use-saving.ts'
import { WizardSteps } from './wizard-steps.tsx'

const validityAtom = atom((get): Readonly<Record<FlatStep, boolean>> => {
  const flat = get(flatAtom)
  const now = draftOf(get(formAtom), flat)
  if (flat)
    return editedStepValidity({ loaded: draftOf(formOf(flat), flat), now, status: flat.status }, today())

  return get(isFormChangedAtom) ? stepValidity(now, today()) : INITIAL_STEP_VALIDITY
})

/** The steps of the flat, their validity, what each of a new one lacks for publication, and links to them. */
export function FlatSteps() {
  const say = useSay()
  const form = useAtomValue(formAtom)
  const flat = useAtomValue(flatAtom)
  const { step, goTo } = useFlatStep()
  const { goOn } = useSaving()
  const validity = useAtomValue(validityAtom)
  const missing = useMissingFields().map(stepOf)
  const hasUnsent = useAtomValue(hasUnsentPhotosAtom)
  const unsent = hasUnsent ? say('steps.photosUnsent') : undefined
  const openIn = (id: FlatStep) => {
    const count = missing.filter((of) => of === id).length
    return count > 0 ? say('steps.missing', { count }) : undefined
  }
  // An unsaved flat has no URL for its other steps.
  const handleSelect = (wanted: FlatStep) => {
    if (wanted === step) return
    if (flat) goTo(wanted)
    else void goOn(step, wanted)
  }

  return (
    <WizardSteps
      validLabel={say(flat ? 'steps.valid' : 'steps.complete')}
      current={step}
      steps={stepsOf(form).map((id) => ({
        id,
        label: say(`steps.${id}`),
        isValid: validity[id],
        // What a flat that is there lacks is listed apart: it takes no step its mark, as photos do that were not sent.
        open: (id === stepOf('images') ? unsent : undefined) ?? (flat ? undefined : openIn(id)),
      }))}
      onSelect={handleSelect}
    />
  )
}
