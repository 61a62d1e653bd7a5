import type { Address, PublicFlat } from '@domizil/api'
import { classes, SectionHeading } from '@domizil/ui/parts'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { placeName } from '../../lib/place-name.ts'
import { useNear } from '../../lib/use-near.ts'
import { distancesFrom } from './landmarks.ts'
import { PlaceMap } from './place-map.tsx'
import styles from './place.module.css'

/** The public location of a flat. The text does not wait for the map. */
export function PlaceSection({ flat: { location, address, own } }: { flat: PublicFlat }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)

  return (
    <section aria-labelledby="flat-place">
      <SectionHeading
        level={2}
        id="flat-place"
        title={<FormattedMessage id="place.title" />}
        hint={<FormattedMessage id={hintOf({ isExact: Boolean(address), own })} />}
      />
      <p className={styles.address} translate="no">
        {`${address ? `${streetOf(address)}, ` : ''}${location.postcode} ${placeName(location)}`}
      </p>
      <Distances location={location} />
      <div className={classes('scripts-only', styles.map, !isNear && 'screen-only')} ref={place}>
        {isNear && <PlaceMap location={location} />}
      </div>
    </section>
  )
}

function hintOf({ isExact, own }: { isExact: boolean; own: boolean }) {
  if (!isExact) return 'place.exactLater'
  return own ? 'place.exactOwn' : 'place.exact'
}

function streetOf({ street, houseNumber }: Address): string {
  return `${street} ${houseNumber}`
}

/** How far the city's centre, main station and university are, in words: the map says it to those who see it only. */
function Distances({ location }: Pick<PublicFlat, 'location'>) {
  const distances = distancesFrom(location)
  if (distances.length === 0) return null

  return (
    <ul className={styles.distances}>
      {distances.map(({ kind, name, km }) => (
        <li key={kind}>
          <FormattedMessage
            id={`place.far.${kind}`}
            values={{ km, name: <bdi translate="no">{name}</bdi> }}
          />
        </li>
      ))}
      <li className={styles.straight}>
        <FormattedMessage id="place.straight" />
      </li>
    </ul>
  )
}
