import { FormattedMessage } from 'react-intl'
import { FlatGrid } from './flat-grid.tsx'
import { FlatSkeletons, FlatsFailed, NoFlats } from './flats-state.tsx'
import { GoneNotice } from './gone-notice.tsx'
import type { FlatsOutcome } from './favourites-atoms.ts'
import { useRemoval } from './use-removal.ts'

interface FavouriteListProps {
  outcome: FlatsOutcome
  onRetry: () => void
}

/** The favourite flats as cards. Taking one away can be undone. */
export function FavouriteList({ outcome, onRetry }: FavouriteListProps) {
  const remove = useRemoval()
  if (outcome.status === 'loading') return <FlatSkeletons />
  if (outcome.status === 'failed') return <FlatsFailed message={outcome.message} onRetry={onRetry} />

  return (
    <>
      <GoneNotice ids={outcome.goneIds} />
      {outcome.flats.length > 0 ? (
        <FlatGrid flats={outcome.flats} onToggleFavourite={remove} />
      ) : (
        <NoFlats title={<FormattedMessage id="favourites.none" />}>
          <FormattedMessage id="favourites.noneHint" />
        </NoFlats>
      )}
    </>
  )
}
