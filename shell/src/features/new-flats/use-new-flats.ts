import { type FlatCard, listFlats } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit/query'

const NEW_FLATS = queryOf(listFlats, {})
const NONE: readonly FlatCard[] = []

/** The newest flats, at most 24; undefined while loading, empty after a failure. */
export function useNewFlats(): readonly FlatCard[] | undefined {
  const { status, data } = useQuery(NEW_FLATS)
  return status === 'error' ? (data ?? NONE) : data
}
