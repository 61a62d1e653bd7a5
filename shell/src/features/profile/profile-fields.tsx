import type { Profile } from '@domizil/api'
import type { UserRole } from '@domizil/domain'
import { TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddressFields } from './address-fields.tsx'
import { DetailField } from './detail-field.tsx'
import { LandlordFields } from './landlord-fields.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

interface ProfileFieldsProps {
  profile: Profile
  role: UserRole
  form: ProfileForm
}

/** Name, address and contact details; for landlords also the billing address. */
export function ProfileFields({ profile, role, form }: ProfileFieldsProps) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id: `profile.${id}` })

  return (
    <>
      <div className={styles.pair}>
        <TextField label={label('givenName')} value={profile.givenName} readOnly />
        <TextField label={label('familyName')} value={profile.familyName} readOnly />
      </div>
      <DetailField
        form={form}
        name="phone"
        label={label('phone')}
        hint={label('phoneHint')}
        type="tel"
        autoComplete="tel"
      />
      <AddressFields form={form} prefix="" autoComplete="" />
      {role === 'LANDLORD' && <LandlordFields form={form} />}
    </>
  )
}

/** The messages for a confirmed, unconfirmed or unchecked e-mail address. */
const CONFIRMATION_TEXTS: Readonly<Record<string, string>> = {
  true: 'profile.email.confirmed',
  false: 'profile.email.open',
  null: 'profile.email.off',
}

/** Names and e-mail belong to the account: this says whether the e-mail is confirmed, and leads there. */
export function AccountHint({ profile, onOpen }: { profile: Profile; onOpen: () => void }) {
  const { email, emailVerified } = profile

  return (
    <p className={styles.hint}>
      <FormattedMessage tagName="span" id={CONFIRMATION_TEXTS[String(emailVerified)]} values={{ email }} />{' '}
      <FormattedMessage id="profile.accountHint" />{' '}
      <button type="button" className={styles.link} onClick={onOpen}>
        <FormattedMessage id="profile.account" />
      </button>
    </p>
  )
}
