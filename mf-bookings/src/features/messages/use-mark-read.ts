import { type Booking, type BookingMessage, markMessagesRead } from '@domizil/api'
import { isApiError, useShell } from '@domizil/app-kit'
import { useEffect } from 'react'

interface Reading {
  request: Booking
  messages: readonly BookingMessage[]
  /** Called with the remaining number. Must be stable between renders. */
  onRead: (id: number, unread: number) => void
}

/** Marks messages as read whenever new ones of the other party are displayed. */
export function useMarkRead({ request: { id, role }, messages, onRead }: Reading): void {
  const shell = useShell()
  const lastId = messages.findLast(({ author }) => author !== role)?.id

  useEffect(() => {
    if (lastId === undefined) return
    shell.send(markMessagesRead, { params: { id }, body: { lastId } }).then(
      ({ count }) => onRead(id, count),
      (error: unknown) => {
        // They stay unread and are marked the next time.
        if (!isApiError(error)) throw error
      },
    )
  }, [shell, id, lastId, onRead])
}
