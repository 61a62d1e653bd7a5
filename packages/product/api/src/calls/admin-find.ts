import { call } from '../call.ts'
import type * as schema from '../schemas/admin-find.ts'

/** Finds people, flats, bookings, invoices, help requests and reports by words; at most five of each. */
export const findForAdmin = call<typeof schema.findForAdmin>('GET', '/admin/api/find')
/** Everything that the back office has about a person. */
export const getAdminPerson = call<typeof schema.getAdminPerson>('GET', '/admin/api/user/:id')
