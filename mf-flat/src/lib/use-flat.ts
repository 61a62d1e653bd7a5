import { getFlat, type PublicFlat } from '@domizil/api'
import { type Query, queryOf, useQuery, useSession } from '@domizil/app-kit'

/** A flat. It is requested before the session is known, and again for a signed-in user. */
export function useFlat(id: number) {
  const { status } = useSession()
  const flat = useQuery(flatQuery(id, status === 'authenticated'), { keepsPrevious: true })

  // An anonymous 404 may be a flat of the user.
  return { flat, isSettled: status !== 'loading' }
}

function flatQuery(id: number, isSignedIn: boolean): Query<PublicFlat> {
  const query = queryOf(getFlat, { params: { id } })
  return isSignedIn ? { ...query, key: `${query.key} signed in` } : query
}
