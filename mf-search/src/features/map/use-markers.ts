import type { Bounds, Cluster, Pin, SearchResult } from '@domizil/api'
import { useFavourites, useMoney } from '@domizil/app-kit'
import type { SearchQuery } from '@domizil/links'
import type { MapMarker } from '@domizil/ui/map'
import { useMemo, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { filterCacheKey } from '../../lib/query-filter.ts'
import { mergeClusters } from './merge-clusters.ts'
import { mergePins } from './merge-pins.ts'

type Merge<T> = (before: readonly T[], found: readonly T[], bounds: Bounds) => readonly T[]

interface Last<T> {
  readonly key: string
  readonly found: readonly T[] | undefined
  readonly merged: readonly T[]
}

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

/** Merges the results of a moved map with the previous ones. A changed query or place starts again. */
export function useMerged<T>(
  found: readonly T[] | undefined,
  query: SearchQuery,
  merge: Merge<T>,
): readonly T[] {
  const key = filterCacheKey(query)
  const [last, setLast] = useState<Last<T>>({ key: '', found: undefined, merged: [] })
  if (last.found === found) return last.merged

  const before = last.key === key ? last.merged : []
  const merged = query.bounds && found ? merge(before, found, query.bounds) : (found ?? [])
  setLast({ key, found, merged })
  return merged
}
