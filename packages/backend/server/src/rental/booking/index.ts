export { endBookings, endExpiredWithin, listDisplaced } from './booking-end-repository.ts'
export {
  countLandlordTurns,
  hasConfirmedBooking,
  hasRunningBooking,
  listLandlordTurns,
  withdrawRequests,
} from './booking-of-flat-repository.ts'
export { bookingNotFound, notYourTurn } from './booking-refusals.ts'
export {
  type BookingRow,
  countOffers,
  findBooking,
  insertBooking,
  lockBooking,
  updateBooking,
} from './booking-repository.ts'
export { stateOf } from './booking-state.ts'
export { hasEndedBy, isRepeated, roleIn, stepOf, type Turn } from './booking-turn.ts'
export { contractNumber } from './contract-number.ts'
export { END_EXPIRED_BOOKINGS, endExpiredBookings, endIfExpired } from './end-expired.ts'
export { lockPerson } from './lock-person.ts'
export { recordEvents } from './record-events.ts'
export { remindParties } from './remind-parties.ts'
export { REMIND_OF_BOOKINGS } from './remind-parties.ts'
