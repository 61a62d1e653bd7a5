import { readRevision } from '@domizil/api'
import { settable } from '@domizil/app-kit/readable'
import type { ShellApi } from '@domizil/shell-api'

/** What changes is shown within ten seconds: this, the answer, and the data that is loaded again. */
const INTERVAL_MS = 7_000
/** Pages that were opened at once do not ask at once for ever. */
const SPREAD_MS = 1_000
/** The longest wait while the server does not answer. */
const MAX_INTERVAL_MS = 60_000

/** The only poll of a visitor's pages. A page in the background asks nothing, and at once when it is seen again. */
export function createChanges(send: ShellApi['send']) {
  /** Another number after each change. */
  const changes = settable(0)
  let visit = new AbortController()

  /** Begins to ask for a user, or for another one. */
  function start(): void {
    visit.abort()
    visit = new AbortController()
    const { signal } = visit
    let known: string | undefined
    let failures = 0
    let isAsking = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const ask = async (): Promise<void> => {
      clearTimeout(timer)
      if (isAsking || document.visibilityState !== 'visible' || !navigator.onLine) return
      isAsking = true
      const answer = await send(readRevision, {}, { signal }).catch(() => undefined)
      isAsking = false
      if (signal.aborted) return

      failures = answer ? 0 : failures + 1
      const isChanged = answer && known !== undefined && answer.revision !== known
      known = answer?.revision ?? known
      timer = setTimeout(() => void ask(), waitAfter(failures))
      if (isChanged) changes.set(changes.get() + 1)
    }

    const askNow = () => void ask()
    document.addEventListener('visibilitychange', askNow)
    window.addEventListener('online', askNow)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', askNow)
      window.removeEventListener('online', askNow)
    })
    askNow()
  }

  return { changes, start, stop: () => visit.abort() }
}

function waitAfter(failures: number): number {
  return Math.min(INTERVAL_MS * 2 ** failures, MAX_INTERVAL_MS) + Math.random() * SPREAD_MS
}
