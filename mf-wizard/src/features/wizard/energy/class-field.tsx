import { ENERGY_CLASSES, ENERGY_GRADES, type EnergyClass } from '@domizil/domain'
import { EnergyScale, PillGroup } from '@domizil/ui/parts'
import { FormattedMessage, useIntl } from 'react-intl'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import { useHintOf } from '../use-hints.ts'
import styles from '../wizard.module.css'

const NAME = 'energyCertificate.efficiencyClass'

/** The energy class, derived from the value. Another one can be chosen and shows a warning. */
export function ClassField() {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()
  const hint = useHintOf()(NAME)
  const certificate = form.energyCertificate
  const { efficiencyClass, energyValue } = certificate
  const problem = problemOf(NAME)

  return (
    <FormSection title="energy.classTitle" hint={<FormattedMessage id="energy.classHint" />}>
      {efficiencyClass && energyValue !== undefined && (
        <EnergyScale
          grades={ENERGY_GRADES}
          current={efficiencyClass}
          label={intl.formatMessage({ id: 'energy.scale' }, { class: efficiencyClass, value: energyValue })}
          valueLabel={intl.formatMessage({ id: 'energy.value' }, { value: energyValue })}
        />
      )}
      <FieldSlot name={NAME}>
        <PillGroup
          label={intl.formatMessage({ id: `flatField.${NAME}` })}
          name="efficiencyClass"
          options={ENERGY_CLASSES.map((value) => ({ value, label: value }))}
          value={efficiencyClass ?? ('' as EnergyClass)}
          onChange={(value) => change({ energyCertificate: { ...certificate, efficiencyClass: value } })}
        />
        {(problem ?? hint) && <p className={problem ? styles.problem : styles.quiet}>{problem ?? hint}</p>}
      </FieldSlot>
    </FormSection>
  )
}
