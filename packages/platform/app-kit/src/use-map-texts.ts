import { cityNameIn, type Locale } from '@domizil/domain'
import type { MapTexts } from '@domizil/ui/map'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useSay } from './use-say.ts'

/** The words of a map. `cluster` names a group of pins, where there are any. */
export function useMapTexts(label: string, cluster: MapTexts['cluster'] = String): MapTexts {
  const say = useSay()
  const { locale } = useIntl()

  return useMemo(
    () => ({
      label,
      language: locale,
      placeName: (name) => cityNameIn(locale as Locale, name),
      cluster,
      zoomIn: say('map.zoomIn'),
      zoomOut: say('map.zoomOut'),
      simplified: say('map.simplified'),
    }),
    [say, locale, label, cluster],
  )
}
