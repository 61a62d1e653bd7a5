import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'

/** Who learns what somebody looks at depends on the map that is configured. */
export function MapText() {
  const { googleKey, tileUrl } = useServices().facts.config.map

  if (googleKey) return <FormattedMessage id="privacy.map.google" />
  if (tileUrl) return <FormattedMessage id="privacy.map.tiles" values={{ host: new URL(tileUrl).host }} />
  return <FormattedMessage id="privacy.map.own" />
}
