import { FormattedMessage } from 'react-intl'

/** Which bookings prevent the deletion of the account, and until when. */
export function RunningBookings({ bookings }: { bookings: readonly { id: string; text: string }[] }) {
  return (
    <>
      <FormattedMessage id="profile.delete.running" />
      <ul>
        {bookings.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  )
}
