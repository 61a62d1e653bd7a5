import { type QueryResult, useFavourites, useQuery, useSession } from '@domizil/app-kit'
import { useStay } from '../../lib/use-stay.ts'
import { accountFavourites, browserFavourites, type FlatList } from './flat-queries.ts'

/** The favourite flats. A removed favourite leaves the list, and returns when it is added again. */
export function useFavouriteFlats(): QueryResult<FlatList> {
  const { status } = useSession()
  const { ids, loading } = useFavourites()
  const stay = useStay()
  const list = useQuery(status === 'authenticated' ? accountFavourites(stay) : browserFavourites(stay), {
    isEnabled: status !== 'loading' && !loading,
  })
  if (!list.data) return list

  const isFavourite = (id: number) => ids.has(id)
  const { flats, unlistedIds } = list.data
  return {
    ...list,
    data: { flats: flats.filter(({ id }) => isFavourite(id)), unlistedIds: unlistedIds.filter(isFavourite) },
  }
}
