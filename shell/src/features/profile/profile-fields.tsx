import type { Profile } from '@domizil/api'
import { PROFILE_LIMITS, type UserRole } from '@domizil/domain'
import { Button, SelectField, TextField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddressFields } from './address-fields.tsx'
import { DetailField } from './detail-field.tsx'
import styles from './profile.module.css'
import type { ProfileDraft } from './profile-draft.ts'
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

/** The address of the landlord as the one that bills go to. */
function billedTo({ street, postcode, city, countryCode }: ProfileDraft): Partial<ProfileDraft> {
  return {
    billingStreet: street,
    billingPostcode: postcode,
    billingCity: city,
    billingCountryCode: countryCode,
  }
}

/** Where bills go, and whether a business lets. */
function LandlordFields({ form }: { form: ProfileForm }) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id: `profile.${id}` })
  const { commercial } = form.draft

  return (
    <>
      <fieldset className={styles.group}>
        <legend>
          <FormattedMessage id="profile.billing" />
        </legend>
        <Button size="small" onClick={() => form.change(billedTo(form.draft))}>
          <FormattedMessage id="profile.billing.same" />
        </Button>
        <AddressFields form={form} prefix="billing" autoComplete="billing " />
      </fieldset>
      <SelectField
        label={label('commercial')}
        value={commercial === null ? '' : String(commercial)}
        error={form.errors.commercial}
        onChange={({ target: { value } }) =>
          form.change({ commercial: value === '' ? null : value === 'true' })
        }
      >
        <option value="">{label('choose')}</option>
        <option value="false">{label('private')}</option>
        <option value="true">{label('business')}</option>
      </SelectField>
      {commercial && (
        <>
          <DetailField
            form={form}
            name="companyName"
            label={label('companyName')}
            autoComplete="organization"
            maxLength={PROFILE_LIMITS.companyName.max}
          />
          <DetailField
            form={form}
            name="registerNumber"
            label={label('registerNumber')}
            maxLength={PROFILE_LIMITS.registerNumber.max}
          />
          <DetailField form={form} name="vatId" label={label('vatId')} hint={label('vatIdHint')} />
        </>
      )}
    </>
  )
}
