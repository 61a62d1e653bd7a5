import { complainAboutDecision } from '@domizil/api'
import { checkLength, REPORT_MESSAGE_LIMITS } from '@domizil/domain'
import { useSubmit } from '@domizil/app-kit/submit'
import type { ShellApi } from '@domizil/shell-api'
import { Button, Field } from '@domizil/ui/parts'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { problemsOf } from './problems-of.ts'
import styles from './profile.module.css'

interface ComplaintFormProps {
  reportId: number
  /** The last day, as people read it. */
  until: string
  send: ShellApi['send']
  onComplained: () => void
}

/** The one complaint about a decision. A failure preserves the text. */
export function ComplaintForm({ reportId, until, send, onComplained }: ComplaintFormProps) {
  const intl = useIntl()
  const [text, setText] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  /** Resolves with whether the complaint was accepted. */
  async function complain(): Promise<boolean> {
    const [issue] = checkLength('text', (text ?? '').trim(), REPORT_MESSAGE_LIMITS)
    setProblem(issue && intl.formatMessage({ id: 'profile.reports.textLength' }, REPORT_MESSAGE_LIMITS))
    if (issue) return false

    setIsSending(true)
    try {
      await send(complainAboutDecision, { params: { id: reportId }, body: { text: (text ?? '').trim() } })
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

  if (text === undefined) {
    return (
      <>
        <p className={styles.hint}>
          <FormattedMessage id="profile.reports.until" values={{ day: until }} />
        </p>
        <Button size="small" onClick={() => setText('')}>
          <FormattedMessage id="profile.reports.complain" />
        </Button>
      </>
    )
  }
  return (
    <form ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
      <Field label={<FormattedMessage id="profile.reports.text" />} error={problem}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={REPORT_MESSAGE_LIMITS.max}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="small" busy={isSending}>
        <FormattedMessage id="profile.reports.send" />
      </Button>
    </form>
  )
}
