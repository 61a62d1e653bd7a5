import { day, deadline, defineMail, maybe, text, written } from '../../infrastructure/mail/index.ts'
import { aboutBooking } from './booking-subject.ts'

/** An administrator cancels. */
export const bookingCanceled = defineMail('BOOKING_CANCELED', {
  about: aboutBooking,
  values: { reason: maybe(text), freed: maybe(text), elsewhere: maybe(text) },
})

/** A confirmed booking has ended without an answer. */
export const bookingExpired = defineMail('BOOKING_EXPIRED', {
  about: aboutBooking,
  values: { freed: maybe(text) },
})

/** A booking waits for the recipient and soon ends by itself. */
export const bookingExpiring = defineMail('BOOKING_EXPIRING', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** The other party cancels. */
export const canceledByOther = defineMail('CANCELED_BY_OTHER', {
  about: aboutBooking,
  values: { reason: maybe(written), freed: maybe(text) },
})

/** The other party confirms the file that was signed by hand. */
export const contractConfirmed = defineMail('CONTRACT_CONFIRMED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** The other party does not sign. */
export const contractDeclined = defineMail('CONTRACT_DECLINED', {
  about: aboutBooking,
  values: { reason: maybe(written) },
})

/** The contract can be signed. */
export const contractOffered = defineMail('CONTRACT_OFFERED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** The contract has been open for two weeks. */
export const contractReminder = defineMail('CONTRACT_REMINDER', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** Another contract replaces the one that was offered. */
export const contractReplaced = defineMail('CONTRACT_REPLACED', {
  about: aboutBooking,
  values: { replaced: maybe(day), deadline: maybe(deadline) },
})

/** The other party has signed. */
export const contractSigned = defineMail('CONTRACT_SIGNED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** A contract in written form, which is printed and signed by hand. */
export const contractToPrint = defineMail('CONTRACT_TO_PRINT', {
  about: aboutBooking,
  values: { replaced: maybe(day) },
})

/** The file of a contract that was signed by hand. */
export const contractUploaded = defineMail('CONTRACT_UPLOADED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline), replaced: maybe(day) },
})

/** To the tenant: the flat is no longer listed. */
export const flatWithdrawn = defineMail('FLAT_WITHDRAWN', { about: aboutBooking })

/** To the tenant: the landlord approves. */
export const landlordApproved = defineMail('LANDLORD_APPROVED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** To the tenant: the landlord declines. */
export const landlordDeclined = defineMail('LANDLORD_DECLINED', {
  about: aboutBooking,
  values: { reason: maybe(written) },
})

/** To the tenant: the platform has removed the landlord's offers. Why is between the platform and the landlord. */
export const offerRemoved = defineMail('OFFER_REMOVED', { about: aboutBooking })

/** A request has ended without an answer. */
export const requestExpired = defineMail('REQUEST_EXPIRED', { about: aboutBooking })

/** To the landlord: a new request. */
export const requestReceived = defineMail('REQUEST_RECEIVED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** To both parties: the flat is listed again, and with it the request. */
export const requestRestored = defineMail('REQUEST_RESTORED', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** To the tenant: the receipt of a request. */
export const requestSent = defineMail('REQUEST_SENT', {
  about: aboutBooking,
  values: { deadline: maybe(deadline) },
})

/** To the landlord: the tenant withdraws before both have agreed. */
export const requestWithdrawn = defineMail('REQUEST_WITHDRAWN', {
  about: aboutBooking,
  values: { reason: maybe(written) },
})

/** To the tenant: another request was confirmed. */
export const reservedForAnother = defineMail('RESERVED_FOR_ANOTHER', { about: aboutBooking })

/** To the landlord: the tenant confirms. */
export const tenantApproved = defineMail('TENANT_APPROVED', { about: aboutBooking })

/** To the landlord: the tenant does not confirm. */
export const tenantDeclined = defineMail('TENANT_DECLINED', {
  about: aboutBooking,
  values: { reason: maybe(written) },
})

/** To the landlord: the platform has blocked the tenant. Why is between the platform and the tenant. */
export const tenantRemoved = defineMail('TENANT_REMOVED', {
  about: aboutBooking,
  values: { freed: maybe(text) },
})
