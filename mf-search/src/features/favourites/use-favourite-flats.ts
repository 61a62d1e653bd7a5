import { type QueryResult, useFavourites, useQuery, useSession } from '@domizil/app-kit'
import { accountFavourites, browserFavourites, type FlatList } from './flat-queries.ts'

/** The flats behind the hearts. One that loses its heart leaves the list, and comes back with it. */
export function useFavouriteFlats(): QueryResult<FlatList> {
  const { status } = useSession()
  const { ids, loading } = useFavourites()
  const list = useQuery(status === 'authenticated' ? accountFavourites : browserFavourites, {
    isEnabled: status !== 'loading' && !loading,
  })
  if (!list.data) return list

  const isFavourite = (id: number) => ids.has(id)
  const { flats, goneIds } = list.data
  return {
    ...list,
    data: { flats: flats.filter(({ id }) => isFavourite(id)), goneIds: goneIds.filter(isFavourite) },
  }
}
