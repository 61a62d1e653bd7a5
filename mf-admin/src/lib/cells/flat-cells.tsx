import type { OwnFlat } from '@domizil/api'
import { formatDay, houseRuleFlags, type HouseRuleFlag, MONTHS_OF_BOOKING_LENGTH } from '@domizil/domain'
import { FormattedMessage, useIntl } from 'react-intl'
import { Nothing } from './cells.tsx'

const ROOMS = ['bedrooms', 'livingRooms', 'bathrooms', 'kitchens', 'kitchenettes'] as const

/** "2 bedrooms, 1 bathroom": the kinds of rooms that there are. */
export function RoomList({ counts }: { counts: OwnFlat['roomCounts'] }) {
  const intl = useIntl()
  const rooms = ROOMS.filter((kind) => counts[kind] > 0).map((kind) =>
    intl.formatMessage({ id: `review.room.${kind}` }, { count: counts[kind] }),
  )

  return rooms.length > 0 ? intl.formatList(rooms) : <Nothing />
}

/** "1 to 6 months". */
export function Length({ of }: { of: OwnFlat['flatBookingLength'] }) {
  if (!of) return <Nothing />
  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[of]

  return <FormattedMessage id="review.months" values={{ min: minMonths, max: maxMonths ?? 0 }} />
}

/** The rules that hold, in words. */
export function Rules({ rules }: { rules: OwnFlat['houseRules'] }) {
  const intl = useIntl()
  if (!rules) return <Nothing />
  const flags = houseRuleFlags(rules)
  const holding = (Object.keys(flags) as HouseRuleFlag[]).filter((flag) => flags[flag])

  return intl.formatList(holding.map((flag) => intl.formatMessage({ id: `flatField.houseRules.${flag}` })))
}

/** The facts of an energy certificate, in one line. */
export function Certificate({ certificate }: { certificate: OwnFlat['energyCertificate'] }) {
  if (!certificate) return <Nothing />
  const { availability, efficiencyClass, energyValue, validUntil } = certificate

  return (
    <>
      <FormattedMessage tagName="span" id={`review.certificate.${availability}`} />
      {efficiencyClass && <span>{` · ${efficiencyClass}`}</span>}
      {energyValue !== undefined && (
        <>
          {' · '}
          <FormattedMessage tagName="span" id="review.energy" values={{ value: energyValue }} />
        </>
      )}
      {validUntil && (
        <>
          {' · '}
          <FormattedMessage tagName="span" id="review.validUntil" values={{ day: formatDay(validUntil) }} />
        </>
      )}
    </>
  )
}
