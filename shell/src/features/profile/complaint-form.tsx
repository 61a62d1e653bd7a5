import { complainAboutDecision } from '@domizil/api'
import { useSay } from '@domizil/app-kit/say'
import { checkLength, REPORT_MESSAGE_LIMITS } from '@domizil/domain'
import { useDraft } from '@domizil/app-kit/draft'
import { useSubmit } from '@domizil/app-kit/submit'
import type { ShellApi } from '@domizil/shell-api'
import { Button, TextArea } from '@domizil/ui/parts'
import { useEffect, useState } from 'react'
import { problemsOf } from '@domizil/app-kit/problems'
import styles from './profile.module.css'

/** What a complaint has to do with the dialog that it is written in. */
export interface Complaining {
  send: ShellApi['send']
  /** Whether something else was saved while the complaint was not sent. */
  isLeft: boolean
  /** Called with whether there is a complaint that is not sent. */
  onTyped: (isTyped: boolean) => void
}

interface ComplaintFormProps extends Complaining {
  reportId: number
  /** The last day, as people read it. */
  until: string
  onComplained: () => void
}

/** The one complaint about a decision. What is typed stays in this tab until it is sent, also when the dialog is closed. */
export function ComplaintForm({ reportId, until, send, isLeft, onTyped, onComplained }: ComplaintFormProps) {
  const say = useSay()
  const { draft: text, change: setText, forget } = useDraft(`complaint.${reportId}`, '')
  const [isOpen, setIsOpen] = useState(text !== '')
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  /** Resolves with whether the complaint was accepted. */
  async function complain(): Promise<boolean> {
    const [issue] = checkLength('text', text.trim(), REPORT_MESSAGE_LIMITS)
    setProblem(issue && say('profile.reports.textLength', REPORT_MESSAGE_LIMITS))
    if (issue) return false

    setIsSending(true)
    try {
      await send(complainAboutDecision, { params: { id: reportId }, body: { text: text.trim() } })
      forget()
      onComplained()
      return true
    } catch (error) {
      const problems = problemsOf(error)
      setProblem(problems['text'] ?? problems[''])
      return false
    } finally {
      setIsSending(false)
    }
  }
  const { root, handleSubmit } = useSubmit(complain, !isSending)
  const isTyped = text.trim() !== ''
  useEffect(() => {
    onTyped(isTyped)
    return () => onTyped(false)
  }, [isTyped, onTyped])
  useEffect(() => {
    if (isLeft) root.current?.querySelector('textarea')?.focus()
  }, [isLeft, root])

  if (!isOpen) {
    return (
      <>
        <p className={styles.hint}>{say('profile.reports.until', { day: until })}</p>
        <Button size="small" onClick={() => setIsOpen(true)}>
          {say('profile.reports.complain')}
        </Button>
      </>
    )
  }
  return (
    <form ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextArea
        label={say('profile.reports.text')}
        error={problem ?? (isLeft && say('profile.reports.unsent'))}
        rows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" size="small" variant="primary" busy={isSending}>
        {say('profile.reports.send')}
      </Button>
    </form>
  )
}
