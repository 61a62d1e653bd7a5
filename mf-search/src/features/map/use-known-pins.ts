import type { Bounds, Pin, SearchResult } from '@domizil/api'
import { useState } from 'react'
import { questionBesidesPlace } from '../../lib/query-filter.ts'
import type { SearchQuery } from '@domizil/links'

interface Known {
  question: string
  result: SearchResult | undefined
  pins: readonly Pin[]
}

/**
 * The pins of a result, and before them those that were found a moment ago just outside of it: groups are made from
 * both, so that none falls apart because the map was moved a little.
 */
export function useKnownPins(result: SearchResult | undefined, query: SearchQuery): readonly Pin[] {
  const question = questionBesidesPlace(query)
  const [known, setKnown] = useState<Known>({ question: '', result: undefined, pins: [] })
  if (known.result === result) return known.pins

  const found = result?.pins ?? []
  const isMoved = known.question === question && result?.pins !== undefined
  const pins = isMoved && query.bounds ? together(stillThere(known.pins, found, query.bounds), found) : found
  setKnown({ question, result, pins })

  return pins
}

/** Inside of the bounds a pin is in the result, or gone; outside it stays while it is near. */
function stillThere(before: readonly Pin[], found: readonly Pin[], bounds: Bounds): readonly Pin[] {
  const ids = new Set(found.map(({ id }) => id))

  return before.filter((pin) => ids.has(pin.id) || (!isWithin(pin, bounds, 0) && isWithin(pin, bounds, 1)))
}

/** Whether it lies in the bounds, widened on each side by so many times their size. */
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

/** Each pin once, in the order in which they were first found: groups depend on it. */
function together(before: readonly Pin[], found: readonly Pin[]): readonly Pin[] {
  const all = new Map(before.map((pin) => [pin.id, pin]))
  for (const pin of found) all.set(pin.id, pin)

  return [...all.values()]
}
