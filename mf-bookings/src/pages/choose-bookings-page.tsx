import { listLandlordBookings, listLandlordQuestions } from '@domizil/api'
import { queryOf } from '@domizil/app-kit'
import { LandlordBookings } from './landlord-bookings.tsx'

const ALL_REQUESTS = queryOf(listLandlordBookings, {})
const ALL_QUESTIONS = queryOf(listLandlordQuestions, {})

/** The requests for all flats of a landlord, and the questions about them; a flat is a filter. */
export function ChooseBookingsPage() {
  return <LandlordBookings requests={ALL_REQUESTS} questions={ALL_QUESTIONS} />
}
