import { reportContent } from '@domizil/api'
import { isEmail, REPORT_GROUNDS, REPORT_MESSAGE_LIMITS, type ReportTarget } from '@domizil/domain'
import { useDraft, useLocale, useSession, useShell } from '@domizil/app-kit'
import { shownRefusal } from '@domizil/app-kit/problems'
import { useState } from 'react'
import { useIntl } from 'react-intl'

interface Draft {
  /** Empty until one is chosen. */
  readonly ground: string
  readonly message: string
  readonly email: string
  readonly inGoodFaith: boolean
}

const EMPTY: Draft = { ground: '', message: '', email: '', inGoodFaith: false }

type Errors = Readonly<Partial<Record<keyof Draft, string>>>

/** The draft of a report and its submission. The draft is stored until it is sent. */
export function useReport(target: ReportTarget, id: number) {
  const intl = useIntl()
  const shell = useShell()
  const locale = useLocale()
  const needsEmail = useSession().status !== 'authenticated'
  const { draft, change, forget } = useDraft(`report.${target}.${id}`, EMPTY)
  const [website, setWebsite] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [reference, setReference] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  const ground = REPORT_GROUNDS.find((one) => one === draft.ground)

  function check(): Errors {
    const { min, max } = REPORT_MESSAGE_LIMITS
    const length = draft.message.trim().length
    return {
      ...(!ground && { ground: intl.formatMessage({ id: 'report.groundMissing' }) }),
      ...((length < min || length > max) && {
        message: intl.formatMessage({ id: 'report.messageLength' }, { min, max }),
      }),
      ...(needsEmail &&
        !isEmail(draft.email.trim()) && { email: intl.formatMessage({ id: 'report.emailWrong' }) }),
      ...(!draft.inGoodFaith && { inGoodFaith: intl.formatMessage({ id: 'report.inGoodFaithMissing' }) }),
    }
  }

  /** Resolves with whether the report was accepted. */
  async function send(): Promise<boolean> {
    const found = check()
    setErrors(found)
    setProblem(undefined)
    if (Object.keys(found).length > 0 || !ground || isSending) return false

    setIsSending(true)
    try {
      const receipt = await shell.send(reportContent, {
        body: {
          target,
          id,
          ground,
          message: draft.message.trim(),
          ...(needsEmail && { email: draft.email.trim() }),
          inGoodFaith: true,
          website,
          locale,
        },
      })
      setReference(receipt.referenceNumber)
      forget()
      return true
    } catch (error) {
      const refusal = shownRefusal(error, Object.keys(EMPTY))
      setErrors(refusal.errors)
      setProblem(refusal.problem)
      return false
    } finally {
      setIsSending(false)
    }
  }

  return {
    draft,
    /** Whether the reporter has no session, and has to say where the decision is sent. */
    needsEmail,
    errors,
    problem,
    reference,
    isSending,
    send,
    change: (part: Partial<Draft>) => change({ ...draft, ...part }),
    /** The honeypot. */
    trap: { value: website, fill: setWebsite },
  }
}
