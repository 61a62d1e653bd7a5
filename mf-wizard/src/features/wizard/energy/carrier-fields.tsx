import { ENERGY_CARRIERS, type EnergyCarrier } from '@domizil/domain'
import { Chip, SelectField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { FieldSlot } from '../field-slot.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from './energy.module.css'

const NAME = 'energyCertificate.energyCarriers'

/** The energy carriers of the building: up to three. */
export function CarrierFields() {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()
  const certificate = form.energyCertificate
  const chosen = certificate.energyCarriers ?? []
  const nameOf = (carrier: EnergyCarrier) => intl.formatMessage({ id: `energyCarrier.${carrier}` })
  const set = (carriers: readonly EnergyCarrier[]) =>
    change({
      energyCertificate: { ...certificate, energyCarriers: carriers.length > 0 ? carriers : undefined },
    })

  return (
    <FieldSlot name={NAME}>
      <SelectField
        label={intl.formatMessage({ id: `flatField.${NAME}` })}
        hint={intl.formatMessage({ id: 'energy.carriersHint' })}
        error={problemOf(NAME)}
        name="energyCarriers"
        value=""
        onChange={({ target }) => set([...chosen, target.value as EnergyCarrier])}
      >
        <option value="" disabled>
          {intl.formatMessage({ id: chosen.length > 0 ? 'energy.another' : 'field.choose' })}
        </option>
        {ENERGY_CARRIERS.filter((carrier) => !chosen.includes(carrier)).map((carrier) => (
          <option key={carrier} value={carrier}>
            {nameOf(carrier)}
          </option>
        ))}
      </SelectField>
      {chosen.length > 0 && (
        <p className={styles.chips}>
          {chosen.map((carrier) => (
            <Chip
              key={carrier}
              removeLabel={intl.formatMessage({ id: 'energy.remove' }, { carrier: nameOf(carrier) })}
              onRemove={() => set(chosen.filter((one) => one !== carrier))}
            >
              {nameOf(carrier)}
            </Chip>
          ))}
        </p>
      )}
    </FieldSlot>
  )
}
