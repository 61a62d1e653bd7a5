import type { FiltersProps } from '../query-props.ts'
import { PriceFields } from '../price-fields.tsx'
import { TypeFields } from '../type-fields.tsx'
import { LazyDateFields } from '../../../lib/dates/lazy-date-fields.tsx'
import { AroundGroup } from './around-group.tsx'
import { AmenityFields } from './amenity-fields.tsx'
import { AmountField } from './amount-field.tsx'
import { NearGroup } from './near-group.tsx'
import { OfferGroups } from './offer-groups.tsx'
import { RoomGroups } from './room-groups.tsx'
import { SheetGroup } from './sheet-group.tsx'

/** All filters, group by group, those that most people ask for first. */
export function FilterSheet({ query, change, counts, histogram }: FiltersProps) {
  const props = { query, change, counts }

  return (
    <>
      <SheetGroup name="dates.title">
        <LazyDateFields {...props} />
      </SheetGroup>
      <SheetGroup name="flatField.pricePerMonth">
        <PriceFields {...props} histogram={histogram} />
      </SheetGroup>
      <RoomGroups {...props} />
      <SheetGroup name="flatField.type">
        <TypeFields {...props} />
      </SheetGroup>
      <SheetGroup name="flatField.amenities">
        <AmenityFields {...props} />
      </SheetGroup>
      <OfferGroups {...props} />
      <SheetGroup name="flatField.deposit">
        <AmountField {...props} field="depositMax" label="filters.depositMost" suffix="€" />
      </SheetGroup>
      <AroundGroup {...props} />
      <NearGroup {...props} />
    </>
  )
}
