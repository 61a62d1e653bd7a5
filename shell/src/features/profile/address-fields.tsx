import { COUNTRY_CODES, PROFILE_LIMITS } from '@domizil/domain'
import { SelectField, useAfterPress } from '@domizil/ui/parts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { DetailField } from './detail-field.tsx'
import styles from './profile.module.css'
import type { ProfileForm } from './use-profile-form.ts'

/** The countries that most people here live in stand first. */
const FIRST = ['DE', 'AT', 'CH', 'ES']

interface CountryFieldProps {
  label: string
  autoComplete: string
  value: string
  error: string | undefined
  onChange: (countryCode: string) => void
  onBlur: () => void
}

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

/** A country by its name in the reader's language. */
function CountryField({ label, autoComplete, value, error, onChange, onBlur }: CountryFieldProps) {
  const intl = useIntl()
  const countries = useCountries(intl.locale)
  const afterPress = useAfterPress()

  return (
    <SelectField
      label={label}
      autoComplete={autoComplete}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => afterPress(onBlur)}
    >
      <option value="">{intl.formatMessage({ id: 'profile.choose' })}</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function useCountries(locale: string) {
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const byName = new Intl.Collator(locale)
    const named = (code: string) => ({ code, name: names.of(code) ?? code })
    const others = COUNTRY_CODES.filter((code) => !FIRST.includes(code)).map(named)

    return [...FIRST.map(named), ...others.toSorted((one, other) => byName.compare(one.name, other.name))]
  }, [locale])
}
