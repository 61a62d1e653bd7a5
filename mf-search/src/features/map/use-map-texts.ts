import type { MapTexts } from '@domizil/ui/map'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'

export function useMapTexts(): MapTexts {
  const intl = useIntl()

  return useMemo(
    () => ({
      label: intl.formatMessage({ id: 'map.label' }),
      zoomIn: intl.formatMessage({ id: 'map.zoomIn' }),
      zoomOut: intl.formatMessage({ id: 'map.zoomOut' }),
      simplified: intl.formatMessage({ id: 'map.simplified' }),
      cluster: (count) => intl.formatMessage({ id: 'map.cluster' }, { count }),
    }),
    [intl],
  )
}
