import { FLAT_LIMITS } from '@domizil/domain'
import { NumberField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { FieldSlot } from '../field-slot.tsx'
import { useFlatForm } from '../use-flat-form.ts'

/** What the flat costs a month. */
export function PriceSlot() {
  const intl = useIntl()
  const { form, change, problemOf } = useFlatForm()

  return (
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
  )
}
