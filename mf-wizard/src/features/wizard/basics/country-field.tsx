import { COUNTRY_CODES, foldText } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { Combobox, type ComboboxOption } from '@domizil/ui/parts'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

/** The most frequent countries are first. */
const FIRST = ['DE', 'AT', 'CH', 'ES']

interface CountryFieldProps {
  value: string
  error: string | undefined
  onChange: (countryCode: string) => void
}

/**
 * A country by its name in the interface's language, with suggestions. An invalid text is replaced by the last
 * country.
 */
export function CountryField({ value, error, onChange }: CountryFieldProps) {
  const intl = useIntl()
  const countries = useCountries()
  const chosen = countries.find(({ id }) => id === value)?.text ?? ''
  // Set while the field has the focus.
  const [typed, setTyped] = useState<string>()
  const options = typed ? countries.filter(({ text }) => begins(text, typed)) : countries

  return (
    <div onFocus={() => setTyped((before) => before ?? '')} onBlur={() => setTyped(undefined)}>
      <Combobox
        label={<FormattedMessage id="flatField.address.countryCode" />}
        value={typed ?? chosen}
        placeholder={chosen}
        error={error}
        options={options}
        takesFirst={Boolean(typed)}
        status={intl.formatMessage({ id: 'field.countries' }, { count: options.length })}
        onChange={setTyped}
        onSelect={({ id }) => {
          onChange(id)
          setTyped(undefined)
        }}
      />
    </div>
  )
}

function useCountries(): ComboboxOption[] {
  const locale = useLocale()

  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const byName = new Intl.Collator(locale)
    const named = (code: string) => ({ id: code, text: names.of(code) ?? code })
    const others = COUNTRY_CODES.filter((code) => !FIRST.includes(code)).map(named)

    return [...FIRST.map(named), ...others.toSorted((one, other) => byName.compare(one.text, other.text))]
  }, [locale])
}

/** Whether a word of the name begins with the typed text, ignoring accents. */
function begins(name: string, typed: string): boolean {
  return ` ${foldText(name)}`.includes(` ${foldText(typed.trim())}`)
}
