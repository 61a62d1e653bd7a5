import { addFavourite, type FlatCard, listFavourites, removeFavourite } from '@domizil/api'
import type { ApiErrorLike, Favourites, Readable, Session, ShellApi } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'
import { OptimisticFavourites, type FavouriteToggle } from './optimistic-favourites.ts'
import { serializeById } from './serialize-by-id.ts'
import { addStored, deleteStored, readStored, watchStored } from './stored-favourites.ts'

export interface FavouritesControl {
  readonly favourites: Readable<Favourites>
  /** Loads the signed-in user's favourites, or those stored in this browser. */
  load(): Promise<void>
  toggle(flatId: number): Promise<boolean>
}

/** The favourites: on the server for a signed-in user, in this browser otherwise. Signing in merges them. */
export function createFavourites(send: ShellApi['send'], session: Readable<Session>): FavouritesControl {
  const favourites = settable<Favourites>({ ids: new Set(), loading: false })
  favourites.set({ ids: readStored(), loading: false })
  const afterEarlierToggles = serializeById()
  let current = new OptimisticFavourites(readStored())
  let owner = ownerNow()
  let loads = 0

  const idsOf = (cards: readonly FlatCard[]) => new Set(cards.map(({ id }) => id))
  const show = ({ loading } = favourites.get()) => favourites.set({ ids: current.ids, loading })

  function ownerNow(): string | undefined {
    const now = session.get()
    return now.status === 'authenticated' ? now.user.id : undefined
  }

  /** Discards the previous user's state; pending requests still refer to it. */
  function changeOwner(next: string | undefined): void {
    owner = next
    current = new OptimisticFavourites(readStored())
  }

  async function load(): Promise<void> {
    if (ownerNow() !== owner) changeOwner(ownerNow())
    const mine = current
    loads += 1
    const number = loads
    const isLast = () => number === loads

    show({ ids: mine.ids, loading: owner !== undefined })
    if (owner === undefined) return

    try {
      await uploadStored()
      if (!isLast()) return
      mine.beforeListing()
      const cards = await send(listFavourites, { query: {} })
      if (isLast()) mine.listed(new Set([...idsOf(cards), ...readStored()]))
    } catch {
      // A page that needs them loads them itself and shows the error.
    } finally {
      if (isLast()) show({ ids: mine.ids, loading: false })
    }
  }

  /**
   * Adds the stored favourites to the user's account. Those that the server accepts or refuses for good are deleted
   * here; the rest is retried later.
   */
  async function uploadStored(): Promise<void> {
    const ids = [...readStored()]
    const answers = await Promise.allSettled(ids.map((flatId) => send(addFavourite, { query: { flatId } })))
    deleteStored(ids.filter((_id, index) => isSettledForGood(answers[index])))
  }

  async function toggle(flatId: number): Promise<boolean> {
    const mine = current
    const change = mine.toggle(flatId)
    show() // optimistically; reverted when the server refuses

    if (ownerNow() !== undefined) await afterEarlierToggles(flatId, () => saveAtServer(change, mine))
    else {
      mine.confirm(change)
      if (change.isFavourite) addStored(flatId)
      else deleteStored([flatId])
    }
    return change.isFavourite
  }

  async function saveAtServer(change: FavouriteToggle, mine: OptimisticFavourites): Promise<void> {
    if (mine !== current) return // toggled by a user who has signed out meanwhile

    const { flatId, isFavourite } = change
    try {
      await send(isFavourite ? addFavourite : removeFavourite, { query: { flatId } })
      mine.confirm(change)
      if (mine === current) deleteStored([flatId])
    } catch (error) {
      mine.revert(change)
      throw error
    } finally {
      if (mine === current) show()
    }
  }

  watchStored(() => {
    if (owner !== undefined) return
    current = new OptimisticFavourites(readStored())
    show()
  })

  return { favourites, load, toggle }
}

/** A deleted flat stays deleted. Other failures, such as a lost connection, may be temporary. */
function isSettledForGood(answer: PromiseSettledResult<unknown> | undefined): boolean {
  if (answer?.status !== 'rejected') return true
  const { status } = answer.reason as Partial<ApiErrorLike>
  return status === 404 || status === 410
}
