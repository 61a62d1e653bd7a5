export { endBookings, endExpiredWithin, listOverlapping, lockUserAndFlats } from './booking-end-repository.ts'
export {
  hasConfirmedBooking,
  hasRunningBooking,
  cancelRequests,
} from './booking-of-flat-repository.ts'
export { bookingNotFound, notYourTurn } from './booking-refusals.ts'
export {
  type BookingRow,
  countOffers,
  findBooking,
  insertBooking,
  lockBooking,
  selectWithParties,
  updateBooking,
} from './booking-repository.ts'
export {
  addressOf,
  type DocumentSource,
  flatAddressOf,
  isGermanFlat,
  landlordAddressOf,
  landlordNameOf,
  selectForDocument,
  tenantNameOf,
} from './document-source.ts'
export { hasEndedBy, isRepeated, roleIn, stateOf, stepOf, type Transition } from './booking-transition.ts'
export { END_EXPIRED_BOOKINGS, endExpiredBookings, endIfExpired } from './end-expired.ts'
export { recordEvents } from './record-events.ts'
export { restoreRequests } from './restore-requests.ts'
export { remindParties } from './remind-parties.ts'
export { REMIND_OF_BOOKINGS } from './remind-parties.ts'
export { aboutBooking } from './booking-subject.ts'
export { insertAttachment, type NewAttachment } from './insert-attachment.ts'
