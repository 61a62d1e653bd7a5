import type { Cluster, Pin, SearchResult } from '@domizil/contract'
import type { MapMarker } from '@domizil/ui/map'
import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { SearchQuery } from '../../lib/search-query.ts'
import { useMoney } from '../../lib/use-money.ts'
import { useKnownPins } from './use-known-pins.ts'

/** The pins of a result; where there are too many, the groups that the backend made of them. */
export function useMarkers(result: SearchResult | undefined, query: SearchQuery): readonly MapMarker[] {
  const intl = useIntl()
  const money = useMoney()
  const pins = useKnownPins(result, query)

  return useMemo(
    () => [
      ...pins.map((pin) => markerOf(pin, money(pin.pricePerMonth), intl)),
      ...(result?.clusters ?? []).map(groupOf),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- money is new each time and says the same as long as intl does
    [pins, result?.clusters, intl],
  )
}

function markerOf({ id, latitude, longitude, bedrooms }: Pin, price: string, intl: IntlShape): MapMarker {
  return {
    id: String(id),
    lat: latitude,
    lng: longitude,
    label: price,
    ariaLabel: intl.formatMessage({ id: 'map.pin' }, { price, bedrooms }),
  }
}

function groupOf({ latitude, longitude, count }: Cluster): MapMarker {
  return {
    id: `group-${latitude}-${longitude}`,
    lat: latitude,
    lng: longitude,
    label: '',
    ariaLabel: '',
    count,
  }
}
