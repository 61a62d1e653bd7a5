import type { AdminFind } from '@domizil/api/schemas'
import type { AdminFindKind, AdminListName, Locale } from '@domizil/domain'
import { type Clock, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { adminListAsOf } from './admin-list.ts'
import { listByIds, listIds } from './admin-list-repository.ts'
import type { AdminRows } from './admin-rows.ts'
import { numberIn } from './searched-words.ts'

/** How many of each kind: who does not find theirs among them says more, or asks the list. */
const MOST_OF_EACH = 5

type Shown = Omit<AdminFind, 'kind'>

const words = (...parts: (string | number | null)[]) => parts.filter(Boolean).join(', ') || null

/** Each kind with its list, and what is shown of a row. */
const KINDS: { [Name in AdminListName]?: [AdminFindKind, (row: AdminRows[Name]) => Shown] } = {
  users: ['USER', ({ id, name, email }) => ({ id, name: name || email, hint: words(name && email) })],
  flats: [
    'FLAT',
    ({ id, title, city, owner }) => ({ id: String(id), name: title, hint: words(`${id}`, city, owner) }),
  ],
  bookings: [
    'BOOKING',
    ({ id, flat, tenant }) => ({ id: String(id), name: flat, hint: words(`${id}`, tenant) }),
  ],
  invoices: ['INVOICE', ({ id, number, recipient }) => ({ id: String(id), name: number, hint: recipient })],
  helpRequests: [
    'HELP_REQUEST',
    ({ id, reference, name, email }) => ({ id: String(id), name: reference, hint: words(name, email) }),
  ],
  reports: [
    'REPORT',
    ({ id, reference, affected }) => ({ id: String(id), name: reference, hint: words(affected) }),
  ],
}

/** The search over the whole back office. */
export function createFindService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * What has all of the words, the newest first, at most five of each kind. A number finds what it names first.
     *
     * @throws {DomainError} ADMINS_ONLY (403).
     */
    async find(actor: User, q: string): Promise<AdminFind[]> {
      requireAdmin(actor)
      const found: AdminFind[] = []
      // One after the other: a visitor who shares the connection waits for one of them at most.
      for (const name of Object.keys(KINDS) as (keyof typeof KINDS)[])
        if (name !== 'users' || !isShortNumber(q)) found.push(...(await findIn(name, q, actor.locale)))
      return found.toSorted((one, other) => Number(isNamed(other, q)) - Number(isNamed(one, q)))
    },
  }

  async function findIn<Name extends AdminListName>(
    name: Name,
    q: string,
    locale: Locale | undefined,
  ): Promise<AdminFind[]> {
    const [kind, shownOf] = KINDS[name] as [AdminFindKind, (row: AdminRows[Name]) => Shown]
    const list = adminListAsOf(name, clock(), locale)
    const ids = await listIds(db, list, { q, filters: {} }, { limit: MOST_OF_EACH, offset: 0 })
    const rows = await listByIds<AdminRows[Name]>(db, list, ids)

    return rows.map((row) => ({ kind, ...shownOf(row) }))
  }
}

/** Whether something is what its number or its name says, not one of those that only contain it. */
function isNamed({ kind, id, name }: AdminFind, q: string): boolean {
  // Of flats and bookings the id is the number that people know; "B-000048" is a booking alone.
  const isNumbered = kind === 'BOOKING' || (kind === 'FLAT' && /^\d/.test(q.trim()))
  return (isNumbered && id === String(numberIn(q))) || name.toLowerCase() === q.trim().toLowerCase()
}

/** Parts of phone numbers and houses are not meant by the number of a booking or a flat; a postcode has five digits. */
const isShortNumber = (q: string) => numberIn(q) !== undefined && !/^\d{5,}$/.test(q.trim())
