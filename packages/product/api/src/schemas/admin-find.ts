import { ADMIN_FINDS, LOCALES } from '@domizil/domain'
import { type Static, type TSchema, Type } from 'typebox'
import type { CallSchema } from '../call.ts'
import {
  AdminBooking,
  AdminFlat,
  AdminHelpRequest,
  AdminInvoice,
  AdminReview,
  AdminUser,
  AuditEntry,
} from './admin-rows.ts'
import { AdminReport } from './content-report.ts'
import { lineWithin, orNull, PersonId } from './parts.ts'

/** Something that the search over the whole back office has found. */
const AdminFind = Type.Object({
  kind: Type.Enum([...ADMIN_FINDS]),
  id: Type.String(),
  /** Its name or number as people know it. */
  name: Type.String(),
  /** What tells it from others of its name; null without any. */
  hint: orNull(Type.String()),
})
export type AdminFind = Static<typeof AdminFind>

/** People, flats, bookings, invoices, help requests and reports with all of the words; at most five of each. */
export const findForAdmin = {
  query: Type.Object({ q: lineWithin({ min: 1, max: 200 }) }),
  response: Type.Array(AdminFind),
} satisfies CallSchema

/** The newest rows of a list that belong to a person, and how many there are. */
const newest = <Row extends TSchema>(row: Row) =>
  Type.Object({ total: Type.Integer(), items: Type.Array(row) })

/** Everything that the back office has about a person. */
export const AdminPerson = Type.Object({
  person: AdminUser,
  phone: orNull(Type.String()),
  company: orNull(Type.String()),
  /** Street, postcode, town and country as far as they are known. */
  address: orNull(Type.String()),
  locale: orNull(Type.Enum([...LOCALES])),
  flats: newest(AdminFlat),
  /** As a tenant. */
  requests: newest(AdminBooking),
  /** As a landlord. */
  lettings: newest(AdminBooking),
  invoices: newest(AdminInvoice),
  reviewsBy: newest(AdminReview),
  reviewsAbout: newest(AdminReview),
  reportsBy: newest(AdminReport),
  reportsAbout: newest(AdminReport),
  help: newest(AdminHelpRequest),
  /** What administrators did with the account. */
  audit: newest(AuditEntry),
})
export type AdminPerson = Static<typeof AdminPerson>

/** Everything that the back office has about a person. */
export const getAdminPerson = {
  params: Type.Object({ id: PersonId }),
  response: AdminPerson,
} satisfies CallSchema
