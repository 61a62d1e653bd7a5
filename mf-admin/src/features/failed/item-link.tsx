import { Link } from '@domizil/app-kit/router'
import { adminListPath, flatPath, type PagePath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import { bookingAddress } from '../../lib/booking-address.ts'

const bookingPath = (item: string) => {
  const [id = ''] = item.split(' ')
  return bookingAddress(id)
}

/** The place of the item of a kind, if the back office has one. */
const PLACES: Readonly<Record<string, (item: string) => PagePath>> = {
  END_EXPIRED_BOOKINGS: bookingPath,
  ERASE_UNLOCKED_RECORDS: (item) => adminListPath('users', { q: item }),
  REMIND_OF_BOOKINGS: bookingPath,
  SYNC_CALENDARS: (item) => flatPath(Number(item)),
  TELL_OF_MESSAGES: bookingPath,
}

/** What a job could not work on, with a link to it where there is one. */
export function ItemLink({ kind, item }: { kind: string; item: string }) {
  const placeOf = PLACES[kind]
  const name = <FormattedMessage id="failed.item" values={{ item }} />

  return placeOf ? <Link to={placeOf(item)}>{name}</Link> : name
}
