import { stepsOf, stepValidity } from '@domizil/domain'
import { Steps } from '@domizil/ui/parts'
import { useAtomValue } from 'jotai'
import { useIntl } from 'react-intl'
import { today } from '../../lib/today.ts'
import styles from './wizard.module.css'
import { flatAtom, formAtom } from './editor-atoms.ts'
import { draftOf } from './flat-form.ts'

/** What a flat of this country is made of, and what of it is complete. */
export function FlatSteps() {
  const intl = useIntl()
  const form = useAtomValue(formAtom)
  const flat = useAtomValue(flatAtom)
  const draft = draftOf(form, flat)
  const validity = stepValidity(draft, today())

  return (
    <div className={styles.steps}>
      <div className="container">
        <Steps
          label={intl.formatMessage({ id: 'steps.label' })}
          currentId="1"
          validLabel={intl.formatMessage({ id: 'steps.complete' })}
          steps={stepsOf(form).map((step) => ({
            id: String(step),
            label: intl.formatMessage({ id: `steps.${step}` }),
            isValid: validity[step],
          }))}
        />
      </div>
    </div>
  )
}
