import { useSay } from '@domizil/app-kit'
import { MessageSquare } from '@domizil/ui/icons'
import { buttonClass, classes } from '@domizil/ui/parts'
import { Link, useSearchParams } from '@domizil/app-kit/router'
import styles from './messages.module.css'

interface MessagesLinkProps {
  /** The name of the thread in the address: `messages` is that of a booking. */
  thread?: 'messages' | 'question'
  /** The id of the booking or the question. */
  id: number
  unreadMessages: number
}

/** Opens a thread: it has an address, so that mails can link to it and Back closes it. */
export function MessagesLink({ thread = 'messages', id, unreadMessages }: MessagesLinkProps) {
  const say = useSay()
  const [search] = useSearchParams()
  const opened = new URLSearchParams(search)
  opened.set(thread, String(id))

  return (
    <Link
      className={classes(buttonClass(), unreadMessages > 0 && styles.unread)}
      to={{ search: `?${opened}` }}
      state={{ isOpenedHere: true }}
    >
      <MessageSquare size={16} />
      {say(unreadMessages > 0 ? 'messages.unread' : 'messages.open', { count: unreadMessages })}
    </Link>
  )
}
