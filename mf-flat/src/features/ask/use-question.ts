import { askLandlord } from '@domizil/api'
import { checkLength, MESSAGE_LIMITS } from '@domizil/domain'
import { isApiError, messageOf, useOnceOnline, useSay, useShell } from '@domizil/app-kit'
import { myRequestsPath } from '@domizil/links'
import { useCallback, useState } from 'react'
import { useDraftAcrossLogin } from '../../lib/use-draft-across-login.ts'

export type QuestionForm = ReturnType<typeof useQuestion>

const EMPTY = { text: '' }

/** The state of a question to a landlord. A failure preserves the text, as does the sign-in. */
export function useQuestion(flatId: number) {
  const say = useSay()
  const shell = useShell()
  const question = useDraftAcrossLogin(`question.${flatId}`, EMPTY)
  const { draft, change, forget, isHidden, keep } = question
  const [problem, setProblem] = useState<string>()
  const [isUnsent, setIsUnsent] = useState(false)
  useOnceOnline(useCallback(() => setIsUnsent(false), []))
  const [isSending, setIsSending] = useState(false)
  const [sent, setSent] = useState<ReturnType<typeof myRequestsPath>>()
  const [lastText, setLastText] = useState('')
  const [key, setKey] = useState({ text: '', value: '' })

  /** Shows what is wrong with the text; whether it can be sent. */
  function check(): boolean {
    const isWrong = checkLength('text', draft.text, MESSAGE_LIMITS).length > 0
    setProblem(isWrong ? say('ask.issue', MESSAGE_LIMITS) : undefined)
    return !isWrong
  }

  /** Resolves with whether it was sent. */
  async function send(): Promise<boolean> {
    if (isSending || !check()) return false

    const text = draft.text.trim()
    // The same text is sent once, also when the answer to the first attempt was lost.
    const idempotencyKey = key.text === text ? key.value : crypto.randomUUID()
    setKey({ text, value: idempotencyKey })
    setIsSending(true)
    setIsUnsent(false)
    try {
      const input = { params: { flatId }, body: { text } }
      const { questionId, bookingId } = await shell.send(askLandlord, input, { idempotencyKey })
      forget()
      setKey({ text: '', value: '' })
      setLastText(text)
      setSent(
        myRequestsPath({
          ...(questionId !== null && { question: questionId }),
          ...(bookingId !== null && { messages: bookingId }),
        }),
      )
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      // Without a connection nothing is wrong with the text.
      if (error.status === undefined) setIsUnsent(true)
      else setProblem(messageOf(error))
      return false
    } finally {
      setIsSending(false)
    }
  }

  return {
    text: draft.text,
    problem,
    isUnsent,
    isSending,
    /** The page of the thread, once the question was sent. */
    sent,
    /** The question that was sent. */
    lastText,
    /** Whether a text is hidden, as the session of who typed it has ended. */
    isHidden,
    /** Signs in and returns here with the text; resolves with false if it could not be sent afterwards. */
    logIn: () => {
      const canSend = isHidden || check()
      if (canSend) {
        keep()
        shell.login()
      }
      return Promise.resolve(canSend)
    },
    send,
    change: (text: string) => {
      setSent(undefined)
      setProblem(undefined)
      change({ text })
    },
  }
}
