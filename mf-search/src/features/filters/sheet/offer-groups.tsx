import { BOOKING_LENGTHS, ENERGY_CLASSES, HOUSE_RULES } from '@domizil/domain'
import { SelectField } from '@domizil/ui/parts'
import { useIntl } from 'react-intl'
import { CodeFields } from '../code-fields.tsx'
import type { AskedProps } from '../filter-pills.tsx'
import { SheetGroup } from './sheet-group.tsx'

/** Length of stay, house rules and energy class. */
export function OfferGroups({ query, change }: AskedProps) {
  const intl = useIntl()
  const text = (id: string) => intl.formatMessage({ id })

  return (
    <>
      <SheetGroup name="filters.lengths">
        <CodeFields
          label={text('filters.lengths')}
          codes={BOOKING_LENGTHS}
          chosen={query.bookingLengths ?? []}
          nameOf={(length) => text(`bookingLength.${length}`)}
          onChange={(bookingLengths) => change({ bookingLengths })}
        />
      </SheetGroup>
      <SheetGroup name="filters.rules">
        <CodeFields
          label={text('filters.rules')}
          codes={HOUSE_RULES}
          chosen={query.houseRules ?? []}
          nameOf={(rule) => text(`houseRule.${rule}`)}
          onChange={(houseRules) => change({ houseRules })}
        />
      </SheetGroup>
      <SheetGroup name="filters.energy">
        <SelectField
          label={text('filters.energy')}
          hideLabel
          value={query.energyClassMax ?? ''}
          onChange={({ target: { value } }) =>
            change({ energyClassMax: ENERGY_CLASSES.find((one) => one === value) })
          }
        >
          <option value="">{text('filters.any')}</option>
          {ENERGY_CLASSES.map((energy) => (
            <option key={energy} value={energy}>
              {intl.formatMessage({ id: 'filters.energyOption' }, { energy })}
            </option>
          ))}
        </SelectField>
      </SheetGroup>
    </>
  )
}
