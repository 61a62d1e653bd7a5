import { addFavourite, type FlatCard, listFavourites, removeFavourite } from '@domizil/api'
import type { ApiErrorLike, Favourites, Readable, Session, ShellApi } from '@domizil/shell-api'
import { settable } from '@domizil/app-kit/readable'
import { Hearts, type Wish } from './hearts.ts'
import { inTurn } from './in-turn.ts'
import { forgetKept, keep, kept } from './kept-favourites.ts'

export interface FavouritesControl {
  readonly favourites: Readable<Favourites>
  /** Loads the signed-in user's favourites, or those kept in this browser. */
  load(): Promise<void>
  toggle(flatId: number): Promise<boolean>
}

/** The hearts: at the server for whoever is signed in, in this browser for everybody else. Signing in merges them. */
export function createFavourites(send: ShellApi['send'], session: Readable<Session>): FavouritesControl {
  const favourites = settable<Favourites>({ ids: kept(), loading: false })
  const afterEarlierPresses = inTurn()
  let hearts = new Hearts(kept())
  let owner = ownerNow()
  let loads = 0

  const idsOf = (cards: readonly FlatCard[]) => new Set(cards.map(({ id }) => id))
  const show = ({ loading } = favourites.get()) => favourites.set({ ids: hearts.ids, loading })

  function ownerNow(): string | undefined {
    const now = session.get()
    return now.status === 'authenticated' ? now.user.id : undefined
  }

  /** What was asked for somebody else is not theirs: whoever asked still holds the hearts of then. */
  function changeOwner(next: string | undefined): void {
    owner = next
    hearts = new Hearts(kept())
  }

  async function load(): Promise<void> {
    if (ownerNow() !== owner) changeOwner(ownerNow())
    const mine = hearts
    loads += 1
    const number = loads
    const isLast = () => number === loads

    show({ ids: mine.ids, loading: owner !== undefined })
    if (owner === undefined) return

    try {
      await handOverKept()
      if (!isLast()) return
      mine.beforeListing()
      const cards = await send(listFavourites, {})
      if (isLast()) mine.listed(new Set([...idsOf(cards), ...kept()]))
    } catch {
      // A page that needs them loads them itself and says what went wrong.
    } finally {
      if (isLast()) show({ ids: mine.ids, loading: false })
    }
  }

  /** What the server has, or will never have, is forgotten here. The rest is handed over another time. */
  async function handOverKept(): Promise<void> {
    const ids = [...kept()]
    const answers = await Promise.allSettled(ids.map((flatId) => send(addFavourite, { query: { flatId } })))
    forgetKept(ids.filter((_id, index) => isSettledForGood(answers[index])))
  }

  async function toggle(flatId: number): Promise<boolean> {
    const mine = hearts
    const wish = mine.press(flatId)
    show() // at once; taken back when the server refuses

    if (ownerNow() !== undefined) await afterEarlierPresses(flatId, () => saveAtServer(wish, mine))
    else {
      mine.confirm(wish)
      keep(mine.ids)
    }
    return wish.isFavourite
  }

  async function saveAtServer(wish: Wish, mine: Hearts): Promise<void> {
    if (mine !== hearts) return // pressed by somebody who has signed out meanwhile

    const { flatId, isFavourite } = wish
    try {
      await send(isFavourite ? addFavourite : removeFavourite, { query: { flatId } })
      mine.confirm(wish)
      if (mine === hearts) forgetKept([flatId])
    } catch (error) {
      mine.takeBack(wish)
      throw error
    } finally {
      if (mine === hearts) show()
    }
  }

  return { favourites, load, toggle }
}

/** A flat that is gone stays gone. Any other failure, as a connection that broke, may pass. */
function isSettledForGood(answer: PromiseSettledResult<unknown> | undefined): boolean {
  if (answer?.status !== 'rejected') return true
  const { status } = answer.reason as Partial<ApiErrorLike>
  return status === 404 || status === 410
}
