import type { BookingMessage } from '@domizil/api'
import { isApiError, useShell } from '@domizil/app-kit'
import { useEffect } from 'react'
import { type OpenedThread, THREAD_CALLS } from './opened-thread.ts'

interface Reading {
  thread: OpenedThread
  messages: readonly BookingMessage[]
  /** Called with the remaining number. Must be stable between renders. */
  onRead: (id: number, unread: number) => void
}

/** Marks messages as read whenever new ones of the other party are displayed. */
export function useMarkRead({ thread: { kind, id, role }, messages, onRead }: Reading): void {
  const shell = useShell()
  const lastId = messages.findLast(({ author }) => author !== role)?.id

  useEffect(() => {
    if (lastId === undefined) return
    shell.send(THREAD_CALLS[kind].markRead, { params: { id }, body: { lastId } }).then(
      ({ count }) => onRead(id, count),
      (error: unknown) => {
        // They stay unread and are marked the next time.
        if (!isApiError(error)) throw error
      },
    )
  }, [shell, kind, id, lastId, onRead])
}
