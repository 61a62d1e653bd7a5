import type { OwnFlat } from '@domizil/api'
import type { FlatStep } from '@domizil/domain'
import { CircleCheck } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import { focusField, slotId } from './field-slot.tsx'
import { isDraft } from './flat-form.ts'
import { PreviewCard } from './preview-card.tsx'
import { QualityScore } from './quality-score.tsx'
import { useMissingFields } from './use-problems.ts'
import styles from './overview.module.css'
import wizard from './wizard.module.css'

interface StepOverviewProps {
  flat: OwnFlat | undefined
  step: FlatStep
}

/** Beside the form: a preview, the last saving, the missing fields of this step with links, and the quality score. */
export function StepOverview({ flat, step }: StepOverviewProps) {
  const missing = useMissingFields(step)

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
        {missing.length === 0 ? (
          <p className={styles.complete}>
            <CircleCheck size={17} aria-hidden="true" />
            <FormattedMessage id="overview.complete" />
          </p>
        ) : (
          <>
            <h2 className={styles.overviewTitle}>
              <FormattedMessage id="overview.missing" values={{ count: missing.length }} />
            </h2>
            <ul className={styles.missing}>
              {missing.map((field) => (
                <li key={field}>
                  <a
                    href={`#${slotId(field)}`}
                    onClick={(event) => {
                      event.preventDefault()
                      focusField(field)
                    }}
                  >
                    <FormattedMessage id={`field.${field.replace('address.', '')}`} />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {flat && <QualityScore quality={flat.quality} />}
        <p className={wizard.quiet}>
          {isDraft(flat) && (
            <>
              <FormattedMessage id="overview.draft" />{' '}
            </>
          )}
          <FormattedMessage id="overview.kept" />
        </p>
      </div>
    </aside>
  )
}
