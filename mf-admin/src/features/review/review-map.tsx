import type { OwnFlat } from '@domizil/api'
import { lazyChunk, usePublicConfig, useSay, useShell } from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { createMapView } from '@domizil/ui/map'
import { Suspense, useMemo } from 'react'
import { useIntl } from 'react-intl'
import styles from './review.module.css'

const MapView = createMapView(lazyChunk)
/** Near enough for the street, far enough for the bundled map, which ends at quarters. */
const ZOOM = 14
const HOUSE_METRES = 60

/** The exact address, and where it is. */
export function ReviewMap({ address }: { address: OwnFlat['address'] }) {
  const intl = useIntl()
  const say = useSay()
  const shell = useShell()
  const { map } = usePublicConfig()
  const texts = useMapTexts(say('review.map'))
  const settings = useMemo(() => ({ ...map, nonce: shell.nonce }), [map, shell.nonce])
  const {
    street,
    houseNumber,
    postcode,
    city,
    district,
    countryCode,
    latitude: lat,
    longitude: lng,
  } = address
  const place = useMemo(
    () =>
      lat === undefined || lng === undefined
        ? undefined
        : { lat, lng, zoom: ZOOM, radiusMetres: HOUSE_METRES },
    [lat, lng],
  )

  return (
    <section className={styles.card}>
      <h2>{say('flatField.address')}</h2>
      <address translate="no">
        {`${street} ${houseNumber}, ${postcode} ${city}${district ? ` (${district})` : ''}, ${intl.formatDisplayName(countryCode, { type: 'region' })}`}
      </address>
      {place && (
        <div className={styles.map} data-own-keys>
          <Suspense fallback={<div aria-busy="true" />}>
            <MapView settings={settings} texts={texts} camera={place} markers={NO_MARKERS} circle={place} />
          </Suspense>
        </div>
      )}
    </section>
  )
}

const NO_MARKERS: readonly [] = []
