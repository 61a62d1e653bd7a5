import type { Booking } from '@domizil/contract'
import { useShell } from '@domizil/remote-kit'
import { buttonClass } from '@domizil/ui/parts'
import { Link, useNavigate, useSearchParams } from '@domizil/ui/router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { FormattedMessage } from 'react-intl'
import { MessagesLink } from '../features/messages/messages-link.tsx'
import { ThreadDialog } from '../features/messages/thread-dialog.tsx'
import { changeRequestAtom, requestsAtom } from '../features/requests/requests-atoms.ts'
import { ReviewButton } from '../features/reviews/review-button.tsx'

/** What there is to do with a request beside deciding: reviewing the stay, writing to the other side, looking on. */
export function RequestExtras({ request }: { request: Booking }) {
  const change = useSetAtom(changeRequestAtom)
  const { id, review, role, status, flat } = request
  const leadsOn = role === 'TENANT' && status === 'BOOKING_CANCELED'

  return (
    <>
      <ReviewButton
        request={request}
        onWritten={() => review && change(id, { review: { ...review, canWrite: false } })}
      />
      {leadsOn && (
        <Link className={buttonClass()} to={`/search?q=${encodeURIComponent(flat.city)}`}>
          <FormattedMessage id="requests.similar" />
        </Link>
      )}
      <MessagesLink request={request} />
    </>
  )
}

/** The thread that the address names, over the page. */
export function OpenThread() {
  const change = useSetAtom(changeRequestAtom)
  const [search, setSearch] = useSearchParams()
  const { route } = useShell()
  const navigate = useNavigate()
  const id = Number(search.get('messages'))
  const request = useAtomValue(requestsAtom).find((one) => one.id === id)
  const handleRead = useCallback(
    (read: number, unreadMessages: number) => change(read, { unreadMessages }),
    [change],
  )
  if (!request) return null

  const handleClose = () => {
    // At once, and only then a step back: whoever presses twice goes back once.
    const { state } = route.get().location as { state: { isOpenedHere?: boolean } | null }
    setSearch({}, { replace: true })
    if (state?.isOpenedHere) void navigate(-1)
  }
  return <ThreadDialog key={id} request={request} onRead={handleRead} onClose={handleClose} />
}
