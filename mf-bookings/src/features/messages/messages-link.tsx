import type { Booking } from '@domizil/contract'
import { MessageSquare } from '@domizil/ui/icons'
import { buttonClass, CountBadge } from '@domizil/ui/parts'
import { Link } from '@domizil/ui/router'
import { FormattedMessage, useIntl } from 'react-intl'

/** Opens the thread of a booking: it has an address, so that a mail can lead to it and Back closes it. */
export function MessagesLink({ request: { id, unreadMessages } }: { request: Booking }) {
  const intl = useIntl()

  return (
    <Link className={buttonClass()} to={{ search: `?messages=${id}` }} state={{ isOpenedHere: true }}>
      <MessageSquare size={16} aria-hidden="true" />
      <FormattedMessage id="messages.open" />
      <CountBadge
        count={unreadMessages}
        label={intl.formatMessage({ id: 'messages.unread' }, { count: unreadMessages })}
      />
    </Link>
  )
}
