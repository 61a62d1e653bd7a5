import { get } from '../call.ts'
import type * as schema from '../schemas/admin-find.ts'

/** Finds people, flats, bookings, invoices, help requests and reports by words; at most five of each. */
export const findForAdmin = get<typeof schema.findForAdmin>('/admin/api/find')
/** Everything that the back office has about a person. */
export const getAdminPerson = get<typeof schema.getAdminPerson>('/admin/api/user/:id')
