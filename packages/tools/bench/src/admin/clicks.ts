import { ADMIN_SORTS } from '@domizil/domain'

/** One click of an administrator: its list, what it is, and the query it leads to. */
export interface Click {
  readonly list: string
  readonly what: string
  readonly query: string
  readonly isFile?: boolean
}

/** The lists that grow with the marketplace, with a filter of each. */
const FILTERS = {
  flats: 'status=INACTIVE',
  bookings: 'status=REQUESTED',
  users: 'status=ACTIVE',
  invoices: 'status=OVERDUE',
  flatReviews: 'status=PENDING',
  tenantReviews: 'status=PUBLISHED',
  searches: 'empty=true',
} as const
/** A word that many rows have, a rare one, one that none has, two words, and a number. */
const SEARCHES = ['city', 'given77', 'nowhere', 'fam 12', '266']

/** Every sort both ways, on the first page and far behind; a filter, searches and a file of each list. */
export function clicksOf(rows: number): Click[] {
  return Object.entries(FILTERS).flatMap(([list, filter]) => {
    const sorts = ADMIN_SORTS[list as keyof typeof FILTERS].flatMap((sort) =>
      ['asc', 'desc'].map((dir) => ({ list, what: `${sort} ${dir}`, query: `sort=${sort}&dir=${dir}` })),
    )
    const pages = [1, 3].map((part) => ({
      list,
      what: `page at ${part}/4`,
      query: `page=${Math.floor((rows * part) / 400 / (list === 'users' ? 10 : 2))}`,
    }))
    const searches = SEARCHES.map((q) => ({ list, what: `q=${q}`, query: `q=${encodeURIComponent(q)}` }))
    return [
      ...sorts,
      ...pages,
      { list, what: filter, query: filter },
      { list, what: `${filter}, searched`, query: `${filter}&q=city` },
      ...searches,
      { list, what: 'file, first bytes', query: '', isFile: true },
    ]
  })
}
