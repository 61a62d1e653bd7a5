import { replyToReview, type Review } from '@domizil/api'
import { checkLength, REVIEW_LIMITS } from '@domizil/domain'
import { useDraft, useShell } from '@domizil/app-kit'
import { problemsOf } from '@domizil/app-kit/problems'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/** The draft of a landlord's only reply to a review, and its submission. The draft is stored until it is sent. */
export function useReply({ id, reply }: Review) {
  const intl = useIntl()
  const shell = useShell()
  const [said, setSaid] = useState(reply)
  const { draft, change, forget } = useDraft(`reply.${id}`, '')
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  /** Resolves with whether the reply is published. */
  async function send(): Promise<boolean> {
    const [issue] = checkLength('text', draft.trim(), REVIEW_LIMITS.reply)
    setProblem(issue && intl.formatMessage({ id: 'problem.LENGTH_OUT_OF_RANGE' }, REVIEW_LIMITS.reply))
    if (issue || isSending) return false

    setIsSending(true)
    try {
      const review = await shell.send(replyToReview, { params: { id }, body: { text: draft.trim() } })
      setSaid(review.reply)
      forget()
      return true
    } catch (error) {
      const problems = problemsOf(error)
      setProblem(problems['text'] ?? problems[''])
      return false
    } finally {
      setIsSending(false)
    }
  }

  return {
    said,
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
