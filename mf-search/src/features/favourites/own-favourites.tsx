import type { FlatCard } from '@domizil/api'
import {
  PageTitle,
  type QueryResult,
  share,
  useFavourites,
  useQuery,
  useSay,
  useSession,
  useShell,
} from '@domizil/app-kit'
import { CookiesFirst, useLogin } from '@domizil/app-kit/login'
import { useHref } from '@domizil/app-kit/router'
import { useFlatTitle } from '@domizil/flat-ui/tile'
import { favouritesPath } from '@domizil/links'
import { LogIn, Share2 } from '@domizil/ui/icons'
import { Button, SectionHeading } from '@domizil/ui/parts'
import { useStay } from '../../lib/use-stay.ts'
import styles from './favourites.module.css'
import { FlatGrid } from './flat-grid.tsx'
import { accountFavourites, browserFavourites, type FlatList } from './flat-queries.ts'
import { FlatSkeletons, FlatsFailed, NoFlats } from './flats-state.tsx'
import { mostShared } from './shared-ids.ts'

/** The visitor's favourites, with a button to share them. */
export function OwnFavourites() {
  const say = useSay()
  const list = useFavouriteFlats()
  const title = say('favourites.title')
  const flats = list.data?.flats ?? []
  const ids = flats.filter(({ available }) => available).map(({ id }) => id)

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <SectionHeading level={1} title={title} action={ids.length > 0 && <ShareButton ids={ids} />} />
      <LoginHint />
      <FavouriteList list={list} />
    </>
  )
}

/** The favourite flats as cards. A removal can be undone. */
function FavouriteList({ list }: { list: QueryResult<FlatList> }) {
  const say = useSay()
  const remove = useRemoval()
  if (list.status === 'pending') return <FlatSkeletons />
  if (!list.data) return <FlatsFailed query={list} />

  return (
    <>
      <UnlistedNotice ids={list.data.unlistedIds} />
      {list.data.flats.length > 0 ? (
        <FlatGrid flats={list.data.flats} onToggleFavourite={remove} />
      ) : (
        <NoFlats title={say('favourites.none')}>{say('favourites.noneHint')}</NoFlats>
      )}
    </>
  )
}

/** Explains to anonymous visitors that favourites are stored in this browser, and offers to sign in. */
function LoginHint() {
  const say = useSay()
  const { button, ...login } = useLogin()
  if (useSession().status !== 'anonymous') return null

  return (
    <aside className={styles.hint}>
      <p>
        {say('favourites.keptHere')}
        <CookiesFirst {...login} className={styles.reason} />
      </p>
      <Button icon={<LogIn size={16} />} {...button}>
        {say('login.button')}
      </Button>
    </aside>
  )
}

/** Shares a link to these flats. */
function ShareButton({ ids }: { ids: readonly number[] }) {
  const say = useSay()
  const shell = useShell()
  const path = useHref(favouritesPath({ shared: mostShared(ids), stay: useStay() }))

  const handleClick = async () => {
    const url = new URL(path, window.location.origin).href
    const outcome = await share({ title: say('shared.title'), url })
    if (outcome === 'copied') shell.notify({ kind: 'success', message: say('share.copied') })
    if (outcome === 'refused') shell.notify({ kind: 'warning', message: say('share.notCopied', { url }) })
  }

  return (
    <Button icon={<Share2 size={16} />} onClick={() => void handleClick()}>
      {say('share.button')}
    </Button>
  )
}

/** A notice about favourites of this browser that are no longer listed, with a button that removes them. */
function UnlistedNotice({ ids }: { ids: readonly number[] }) {
  const say = useSay()
  const shell = useShell()
  if (ids.length === 0) return null

  const handleRemove = () => {
    for (const id of ids) void shell.toggleFavourite(id)
  }

  return (
    <div className={styles.hint} role="note">
      <p>{say('favourites.gone', { count: ids.length })}</p>
      <Button size="small" onClick={handleRemove}>
        {say('favourites.removeGone', { count: ids.length })}
      </Button>
    </div>
  )
}

/** The favourite flats. A removed favourite leaves the list, and returns when it is added again. */
function useFavouriteFlats(): QueryResult<FlatList> {
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

/** Removes a favourite, and offers an undo. */
function useRemoval(): (flat: FlatCard) => void {
  const say = useSay()
  const shell = useShell()
  const titleOf = useFlatTitle()

  return (flat) => void remove(flat)

  async function remove(flat: FlatCard) {
    const { id } = flat
    await shell.toggleFavourite(id)
    shell.notify({
      kind: 'success',
      message: say('favourites.removed', { title: titleOf(flat).title }),
      action: {
        label: say('favourites.undo'),
        run: () => void shell.toggleFavourite(id),
      },
    })
  }
}
