import { FormattedMessage } from 'react-intl'
import { useServices } from '../../lib/services.ts'

/** The recipient of map requests depends on the configured map. */
export function MapText() {
  const { googleKey, tileUrl } = useServices().facts.config.map

  if (googleKey) return <FormattedMessage id="privacy.map.google" />
  if (tileUrl) return <FormattedMessage id="privacy.map.tiles" values={{ host: new URL(tileUrl).host }} />
  return <FormattedMessage id="privacy.map.own" />
}
