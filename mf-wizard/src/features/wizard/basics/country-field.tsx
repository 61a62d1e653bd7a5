import { COUNTRY_CODES } from '@domizil/domain'
import { useLocale } from '@domizil/remote-kit'
import { Themed } from '@domizil/remote-kit/themed'
import { Select } from '@domizil/ui/input'
import { Field } from '@domizil/ui/parts'
import { useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import styles from '../wizard.module.css'

/** The countries that most flats lie in stand first. */
const FIRST = ['DE', 'AT', 'CH', 'ES']

interface CountryFieldProps {
  value: string
  error: string | undefined
  onChange: (countryCode: string) => void
}

/** A country by its name in the reader's language; typing narrows the list. */
export function CountryField({ value, error, onChange }: CountryFieldProps) {
  const options = useCountries()

  return (
    <Field label={<FormattedMessage id="field.country" />} error={error}>
      {({ className: _className, 'aria-invalid': isInvalid, ...control }) => (
        <Themed>
          <Select
            {...control}
            className={styles.select}
            status={isInvalid ? 'error' : ''}
            value={value}
            onChange={onChange}
            options={options}
            showSearch={{ filterOption: (typed, option) => begins(option?.label ?? '', typed) }}
          />
        </Themed>
      )}
    </Field>
  )
}

function useCountries() {
  const locale = useLocale()

  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' })
    const byName = new Intl.Collator(locale)
    const named = (code: string) => ({ value: code, label: names.of(code) ?? code })
    const others = COUNTRY_CODES.filter((code) => !FIRST.includes(code)).map(named)

    return [...FIRST.map(named), ...others.toSorted((one, other) => byName.compare(one.label, other.label))]
  }, [locale])
}

/** Whether a word of the name begins with what was typed, accents left aside. */
function begins(name: string, typed: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(typed.trim())}`)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
