import { type BookingMessage, listMessages } from '@domizil/contract'
import { messageOf, useShell } from '@domizil/remote-kit'
import { useCallback, useEffect, useState } from 'react'
import { type Thread, withLater, withMore } from './thread.ts'

/** How often an open thread looks for what the other side has written meanwhile. */
const LOOK_AGAIN_MS = 15_000

type Update = (before: Thread) => Thread

/** The messages of a booking: loaded when the thread opens, and looked for again while it is open and seen. */
export function useThread(id: number) {
  const shell = useShell()
  const [thread, setThread] = useState<Thread>({ status: 'loading' })
  const look = useCallback(
    (signal?: AbortSignal): Promise<Update> =>
      shell.send(listMessages, { params: { id }, query: {} }, signal && { signal }).then(
        (page) => (before) => withLater(before, page),
        (error: unknown) => (signal?.aborted ? asItIs : afterFailure(messageOf(error))),
      ),
    [shell, id],
  )

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = () => look(signal).then((update) => !signal.aborted && setThread(update))
    void show()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void show()
    }, LOOK_AGAIN_MS)

    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [look])

  async function loadEarlier(before: number): Promise<void> {
    try {
      const { items, hasEarlier } = await shell.send(listMessages, { params: { id }, query: { before } })
      setThread((shown) => {
        const all = withMore(shown, items)
        return all.status === 'loaded' ? { ...all, hasEarlier } : all
      })
    } catch (error) {
      shell.notify({ kind: 'error', message: messageOf(error) })
    }
  }

  return {
    thread,
    retry: () => {
      setThread({ status: 'loading' })
      void look().then(setThread)
    },
    /** Shows a message that has just been sent. */
    add: (message: BookingMessage) => setThread((before) => withMore(before, [message])),
    /** Loads what was written before the first message that is shown. */
    loadEarlier,
  }
}

/** What is there stays: the next look may find more. */
function afterFailure(message: string): Update {
  return (thread) => (thread.status === 'loaded' ? thread : { status: 'failed', message })
}

const asItIs: Update = (thread) => thread
