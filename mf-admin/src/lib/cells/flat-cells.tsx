import { useSay } from '@domizil/app-kit'
import type { OwnFlat } from '@domizil/api'
import { formatDay, houseRuleFlags, type HouseRuleFlag, MONTHS_OF_BOOKING_LENGTH } from '@domizil/domain'
import { useIntl } from 'react-intl'
import { Nothing } from './cells.tsx'

const ROOMS = ['bedrooms', 'livingRooms', 'bathrooms', 'kitchens', 'kitchenettes'] as const

/** "2 bedrooms, 1 bathroom": the kinds of rooms that there are. */
export function RoomList({ counts }: { counts: OwnFlat['roomCounts'] }) {
  const say = useSay()
  const intl = useIntl()
  const rooms = ROOMS.filter((kind) => counts[kind] > 0).map((kind) =>
    say(`review.room.${kind}`, { count: counts[kind] }),
  )

  return rooms.length > 0 ? intl.formatList(rooms) : <Nothing />
}

/** "1 to 6 months". */
export function Length({ of }: { of: OwnFlat['flatBookingLength'] }) {
  const say = useSay()
  if (!of) return <Nothing />
  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[of]

  return say('review.months', { min: minMonths, max: maxMonths ?? 0 })
}

/** The rules that hold, in words. */
export function Rules({ rules }: { rules: OwnFlat['houseRules'] }) {
  const say = useSay()
  const intl = useIntl()
  if (!rules) return <Nothing />
  const flags = houseRuleFlags(rules)
  const holding = (Object.keys(flags) as HouseRuleFlag[]).filter((flag) => flags[flag])

  return intl.formatList(holding.map((flag) => say(`flatField.houseRules.${flag}`)))
}

/** The facts of an energy certificate, in one line. */
export function Certificate({ certificate }: { certificate: OwnFlat['energyCertificate'] }) {
  const say = useSay()
  if (!certificate) return <Nothing />
  const { availability, efficiencyClass, energyValue, validUntil } = certificate

  return (
    <>
      <span>{say(`review.certificate.${availability}`)}</span>
      {efficiencyClass && <span>{` · ${efficiencyClass}`}</span>}
      {energyValue !== undefined && (
        <>
          {' · '}
          <span>{say('review.energy', { value: energyValue })}</span>
        </>
      )}
      {validUntil && (
        <>
          {' · '}
          <span>{say('review.validUntil', { day: formatDay(validUntil) })}</span>
        </>
      )}
    </>
  )
}
