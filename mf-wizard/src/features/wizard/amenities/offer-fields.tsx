import { Themed } from '@domizil/app-kit/themed'
import { AmenityFields } from './amenity-fields.tsx'
import { HouseRuleFields } from './house-rule-fields.tsx'

/** What a flat allows and offers: the house rules and the amenities. */
export function OfferFields() {
  return (
    <Themed>
      <HouseRuleFields />
      <AmenityFields />
    </Themed>
  )
}
