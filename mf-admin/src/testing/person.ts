import type { AdminPerson } from '@domizil/api'
import { anAdminBooking, anAdminFlat, anAdminUser } from './rows.ts'

const NONE = { total: 0, items: [] }

/** Everything about a person; a test names only what it is about. */
export function anAdminPerson(change: Partial<AdminPerson> = {}): AdminPerson {
  return {
    person: anAdminUser({ id: 'otto', name: 'Otto Owner', email: 'otto@domizil.example' }),
    phone: '+493012345',
    company: null,
    address: 'Weg 1, 10119 Berlin, DE',
    locale: 'de',
    flats: { total: 12, items: [anAdminFlat()] },
    requests: NONE,
    lettings: { total: 1, items: [anAdminBooking()] },
    invoices: NONE,
    reviewsBy: NONE,
    reviewsAbout: NONE,
    reportsBy: NONE,
    reportsAbout: NONE,
    help: NONE,
    audit: NONE,
    ...change,
  }
}
