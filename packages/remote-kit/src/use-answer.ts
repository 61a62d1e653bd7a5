import type { Call, CallInput, CallOutput } from '@domizil/contract'
import type { ApiErrorLike } from '@domizil/shell-api'
import { useCallback, useEffect, useState } from 'react'
import { isApiError } from './api-message.ts'
import { useShell } from './shell-context.ts'

/** How a call stands. */
export type Answer<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly message: string; readonly httpStatus: number | undefined }

/** What became of a question: an answer, or a fault of ours that no page has words for. */
type Known<T> = { readonly key: string } & ({ readonly answer: Answer<T> } | { readonly fault: unknown })

/**
 * The answer of a call, asked for when the component appears, when its input changes, and again on `retry`.
 * An answer that comes too late for its question is dropped.
 * @throws whatever is no failed call, while rendering: the remote's error boundary answers for it.
 */
export function useAnswer<C extends Call>(
  call: C,
  input: CallInput<C>,
): { answer: Answer<CallOutput<C>>; retry: () => void } {
  const shell = useShell()
  const question = JSON.stringify(input)
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt} ${question}`
  const [known, setKnown] = useState<Known<CallOutput<C>>>()

  useEffect(() => {
    const controller = new AbortController()
    const show = (result: Known<CallOutput<C>>) => !controller.signal.aborted && setKnown(result)
    shell.send(call, JSON.parse(question) as CallInput<C>, { signal: controller.signal }).then(
      (value) => show({ key, answer: { status: 'loaded', value } }),
      (error: unknown) => show(isApiError(error) ? { key, answer: failureOf(error) } : { key, fault: error }),
    )

    return () => controller.abort()
  }, [shell, call, question, key])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  if (known?.key !== key) return { answer: { status: 'loading' }, retry }
  if ('fault' in known) throw known.fault
  return { answer: known.answer, retry }
}

function failureOf({ message, status }: ApiErrorLike): Answer<never> {
  return { status: 'failed', message, httpStatus: status }
}
