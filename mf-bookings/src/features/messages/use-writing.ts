import type { BookingMessage } from '@domizil/api'
import { checkLength, MESSAGE_LIMITS } from '@domizil/domain'
import { isApiError, messageOf, useDraft, useOnceOnline, useSay, useShell } from '@domizil/app-kit'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type OpenedThread, THREAD_CALLS } from './opened-thread.ts'
import { chosenTimes, isHalfChosen } from './viewing-times.ts'

interface Draft {
  readonly text: string
  /** The times of a viewing; undefined unless one is proposed. Empty strings are not chosen yet. */
  readonly times?: readonly string[] | undefined
}

const EMPTY: Draft = { text: '' }

/** The draft of a message and its submission. A failure preserves the text and the times. */
export function useWriting(
  { kind, id, draft: name }: Pick<OpenedThread, 'kind' | 'id' | 'draft'>,
  onSent: (message: BookingMessage) => void,
) {
  const say = useSay()
  const shell = useShell()
  const { draft, change, forget } = useDraft(`thread.${name}`, EMPTY)
  const [problem, setProblem] = useState<string>()
  const [isUnsent, setIsUnsent] = useState(false)
  useOnceOnline(useCallback(() => setIsUnsent(false), []))
  const [isSending, setIsSending] = useState(false)
  const keyOf = useTextKey()
  const written = useRef(draft)
  useEffect(() => {
    written.current = draft
  }, [draft])

  async function send(): Promise<void> {
    if (isSending) return
    const text = draft.text.trim()
    const viewingTimes = draft.times && chosenTimes(draft.times)
    if (viewingTimes?.length === 0 || draft.times?.some(isHalfChosen)) return setProblem(say('viewing.issue'))
    const [issue] = viewingTimes && text === '' ? [] : checkLength('text', text, MESSAGE_LIMITS)
    setProblem(issue && say('messages.issue', MESSAGE_LIMITS))
    if (issue) return

    setIsSending(true)
    setIsUnsent(false)
    try {
      const body = { text, ...(viewingTimes && { viewingTimes }) }
      const idempotencyKey = keyOf.get(JSON.stringify(body))
      onSent(await shell.send(THREAD_CALLS[kind].send, { params: { id }, body }, { idempotencyKey }))
      keyOf.renew()
      const rest = writtenSince(draft, written.current)
      if (rest) change(rest)
      else forget()
    } catch (error) {
      if (isUnanswered(error)) setIsUnsent(true)
      else setProblem(messageOf(error))
    } finally {
      setIsSending(false)
    }
  }

  return {
    draft,
    problem,
    /** There was no connection: nothing is wrong with what was written. */
    isUnsent,
    isSending,
    send,
    change: (part: Partial<Draft>) => {
      change({ ...draft, ...part })
      setProblem(undefined)
    },
  }
}

/** What was written while a message was being sent; undefined for nothing. */
function writtenSince(sent: Draft, now: Draft): Draft | undefined {
  if (now === sent) return undefined
  const isContinued = now.text.startsWith(sent.text)
  const text = isContinued ? now.text.slice(sent.text.length).trimStart() : now.text
  return { text, ...(now.times !== sent.times && { times: now.times }) }
}

/** Whether the call has met no server, as without a connection. */
function isUnanswered(error: unknown): boolean {
  return isApiError(error) && error.status === undefined
}

/** An idempotency key per text until it is sent: a retry after a failure without a response creates no duplicate. */
function useTextKey() {
  const last = useRef({ text: '', key: '' })

  return {
    get: (text: string): string => {
      if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() }
      return last.current.key
    },
    renew: () => {
      last.current = { text: '', key: '' }
    },
  }
}
