import { CircleCheck } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { myRequestsPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import styles from './request-dialog.module.css'

interface SentNoticeProps {
  landlord: string
  /** In a dialog the link replaces the history entry, so that Back does not open the dialog again. */
  replace?: boolean
}

/** The confirmation of a sent request: the next steps, and a link to it. */
export function SentNotice({ landlord, replace = false }: SentNoticeProps) {
  return (
    <div className={styles.sent} role="status">
      <CircleCheck size={28} aria-hidden="true" />
      <h3>
        <FormattedMessage id="sent.title" />
      </h3>
      <p>
        <FormattedMessage id="sent.next" values={{ landlord }} />
      </p>
      <Link
        replace={replace}
        className={buttonClass({ variant: 'primary', block: true })}
        to={myRequestsPath()}
      >
        <FormattedMessage id="sent.follow" />
      </Link>
    </div>
  )
}
