import { COUNTRY_CODES } from '@domizil/domain'
import { SelectField, useAfterPress } from '@domizil/ui/parts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

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

/** A country by its name in the reader's language. */
export function CountryField({ label, autoComplete, value, error, onChange, onBlur }: CountryFieldProps) {
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
