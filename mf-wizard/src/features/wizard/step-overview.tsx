import { hasRequiredUserdata, type OwnFlat } from '@domizil/api'
import { CircleCheck } from '@domizil/ui/icons'
import { messageOf, queryOf, useQuery, useSay, useShell } from '@domizil/app-kit'
import { Button } from '@domizil/ui/parts'
import { FieldLink } from './field-link.tsx'
import { isDraft } from './flat-form.ts'
import { PreviewCard } from './preview-card.tsx'
import { useMissingFields } from './use-problems.ts'
import { useWayToField } from './use-way-to-field.ts'
import styles from './overview.module.css'
import wizard from './wizard.module.css'

/** Whether publishing lacks details of the landlord. */
export const REQUIRED_DETAILS = queryOf(hasRequiredUserdata, { query: { role: 'LANDLORD' } })

/** Whether publishing will ask for details of the landlord; undefined until that is known. */
function useLacksOwnerDetails(): boolean | undefined {
  const { data } = useQuery(REQUIRED_DETAILS)
  return data && !data.complete
}

/** Announces the details of the landlord that publishing asks for: they can be given early. */
function OwnerDetails() {
  const say = useSay()
  const shell = useShell()
  const { refetch } = useQuery(REQUIRED_DETAILS)

  const give = async () => {
    try {
      await shell.completeProfile('LANDLORD')
    } catch (error) {
      messageOf(error) // publishing asks again
    }
    await refetch()
  }

  return (
    <div className={styles.details}>
      <h2 className={styles.overviewTitle}>{say('details.title')}</h2>
      <p className={wizard.quiet}>{say('details.text')}</p>
      <Button size="small" onClick={() => void give()}>
        {say('details.give')}
      </Button>
    </div>
  )
}

interface StepOverviewProps {
  flat: OwnFlat | undefined
}

/** Beside the form: a preview, the status, what is missing with links to the fields, and the quality score. */
export function StepOverview({ flat }: StepOverviewProps) {
  const say = useSay()
  const lacksDetails = useLacksOwnerDetails()
  const isReady = !isDraft(flat) || lacksDetails === false

  return (
    <aside className={styles.aside}>
      <PreviewCard />
      <div className={styles.overview}>
        <p className={wizard.quiet}>
          {flat ? say('overview.flat', { id: flat.id, status: flat.status }) : say('overview.new')}
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
  const say = useSay()
  const isRejected = flat?.status === 'REJECTED'
  const isDraftYet = isDraft(flat) && !isRejected

  return (
    <p className={wizard.quiet}>
      {isDraftYet && (
        <>
          {say('overview.draft')} {say('overview.autosaved')}
        </>
      )}
      {isRejected && <span>{say('overview.rejected')}</span>}
      {!isDraft(flat) && <span>{say('overview.kept')}</span>}
    </p>
  )
}

interface MissingFieldsProps extends StepOverviewProps {
  /** Whether publishing asks for nothing but the fields. */
  isReady: boolean
}

function MissingFields({ flat, isReady }: MissingFieldsProps) {
  const say = useSay()
  const missing = useMissingFields()
  const focus = useWayToField()
  if (missing.length === 0 && flat && !isReady) return null
  if (missing.length === 0)
    return (
      <p className={styles.complete}>
        <CircleCheck size={17} />
        {say(completeText(flat))}
      </p>
    )

  return (
    <>
      <h2 className={styles.overviewTitle}>
        {say(flat ? 'overview.publication' : 'overview.missing', { count: missing.length })}
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

/** The quality score of the saved flat, and the most valuable suggestions. */
function QualityScore({ quality: { score, nextSteps } }: Pick<OwnFlat, 'quality'>) {
  const say = useSay()

  return (
    <div className={styles.quality}>
      <p className={styles.score}>{say('quality.score', { score })}</p>
      <meter className={styles.meter} min={0} max={100} value={score} aria-label={say('quality.label')} />
      <ul>
        {nextSteps.map(({ code, points }) => (
          <li key={code} className={styles.nextStep}>
            {say(`qualityStep.${code}`)}
            <b>{`+${points}`}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
