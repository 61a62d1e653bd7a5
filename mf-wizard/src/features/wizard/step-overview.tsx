import type { OwnFlat } from '@domizil/contract'
import { CircleCheck } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import styles from './wizard.module.css'
import { focusField, slotId } from './field-slot.tsx'
import { isDraft } from './flat-form.ts'
import { useMissingFields } from './use-problems.ts'

/** What is saved so far, and what this step still misses, with links to the fields. */
export function StepOverview({ flat }: { flat: OwnFlat | undefined }) {
  const missing = useMissingFields()

  return (
    <aside className={styles.overview}>
      <p className={styles.quiet}>
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
      <p className={styles.quiet}>
        {isDraft(flat) && (
          <>
            <FormattedMessage id="overview.draft" />{' '}
          </>
        )}
        <FormattedMessage id="overview.kept" />
      </p>
    </aside>
  )
}
