import type { OwnFlat } from '@domizil/api'
import { useSay } from '@domizil/app-kit'
import { AMENITY_GROUPS, COMPARED_FIELDS, type FlatFieldName } from '@domizil/domain'
import { useFieldValue } from '@domizil/flat-ui/fields'
import { Fragment } from 'react'
import { useIntl } from 'react-intl'
import card from '../../lib/card.module.css'
import { Euro, Nothing } from '../../lib/cells/cells.tsx'
import { type Fact, Facts } from '../../lib/facts.tsx'
import { Certificate, Length, RoomList, Rules } from '../../lib/cells/flat-cells.tsx'
import styles from './review.module.css'

/** The facts of a flat, with the rent beside what is usual in its place. */
export function ReviewFacts({ flat, medianPrice }: { flat: OwnFlat; medianPrice: number | null }) {
  const valueOf = useFieldValue()
  const fact = (name: FlatFieldName): Fact => [`flatField.${name}`, valueOf(name, flat[name]) ?? <Nothing />]
  const facts: readonly Fact[] = [
    fact('pricePerMonth'),
    ['review.median', <Euro value={medianPrice} key="median" />],
    fact('deposit'),
    fact('size'),
    ['flatField.rooms', <RoomList counts={flat.roomCounts} key="rooms" />],
    fact('maxPerson'),
    fact('type'),
    fact('floorNumber'),
    ['flatField.flatBookingLength', <Length of={flat.flatBookingLength} key="length" />],
    ['flatField.houseRules', <Rules rules={flat.houseRules} key="rules" />],
    ['review.score', flat.quality.score],
    ['flatField.energyCertificate', <Certificate certificate={flat.energyCertificate} key="certificate" />],
  ]

  const isPlaced = (name: FlatFieldName) => facts.some(([id]) => id === `flatField.${name}`)
  const others = COMPARED_FIELDS.filter((name) => !isPlaced(name)).map(fact)

  return (
    <section className={`${card.card} ${styles.facts}`}>
      <Facts facts={[...facts, ...others]} />
    </section>
  )
}

/** The amenities that the landlord promises, by group, to be compared with photos and texts. */
export function ReviewFeatures({ flat }: { flat: OwnFlat }) {
  const intl = useIntl()
  const say = useSay()
  const groups = AMENITY_GROUPS.map((group) => ({ group, amenities: flat[group] ?? [] })).filter(
    ({ amenities }) => amenities.length > 0,
  )

  return (
    <section className={styles.card} aria-labelledby="review-features">
      <h2 id="review-features">{say('flatField.amenities')}</h2>
      {groups.length === 0 && <p>{say('review.noFeatures')}</p>}
      <dl className={styles.pairs}>
        {groups.map(({ group, amenities }) => (
          <Fragment key={group}>
            <dt>{say(`amenityGroup.${group}`)}</dt>
            <dd>{intl.formatList(amenities.map((amenity) => say(`amenity.${amenity}`)))}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
