import type { QueryResult } from '@domizil/app-kit'
import { FormattedMessage } from 'react-intl'
import { FlatGrid } from './flat-grid.tsx'
import { FlatSkeletons, FlatsFailed, NoFlats } from './flats-state.tsx'
import { UnlistedNotice } from './unlisted-notice.tsx'
import type { FlatList } from './flat-queries.ts'
import { useRemoval } from './use-removal.ts'

/** The favourite flats as cards. A removal can be undone. */
export function FavouriteList({ list }: { list: QueryResult<FlatList> }) {
  const remove = useRemoval()
  if (list.status === 'pending') return <FlatSkeletons />
  if (!list.data) return <FlatsFailed query={list} />

  return (
    <>
      <UnlistedNotice ids={list.data.unlistedIds} />
      {list.data.flats.length > 0 ? (
        <FlatGrid flats={list.data.flats} onToggleFavourite={remove} />
      ) : (
        <NoFlats title={<FormattedMessage id="favourites.none" />}>
          <FormattedMessage id="favourites.noneHint" />
        </NoFlats>
      )}
    </>
  )
}
