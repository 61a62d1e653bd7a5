import { useSay } from '@domizil/app-kit'
import { Steps } from '@domizil/ui/parts'
import styles from './wizard.module.css'

interface WizardStepsProps<Step extends number> {
  current: Step
  /** What the mark of a valid step says. */
  validLabel: string
  steps: readonly { id: Step; label: string; isValid: boolean; open?: string | undefined }[]
  onSelect: (step: Step) => void
}

/** The steps below the navbar: where one is, what is complete, and the way to each. */
export function WizardSteps<Step extends number>(props: WizardStepsProps<Step>) {
  const { current, validLabel, steps, onSelect } = props
  const say = useSay()
  const handleSelect = (id: string) => {
    const step = steps.find((one) => String(one.id) === id)
    if (step) onSelect(step.id)
  }

  return (
    <div className={styles.steps}>
      <div className="container">
        <Steps
          label={say('steps.label')}
          currentId={String(current)}
          validLabel={validLabel}
          steps={steps.map((step) => ({ ...step, id: String(step.id) }))}
          onSelect={handleSelect}
        />
      </div>
    </div>
  )
}
