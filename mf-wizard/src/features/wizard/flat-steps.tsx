import { FLAT_STEPS, stepsOf, stepValidity } from '@domizil/domain'
import { Steps } from '@domizil/ui/parts'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { today } from '@domizil/app-kit/today'
import { flatAtom, formAtom } from './editor-atoms.ts'
import { draftOf } from './flat-form.ts'
import { useFlatStep } from './use-flat-step.ts'
import { useSaving } from './use-saving.ts'
import styles from './wizard.module.css'

/** The steps of the flat, their validity, and links to them. */
export function FlatSteps() {
  const intl = useIntl()
  const form = useAtomValue(formAtom)
  const flat = useAtomValue(flatAtom)
  const { step, goTo } = useFlatStep()
  const { goOn } = useSaving()
  const validity = stepValidity(draftOf(form, flat), today())
  // An unsaved flat has no URL for its other steps.
  const handleSelect = (id: string) => {
    const wanted = FLAT_STEPS.find((one) => String(one) === id)
    if (!wanted || wanted === step) return
    if (flat) goTo(wanted)
    else void goOn(step, wanted)
  }

  return (
    <div className={styles.steps}>
      <div className="container">
        <Steps
          label={intl.formatMessage({ id: 'steps.label' })}
          currentId={String(step)}
          validLabel={intl.formatMessage({ id: 'steps.complete' })}
          steps={stepsOf(form).map((one) => ({
            id: String(one),
            label: intl.formatMessage({ id: `steps.${one}` }),
            isValid: validity[one],
          }))}
          onSelect={handleSelect}
        />
      </div>
    </div>
  )
}
