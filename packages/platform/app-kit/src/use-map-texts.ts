import { cityNameIn, type Locale } from '@domizil/domain'
import type { MapTexts } from '@domizil/ui/map'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

/** The words of a map. `cluster` names a group of pins, where there are any. */
export function useMapTexts(label: string, cluster: MapTexts['cluster'] = String): MapTexts {
  const intl = useIntl()

  return useMemo(
    () => ({
      label,
      language: intl.locale,
      placeName: (name) => cityNameIn(intl.locale as Locale, name),
      cluster,
      zoomIn: intl.formatMessage({ id: 'map.zoomIn' }),
      zoomOut: intl.formatMessage({ id: 'map.zoomOut' }),
      simplified: intl.formatMessage({ id: 'map.simplified' }),
    }),
    [intl, label, cluster],
  )
}
