import type { Cluster } from '@domizil/api'

/**
 * The found clusters. Those that were there before keep their order, as clusters that touch are put together in the
 * order in which they come; and what the edge of the map cuts off counts on, so that a cluster neither shrinks nor moves
 * away from its place while the map does.
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
