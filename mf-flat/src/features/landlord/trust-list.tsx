import type { PublicFlat } from '@domizil/api'
import { isGermanAddress, shownResponseTime } from '@domizil/domain'
import { CircleCheck, Clock, KeyRound } from '@domizil/ui/icons'
import { FormattedMessage } from 'react-intl'
import styles from './landlord.module.css'

/** What is known of the landlord from their bookings, and what of the flat's address has been checked. */
export function TrustList({
  flat: { landlord, location },
}: {
  flat: Pick<PublicFlat, 'landlord' | 'location'>
}) {
  const { responseHours, stays } = landlord
  // Elsewhere the place may rest on a pin alone.
  const isPlaceChecked = isGermanAddress(location)
  if (responseHours === null && stays === 0 && !isPlaceChecked) return null

  return (
    <ul className={styles.trust}>
      {responseHours !== null && (
        <li>
          <Clock size={15} aria-hidden="true" />
          <FormattedMessage id="landlord.answers" values={shownResponseTime(responseHours)} />
        </li>
      )}
      {stays > 0 && (
        <li>
          <KeyRound size={15} aria-hidden="true" />
          <FormattedMessage id="landlord.stays" values={{ count: stays }} />
        </li>
      )}
      {isPlaceChecked && (
        <li>
          <CircleCheck size={15} aria-hidden="true" />
          <FormattedMessage id="landlord.placeChecked" />
        </li>
      )}
    </ul>
  )
}
