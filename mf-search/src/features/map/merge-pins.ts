import type { Bounds, Pin } from '@domizil/api'

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
