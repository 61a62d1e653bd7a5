import type { Profile } from '@domizil/contract'
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

/** Who somebody is, where they live and how they are reached; of landlords also where bills go. */
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

/** Names and e-mail belong to the account: this leads there. */
export function AccountHint({ onOpen }: { onOpen: () => void }) {
  return (
    <p className={styles.hint}>
      <FormattedMessage id="profile.accountHint" />{' '}
      <button type="button" className={styles.link} onClick={onOpen}>
        <FormattedMessage id="profile.account" />
      </button>
    </p>
  )
}
