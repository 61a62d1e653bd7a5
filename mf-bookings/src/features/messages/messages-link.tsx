import type { Booking } from '@domizil/api'
import { MessageSquare } from '@domizil/ui/icons'
import { buttonClass, classes } from '@domizil/ui/parts'
import { Link } from '@domizil/app-kit/router'
import { FormattedMessage } from 'react-intl'
import styles from './messages.module.css'

/** Opens the messages of a booking: they have an address, so that mails can link to them and Back closes them. */
export function MessagesLink({ request: { id, unreadMessages } }: { request: Booking }) {
  return (
    <Link
      className={classes(buttonClass(), unreadMessages > 0 && styles.unread)}
      to={{ search: `?messages=${id}` }}
      state={{ isOpenedHere: true }}
    >
      <MessageSquare size={16} aria-hidden="true" />
      <FormattedMessage
        id={unreadMessages > 0 ? 'messages.unread' : 'messages.open'}
        values={{ count: unreadMessages }}
      />
    </Link>
  )
}
