import { useCounters } from '@domizil/app-kit'
import { Link } from '@domizil/app-kit/router'
import { useToday } from '@domizil/app-kit/today'
import { formatDay, isConfirmed } from '@domizil/domain'
import { myRequestsPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import styles from './request.module.css'

/** Tells the tenant of a running or coming stay in this flat that its days are taken by themselves. */
export function OwnStay({ flatId }: { flatId: number }) {
  const today = useToday()
  const { tenantRequests } = useCounters()
  const stay = tenantRequests.find(
    ({ flat, status, endDate }) => flat.id === flatId && isConfirmed(status) && endDate >= today,
  )
  if (!stay) return null

  return (
    <p className={styles.note} role="note">
      <FormattedMessage
        id="stay.own"
        values={{
          from: formatDay(stay.startDate),
          to: formatDay(stay.endDate),
          link: (text) => <Link to={myRequestsPath()}>{text}</Link>,
        }}
      />
    </p>
  )
}
