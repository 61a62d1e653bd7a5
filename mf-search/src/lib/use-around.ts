import { listPlaces } from '@domizil/api'
import { useSay, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { placeTerm } from './place-term.ts'
import { DEFAULT_RADIUS_KM, type Point, readSearch, type SearchQuery } from '@domizil/links'
import { NO_PLACE } from './search-query.ts'
import type { ChangeQuery } from './use-search-query.ts'

/** The time-out of the browser's geolocation. */
const TIMEOUT_MS = 10_000

/** Searches around a place or the visitor's position. A failure shows a notice and changes nothing. */
export function useAround(query: SearchQuery, change: ChangeQuery) {
  const say = useSay()
  const shell = useShell()
  const [isLocating, setIsLocating] = useState(false)
  const warn = (id: string) => shell.notify({ kind: 'warning', message: say(id, { place: query.term }) })

  async function widen(radiusKm: number) {
    const isSamePlace = placeWatch()
    const center = query.center ?? (await centerOf(query.term ?? ''))
    if (!isSamePlace()) return
    if (center) change({ center, radiusKm, bounds: undefined })
    else warn('around.unknownPlace')
  }

  /** Whether neither another place was chosen meanwhile nor the page left: an answer is then too late. */
  function placeWatch(): () => boolean {
    const placeNow = () => {
      const { pathname, search } = shell.route.get().location
      const { term, center, radiusKm, bounds } = readSearch(search)
      return JSON.stringify([pathname, term, center, radiusKm, bounds])
    }
    const before = placeNow()
    return () => placeNow() === before
  }

  async function centerOf(place: string): Promise<Point | undefined> {
    const [found] = await shell.send(listPlaces, { query: { term: placeTerm(place) } })
    return found && { latitude: found.latitude, longitude: found.longitude }
  }

  async function locate() {
    setIsLocating(true)
    const isSamePlace = placeWatch()
    const center = await position().catch(() => undefined)
    setIsLocating(false)
    if (!isSamePlace()) return
    if (!center) return warn('around.refused')
    change({ ...NO_PLACE, center, radiusKm: DEFAULT_RADIUS_KM, sort: 'DISTANCE' })
  }

  return {
    isLocating,
    /** Finds the visitor's position, and searches there. */
    searchNearMe: () => void locate(),
    /** Sets the radius around the place; undefined searches in the place itself. */
    setRadius: (radiusKm: number | undefined) => {
      if (radiusKm === undefined) change({ center: undefined, radiusKm: undefined })
      else void widen(radiusKm)
    },
  }
}

function position(): Promise<Point> {
  return new Promise((resolve, reject) => {
    // Browsers provide it on secure pages only.
    if (!('geolocation' in navigator)) return reject(new Error('No geolocation'))
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(rounded(coords)), reject, {
      timeout: TIMEOUT_MS,
      maximumAge: TIMEOUT_MS,
    })
  })
}

/** About a hundred metres: precise enough for a search, and imprecise enough for a shared link. */
function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(3)), longitude: Number(longitude.toFixed(3)) }
}
