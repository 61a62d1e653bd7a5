import type { Bounds, Pin } from '@domizil/api'

/**
 * The found pins, and before them those that were found a moment ago just outside of the bounds: groups are made from
 * both, so that none falls apart because the map was moved a little.
 */
export function mergePins(before: readonly Pin[], found: readonly Pin[], bounds: Bounds): readonly Pin[] {
  // Each pin once, in the order in which they were first found: groups depend on it.
  const all = new Map(stillThere(before, found, bounds).map((pin) => [pin.id, pin]))
  for (const pin of found) all.set(pin.id, pin)

  return [...all.values()]
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
