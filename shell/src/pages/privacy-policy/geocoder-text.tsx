import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'

/** The recipient of a flat's address depends on the configured geocoder. */
export function GeocoderText() {
  const { geocoder } = useServices().facts.config

  if (!geocoder) return null
  if (geocoder.kind === 'google') return <FormattedMessage id="privacy.geocoder.google" />
  return <FormattedMessage id="privacy.geocoder.nominatim" values={{ host: geocoder.host }} />
}
