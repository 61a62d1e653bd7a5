import type { AdminListName, AuditSubject } from '@domizil/domain'
import type { PagePath } from './page-path.ts'
import { adminListPath, adminPath } from './pages.ts'

/** Something that the back office knows; `name` is its title, or its number as people know it. */
interface Subject {
  readonly id: string
  readonly name: string
}

const LISTS: Readonly<Record<AdminListName, PagePath>> = {
  flats: adminListPath('flats'),
  bookings: adminListPath('bookings'),
  users: adminListPath('users'),
  invoices: adminListPath('invoices'),
  flatReviews: adminListPath('flat-reviews'),
  tenantReviews: adminListPath('tenant-reviews'),
  searches: adminListPath('searches'),
  demand: adminPath({ tab: 'demand' }),
  helpRequests: adminPath({ tab: 'help' }),
  reports: adminPath({ tab: 'reports' }),
  mails: adminPath({ tab: 'mails' }),
  audit: adminPath({ tab: 'audit' }),
}

const PATHS: Partial<Record<AuditSubject, (subject: Subject) => PagePath>> = {
  USER: ({ id }) => adminListPath('users', { details: id }),
  FLAT: ({ id }) => adminListPath('flats', { review: Number(id) }),
  BOOKING: ({ id }) => adminListPath('bookings', { q: id, details: id }),
  INVOICE: ({ id, name }) => adminListPath('invoices', { q: name, details: id }),
  HELP_REQUEST: ({ id }) => adminPath({ tab: 'help', request: id }),
  LIST: ({ id }) => LISTS[id as AdminListName],
  REPORT: ({ id, name }) => adminPath({ tab: 'reports', q: name, status: '', details: id }),
}

/** Where the back office shows something; undefined for what has no page. */
export function pathInAdmin(kind: AuditSubject, subject: Subject): PagePath | undefined {
  return PATHS[kind]?.(subject)
}
