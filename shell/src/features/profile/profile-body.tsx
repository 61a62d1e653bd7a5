import { exportOwnData, type Profile } from '@domizil/api'
import { type BankAccountDraft, useBankAccount } from '@domizil/app-kit/bank-account'
import { asApiError } from '@domizil/app-kit/problems'
import { useSubmit } from '@domizil/app-kit/submit'
import {
  ACCOUNT_HOLDER_LIMITS,
  MAX_TYPED_IBAN_LENGTH,
  type RequiredField,
  type UserRole,
} from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { Button, Skeleton, saveFile, TextField } from '@domizil/ui/parts'
import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DeleteAccount } from './delete-account.tsx'
import { OwnReports, ReportsJump } from './own-reports.tsx'
import styles from './profile.module.css'
import { AccountHint, ProfileFields } from './profile-fields.tsx'
import { type SignInAccess, SignInSection } from './sign-in-section.tsx'
import { useProfileForm } from './use-profile-form.ts'

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
        {askedFor ? (
          <p>
            <FormattedMessage id={`profile.why.${askedFor}`} />
          </p>
        ) : (
          <ReportsJump />
        )}
        {form.refusal && (
          <p className={styles.refused} role="alert" tabIndex={-1}>
            {form.refusal}
          </p>
        )}
        {ofAccount && (
          <p className={styles.refused} role="alert" tabIndex={-1}>
            <FormattedMessage id={`profile.missing.${ofAccount}`} values={{ email: profile.email }} />
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
  const { status, refetch } = bank.query
  if (!bank.isAsked) return null

  return (
    <section className={styles.export}>
      <h3>
        <FormattedMessage id="profile.bank.title" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="profile.bank.hint" />
      </p>
      {status === 'pending' && <Skeleton height="140px" />}
      {status === 'error' && (
        <>
          <p role="alert" className={styles.refused}>
            <FormattedMessage id="profile.bank.failed" />
          </p>
          <Button onClick={() => void refetch()}>
            <FormattedMessage id="profile.again" />
          </Button>
        </>
      )}
      {status === 'success' && <Fields bank={bank} />}
    </section>
  )
}

function Fields({ bank: { draft, errors, isIbanWrong, leaveIban, change } }: { bank: BankAccountDraft }) {
  const intl = useIntl()
  const wrong = isIbanWrong ? intl.formatMessage({ id: 'profile.bank.iban.wrong' }) : undefined

  return (
    <div className={styles.bank}>
      <TextField
        label={intl.formatMessage({ id: 'profile.bank.holder' })}
        name="holder"
        autoComplete="name"
        maxLength={ACCOUNT_HOLDER_LIMITS.max}
        value={draft.holder}
        error={errors['holder']}
        onChange={({ target }) => change({ holder: target.value })}
      />
      <TextField
        label={intl.formatMessage({ id: 'profile.bank.iban' })}
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
  const intl = useIntl()
  const [isLoading, setIsLoading] = useState(false)

  async function handleDownload() {
    setIsLoading(true)
    try {
      saveFile(await download(exportOwnData, {}), intl.formatMessage({ id: 'profile.export.file' }))
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <section className={styles.export}>
      <h3>
        <FormattedMessage id="profile.export.title" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="profile.export.text" />
      </p>
      <Button busy={isLoading} onClick={() => void handleDownload()}>
        <FormattedMessage id="profile.export.download" />
      </Button>
    </section>
  )
}
