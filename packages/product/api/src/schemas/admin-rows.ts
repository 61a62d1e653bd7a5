import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
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
import { Day, Id, Moment, orNull } from './parts.ts'

const Facts = Type.Record(Type.String(), Type.Unknown())

/** Euro with cents. */
const Amount = Type.Number()

export const AdminFlat = Type.Object({
  id: Id,
  /** The address of a small picture. */
  image: orNull(Type.String()),
  title: Type.String(),
  owner: Type.String(),
  ownerId: Type.String(),
  city: Type.String(),
  type: orNull(Type.Enum([...FLAT_TYPES])),
  size: orNull(Type.Number()),
  price: orNull(Type.Integer()),
  deposit: orNull(Type.Integer()),
  status: Type.Enum([...FLAT_STATUSES]),
  /** The quality score, 0 to 100. */
  score: Type.Integer(),
  /** How often somebody has asked for it. */
  requests: Type.Integer(),
  created: Moment,
  published: orNull(Moment),
  rejectionReason: orNull(Type.String()),
})
export type AdminFlat = Static<typeof AdminFlat>

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
  created: Moment,
})
export type AdminBooking = Static<typeof AdminBooking>

export const AdminUser = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** Whether they have confirmed their e-mail address; null where nobody is asked to. */
  verified: orNull(Type.Boolean()),
  city: orNull(Type.String()),
  flats: Type.Integer(),
  /** What they have asked for as tenants. */
  requests: Type.Integer(),
  /** What has been completed, on either side. */
  bookings: Type.Integer(),
  commercial: Type.Boolean(),
  lastLogin: Moment,
  created: Moment,
  status: Type.Enum([...USER_STATUSES]),
  blockedReason: orNull(Type.String()),
})
export type AdminUser = Static<typeof AdminUser>

export const AdminInvoice = Type.Object({
  id: Id,
  number: Type.String(),
  booking: Id,
  recipient: Type.String(),
  recipientId: Type.String(),
  issued: Day,
  due: Day,
  paid: orNull(Day),
  net: Amount,
  vat: Amount,
  gross: Amount,
  status: Type.Enum([...INVOICE_STATUSES]),
})
export type AdminInvoice = Static<typeof AdminInvoice>

/** Of both kinds: `tenant` is whom a landlord writes about, or who has stayed. */
export const AdminReview = Type.Object({
  id: Id,
  booking: Id,
  flat: Type.String(),
  flatId: Id,
  tenant: Type.String(),
  /** Empty once they have left. */
  author: Type.String(),
  rating: Type.Number(),
  /** The rating of each category. */
  categories: Type.Record(Type.String(), Type.Integer()),
  text: Type.String(),
  reply: orNull(Type.String()),
  status: Type.Enum([...REVIEW_STATUSES]),
  hiddenReason: orNull(Type.String()),
  created: Moment,
})
export type AdminReview = Static<typeof AdminReview>

/** A search as it was made. By whom is not kept. */
export const AdminSearch = Type.Object({
  id: Id,
  time: Moment,
  locale: Type.Enum([...LOCALES]),
  /** The words, or roughly where on the map. */
  place: orNull(Type.String()),
  filters: Facts,
  resultCount: Type.Integer(),
  /** In milliseconds. */
  duration: Type.Integer(),
  source: Type.Enum([...SEARCH_SOURCES]),
})
export type AdminSearch = Static<typeof AdminSearch>

/** What somebody needs help with. What may be left out is null. */
export const AdminHelpRequest = Type.Object({
  id: Id,
  time: Moment,
  reference: Type.String(),
  topic: Type.Enum([...HELP_TOPICS]),
  message: Type.String(),
  email: Type.String(),
  name: orNull(Type.String()),
  phone: orNull(Type.String()),
  /** As the asker says: neither has to exist. */
  flatId: orNull(Id),
  bookingId: orNull(Id),
  pageUrl: Type.String(),
  locale: Type.Enum([...LOCALES]),
  /** Null for whoever was not signed in. */
  userId: orNull(Type.String()),
  status: Type.Enum([...HELP_STATUSES]),
  /** Null while it is open. */
  closed: orNull(Moment),
  /** Who closed it; empty once they have left, null while it is open. */
  closedBy: orNull(Type.String()),
})
export type AdminHelpRequest = Static<typeof AdminHelpRequest>

export const AuditEntry = Type.Object({
  id: Id,
  time: Moment,
  /** Empty once they have left. */
  admin: Type.String(),
  adminId: Type.String(),
  action: Type.Enum([...AUDIT_ACTIONS]),
  subjectType: Type.Enum([...AUDIT_SUBJECTS]),
  subjectId: Type.String(),
  before: Facts,
  after: Facts,
  reason: orNull(Type.String()),
})
export type AuditEntry = Static<typeof AuditEntry>
