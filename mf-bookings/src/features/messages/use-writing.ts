import { type BookingMessage, sendMessage } from '@domizil/api'
import { checkLength, MESSAGE_LIMITS } from '@domizil/domain'
import { messageOf, useDraft, useShell } from '@domizil/app-kit'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'

/** The draft of a message and its submission. A failure preserves the text. */
export function useWriting(id: number, onSent: (message: BookingMessage) => void) {
  const intl = useIntl()
  const shell = useShell()
  const { draft, change, forget } = useDraft(`message.${id}`, '')
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const keyOf = useTextKey()

  async function send(): Promise<void> {
    if (isSending) return
    const text = draft.trim()
    const [issue] = checkLength('text', text, MESSAGE_LIMITS)
    setProblem(issue && intl.formatMessage({ id: 'messages.issue' }, MESSAGE_LIMITS))
    if (issue) return

    setIsSending(true)
    try {
      const input = { params: { id }, body: { text } }
      onSent(await shell.send(sendMessage, input, { idempotencyKey: keyOf.get(text) }))
      keyOf.renew()
      forget()
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setIsSending(false)
    }
  }

  return {
    draft,
    problem,
    isSending,
    send,
    change: (text: string) => {
      change(text)
      setProblem(undefined)
    },
  }
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
