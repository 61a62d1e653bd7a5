import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'

/** Who learns the address of a flat depends on the geocoder that is configured. */
export function GeocoderText() {
  const { geocoder } = useServices().facts.config

  if (!geocoder) return null
  if (geocoder.kind === 'google') return <FormattedMessage id="privacy.geocoder.google" />
  return <FormattedMessage id="privacy.geocoder.nominatim" values={{ host: geocoder.host }} />
}
