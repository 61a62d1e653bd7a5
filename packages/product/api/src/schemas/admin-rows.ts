import {
  BOOKING_STATUSES,
  CANCEL_REASONS,
  CONTRACT_TYPES,
  FLAT_STATUSES,
  FLAT_TYPES,
  HELP_STATUSES,
  HELP_TOPICS,
  INVOICE_STATUSES,
  LOCALES,
  REVIEW_STATUSES,
  SEARCH_SOURCES,
  USER_STATUSES,
} from '@domizil/domain'
import { type Static, Type } from 'typebox'
import { Day, Id, LocaleCode, Moment, orNull } from './parts.ts'

const Facts = Type.Record(Type.String(), Type.Unknown())

/** Euros with cents. */
const Amount = Type.Number()

/** A flat in the list of flats. */
export const AdminFlat = Type.Object({
  id: Id,
  /** The URL of a small picture. */
  image: orNull(Type.String()),
  title: Type.String(),
  owner: Type.String(),
  ownerId: Type.String(),
  /** The language in which the owner is sent an administrator's words. */
  ownerLocale: LocaleCode,
  city: Type.String(),
  type: orNull(Type.Enum([...FLAT_TYPES])),
  size: orNull(Type.Number()),
  price: orNull(Type.Integer()),
  deposit: orNull(Type.Integer()),
  status: Type.Enum([...FLAT_STATUSES]),
  /** The quality score, 0 to 100. */
  score: Type.Integer(),
  /** The number of booking requests. */
  requests: Type.Integer(),
  created: Moment,
  published: orNull(Moment),
  /** Since when it has waited for a review; null if it does not. */
  waiting: orNull(Moment),
  rejectionReason: orNull(Type.String()),
  /** When texts, pictures or price last changed without a review; null if none did. */
  changedSinceReview: orNull(Moment),
})
export type AdminFlat = Static<typeof AdminFlat>

/** A booking in the list of bookings. */
export const AdminBooking = Type.Object({
  id: Id,
  flat: Type.String(),
  flatId: Id,
  landlord: Type.String(),
  landlordId: Type.String(),
  tenant: Type.String(),
  tenantId: Type.String(),
  startDate: Day,
  endDate: Day,
  total: Type.Integer(),
  contractType: orNull(Type.Enum([...CONTRACT_TYPES])),
  status: Type.Enum([...BOOKING_STATUSES]),
  cancelReason: orNull(Type.Enum([...CANCEL_REASONS])),
  expiresAt: orNull(Moment),
  lastActivity: Moment,
  /** The number of its invoice; null without one. */
  invoice: orNull(Type.String()),
  created: Moment,
})
export type AdminBooking = Static<typeof AdminBooking>

/** A user in the list of users. */
export const AdminUser = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** Whether the e-mail address is confirmed; null if confirmations are disabled. */
  verified: orNull(Type.Boolean()),
  city: orNull(Type.String()),
  flats: Type.Integer(),
  /** The number of requests as a tenant. */
  requests: Type.Integer(),
  /** The number of completed bookings, on either side. */
  bookings: Type.Integer(),
  commercial: Type.Boolean(),
  lastLogin: Moment,
  created: Moment,
  status: Type.Enum([...USER_STATUSES]),
  blockedReason: orNull(Type.String()),
  /** The language in which the user is sent an administrator's words. */
  locale: LocaleCode,
})
export type AdminUser = Static<typeof AdminUser>

/** An invoice in the list of invoices. */
export const AdminInvoice = Type.Object({
  id: Id,
  number: Type.String(),
  booking: Id,
  recipient: Type.String(),
  recipientId: Type.String(),
  issued: Day,
  due: Day,
  paid: orNull(Day),
  /** The number of the credit note that takes it back. */
  creditNote: orNull(Type.String()),
  net: Amount,
  vat: Amount,
  gross: Amount,
  status: Type.Enum([...INVOICE_STATUSES]),
})
export type AdminInvoice = Static<typeof AdminInvoice>

/** A review of either kind; `tenant` is its subject, or its author if the flat is reviewed. */
export const AdminReview = Type.Object({
  id: Id,
  booking: Id,
  flat: Type.String(),
  flatId: Id,
  tenant: Type.String(),
  /** Empty for a deleted account. */
  author: Type.String(),
  rating: Type.Number(),
  /** The rating by category. */
  categories: Type.Record(Type.String(), Type.Integer()),
  text: Type.String(),
  reply: orNull(Type.String()),
  status: Type.Enum([...REVIEW_STATUSES]),
  hiddenReason: orNull(Type.String()),
  created: Moment,
})
export type AdminReview = Static<typeof AdminReview>

/** A logged search, without its author. */
export const AdminSearch = Type.Object({
  id: Id,
  time: Moment,
  locale: Type.Enum([...LOCALES]),
  /** The search text, or the approximate area of the map. */
  place: orNull(Type.String()),
  filters: Facts,
  resultCount: Type.Integer(),
  /** In milliseconds. */
  duration: Type.Integer(),
  source: Type.Enum([...SEARCH_SOURCES]),
})
export type AdminSearch = Static<typeof AdminSearch>

/** A search that found no flat, without its author and without contact data. Optional fields are null. */
export const AdminDemand = Type.Object({
  id: Id,
  time: Moment,
  /** The searched place, or the middle of the map. */
  place: orNull(Type.String()),
  months: orNull(Type.Integer()),
  priceMax: orNull(Type.Integer()),
  /** Bedrooms, at least. */
  rooms: orNull(Type.Integer()),
  message: orNull(Type.String()),
  /** The number of people who search in this place. */
  count: Type.Integer(),
})
export type AdminDemand = Static<typeof AdminDemand>

/** A help request. Optional fields are null. */
export const AdminHelpRequest = Type.Object({
  id: Id,
  time: Moment,
  reference: Type.String(),
  topic: Type.Enum([...HELP_TOPICS]),
  message: Type.String(),
  email: Type.String(),
  name: orNull(Type.String()),
  phone: orNull(Type.String()),
  /** As entered: it need not exist. */
  flatId: orNull(Id),
  bookingId: orNull(Id),
  pageUrl: Type.String(),
  locale: Type.Enum([...LOCALES]),
  /** Null for an anonymous visitor. */
  userId: orNull(Type.String()),
  status: Type.Enum([...HELP_STATUSES]),
  /** Null while it is open. */
  closed: orNull(Moment),
  /** The administrator; empty for a deleted account, null while it is open. */
  closedBy: orNull(Type.String()),
  /** The administrator who looks after it; null without one. */
  assignee: orNull(Type.String()),
  /** The first reply, or the closing without one; null before. */
  answered: orNull(Moment),
  /** Whether an administrator has begun it by a message. */
  fromTeam: Type.Boolean(),
})
export type AdminHelpRequest = Static<typeof AdminHelpRequest>
