import { BOOKING_LIST } from '../features/bookings/booking-list.tsx'
import { ListPage } from '../lib/list/list-page.tsx'

export function BookingsPage() {
  return <ListPage list={BOOKING_LIST} />
}
