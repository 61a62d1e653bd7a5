import { type FlatCard, getNewFlats, type NewFlats } from '@domizil/api'
import { queryOf, useQuery } from '@domizil/app-kit/query'

const NEW_FLATS = queryOf(getNewFlats, {})
const NONE: NewFlats = { flats: [], cities: [] }

/** The newest flats, at most six; undefined while loading, empty after a failure. */
export function useNewFlats(): readonly FlatCard[] | undefined {
  return useNew()?.flats
}

/** The cities of the newest flats; undefined while loading, empty after a failure. */
export function useNewCities(): NewFlats['cities'] | undefined {
  return useNew()?.cities
}

function useNew(): NewFlats | undefined {
  const { status, data } = useQuery(NEW_FLATS)
  return status === 'error' ? (data ?? NONE) : data
}
