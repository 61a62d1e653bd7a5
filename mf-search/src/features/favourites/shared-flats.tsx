import { PageTitle, type QueryResult, useQuery, useSay } from '@domizil/app-kit'
import { buttonClass, SectionHeading } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { favouritesPath } from '@domizil/links'
import { useStay } from '../../lib/use-stay.ts'
import { type FlatList, sharedFlats } from './flat-queries.ts'
import { FlatGrid } from './flat-grid.tsx'
import { FlatSkeletons, FlatsFailed, NoFlats } from './flats-state.tsx'

/** The flats of a shared link. Their favourite buttons are the visitor's. */
export function SharedFlats({ ids }: { ids: readonly number[] }) {
  const say = useSay()
  const stay = useStay()
  const list = useQuery(sharedFlats(ids, stay))
  const title = say('shared.title')

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <SectionHeading
        level={1}
        title={title}
        hint={say('shared.hint')}
        action={
          <Link className={buttonClass()} to={favouritesPath({ stay })}>
            {say('shared.own')}
          </Link>
        }
      />
      <SharedList list={list} />
    </>
  )
}

function SharedList({ list }: { list: QueryResult<FlatList> }) {
  const say = useSay()
  if (list.status === 'pending') return <FlatSkeletons />
  if (!list.data) return <FlatsFailed query={list} />
  if (list.data.flats.length > 0) return <FlatGrid flats={list.data.flats} />

  return <NoFlats title={say('shared.none')}>{say('shared.noneHint')}</NoFlats>
}
