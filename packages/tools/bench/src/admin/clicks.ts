import { ADMIN_SORTS, type Locale } from '@domizil/domain'

/** One click of an administrator: its list, what it is, and the query it leads to. */
export interface Click {
  readonly list: string
  readonly what: string
  readonly query: string
  readonly locale: Locale
  readonly isFile?: boolean
}

/** Every filter of each list, one value of each. */
const FILTERS: Readonly<Record<keyof typeof ADMIN_SORTS, readonly string[]>> = {
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
 * Every sort both ways, on the first page and far behind; filters, searches and a file of each list; the search over all.
 * Sorts and searches in German too: titles, the order of letters and words of kinds depend on the reader.
 */
export function clicksOf(rows: number): Click[] {
  const lists = Object.entries(FILTERS).flatMap(([list, filters]) => {
    const pages = [1, 3].map((part) => ({
      list,
      what: `page at ${part}/4`,
      query: `page=${Math.floor((rows * part * (SHARE[list] ?? 0.5)) / 100)}`,
    }))
    const narrowed = [...filters, DAYS, ...filters.slice(0, 1).map((filter) => `${filter}&q=city`)]
    return [
      ...pages,
      ...narrowed.map((query) => ({ list, what: query, query })),
      { list, what: 'file, first bytes', query: '', isFile: true },
    ].map((click) => ({ ...click, locale: 'en' as const }))
  })
  return [...lists, ...readIn('en'), ...readIn('de')]
}

/** What depends on the language of the reader. */
function readIn(locale: Locale): Click[] {
  const lists = Object.keys(FILTERS) as (keyof typeof FILTERS)[]
  const sorts = lists.flatMap((list) =>
    ADMIN_SORTS[list].flatMap((sort) =>
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
