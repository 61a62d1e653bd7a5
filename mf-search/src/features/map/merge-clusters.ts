import type { Cluster } from '@domizil/api'

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
