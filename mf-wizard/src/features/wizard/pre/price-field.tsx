import { FLAT_LIMITS } from '@domizil/domain'
import { NumberField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { FieldSlot } from '../field-slot.tsx'
import { FormSection } from '../form-section.tsx'
import { useFlatForm } from '../use-flat-form.ts'
import styles from '../wizard.module.css'

/** What the flat costs a month. */
export function PriceField() {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()

  return (
    <FormSection title="pre.price">
      <div className={styles.fields}>
        <FieldSlot name="pricePerMonth">
          <NumberField
            label={intl.formatMessage({ id: 'field.pricePerMonth' })}
            hint={intl.formatMessage({ id: 'rent.priceHint' })}
            error={problemOf('pricePerMonth')}
            name="pricePerMonth"
            suffix="€"
            min={FLAT_LIMITS.pricePerMonth.min}
            max={FLAT_LIMITS.pricePerMonth.max}
            value={form.pricePerMonth}
            onChange={(pricePerMonth) => change({ pricePerMonth })}
          />
        </FieldSlot>
      </div>
    </FormSection>
  )
}
