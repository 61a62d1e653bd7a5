import { type BookingMessage, type BookingMessages, listMessages } from '@domizil/api'
import { messageOf, type Query, queryCacheOf, queryOf, useQuery, useShell } from '@domizil/app-kit'
import { useEffect } from 'react'
import { withLater, withMore } from './thread.ts'

/** The polling interval of an open thread. */
const LOOK_AGAIN_MS = 15_000

const threadQuery = (id: number): Query<BookingMessages> => ({
  ...queryOf(listMessages, { params: { id }, query: {} }),
  merge: withLater,
})

/** The messages of a booking: loaded when the thread opens, and polled while it is open and visible. */
export function useThread(id: number) {
  const shell = useShell()
  const thread = useQuery(threadQuery(id))
  const { refetch } = thread
  const change = (update: (before: BookingMessages) => BookingMessages) =>
    queryCacheOf(shell).setData(threadQuery(id), update)

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch({ isInBackground: true })
    }, LOOK_AGAIN_MS)

    return () => clearInterval(timer)
  }, [refetch])

  async function loadEarlier(before: number): Promise<void> {
    try {
      const { items, hasEarlier } = await shell.send(listMessages, { params: { id }, query: { before } })
      change((shown) => ({ ...withMore(shown, items), hasEarlier }))
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    }
  }

  return {
    thread,
    /** Shows a message that has just been sent. */
    add: (message: BookingMessage) => change((shown) => withMore(shown, [message])),
    /** Loads the page before the first displayed message. */
    loadEarlier,
  }
}
