import { Button, Combobox, type ComboboxOption, TextField } from '@domizil/ui/parts'
import { useAtomValue, useSetAtom } from 'jotai'
import { type FocusEvent, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MapPin } from '@domizil/ui/icons'
import { COUNTRY_CODES, foldText } from '@domizil/domain'
import { useLocale } from '@domizil/app-kit'
import { addressCheckAtom, adviseOnAddressAtom } from '../address-atoms.ts'
import { typeAddressAtom } from '../save-atoms.ts'
import styles from '../wizard.module.css'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { PinField } from './pin-field.tsx'
import { useFlatForm } from '../use-flat-form.ts'

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
function CountryField({ value, error, onChange }: CountryFieldProps) {
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

const TEXTS = [
  { part: 'street', autoComplete: 'address-line1' },
  { part: 'houseNumber', autoComplete: 'off' },
  { part: 'postcode', autoComplete: 'postal-code' },
  { part: 'city', autoComplete: 'address-level2' },
] as const

/** The address of the flat. A complete one is checked on the server. */
export function AddressFields() {
  const intl = useIntl()
  const { form, changeAddress, problemOf } = useFlatForm()
  const checkOnLeaving = useCheckOnLeaving()

  return (
    <FormSection title="address.title" hint={<FormattedMessage id="address.hint" />}>
      <div className={styles.fields} onBlur={checkOnLeaving}>
        <FieldSlot name="address.countryCode">
          <CountryField
            value={form.address.countryCode}
            error={problemOf('address.countryCode')}
            onChange={(countryCode) => changeAddress({ countryCode })}
          />
        </FieldSlot>
        {TEXTS.map(({ part, autoComplete }) => (
          <FieldSlot key={part} name={`address.${part}`}>
            <TextField
              label={intl.formatMessage({ id: `flatField.address.${part}` })}
              name={part}
              autoComplete={autoComplete}
              value={form.address[part]}
              error={problemOf(`address.${part}`)}
              onChange={(event) => changeAddress({ [part]: event.target.value })}
            />
          </FieldSlot>
        ))}
      </div>
      <AddressSuggestions />
      <PinField />
    </FormSection>
  )
}

/** Checks the address when one of its fields loses the focus. */
function useCheckOnLeaving() {
  const advise = useSetAtom(adviseOnAddressAtom)

  return ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) void advise()
  }
}

/** Corrections of the address, applied by a click. */
function AddressSuggestions() {
  const suggestions = useAtomValue(addressCheckAtom)?.suggestions ?? []
  const change = useSetAtom(typeAddressAtom)
  const advise = useSetAtom(adviseOnAddressAtom)
  if (suggestions.length === 0) return null

  return (
    <div className={styles.suggestions} role="group" aria-labelledby="address-suggestions">
      <p id="address-suggestions">
        <FormattedMessage id="address.suggestions" />
      </p>
      <ul>
        {suggestions.map(({ postcode, city }) => (
          <li key={`${postcode} ${city}`}>
            <Button
              size="small"
              icon={<MapPin size={15} aria-hidden="true" />}
              onClick={() => {
                change({ postcode, city })
                void advise()
              }}
            >
              {`${postcode} ${city}`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
