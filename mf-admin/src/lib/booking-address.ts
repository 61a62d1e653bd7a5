import { adminListPath } from '@domizil/links'

/** The details of a booking over the list. What has the number itself comes first in it. */
export const bookingAddress = (id: number | string) =>
  adminListPath('bookings', { q: String(id), details: String(id) })
