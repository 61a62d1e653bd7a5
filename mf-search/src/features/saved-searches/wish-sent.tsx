import type { Alert } from '@domizil/domain'
import { useSession } from '@domizil/app-kit'
import { CircleCheck } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './saved-searches.module.css'

interface WishSentProps {
  alert: Alert
  onList: () => void
  onClose: () => void
}

/** The search is kept: what comes next, and where to find it again. */
export function WishSent({ alert, onList, onClose }: WishSentProps) {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''

  return (
    <div className={styles.sent} role="status">
      <CircleCheck size={28} aria-hidden="true" />
      <h3>
        <FormattedMessage id="wish.sent" />
      </h3>
      <p>
        <FormattedMessage id={`wish.next.${alert}`} values={{ email }} />
      </p>
      <div className={styles.choices}>
        <Button onClick={onList}>
          <FormattedMessage id="saved.title" />
        </Button>
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="wish.back" />
        </Button>
      </div>
    </div>
  )
}
