import { getFlat, type PublicFlat } from '@domizil/api'
import { type Query, queryOf, useQuery, useSession } from '@domizil/app-kit'

/** A flat. It does not wait for the session, and is fetched again once that knows who is looking. */
export function useFlat(id: number) {
  const { status } = useSession()
  const flat = useQuery(flatQuery(id, status === 'authenticated'), { keepsPrevious: true })

  // What a stranger may not see, its owner may.
  return { flat, isSettled: status !== 'loading' }
}

function flatQuery(id: number, isSignedIn: boolean): Query<PublicFlat> {
  const query = queryOf(getFlat, { params: { id } })
  return isSignedIn ? { ...query, key: `${query.key} signed in` } : query
}
