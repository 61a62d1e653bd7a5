import { addFavourite, type FlatCard, listFavourites, removeFavourite } from '@domizil/api'
import { settable } from '@domizil/app-kit/readable'
import type { ApiErrorLike, Favourites, Readable, Session, ShellApi } from '@domizil/shell-api'
import { siteStorage } from '../../lib/browser-storage.ts'

const KEY = 'domizil.favourites'

type Marks = ReadonlyMap<number, boolean>

/** One toggle of a favourite. */
interface FavouriteToggle {
  readonly flatId: number
  readonly isFavourite: boolean
}

/** The favourites of one user: the confirmed ones, overlaid by toggles that are not confirmed yet. */
class OptimisticFavourites {
  #confirmed: ReadonlySet<number>
  readonly #toggles = new Map<number, FavouriteToggle>()
  #confirmedSince = new Map<number, boolean>()

  constructor(confirmed: ReadonlySet<number>) {
    this.#confirmed = confirmed
  }

  get ids(): ReadonlySet<number> {
    return marked(
      this.#confirmed,
      new Map([...this.#toggles].map(([id, toggle]) => [id, toggle.isFavourite])),
    )
  }

  toggle(flatId: number): FavouriteToggle {
    const toggle = { flatId, isFavourite: !this.ids.has(flatId) }
    this.#toggles.set(flatId, toggle)
    return toggle
  }

  confirm(toggle: FavouriteToggle): void {
    const mark = new Map([[toggle.flatId, toggle.isFavourite]])
    this.#confirmed = marked(this.#confirmed, mark)
    this.#confirmedSince.set(toggle.flatId, toggle.isFavourite)
    this.revert(toggle)
  }

  /** Reverts this toggle, unless the same favourite was toggled again since. */
  revert(toggle: FavouriteToggle): void {
    if (this.#toggles.get(toggle.flatId) === toggle) this.#toggles.delete(toggle.flatId)
  }

  /** Called before a list is requested: later confirmations may be missing in it. */
  beforeListing(): void {
    this.#confirmedSince = new Map()
  }

  listed(ids: ReadonlySet<number>): void {
    this.#confirmed = marked(ids, this.#confirmedSince)
  }
}

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

function marked(ids: ReadonlySet<number>, marks: Marks): ReadonlySet<number> {
  const result = new Set(ids)
  for (const [id, isFavourite] of marks) {
    if (isFavourite) result.add(id)
    else result.delete(id)
  }
  return result
}

/** Creates a function that runs the jobs of one id sequentially, and those of different ids concurrently. */
function serializeById() {
  const last = new Map<number, Promise<unknown>>()

  return function run<T>(id: number, job: () => Promise<T>): Promise<T> {
    const before = last.get(id)?.catch(() => undefined) ?? Promise.resolve()
    const mine = before.then(job)
    const forget = () => void (last.get(id) === mine && last.delete(id))
    last.set(id, mine)
    mine.then(forget, forget)
    return mine
  }
}

/** The favourites of an anonymous visitor, stored in this browser. Without storage they live as long as the page. */
function readStored(): Set<number> {
  const ids = siteStorage.readJson(KEY)

  return new Set(Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id)) : [])
}

/** Adds a favourite to the stored ones: another tab may have added others. */
function addStored(id: number): void {
  writeStored(readStored().add(id))
}

/** Deletes some of the stored favourites. */
function deleteStored(ids: readonly number[]): void {
  const left = readStored()
  for (const id of ids) left.delete(id)

  if (left.size > 0) writeStored(left)
  else siteStorage.remove(KEY)
}

/** Calls the listener when another tab has changed the stored favourites. */
function watchStored(listener: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) listener()
  })
}

function writeStored(ids: ReadonlySet<number>): void {
  siteStorage.write(KEY, JSON.stringify([...ids]))
}
