import type { OwnFlat } from '@domizil/api'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Euro, Nothing } from '../../lib/cells/cells.tsx'
import { Certificate, Length, RoomList, Rules } from '../../lib/cells/flat-cells.tsx'
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
