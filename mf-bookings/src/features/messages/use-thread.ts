import type { BookingMessage, BookingMessages } from '@domizil/api'
import { type Query, queryCacheOf, queryOf, useCommand, useQuery, useShell } from '@domizil/app-kit'
import { type OpenedThread, THREAD_CALLS } from './opened-thread.ts'
import { withLater, withMore } from './thread.ts'

type Key = Pick<OpenedThread, 'kind' | 'id'>

const threadQuery = ({ kind, id }: Key): Query<BookingMessages> => ({
  ...queryOf(THREAD_CALLS[kind].list, { params: { id }, query: {} }),
  merge: withLater,
})

/** The messages of a thread: loaded when the thread opens, and again when there are others. */
export function useThread({ kind, id }: Key) {
  const shell = useShell()
  const { run } = useCommand()
  const thread = useQuery(threadQuery({ kind, id }), { isLive: true })
  const change = (update: (before: BookingMessages) => BookingMessages) =>
    queryCacheOf(shell).setData(threadQuery({ kind, id }), update)

  const loadEarlier = (before: number) =>
    run(async () => {
      const asked = { params: { id }, query: { before } }
      const { items, hasEarlier } = await shell.send(THREAD_CALLS[kind].list, asked)
      change((shown) => ({ ...withMore(shown, items), hasEarlier }))
    })

  return {
    thread,
    /** Shows a message that has just been sent. */
    add: (message: BookingMessage) => change((shown) => withMore(shown, [message])),
    /** Loads the page before the first displayed message. */
    loadEarlier,
  }
}
