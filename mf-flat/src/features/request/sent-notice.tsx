import type { Booking } from '@domizil/api'
import { formatDay } from '@domizil/domain'
import { CircleCheck } from '@domizil/ui/icons'
import { buttonClass } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { myRequestsPath } from '@domizil/links'
import { FormattedMessage } from 'react-intl'
import styles from './request-dialog.module.css'

interface SentNoticeProps {
  landlord: string
  /** A request of an earlier visit, instead of one that was just sent. */
  earlier?: Booking | undefined
  /** In a dialog the link replaces the history entry, so that Back does not open the dialog again. */
  replace?: boolean
}

/** The confirmation of a sent request: the next steps, and a link to it. */
export function SentNotice({ landlord, earlier, replace = false }: SentNoticeProps) {
  return (
    <div className={styles.sent} role="status">
      <CircleCheck size={28} aria-hidden="true" />
      <h3>
        <FormattedMessage id={earlier ? 'sent.earlier.title' : 'sent.title'} />
      </h3>
      <p>
        {earlier ? (
          <FormattedMessage
            id="sent.earlier"
            values={{ from: formatDay(earlier.startDate), to: formatDay(earlier.endDate) }}
          />
        ) : (
          <FormattedMessage id="sent.next" values={{ landlord }} />
        )}
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
