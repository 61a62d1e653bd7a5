import type { Address, PublicFlat } from '@domizil/api'
import { classes, SectionHeading } from '@domizil/ui/parts'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { placeName } from '../../lib/place-name.ts'
import { useNear } from '../../lib/use-near.ts'
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
