import { type ContentReport, exportOwnData, listContentReports, type Profile } from '@domizil/api'
import { type BankAccountDraft, useBankAccount } from '@domizil/app-kit/bank-account'
import { asApiError } from '@domizil/app-kit/problems'
import { queryOf, useQuery } from '@domizil/app-kit/query'
import { useSay } from '@domizil/app-kit/say'
import { useSubmit } from '@domizil/app-kit/submit'
import {
  ACCOUNT_HOLDER_LIMITS,
  excerptOf,
  formatDay,
  MAX_TYPED_IBAN_LENGTH,
  type RequiredField,
  type UserRole,
} from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { Button, saveFile, Skeleton, Tag, TextField } from '@domizil/ui/parts'
import { useEffect, useState } from 'react'
import { DeleteAccount } from './delete-account.tsx'
import { type Complaining, ComplaintForm } from './complaint-form.tsx'
import styles from './profile.module.css'
import { AccountHint, ProfileFields } from './profile-fields.tsx'
import { type SignInAccess, SignInSection } from './sign-in-section.tsx'
import { useProfileForm } from './use-profile-form.ts'

const SHOWN_TEXT_LENGTH = 160
// Days are written the German way in every language.
const DAY_FORMAT = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Berlin',
})
const dayOf = (moment: string) => DAY_FORMAT.format(new Date(moment))

const OWN_REPORTS = queryOf(listContentReports, {})
const OWN_REPORTS_ID = 'own-reports'
// The same function in each render: another one would scroll again.
const show = (section: HTMLElement | null) => {
  section?.scrollIntoView?.()
}

const OF_THE_ACCOUNT: readonly RequiredField[] = ['givenName', 'familyName', 'email', 'emailVerified']

interface ProfileBodyProps {
  formId: string
  profile: Profile
  role: UserRole
  /** The role that requires the details, if one does. */
  askedFor: UserRole | undefined
  showsReports: boolean
  shell: Pick<ShellApi, 'send' | 'download' | 'notify'>
  access: SignInAccess
  onDeleted: () => void
  onBusy: (isBusy: boolean) => void
  /** Called after saving; with `isAllDone` false where a complaint that is typed was not sent. */
  onSaved: (missing: readonly RequiredField[], isAllDone: boolean) => void
}

/** The form, what the account has to tell, and the file with everything. */
export function ProfileBody(props: ProfileBodyProps) {
  const say = useSay()
  const { formId, profile, role, askedFor, showsReports, shell, access, onDeleted, onBusy, onSaved } = props
  const [missing, setMissing] = useState<readonly RequiredField[]>([])
  const [isComplaining, setIsComplaining] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  const form = useProfileForm({
    send: shell.send,
    profile,
    role,
    isRequired: askedFor !== undefined,
    onSaved: (left) => {
      setMissing(left)
      setIsLeft(isComplaining)
      onSaved(left, !isComplaining)
    },
  })
  const bank = useBankAccount(!askedFor && role === 'LANDLORD')
  // The details last: once they are saved, the dialog says that all is.
  const { root, handleSubmit } = useSubmit(async () => (await isSaved(bank)) && form.save(), !form.isSaving)
  useEffect(() => onBusy(form.isSaving), [onBusy, form.isSaving])
  const ofAccount = askedFor ? missing.find((field) => OF_THE_ACCOUNT.includes(field)) : undefined

  return (
    <>
      <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
        {askedFor ? <p>{say(`profile.why.${askedFor}`)}</p> : <ReportsJump />}
        {form.refusal && (
          <p className={styles.refused} role="alert" tabIndex={-1}>
            {form.refusal}
          </p>
        )}
        {ofAccount && (
          <p className={styles.refused} role="alert" tabIndex={-1}>
            {say(`profile.missing.${ofAccount}`, { email: profile.email })}
          </p>
        )}
        <ProfileFields profile={profile} role={role} form={form} />
        {!askedFor && <AccountHint profile={profile} onOpen={() => void access.openAccount()} />}
        <BankAccountFields bank={bank} />
      </form>
      {!askedFor && <SignInSection email={profile.email} access={access} />}
      {!askedFor && (
        <OwnReports
          send={shell.send}
          isAsked={showsReports}
          isLeft={isLeft && isComplaining}
          onTyped={setIsComplaining}
        />
      )}
      {!askedFor && <OwnData download={shell.download} />}
      {!askedFor && <DeleteAccount send={shell.send} onDeleted={onDeleted} />}
    </>
  )
}

/** Saves the account if it has changed. Resolves with whether nothing of it is left to be saved: what is refused says so itself. */
async function isSaved({ isChanged, save }: BankAccountDraft): Promise<boolean> {
  try {
    if (isChanged) await save()
    return true
  } catch (error) {
    asApiError(error)
    return false
  }
}

/** The account that tenants pay to; nothing where it is not asked for. */
function BankAccountFields({ bank }: { bank: BankAccountDraft }) {
  const say = useSay()
  const { status, refetch } = bank.query
  if (!bank.isAsked) return null

  return (
    <section className={styles.export}>
      <h3>{say('profile.bank.title')}</h3>
      <p className={styles.hint}>{say('profile.bank.hint')}</p>
      {status === 'pending' && <Skeleton height="140px" />}
      {status === 'error' && (
        <>
          <p role="alert" className={styles.refused}>
            {say('profile.bank.failed')}
          </p>
          <Button onClick={() => void refetch()}>{say('profile.again')}</Button>
        </>
      )}
      {status === 'success' && <Fields bank={bank} />}
    </section>
  )
}

function Fields({ bank: { draft, errors, isIbanWrong, leaveIban, change } }: { bank: BankAccountDraft }) {
  const say = useSay()
  const wrong = isIbanWrong ? say('profile.bank.iban.wrong') : undefined

  return (
    <div className={styles.bank}>
      <TextField
        label={say('profile.bank.holder')}
        name="holder"
        autoComplete="name"
        maxLength={ACCOUNT_HOLDER_LIMITS.max}
        value={draft.holder}
        error={errors['holder']}
        onChange={({ target }) => change({ holder: target.value })}
      />
      <TextField
        label={say('profile.bank.iban')}
        name="iban"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TYPED_IBAN_LENGTH}
        value={draft.iban}
        error={errors['iban'] ?? errors[''] ?? wrong}
        onChange={({ target }) => change({ iban: target.value })}
        onBlur={leaveIban}
      />
    </div>
  )
}

/** Downloads all personal data of the user. */
function OwnData({ download }: { download: ShellApi['download'] }) {
  const say = useSay()
  const [isLoading, setIsLoading] = useState(false)

  async function handleDownload() {
    setIsLoading(true)
    try {
      saveFile(await download(exportOwnData, {}), say('profile.export.file'))
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <section className={styles.export}>
      <h3>{say('profile.export.title')}</h3>
      <p className={styles.hint}>{say('profile.export.text')}</p>
      <Button busy={isLoading} onClick={() => void handleDownload()}>
        {say('profile.export.download')}
      </Button>
    </section>
  )
}

interface OwnReportsProps extends Complaining {
  /** Whether they were asked for: they are scrolled to. */
  isAsked?: boolean
}

/** The way to the reports from the top of the dialog, as they stand below the details; nothing without any. */
export function ReportsJump() {
  const say = useSay()
  const { data: reports = [] } = useQuery(OWN_REPORTS)
  if (reports.length === 0) return null

  return (
    <button
      type="button"
      className={styles.link}
      onClick={() => {
        const heading = document.getElementById(OWN_REPORTS_ID)
        heading?.scrollIntoView?.()
        heading?.focus()
      }}
    >
      {say('profile.reports.jump', { count: reports.length })}
    </button>
  )
}

/**
 * The reports that the user has made, and the decided ones about the user's content. Nothing without any; a list that
 * cannot be loaded is left out, the mails hold the same.
 */
export function OwnReports({ isAsked = false, ...complaining }: OwnReportsProps) {
  const say = useSay()
  const { data: reports = [], refetch } = useQuery(OWN_REPORTS)
  if (reports.length === 0) return null

  return (
    <section className={styles.export} aria-labelledby={OWN_REPORTS_ID} ref={isAsked ? show : null}>
      <h3 id={OWN_REPORTS_ID} tabIndex={-1}>
        {say('profile.reports.title')}
      </h3>
      <p className={styles.hint}>{say('profile.reports.hint')}</p>
      <ul className={styles.reports}>
        {reports.map((report: ContentReport) => (
          <li key={report.id}>
            <OwnReport report={report} complaining={complaining} onComplained={() => void refetch()} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OwnReportProps {
  report: ContentReport
  complaining: Complaining
  onComplained: () => void
}

/** A report with its decisions, and the form for the one complaint. */
function OwnReport({ report, complaining, onComplained }: OwnReportProps) {
  const say = useSay()
  const { reference, subject, party, excerpt, complaints, canComplain, complaintUntil } = report
  const isWaiting = complaints.some((complaint) => complaint.decision === null)
  const latest = latestOf(report)

  return (
    <article className={styles.report} aria-label={reference}>
      <p className={styles.reportHead}>
        <b>{reference}</b>{' '}
        <Tag tone={latest.length > 0 && !isWaiting ? 'neutral' : 'info'}>
          {isWaiting ? (
            say('profile.reports.complaint')
          ) : (
            <Outcomes outcomes={report.isLifted ? ['LIFTED'] : latest} />
          )}
        </Tag>
      </p>
      <p className={styles.hint}>
        <span>{say(`profile.reports.about.${report.reported ? party : 'OWN'}`)}</span>{' '}
        <span>{say(`profile.reports.subject.${subject}`)}</span>
        <span>{`, ${dayOf(report.createdAt)}`}</span>
      </p>
      {excerpt && <blockquote className={styles.excerpt}>{excerptOf(excerpt, SHOWN_TEXT_LENGTH)}</blockquote>}
      {report.reasons && <Reasons of={report} />}
      {complaints.map((complaint) => (
        <div key={complaint.createdAt}>
          <p>
            {say(complaint.isOwn ? 'profile.reports.ownComplaint' : 'profile.reports.otherComplaint', {
              text: complaint.text,
            })}
          </p>
          {complaint.reasons && <Reasons of={complaint} />}
          {complaint.decision && (
            <p className={styles.hint}>
              {say(complaint.bySameAdmin ? 'profile.reports.sameAdmin' : 'profile.reports.otherAdmin')}
            </p>
          )}
        </div>
      ))}
      {canComplain && complaintUntil && (
        <ComplaintForm
          reportId={report.id}
          until={formatDay(complaintUntil)}
          {...complaining}
          onComplained={onComplained}
        />
      )}
    </article>
  )
}

type Outcome = ContentReport['outcomes'][number]

/** What the decision that counts did: that about the complaint that was decided last, or the first one. */
function latestOf({ outcomes, complaints }: ContentReport): readonly Outcome[] {
  const decided = complaints.filter((complaint) => complaint.decidedAt !== null)
  const [last] = decided.toSorted(
    (one, other) => Date.parse(other.decidedAt ?? '') - Date.parse(one.decidedAt ?? ''),
  )
  return last?.outcomes ?? outcomes
}

/** What a decision did to the content or the account; without any it is not made yet. */
function Outcomes({ outcomes }: { outcomes: readonly (Outcome | 'LIFTED')[] }) {
  const say = useSay()
  const known = outcomes.length > 0 ? outcomes : (['OPEN'] as const)
  return known.map((outcome) => say(`profile.reports.outcome.${outcome}`)).join(', ')
}

interface Decision {
  outcomes: readonly Outcome[]
  reasons: string | null
  decidedAt: string | null
}

function Reasons({ of: { outcomes, reasons, decidedAt } }: { of: Decision }) {
  return (
    <p>
      <b>
        <Outcomes outcomes={outcomes} />
        {decidedAt && `, ${dayOf(decidedAt)}`}
      </b>
      {`: ${reasons}`}
    </p>
  )
}
