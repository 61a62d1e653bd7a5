import type { Cluster, Pin, SearchResult } from '@domizil/api'
import { useFavourites, useMoney } from '@domizil/app-kit'
import type { MapMarker } from '@domizil/ui/map'
import { useMemo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { SearchQuery } from '@domizil/links'
import { mergeClusters } from './merge-clusters.ts'
import { mergePins } from './merge-pins.ts'
import { useMerged } from './use-merged.ts'

/** The pins of a result, or the server's clusters if there are too many. */
export function useMarkers(result: SearchResult | undefined, query: SearchQuery): readonly MapMarker[] {
  const intl = useIntl()
  const money = useMoney()
  const { ids: favourites } = useFavourites()
  const pins = useMerged(result?.pins, query, mergePins)
  const groups = useMerged(result?.clusters, query, mergeClusters)

  return useMemo(() => {
    const toMarker = (pin: Pin) =>
      markerOf({ pin, price: money(pin.pricePerMonth), isFavourite: favourites.has(pin.id), intl })

    return [
      ...pins.map(toMarker),
      ...groups.map((group) => (group.pin ? toMarker(group.pin) : groupOf(group))),
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- money is new each time and says the same as long as intl does
  }, [pins, groups, favourites, intl])
}

interface Told {
  pin: Pin
  price: string
  isFavourite: boolean
  intl: IntlShape
}

function markerOf({ pin, price, isFavourite, intl }: Told): MapMarker {
  const { id, latitude, longitude, bedrooms, district } = pin
  const facts = intl.formatMessage({ id: 'map.pin' }, { price, bedrooms })

  return {
    id: String(id),
    lat: latitude,
    lng: longitude,
    label: price,
    ariaLabel: [facts, district, isFavourite && intl.formatMessage({ id: 'map.favourite' })]
      .filter(Boolean)
      .join(', '),
    isFavourite,
  }
}

/** The cell is the key of a cluster, independent of its number of flats. */
function groupOf({ cell, latitude, longitude, count }: Cluster): MapMarker {
  return {
    id: `group-${cell}`,
    lat: latitude,
    lng: longitude,
    label: '',
    ariaLabel: '',
    count,
  }
}
