import type { Profile } from '@domizil/api'
import type { RequiredField, UserRole } from '@domizil/domain'
import type { ShellApi } from '@domizil/shell-api'
import { useSubmit } from '@domizil/app-kit/submit'
import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { BankAccountForm } from './bank-account-form.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { OwnData } from './own-data.tsx'
import { OwnReports } from './own-reports.tsx'
import { AccountHint, ProfileFields } from './profile-fields.tsx'
import styles from './profile.module.css'
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
  onSaved: (missing: readonly RequiredField[]) => void
}

/** The form, what the account has to tell, and the file with everything. */
export function ProfileBody(props: ProfileBodyProps) {
  const { formId, profile, role, askedFor, showsReports, shell, access, onDeleted, onBusy, onSaved } = props
  const [missing, setMissing] = useState<readonly RequiredField[]>([])
  const form = useProfileForm({
    send: shell.send,
    profile,
    role,
    isRequired: askedFor !== undefined,
    onSaved: (left) => {
      setMissing(left)
      onSaved(left)
    },
  })
  const { root, handleSubmit } = useSubmit(form.save, !form.isSaving)
  useEffect(() => onBusy(form.isSaving), [onBusy, form.isSaving])
  const ofAccount = askedFor ? missing.find((field) => OF_THE_ACCOUNT.includes(field)) : undefined

  return (
    <>
      <form id={formId} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
        {askedFor && (
          <p>
            <FormattedMessage id={`profile.why.${askedFor}`} />
          </p>
        )}
        {form.refusal && (
          <p className={styles.refused} role="alert">
            {form.refusal}
          </p>
        )}
        {ofAccount && (
          <p className={styles.refused} role="alert">
            <FormattedMessage id={`profile.missing.${ofAccount}`} values={{ email: profile.email }} />
          </p>
        )}
        <ProfileFields profile={profile} role={role} form={form} />
        <AccountHint profile={profile} onOpen={() => void access.openAccount()} />
      </form>
      {!askedFor && role === 'LANDLORD' && <BankAccountForm shell={shell} />}
      {!askedFor && <SignInSection email={profile.email} access={access} />}
      {!askedFor && <OwnReports send={shell.send} isAsked={showsReports} />}
      <OwnData download={shell.download} />
      {!askedFor && <DeleteAccount send={shell.send} onDeleted={onDeleted} />}
    </>
  )
}
