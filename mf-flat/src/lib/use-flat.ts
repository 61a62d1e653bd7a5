import { getFlat, type PublicFlat } from '@domizil/contract'
import { type Answer, messageOf, useSession, useShell } from '@domizil/remote-kit'
import { useCallback, useEffect, useState } from 'react'

interface Known {
  id: number
  attempt: number
  isSignedIn: boolean
  answer: Answer<PublicFlat>
}

const LOADING: Answer<PublicFlat> = { status: 'loading' }

/** A flat. It does not wait for the session, and is asked for again once that knows who is looking. */
export function useFlat(id: number) {
  const shell = useShell()
  const { status } = useSession()
  const isSignedIn = status === 'authenticated'
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<Known>()

  useEffect(() => {
    const controller = new AbortController()
    const show = (answer: Answer<PublicFlat>) =>
      !controller.signal.aborted && setKnown({ id, attempt, isSignedIn, answer })
    shell.send(getFlat, { params: { id } }, { signal: controller.signal }).then(
      (value) => show({ status: 'loaded', value }),
      (error: unknown) => {
        if (!controller.signal.aborted) show(failureOf(error))
      },
    )

    return () => controller.abort()
  }, [shell, id, isSignedIn, attempt])

  /** Asks again while the flat stays in sight; what cannot be had leaves it as it is. */
  const refresh = useCallback(async () => {
    const value = await shell.send(getFlat, { params: { id } }).catch(() => undefined)
    if (value) setKnown((last) => last && { ...last, answer: { status: 'loaded', value } })
  }, [shell, id])
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  const answer = known?.id === id && known.attempt === attempt ? known.answer : LOADING
  // What a stranger may not see, its owner may.
  const isProvisional = status === 'loading' || known?.isSignedIn !== isSignedIn

  return { answer: answer.status === 'failed' && isProvisional ? LOADING : answer, retry, refresh }
}

function failureOf(error: unknown): Answer<never> {
  const httpStatus =
    error instanceof Error && 'status' in error ? (error.status as number | undefined) : undefined
  return { status: 'failed', message: messageOf(error), httpStatus }
}
