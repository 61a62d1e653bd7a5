import { useSay } from '@domizil/app-kit'
import { CircleAlert } from '@domizil/ui/icons'
import { useAtomValue } from 'jotai'
import { focusField, slotId } from './field-slot.tsx'
import { stepOf } from './fields.ts'
import styles from './notice.module.css'
import { savingAtom } from './saving-atom.ts'
import { useFlatStep } from './use-flat-step.ts'
import { useFocusOn } from './use-focus-on.ts'
import { useProblems } from './use-problems.ts'
import { useFocusOnRefusal } from './use-saving.ts'

/** The issues of a refused saving, with links to the fields. Fixed ones disappear. */
export function ProblemSummary() {
  const say = useSay()
  const saving = useAtomValue(savingAtom)
  const { step } = useFlatStep()
  const problems = useProblems().filter(({ field }) => stepOf(field) === step)
  useFocusOnRefusal()
  // If there is a field to fix, the field gets the focus instead.
  const isOfNoField = saving.status === 'refused' && !saving.field && saving.messages.length > 0
  const summary = useFocusOn<HTMLDivElement>(isOfNoField ? saving : undefined)
  if (saving.status !== 'refused') return null
  if (problems.length === 0 && saving.messages.length === 0) return null

  return (
    <div ref={summary} tabIndex={-1} className={styles.summary} role="alert">
      <CircleAlert size={18} />
      <div>
        <p className={styles.summaryTitle}>{say(problems.length > 0 ? 'summary.title' : 'summary.failed')}</p>
        <ul>
          {saving.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
          {problems.map(({ field, sentence }) => (
            <li key={field}>
              <a
                href={`#${slotId(field)}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(field)
                }}
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
