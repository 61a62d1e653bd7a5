import { type Booking, type BookingMessage, markMessagesRead } from '@domizil/api'
import { isApiError, useShell } from '@domizil/app-kit'
import { useEffect } from 'react'

interface Reading {
  request: Booking
  messages: readonly BookingMessage[]
  /** Tells how many are left. Keep it the same between renders. */
  onRead: (id: number, unread: number) => void
}

/** Says how far the reader has read, for every message of the other side that is shown anew. */
export function useMarkRead({ request: { id, role }, messages, onRead }: Reading): void {
  const shell = useShell()
  const lastId = messages.findLast(({ author }) => author !== role)?.id

  useEffect(() => {
    if (lastId === undefined) return
    shell.send(markMessagesRead, { params: { id }, body: { lastId } }).then(
      ({ count }) => onRead(id, count),
      (error: unknown) => {
        // Then it stays unread, and is marked the next time.
        if (!isApiError(error)) throw error
      },
    )
  }, [shell, id, lastId, onRead])
}
