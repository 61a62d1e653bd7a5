import { type Static, Type } from 'typebox'
import { ADMIN_LISTS } from '../lists.ts'
import { rowOf } from './list-schemas.ts'

const Facts = Type.Record(Type.String(), Type.Unknown())
const NO_OTHERS = {} as const

/** A flat in the list of flats. */
export const AdminFlat = rowOf(ADMIN_LISTS.flats, NO_OTHERS)
export type AdminFlat = Static<typeof AdminFlat>

/** A booking in the list of bookings. */
export const AdminBooking = rowOf(ADMIN_LISTS.bookings, NO_OTHERS)
export type AdminBooking = Static<typeof AdminBooking>

/** A user in the list of users. */
export const AdminUser = rowOf(ADMIN_LISTS.users, NO_OTHERS)
export type AdminUser = Static<typeof AdminUser>

/** An invoice in the list of invoices. */
export const AdminInvoice = rowOf(ADMIN_LISTS.invoices, NO_OTHERS)
export type AdminInvoice = Static<typeof AdminInvoice>

/** A review of either kind; `tenant` is its subject, or its author if the flat is reviewed. */
export const AdminReview = rowOf(ADMIN_LISTS.flatReviews, {
  categories: Type.Record(Type.String(), Type.Integer()),
})
export type AdminReview = Static<typeof AdminReview>

/** A logged search, without its author. */
export const AdminSearch = rowOf(ADMIN_LISTS.searches, { filters: Facts })
export type AdminSearch = Static<typeof AdminSearch>

/** A search that found no flat, without its author and without contact data. Optional fields are null. */
export const AdminDemand = rowOf(ADMIN_LISTS.demand, NO_OTHERS)
export type AdminDemand = Static<typeof AdminDemand>

/** A help request. Optional fields are null. */
export const AdminHelpRequest = rowOf(ADMIN_LISTS.helpRequests, NO_OTHERS)
export type AdminHelpRequest = Static<typeof AdminHelpRequest>

/** A mail in the list of mails, without its text. */
export const AdminMail = rowOf(ADMIN_LISTS.mails, NO_OTHERS)
export type AdminMail = Static<typeof AdminMail>

/** An action of an administrator. */
export const AuditEntry = rowOf(ADMIN_LISTS.audit, { before: Facts, after: Facts })
export type AuditEntry = Static<typeof AuditEntry>
