import type { OwnFlat } from '@domizil/api'
import type { FlatStep } from '@domizil/domain'
import { CircleCheck } from '@domizil/ui/icons'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { focusField, slotId } from './field-slot.tsx'
import { type FieldName, stepOf } from './fields.ts'
import { isDraft } from './flat-form.ts'
import { OwnerDetails } from './owner-details.tsx'
import { PreviewCard } from './preview-card.tsx'
import { QualityScore } from './quality-score.tsx'
import { useFlatStep } from './use-flat-step.ts'
import { useMissingFields } from './use-problems.ts'
import styles from './overview.module.css'
import wizard from './wizard.module.css'

interface StepOverviewProps {
  flat: OwnFlat | undefined
  step: FlatStep
}

/** Beside the form: a preview, the status, what is missing with links to the fields, and the quality score. */
export function StepOverview({ flat, step }: StepOverviewProps) {
  return (
    <aside className={styles.aside}>
      <PreviewCard />
      <div className={styles.overview}>
        <p className={wizard.quiet}>
          {flat ? (
            <FormattedMessage id="overview.flat" values={{ id: flat.id, status: flat.status }} />
          ) : (
            <FormattedMessage id="overview.new" />
          )}
        </p>
        <MissingFields flat={flat} step={step} />
        {isDraft(flat) && <OwnerDetails />}
        {flat && <QualityScore quality={flat.quality} />}
        <p className={wizard.quiet}>
          {isDraft(flat) && (
            <>
              <FormattedMessage id="overview.draft" />{' '}
            </>
          )}
          <FormattedMessage id={isDraft(flat) ? 'overview.autosaved' : 'overview.kept'} />
        </p>
      </div>
    </aside>
  )
}

function MissingFields({ flat, step }: StepOverviewProps) {
  const missing = useMissingFields()
  const focus = useFieldOfStep(step)
  if (missing.length === 0)
    return (
      <p className={styles.complete}>
        <CircleCheck size={17} aria-hidden="true" />
        <FormattedMessage id={flat ? 'overview.ready' : 'overview.complete'} />
      </p>
    )

  return (
    <>
      <h2 className={styles.overviewTitle}>
        <FormattedMessage
          id={flat ? 'overview.publication' : 'overview.missing'}
          values={{ count: missing.length }}
        />
      </h2>
      <ul className={styles.missing}>
        {missing.map((field) => (
          <li key={field}>
            <a
              href={`?step=${stepOf(field)}#${slotId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                focus(field)
              }}
            >
              <FormattedMessage id={`field.${field.replace('address.', '')}`} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Focuses a field, on the page of its step. */
function useFieldOfStep(step: FlatStep) {
  const { goTo } = useFlatStep()
  const wanted = useRef<FieldName>(undefined)

  useEffect(() => {
    if (!wanted.current || stepOf(wanted.current) !== step) return
    focusField(wanted.current)
    wanted.current = undefined
  }, [step])

  return (field: FieldName) => {
    if (stepOf(field) === step) return focusField(field)
    wanted.current = field
    goTo(stepOf(field))
  }
}
