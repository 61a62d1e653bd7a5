import type { OwnFlat } from '@domizil/api'
import { CircleCheck } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import { FieldLink } from './field-link.tsx'
import { isDraft } from './flat-form.ts'
import { OwnerDetails, useLacksOwnerDetails } from './owner-details.tsx'
import { PreviewCard } from './preview-card.tsx'
import { QualityScore } from './quality-score.tsx'
import { useMissingFields } from './use-problems.ts'
import { useWayToField } from './use-way-to-field.ts'
import styles from './overview.module.css'
import wizard from './wizard.module.css'

interface StepOverviewProps {
  flat: OwnFlat | undefined
}

/** Beside the form: a preview, the status, what is missing with links to the fields, and the quality score. */
export function StepOverview({ flat }: StepOverviewProps) {
  const lacksDetails = useLacksOwnerDetails()
  const isReady = !isDraft(flat) || lacksDetails === false

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
        <MissingFields flat={flat} isReady={isReady} />
        {isDraft(flat) && lacksDetails && <OwnerDetails />}
        {flat && <QualityScore quality={flat.quality} />}
        <SavingNote flat={flat} />
      </div>
    </aside>
  )
}

/** How the flat is saved. A rejected one is saved as a draft is, but is none. */
function SavingNote({ flat }: StepOverviewProps) {
  const isRejected = flat?.status === 'REJECTED'
  const isDraftYet = isDraft(flat) && !isRejected

  return (
    <p className={wizard.quiet}>
      {isDraftYet && (
        <>
          <FormattedMessage id="overview.draft" /> <FormattedMessage id="overview.autosaved" />
        </>
      )}
      {isRejected && <FormattedMessage tagName="span" id="overview.rejected" />}
      {!isDraft(flat) && <FormattedMessage tagName="span" id="overview.kept" />}
    </p>
  )
}

interface MissingFieldsProps extends StepOverviewProps {
  /** Whether publishing asks for nothing but the fields. */
  isReady: boolean
}

function MissingFields({ flat, isReady }: MissingFieldsProps) {
  const missing = useMissingFields()
  const focus = useWayToField()
  if (missing.length === 0 && flat && !isReady) return null
  if (missing.length === 0)
    return (
      <p className={styles.complete}>
        <CircleCheck size={17} aria-hidden="true" />
        <FormattedMessage id={completeText(flat)} />
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
            <FieldLink field={field} onFollow={focus} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What is said where no field is missing. A rejected flat lacks what its reason asks for. */
function completeText(flat: OwnFlat | undefined): string {
  if (!flat) return 'overview.complete'
  return flat.status === 'REJECTED' ? 'overview.resubmit' : 'overview.ready'
}
