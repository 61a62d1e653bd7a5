import type { Booking } from '@domizil/api'
import { useShell } from '@domizil/app-kit'
import { buttonClass } from '@domizil/ui/parts'
import { Link, useNavigate, useSearchParams } from '@domizil/app-kit/router'
import { searchPath } from '@domizil/links'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { MessagesLink } from '../features/messages/messages-link.tsx'
import { ThreadDialog } from '../features/messages/thread-dialog.tsx'
import { useRequest, useRequestChanges } from '../features/requests/requests-query.ts'
import { ReviewButton } from '../features/reviews/review-button.tsx'

/** Further actions of a request: review the stay, send messages, search for other flats. */
export function RequestExtras({ request }: { request: Booking }) {
  const { change } = useRequestChanges()
  const { id, review, role, status, flat } = request
  const leadsOn = role === 'TENANT' && status === 'BOOKING_CANCELED'

  return (
    <>
      <ReviewButton
        request={request}
        onWritten={() => review && change(id, { review: { ...review, canWrite: false } })}
      />
      {leadsOn && (
        <Link className={buttonClass()} to={searchPath({ term: flat.city })}>
          <FormattedMessage id="requests.similar" />
        </Link>
      )}
      <MessagesLink request={request} />
    </>
  )
}

/** The thread in the URL, as a dialog over the page. */
export function OpenThread() {
  const { change } = useRequestChanges()
  const [search, setSearch] = useSearchParams()
  const { route } = useShell()
  const navigate = useNavigate()
  const id = Number(search.get('messages'))
  const request = useRequest(id)
  const handleRead = useCallback(
    (read: number, unreadMessages: number) => change(read, { unreadMessages }),
    [change],
  )
  if (!request) return null

  const handleClose = () => {
    // Replaced first, then one step back: a double click goes back once.
    const { state } = route.get().location as { state: { isOpenedHere?: boolean } | null }
    setSearch({}, { replace: true })
    if (state?.isOpenedHere) void navigate(-1)
  }
  return <ThreadDialog key={id} request={request} onRead={handleRead} onClose={handleClose} />
}
