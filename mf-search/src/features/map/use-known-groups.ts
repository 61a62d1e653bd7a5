import type { Cluster } from '@domizil/api'
import { useState } from 'react'
import { questionBesidesPlace } from '../../lib/query-filter.ts'
import type { SearchQuery } from '@domizil/links'

const NONE: readonly Cluster[] = []

/**
 * The groups of a result. Those that were there before keep their order, as groups that touch are put together in the
 * order in which they come; and what the edge of the map cuts off counts on, so that a group neither shrinks nor moves
 * away from its place while the map does.
 */
export function useKnownGroups(found: readonly Cluster[] = NONE, query: SearchQuery): readonly Cluster[] {
  const question = questionBesidesPlace(query)
  const [known, setKnown] = useState({ question: '', found: NONE, groups: NONE })
  if (known.found === found) return known.groups

  const before = known.question === question && query.bounds !== undefined ? known.groups : NONE
  const groups = together(before, found)
  setKnown({ question, found, groups })
  return groups
}

function together(before: readonly Cluster[], found: readonly Cluster[]): readonly Cluster[] {
  const places = new Map(before.map(({ cell }, at) => [cell, at]))
  const placeOf = ({ cell }: Cluster) => places.get(cell) ?? before.length
  const whole = found.map((group) => {
    const seen = before[placeOf(group)]
    return seen && seen.count > group.count ? seen : group
  })

  return whole.toSorted((one, other) => placeOf(one) - placeOf(other))
}
