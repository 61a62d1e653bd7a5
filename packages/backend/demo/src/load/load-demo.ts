import type { Database } from '@domizil/database'
import { hashPassword, type Identity } from '@domizil/identity'
import { ANONYMOUS, type Log, type Server, type User } from '@domizil/server'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from '../people/people.ts'
import { CITIES } from '../places/cities.ts'
import { conversationOf } from '../plan/conversations.ts'
import { demoPlan } from '../plan/demo-plan.ts'
import type { PlannedDemand } from '../plan/plan-demand.ts'
import type { PlannedHelpRequest } from '../plan/plan-help.ts'
import type { PlannedSearch } from '../plan/plan-searches.ts'
import type { DemoPlan, PlannedBooking, PlannedFlat } from '../plan/planned.ts'
import { type History, openHistory } from './history.ts'
import { type BookingIds, loadBookings } from './load-bookings.ts'
import { loadDeposits } from './load-deposits.ts'
import { type FlatIds, type FlatLoad, loadFlats } from './load-flats.ts'
import { loadHandovers } from './load-handovers.ts'
import { loadLastDays } from './load-last-days.ts'
import { loadPastStays } from './load-past-stays.ts'
import { type Actors, loadPeople } from './load-people.ts'
import { beginLoad, finishLoad, nameDistricts } from './load-repository.ts'
import { loadStays } from './load-stays.ts'
import { createPictureCache, type PictureCache, storeAhead } from './picture-cache.ts'

/** Reserved for examples (RFC 5737): the network address of the requests. */
const ADDRESS = '192.0.2.1'

interface Load {
  history: History
  actors: Actors
  bookingIds: BookingIds
}

/** The services through which the demo is loaded, and its limits. */
export interface DemoOptions {
  /** The database of server and identity; it also stores the progress of the load. */
  pool: Database['pool']
  server: Pick<Server, 'services' | 'withClock' | 'whileOnlyMailsRun'>
  accounts: Identity['accounts']
  log: Pick<Log, 'info'>
  /** The current time; the system's clock by default. */
  now?: Date
  /** The number of flats, with what belongs to them; for tests. */
  limit?: number
  /** Where pictures come from; for tests. */
  pictures?: PictureCache
}

/** The demo of a marketplace. */
export interface Demo {
  /** Whether everything is there, from a load before. */
  readonly isComplete: boolean
  /**
   * Loads what is missing, the most needed first. After an abort of the signal it stops with the next step and rejects
   * with the signal's reason.
   */
  load(signal?: AbortSignal): Promise<void>
}

/**
 * Opens the demo: accounts, flats, pictures, bookings, messages, reviews, favourites and help requests, created through
 * the regular services, except for the names of districts and for bookings and reviews of stays that are long over. The accounts that visitors
 * sign in with are there at once. A completed load is never repeated, even if users have changed since; an interrupted
 * one continues where it stopped.
 */
export async function openDemo(options: DemoOptions): Promise<Demo> {
  const { pool, server, accounts, limit, now = new Date(), pictures = createPictureCache() } = options
  const { beganAt, isFinished } = await beginLoad(pool, now)
  if (isFinished) return { isComplete: true, load: async () => undefined }

  const hash = await hashPassword(DEMO_PASSWORD)
  await loadPeople(Object.values(DEMO_SIGN_INS), { accounts, hash, history: openHistory(server, beganAt) })
  return {
    isComplete: false,
    load: async (signal) => {
      const plan = demoPlan(beganAt.toISOString().slice(0, 10), limit)
      const { images } = server.services
      const needed = plan.flats.flatMap((flat) => flat.pictures)
      const history = openHistory(server, beganAt, signal)
      await server.whileOnlyMailsRun(() =>
        allSettled([
          storeAhead(needed, pictures, { images, signal }),
          loadEverything(plan, { ...options, hash, history, images, pictures }),
        ]),
      )
      await finishLoad(pool, now)
    },
  }
}

const HOURS_SINCE_BLOCKED = 2

interface Sources extends Pick<DemoOptions, 'pool' | 'accounts' | 'log'> {
  hash: string
  history: History
  images: Server['services']['images']
  pictures: PictureCache
}

interface FlatSources extends FlatLoad, Pick<Sources, 'pool' | 'log'> {}

async function loadEverything(
  plan: DemoPlan,
  { pool, history, accounts, hash, images, pictures, log }: Sources,
): Promise<void> {
  const actors = await loadPeople(plan.people, { accounts, history, hash })
  const admin = actors(plan.admin)
  log.info({ people: plan.people.length }, 'The people of the demo are there')
  // Their order identifies them, so they come before those of visitors.
  await loadHelpRequests(plan.helpRequests, { history, actors, admin })

  const flatIds = await loadAllFlats(plan, { pool, history, actors, admin, images, pictures, log })

  // Their invoices have the first numbers.
  await loadPastStays(
    plan.stays.filter(({ hasPapers }) => !hasPapers),
    { pool, history, actors, admin, flatIds },
  )
  const stays = plan.stays.filter(({ hasPapers }) => hasPapers)
  const bookingIds = await loadBookings([...stays, ...plan.bookings], {
    history,
    actors,
    admin,
    flatIds,
  })
  await loadConversations([...stays, ...plan.bookings], { history, actors, bookingIds })
  await loadStays(stays, { history, actors, admin, bookingIds })
  await loadHandovers(stays, { history, actors, bookingIds })
  await loadDeposits(stays, { history, actors, bookingIds })
  await loadLastDays(stays, { history, actors, bookingIds })
  await loadFavourites(plan, { history, actors, flatIds })
  await withdrawFlats(plan, { history, actors, flatIds })
  await history.services(0).bookings.endExpired()
  await loadSearches(plan.searches, { history, admin })
  await loadDemand(plan.demand, { history, actors, admin })
  await blockSomebody(plan, { history, actors })
  log.info(
    { bookings: plan.bookings.length + plan.stays.length },
    'The bookings and favourites of the demo are there',
  )

  await reportPast(history)
}

/** Those that visitors look for first come first: the landlord's to sign in as, and those of the largest city. */
async function loadAllFlats({ flats }: DemoPlan, { pool, log, ...load }: FlatSources): Promise<FlatIds> {
  const ids = new Map<PlannedFlat, number>()
  const [largest] = CITIES
  const isFirst = ({ owner, facts }: PlannedFlat) =>
    owner.email === DEMO_SIGN_INS.landlord.email || facts.city === largest
  const loadThese = async (these: readonly PlannedFlat[]) => {
    for (const [flat, id] of await loadFlats(these, load)) ids.set(flat, id)
    await nameDistricts(
      pool,
      these.map((flat) => ({ id: ids.get(flat) ?? 0, district: flat.facts.quarter.name })),
    )
  }

  const first = flats.filter(isFirst)
  await loadThese(first)
  log.info({ flats: first.length }, `The first flats of the demo are there, those of ${largest?.name}`)
  await loadThese(flats.filter((flat) => !isFirst(flat)))
  log.info({ flats: flats.length }, 'The flats of the demo are there')
  return (flat) => ids.get(flat) ?? unknown(flat)
}

function unknown({ facts }: PlannedFlat): never {
  throw new Error(`The flat ${facts.key} has not been loaded`)
}

async function blockSomebody(
  { admin, blocked: { person, reason } }: DemoPlan,
  { history, actors }: Pick<Loaded, 'history' | 'actors'>,
): Promise<void> {
  await history.services(HOURS_SINCE_BLOCKED).userBlocking.block(actors(admin), actors(person).id, reason)
}

/** Writes the reports of all past days of the demo; one run makes some of them. */
async function reportPast(history: History): Promise<void> {
  const { reports } = history.services(0)
  while ((await reports.makeDue()) === 'MORE');
}

/** Waits for all, then rejects with the first error: no work continues in the background. */
async function allSettled(work: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

interface Loaded {
  history: History
  actors: Actors
  flatIds: FlatIds
}

async function loadFavourites({ favourites }: DemoPlan, { history, actors, flatIds }: Loaded): Promise<void> {
  for (const [index, { tenant, flat }] of favourites.entries()) {
    const minutesApart = (favourites.length - index) / 60
    await history.services(minutesApart).favourites.add(actors(tenant), flatIds(flat))
  }
}

/** Runs last: an ARCHIVED flat is in no list, so an interrupted load would not find it again. */
async function withdrawFlats({ flats }: DemoPlan, { history, actors, flatIds }: Loaded): Promise<void> {
  for (const flat of flats) {
    if (flat.status === 'ARCHIVED')
      await history.services(0).flatStatus.remove(actors(flat.owner), flatIds(flat))
  }
}

/** Sends the missing messages between tenants and landlords, except in bookings that have ended. */
async function loadConversations(bookings: readonly PlannedBooking[], load: Load): Promise<void> {
  for (const booking of bookings) await loadConversation(booking, load)
}

async function loadConversation(
  booking: PlannedBooking,
  { history, actors, bookingIds }: Load,
): Promise<void> {
  const { lines, isRead } = conversationOf(booking)
  if (lines.length === 0) return

  const id = bookingIds(booking)
  const writers = { TENANT: actors(booking.tenant), LANDLORD: actors(booking.flat.owner) }
  const { items, canWrite } = await history.services(0).messages.list(writers.TENANT, { bookingId: id })
  if (!canWrite) return

  const written = [...items]
  for (const { after, from, text } of lines.slice(items.length)) {
    const { messages } = history.services(booking.hoursAgo - after)
    // A reply implies that all messages before it were read.
    const last = written.at(-1)
    if (last) await messages.markRead(writers[from], { bookingId: id }, last.id)
    written.push(await messages.send(writers[from], { thread: { bookingId: id }, text }))
  }

  const last = written.at(-1)
  if (!isRead || !last) return
  await history
    .services(0)
    .messages.markRead(writers[last.author === 'TENANT' ? 'LANDLORD' : 'TENANT'], { bookingId: id }, last.id)
}

/** Saves the missing searches that found no flat. */
async function loadDemand(
  demand: readonly PlannedDemand[],
  { history, actors, admin }: { history: History; actors: Actors; admin: User },
): Promise<void> {
  const { total } = await history.services(0).adminLists.page(admin, 'demand', { page: 0, size: 25 })

  for (const { person, request, hoursAgo } of demand.slice(total)) {
    await history.services(hoursAgo).savedSearches.add(actors(person), request)
  }
}

/** Creates the missing help requests, and answers those that are answered by now. */
async function loadHelpRequests(
  planned: readonly PlannedHelpRequest[],
  { history, actors, admin }: { history: History; actors: Actors; admin: User },
): Promise<void> {
  const { adminLists } = history.services(0)
  const listed = () => adminLists.page(admin, 'helpRequests', { page: 0, size: 25, sort: 'id', dir: 'asc' })
  const { total } = await listed()

  for (const { person, request, hoursAgo } of planned.slice(total)) {
    await history.services(hoursAgo).help.ask(person ? actors(person) : ANONYMOUS, ADDRESS, request)
  }

  const { items } = await listed()
  for (const [index, { hoursAgo, answeredAfter }] of planned.entries()) {
    const row = items[index]
    if (!row || answeredAfter === undefined) continue
    await history.services(hoursAgo - answeredAfter).helpInbox.close(admin, row.id)
  }
}

/** Runs the missing searches, and has them logged. */
async function loadSearches(
  searches: readonly PlannedSearch[],
  { history, admin }: { history: History; admin: User },
): Promise<void> {
  const { adminLists } = history.services(0)
  const { total } = await adminLists.page(admin, 'searches', { page: 0, size: 25 })

  for (const { filter, locale, hoursAgo } of searches.slice(total)) {
    const { search, searchLog } = history.services(hoursAgo)
    const { term: place = null, ...filters } = filter
    await searchLog.observe(
      { place, filters, source: 'FILTER', locale },
      () => search.filter(ANONYMOUS, filter),
      (found) => found.total,
    )
    await searchLog.flush()
  }
}
