import type { OwnFlat } from '@domizil/api'
import { formatDay, houseRuleFlags, type HouseRuleFlag, MONTHS_OF_BOOKING_LENGTH } from '@domizil/domain'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Euro, Nothing } from '../../lib/cells/cells.tsx'
import styles from './review.module.css'

interface ReviewFactsProps {
  flat: OwnFlat
  medianPrice: number | null
}

/** The figures of a flat, with the rent beside what is usual in its place. */
export function ReviewFacts({ flat, medianPrice }: ReviewFactsProps) {
  const facts: readonly [string, ReactNode][] = [
    ['price', <Euro value={flat.pricePerMonth ?? null} key="price" />],
    ['median', <Euro value={medianPrice} key="median" />],
    ['deposit', <Euro value={flat.deposit ?? null} key="deposit" />],
    ['size', flat.size ? <FormattedMessage id="cell.size" values={{ size: flat.size }} /> : <Nothing />],
    ['rooms', <RoomList counts={flat.roomCounts} key="rooms" />],
    ['persons', flat.maxPerson ?? <Nothing />],
    ['type', flat.type ? <FormattedMessage id={`flatType.${flat.type}`} /> : <Nothing />],
    ['floor', flat.floorNumber ?? <Nothing />],
    ['length', <Length of={flat.flatBookingLength} key="length" />],
    ['rules', <Rules rules={flat.houseRules} key="rules" />],
    ['score', flat.quality.score],
    ['certificate', <Certificate certificate={flat.energyCertificate} key="certificate" />],
  ]

  return (
    <dl className={styles.facts}>
      {facts.map(([id, value]) => (
        <div key={id}>
          <dt>
            <FormattedMessage id={`review.${id}`} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const ROOMS = ['bedrooms', 'livingRooms', 'bathrooms', 'kitchens', 'kitchenettes'] as const

/** "2 bedrooms, 1 bathroom": the kinds of rooms that there are. */
function RoomList({ counts }: { counts: OwnFlat['roomCounts'] }) {
  const intl = useIntl()
  const rooms = ROOMS.filter((kind) => counts[kind] > 0).map((kind) =>
    intl.formatMessage({ id: `review.room.${kind}` }, { count: counts[kind] }),
  )

  return rooms.length > 0 ? intl.formatList(rooms) : <Nothing />
}

function Length({ of }: { of: OwnFlat['flatBookingLength'] }) {
  if (!of) return <Nothing />
  const { minMonths, maxMonths } = MONTHS_OF_BOOKING_LENGTH[of]

  return <FormattedMessage id="review.months" values={{ min: minMonths, max: maxMonths ?? 0 }} />
}

function Rules({ rules }: { rules: OwnFlat['houseRules'] }) {
  const intl = useIntl()
  if (!rules) return <Nothing />
  const flags = houseRuleFlags(rules)
  const holding = (Object.keys(flags) as HouseRuleFlag[]).filter((flag) => flags[flag])

  return intl.formatList(holding.map((flag) => intl.formatMessage({ id: `houseRule.${flag}` })))
}

function Certificate({ certificate }: { certificate: OwnFlat['energyCertificate'] }) {
  if (!certificate) return <Nothing />
  const { availability, efficiencyClass, energyValue, validUntil } = certificate

  return (
    <>
      <FormattedMessage id={`review.certificate.${availability}`} />
      {efficiencyClass && ` · ${efficiencyClass}`}
      {energyValue !== undefined && (
        <>
          {' · '}
          <FormattedMessage id="review.energy" values={{ value: energyValue }} />
        </>
      )}
      {validUntil && (
        <>
          {' · '}
          <FormattedMessage id="review.validUntil" values={{ day: formatDay(validUntil) }} />
        </>
      )}
    </>
  )
}
