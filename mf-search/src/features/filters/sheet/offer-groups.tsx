import { BOOKING_LENGTHS, ENERGY_CLASSES, HOUSE_RULES } from '@domizil/domain'
import { SelectField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { CodeFields } from '../code-fields.tsx'
import type { QueryProps } from '../query-props.ts'
import { previewOf } from '../option-counts.ts'
import { SheetGroup } from './sheet-group.tsx'

/** Length of stay, house rules and energy class. */
export function OfferGroups({ query, change, counts }: QueryProps) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })
  const options = { query, counts }

  return (
    <>
      <SheetGroup name="flatField.flatBookingLength">
        <CodeFields
          {...options}
          field="bookingLengths"
          label={text('flatField.flatBookingLength')}
          codes={BOOKING_LENGTHS}
          chosen={query.bookingLengths ?? []}
          nameOf={(length) => text(`flatField.flatBookingLength.${length}`)}
          onChange={(bookingLengths) => change({ bookingLengths })}
        />
      </SheetGroup>
      <SheetGroup name="flatField.houseRules">
        <CodeFields
          {...options}
          field="houseRules"
          label={text('flatField.houseRules')}
          codes={HOUSE_RULES}
          chosen={query.houseRules ?? []}
          nameOf={(rule) => text(`flatField.houseRules.${rule}`)}
          onChange={(houseRules) => change({ houseRules })}
        />
      </SheetGroup>
      <SheetGroup name="flatField.energyCertificate.efficiencyClass">
        <SelectField
          label={text('flatField.energyCertificate.efficiencyClass')}
          hideLabel
          value={query.energyClassMax ?? ''}
          onChange={({ target: { value } }) =>
            change({ energyClassMax: ENERGY_CLASSES.find((one) => one === value) })
          }
        >
          <option value="">{text('filters.any')}</option>
          {ENERGY_CLASSES.map((energy) => {
            const { count, isEmpty } = previewOf(counts, query, 'energyClassMax', energy)
            const name = intl.formatMessage({ id: 'filters.energyOption' }, { energy })
            return (
              <option key={energy} value={energy} disabled={isEmpty}>
                {count === undefined
                  ? name
                  : intl.formatMessage({ id: 'filters.optionCount' }, { name, count })}
              </option>
            )
          })}
        </SelectField>
      </SheetGroup>
    </>
  )
}
