import { DemandHint } from '@domizil/flat-ui/own-flats'
import { TextField } from '@domizil/ui/parts'
import { useSetAtom } from 'jotai'
import type { FocusEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { adviseOnAddressAtom } from '../address-atoms.ts'
import { AddressSuggestions } from './address-suggestions.tsx'
import styles from '../wizard.module.css'
import { CountryField } from './country-field.tsx'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { PinField } from './pin-field.tsx'
import { useFlatForm } from '../use-flat-form.ts'

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
      <DemandHint places={[form.address.city]} />
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
