import { PROFILE_LIMITS } from '@domizil/domain'
import { Button, SelectField } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { AddressFields } from './address-fields.tsx'
import { DetailField } from './detail-field.tsx'
import styles from './profile.module.css'
import type { ProfileDraft } from './profile-draft.ts'
import type { ProfileForm } from './use-profile-form.ts'

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
export function LandlordFields({ form }: { form: ProfileForm }) {
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
