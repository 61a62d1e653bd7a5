import { type ErrorBody, needHelp } from '@domizil/api'
import { HELP_MESSAGE_LIMITS, isEmail } from '@domizil/domain'
import { isApiError, useDraft, useLocale, useSession, useShell } from '@domizil/app-kit'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/** The e-mail address defaults to the account's. */
interface Draft {
  readonly message: string
  readonly email?: string
  readonly acceptPrivacy: boolean
}

const EMPTY: Draft = { message: '', acceptPrivacy: false }

type Errors = Readonly<Partial<Record<'message' | 'email' | 'acceptPrivacy', string>>>

/** The draft of a report and its submission. The draft is stored until it is sent. */
export function useReport(flatId: number) {
  const intl = useIntl()
  const shell = useShell()
  const locale = useLocale()
  const session = useSession()
  const ownEmail = session.status === 'authenticated' ? session.user.email : ''
  const { draft: stored, change, forget } = useDraft(`report.${flatId}`, EMPTY)
  const draft = { email: ownEmail, ...stored }
  const [website, setWebsite] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [problem, setProblem] = useState<string>()
  const [reference, setReference] = useState<string>()
  const [isSending, setIsSending] = useState(false)

  function check(): Errors {
    const { min, max } = HELP_MESSAGE_LIMITS
    const length = draft.message.trim().length
    return {
      ...((length < min || length > max) && {
        message: intl.formatMessage({ id: 'problem.LENGTH_OUT_OF_RANGE' }, { min, max }),
      }),
      ...(!isEmail(draft.email.trim()) && { email: intl.formatMessage({ id: 'report.emailWrong' }) }),
      ...(!draft.acceptPrivacy && { acceptPrivacy: intl.formatMessage({ id: 'report.privacyMissing' }) }),
    }
  }

  /** Resolves with whether the report was accepted. */
  async function send(): Promise<boolean> {
    const found = check()
    setErrors(found)
    setProblem(undefined)
    if (Object.keys(found).length > 0 || isSending) return false

    setIsSending(true)
    try {
      const receipt = await shell.send(needHelp, {
        body: {
          topic: 'REPORT_LISTING',
          message: draft.message.trim(),
          email: draft.email.trim(),
          website,
          flatId,
          pageUrl: window.location.href,
          locale,
          acceptPrivacy: true,
        },
      })
      setReference(receipt.referenceNumber)
      forget()
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      setErrors(ofFields(error.body))
      setProblem(error.message)
      return false
    } finally {
      setIsSending(false)
    }
  }

  return {
    draft,
    errors,
    problem,
    reference,
    isSending,
    send,
    change: (part: Partial<Draft>) => change({ ...stored, ...part }),
    /** The honeypot. */
    trap: { value: website, fill: setWebsite },
  }
}

/** The server's messages by field. */
function ofFields(body: unknown): Errors {
  const { details = [] } = (body ?? {}) as Partial<ErrorBody>

  return Object.fromEntries(details.map(({ field, message }) => [field, message]))
}
