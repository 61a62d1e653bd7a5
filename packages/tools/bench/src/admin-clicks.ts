import { ADMIN_LISTS, columnsWith } from '@domizil/api'
import type { AdminListName, Locale } from '@domizil/domain'

/** One click of an administrator: its list, what it is, and the query it leads to. */
export interface Click {
  readonly list: string
  readonly what: string
  readonly query: string
  readonly locale: Locale
  readonly effort: Effort
}

/** What a click asks of the database, with a budget each: columns of the list's own table, computed ones, or words. */
export type Effort = 'own' | 'computed' | 'words'

/** The sorts and filters by another table, by a count or by an expression. */
const COMPUTED: Readonly<Record<AdminListName, readonly string[]>> = {
  flats: ['title', 'owner', 'requests', 'waiting', 'changedSinceReview', 'changed'],
  bookings: ['flat', 'landlord', 'tenant', 'lastActivity', 'depositReturn', 'lastDay'],
  users: ['name', 'flats', 'requests', 'bookings'],
  invoices: [],
  flatReviews: ['flat', 'author', 'rating', 'status'],
  tenantReviews: ['flat', 'tenant', 'author', 'rating', 'status'],
  searches: [],
  demand: ['place', 'count'],
  helpRequests: ['assignee'],
  reports: ['status', 'decision'],
  mails: ['status'],
  audit: ['admin'],
}

function effortOf(list: string, query: string): Effort {
  const asked = new URLSearchParams(query)
  if (asked.has('q')) return 'words'
  const names = [...asked.keys(), asked.get('sort') ?? '']
  return names.some((name) => COMPUTED[list as AdminListName]?.includes(name)) ? 'computed' : 'own'
}

/** Every filter of each list, one value of each. */
const FILTERS: Readonly<Record<AdminListName, readonly string[]>> = {
  flats: ['status=INACTIVE', 'type=STUDIO', 'changed=true'],
  bookings: ['status=REQUESTED', 'contractType=OWN_CONTRACT'],
  users: ['status=ACTIVE', 'commercial=false', 'verified=true'],
  invoices: ['status=OVERDUE'],
  flatReviews: ['status=PENDING'],
  tenantReviews: ['status=PUBLISHED'],
  searches: ['empty=true', 'locale=de', 'source=MAP'],
  demand: [],
  helpRequests: ['status=OPEN', 'topic=BOOKING', 'locale=de'],
  reports: ['status=OPEN', 'subject=FLAT', 'ground=FRAUD', 'decision=KEPT'],
  mails: ['status=KEPT', 'kind=INVOICE_ISSUED', 'locale=de'],
  audit: ['action=USER_BLOCKED', 'subjectType=FLAT', 'subjectType=USER&subjectId=person-7'],
}
/** Some months: what an administrator narrows most lists to. */
const DAYS = 'from=2026-06-01&to=2026-08-31'
/** How many rows a list has for each flat. */
const SHARE: Partial<Record<string, number>> = {
  users: 0.1,
  demand: 0.1,
  audit: 0.5,
  helpRequests: 0.05,
  reports: 0.02,
  mails: 1,
}
/** A word that many rows have, a rare one, one that none has, two words, and a number. */
const SEARCHES = ['city', 'given77', 'nowhere', 'fam 12', '266']

/**
 * Every sort both ways, on the first page and far behind; filters and searches of each list; the search over all.
 * Sorts and searches in German too: titles, the order of letters and words of kinds depend on the reader.
 */
export function clicksOf(rows: number): Click[] {
  const lists: Omit<Click, 'effort'>[] = Object.entries(FILTERS).flatMap(([list, filters]) => {
    const pages = [1, 3].map((part) => ({
      list,
      what: `page at ${part}/4`,
      query: `page=${Math.floor((rows * part * (SHARE[list] ?? 0.5)) / 100)}`,
    }))
    const narrowed = [...filters, DAYS, ...filters.slice(0, 1).map((filter) => `${filter}&q=city`)]
    return [...pages, ...narrowed.map((query) => ({ list, what: query, query }))].map((click) => ({
      ...click,
      locale: 'en' as const,
    }))
  })
  return [...lists, ...readIn('en'), ...readIn('de')].map((click) => ({
    ...click,
    effort: effortOf(click.list, click.query),
  }))
}

/** What depends on the language of the reader. */
function readIn(locale: Locale): Omit<Click, 'effort'>[] {
  const lists = Object.keys(FILTERS) as AdminListName[]
  const sorts = lists.flatMap((list) =>
    columnsWith(ADMIN_LISTS[list], 'sorted').flatMap((sort) =>
      ['asc', 'desc'].map((dir) => ({
        list,
        what: `${sort} ${dir}`,
        query: `sort=${sort}&dir=${dir}`,
        locale,
      })),
    ),
  )
  const searches = [...lists, 'find'].flatMap((list) =>
    SEARCHES.map((q) => ({ list, what: `q=${q}`, query: `q=${encodeURIComponent(q)}`, locale })),
  )
  return [...sorts, ...searches]
}
