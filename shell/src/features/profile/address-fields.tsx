import { PROFILE_LIMITS } from '@domizil/domain'
import { useIntl } from 'react-intl'
import { CountryField } from './country-field.tsx'
import { DetailField } from './detail-field.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

interface AddressFieldsProps {
  form: ProfileForm
  prefix: '' | 'billing'
  /** The section of the browser's own address book: `billing `. */
  autoComplete: string
}

/** Street, postcode, city and country. */
export function AddressFields({ form, prefix, autoComplete }: AddressFieldsProps) {
  const intl = useIntl()
  const label = (id: string) => intl.formatMessage({ id: `profile.${id}` })
  const street = prefix ? 'billingStreet' : 'street'
  const postcode = prefix ? 'billingPostcode' : 'postcode'
  const city = prefix ? 'billingCity' : 'city'
  const country = prefix ? 'billingCountryCode' : 'countryCode'

  return (
    <>
      <DetailField
        form={form}
        name={street}
        label={label('street')}
        autoComplete={`${autoComplete}street-address`}
        maxLength={PROFILE_LIMITS.street.max}
      />
      <div className={styles.pair}>
        <DetailField
          form={form}
          name={postcode}
          label={label('postcode')}
          autoComplete={`${autoComplete}postal-code`}
        />
        <DetailField
          form={form}
          name={city}
          label={label('city')}
          autoComplete={`${autoComplete}address-level2`}
          maxLength={PROFILE_LIMITS.city.max}
        />
      </div>
      <CountryField
        label={label('country')}
        autoComplete={`${autoComplete}country`}
        value={form.draft[country]}
        error={form.errors[country]}
        onChange={(code) => form.change({ [country]: code })}
        onBlur={() => form.leave(country)}
      />
    </>
  )
}
