import type { Alert } from '@domizil/domain'
import { useSession } from '@domizil/app-kit'
import { CircleCheck } from '@domizil/ui/icons'
import { Button } from '@domizil/ui/parts'
import { FormattedMessage } from 'react-intl'
import styles from './saved-searches.module.css'

interface AlertSentProps {
  alert: Alert
  onList: () => void
  onClose: () => void
}

/** The confirmation of a saved search. */
export function AlertSent({ alert, onList, onClose }: AlertSentProps) {
  const session = useSession()
  const email = session.status === 'authenticated' ? session.user.email : ''

  return (
    <div className={styles.sent} role="status">
      <CircleCheck size={28} aria-hidden="true" />
      <h3>
        <FormattedMessage id="alertForm.sent" />
      </h3>
      <p>
        <FormattedMessage id={`alertForm.next.${alert}`} values={{ email }} />
      </p>
      <div className={styles.choices}>
        <Button onClick={onList}>
          <FormattedMessage id="saved.title" />
        </Button>
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="alertForm.back" />
        </Button>
      </div>
    </div>
  )
}
