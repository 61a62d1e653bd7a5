import { type Bounds, type Cluster, listPlaces, type Pin, type SearchResult } from '@domizil/api'
import {
  lazyChunk,
  queryOf,
  useFavourites,
  useMoney,
  usePublicConfig,
  useQuery,
  useSay,
  useShell,
} from '@domizil/app-kit'
import { useMapTexts } from '@domizil/app-kit/map'
import { useLocation } from '@domizil/app-kit/router'
import { type Point, type SearchQuery, stayOf } from '@domizil/links'
import { createMapView, type MapCamera, type MapMarker } from '@domizil/ui/map'
import { Button, SwitchField } from '@domizil/ui/parts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { ChangeQuery } from '../../lib/use-search-query.ts'
import { visitMemory } from '../../lib/visit-memory.ts'
import { FlatPreview } from './flat-preview.tsx'
import styles from './search-map.module.css'
import { placeTerm } from '../../lib/place-term.ts'
import { type MapSearch, useMapSearch } from './use-map-search.ts'
import { filterCacheKey } from '../../lib/query-filter.ts'

/** Shows the quarters of a city. */
const PLACE_ZOOM = 11
const GERMANY: MapCamera = { bounds: { north: 55.1, east: 15.1, south: 47.2, west: 5.8 } }

interface Chosen {
  /** The pins that were selected in this visit. */
  readonly ids: readonly number[]
  readonly id: number | undefined
  /** The query string of the selection. */
  readonly search: string
}

const memory = visitMemory<Chosen>({ ids: [], id: undefined, search: '' })

const MapView = createMapView(lazyChunk)

export interface SearchMapProps {
  /** The result to display. */
  result: SearchResult | undefined
  /** Whether it is the result of the current query. */
  isCurrent: boolean
  query: SearchQuery
  change: ChangeQuery
  hoveredId: number | undefined
  /** Called when a pin is hovered. */
  onPoint: (id: number | undefined) => void
}

/** The results on a map, which suspends until its code is there. */
export function SearchMap({ result, isCurrent, query, change, hoveredId, onPoint }: SearchMapProps) {
  const shell = useShell()
  const { map } = usePublicConfig()
  const say = useSay()
  const cluster = useCallback((count: number) => say('map.cluster', { count }), [say])
  const texts = useMapTexts(say('map.label'), cluster)
  const chosen = useChosenPin(result)
  const settings = useMemo(() => ({ ...map, nonce: shell.nonce }), [map, shell.nonce])
  const search = useMapSearch(query, change)
  const found = isCurrent ? result : undefined
  const camera = useCamera(query, found, useEmptyPlace(query, found))

  return (
    <div className={styles.map}>
      <MapView
        settings={settings}
        texts={texts}
        camera={camera}
        markers={useMarkers(result, query)}
        activeId={chosen.id?.toString()}
        hoveredId={hoveredId?.toString()}
        visitedIds={chosen.seenIds}
        onMarkerClick={(id) => chosen.choose(Number(id))}
        onGroundClick={chosen.close}
        onMarkerHover={(id) => onPoint(id ? Number(id) : undefined)}
        onBoundsChange={search.handleMove}
      />
      <AreaSwitch search={search} />
      {chosen.id !== undefined && (
        <FlatPreview
          key={chosen.id}
          id={chosen.id}
          stay={stayOf(query)}
          query={query}
          items={result?.items}
          onClose={chosen.close}
        />
      )}
    </div>
  )
}

/** On the map: a switch for searching while it is moved, and a button that searches once. */
function AreaSwitch({ search }: { search: MapSearch }) {
  const say = useSay()

  return (
    <div className={styles.float}>
      <SwitchField
        label={say('map.searchAsIMove')}
        checked={search.isAutomatic}
        onChange={search.handleSwitch}
      />
      {search.isOffered && (
        <Button variant="dark" shape="round" onClick={search.searchHere}>
          {say('map.searchHere')}
        </Button>
      )}
    </div>
  )
}

/** The selected pin, and those selected before. Returning to a search restores its selection. */
export function useChosenPin(result: SearchResult | undefined) {
  const shell = useShell()
  const { search } = useLocation()
  const [{ ids, id }, setChosen] = useState(() => {
    const kept = memory.recall(shell)
    return { ids: kept.ids, id: kept.search === search ? kept.id : undefined }
  })
  useEffect(() => memory.keep(shell, { ids, id, search }), [shell, ids, id, search])

  return {
    /** Undefined if the current result does not contain the flat. */
    id: useMemo(() => pinsOf(result).find((pin) => pin.id === id)?.id, [result, id]),
    seenIds: useMemo(() => new Set(ids.map(String)), [ids]),
    choose: (next: number) => setChosen({ ids: ids.includes(next) ? ids : [...ids, next], id: next }),
    close: () => setChosen({ ids, id: undefined }),
  }
}

/** The flats of a result that are not in a cluster. */
function pinsOf(result: Pick<SearchResult, 'pins' | 'clusters'> | undefined): readonly Pin[] {
  return [...(result?.pins ?? []), ...(result?.clusters ?? []).flatMap(({ pin }) => pin ?? [])]
}

/** The position of a place without results, for the map. */
export function useEmptyPlace(query: SearchQuery, result: SearchResult | undefined): Point | undefined {
  const term = result?.total === 0 && !query.bounds && !query.center ? placeTerm(query.term ?? '') : ''
  // If the place is unknown as well, the map does not move.
  const places = useQuery(queryOf(listPlaces, { query: { term } }), { isEnabled: term !== '' })

  if (result?.total === 0 && query.center) return query.center
  return places.data?.[0]
}

interface Look {
  key: string
  camera: MapCamera
}

/**
 * The camera of the map: around all results of a new query, or at the place without any. It does not change while the
 * user moves the map or turns pages.
 */
export function useCamera(
  query: SearchQuery,
  result: SearchResult | undefined,
  emptyPlace?: Point,
): MapCamera {
  const key = cameraKeyOf(query)
  const [look, setLook] = useState<Look>(() => ({
    key: '',
    camera: query.bounds ? { bounds: query.bounds, margin: 0 } : GERMANY,
  }))

  const found = cameraOn(result, emptyPlace)
  if (look.key !== key && (query.bounds || found))
    setLook({ key, camera: query.bounds ? look.camera : (found ?? look.camera) })

  return look.camera
}

function cameraOn(result: SearchResult | undefined, emptyPlace: Point | undefined): MapCamera | undefined {
  if (result?.bounds) return { bounds: result.bounds }
  return emptyPlace && { lat: emptyPlace.latitude, lng: emptyPlace.longitude, zoom: PLACE_ZOOM }
}

/** The part of a query that moves the camera when it changes: without page, order, view and area. */
function cameraKeyOf({ bounds, page: _page, sort: _sort, view: _view, ...rest }: SearchQuery): string {
  return bounds ? 'area' : JSON.stringify(rest)
}

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

/**
 * Merges found clusters with those displayed before. Known clusters keep their order, because clustering depends on
 * it; and those cut off by the edge of the map keep their count, so that a cluster neither shrinks nor moves while
 * the map is panned.
 */
export function mergeClusters(before: readonly Cluster[], found: readonly Cluster[]): readonly Cluster[] {
  const places = new Map(before.map(({ cell }, at) => [cell, at]))
  const placeOf = ({ cell }: Cluster) => places.get(cell) ?? before.length
  const whole = found.map((cluster) => {
    const seen = before[placeOf(cluster)]
    return seen && seen.count > cluster.count ? seen : cluster
  })

  return whole.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/**
 * Merges found pins with recently found ones just outside of the bounds: clusters are computed from both, so that
 * none splits when the map is panned a little.
 */
export function mergePins(before: readonly Pin[], found: readonly Pin[], bounds: Bounds): readonly Pin[] {
  // Each pin once, in the order of its first result: clustering depends on it.
  const all = new Map(stillThere(before, found, bounds).map((pin) => [pin.id, pin]))
  for (const pin of found) all.set(pin.id, pin)

  return [...all.values()]
}

/** Inside the bounds a pin must be in the result; outside it stays while it is near. */
function stillThere(before: readonly Pin[], found: readonly Pin[], bounds: Bounds): readonly Pin[] {
  const ids = new Set(found.map(({ id }) => id))

  return before.filter((pin) => ids.has(pin.id) || (!isWithin(pin, bounds, 0) && isWithin(pin, bounds, 1)))
}

/** Whether it is within the bounds, extended on each side by a factor of their size. */
function isWithin(
  { latitude, longitude }: Pin,
  { north, east, south, west }: Bounds,
  times: number,
): boolean {
  const [height, width] = [times * (north - south), times * (east - west)]

  return (
    latitude <= north + height &&
    latitude >= south - height &&
    longitude <= east + width &&
    longitude >= west - width
  )
}
