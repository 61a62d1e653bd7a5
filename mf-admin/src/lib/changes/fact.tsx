import type { CallOutput, getListingChanges } from '@domizil/api'
import type { ListingFact } from '@domizil/domain'
import { useFieldValue } from '@domizil/flat-ui/fields'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Nothing } from '../cells/cells.tsx'
import { Certificate, Length, RoomList, Rules } from '../cells/flat-cells.tsx'

type Facts = NonNullable<CallOutput<typeof getListingChanges>['facts']>['before']

interface FactProps {
  of: ListingFact
  facts: Facts
  /** Of amenities only those are named that the other listing has not. */
  other: Facts
}

/** One fact of a listing, as reviewers read it. */
export function Fact({ of, facts, other }: FactProps): ReactNode {
  const valueOf = useFieldValue()

  switch (of) {
    case 'address': {
      const { street, houseNumber, postcode, city, district } = facts.address
      return [`${street} ${houseNumber}`, `${postcode} ${city}`, district].filter(Boolean).join(', ')
    }
    case 'roomCounts':
      return <RoomList counts={facts.roomCounts} />
    case 'flatBookingLength':
      return <Length of={facts.flatBookingLength} />
    case 'houseRules':
      return <Rules rules={facts.houseRules} />
    case 'amenities':
      return <AmenityNames codes={facts.amenities.filter((code) => !other.amenities.includes(code))} />
    case 'energyCertificate':
      return <Certificate certificate={facts.energyCertificate} />
    default:
      return valueOf(of, facts[of]) ?? <Nothing />
  }
}

function AmenityNames({ codes }: { codes: Facts['amenities'] }) {
  const intl = useIntl()
  if (codes.length === 0) return <Nothing />
  return intl.formatList(codes.map((code) => intl.formatMessage({ id: `amenity.${code}` })))
}
