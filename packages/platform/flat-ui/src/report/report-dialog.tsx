import {
  excerptOf,
  isEmail,
  MAX_EMAIL_LENGTH,
  REPORT_GROUNDS,
  REPORT_MESSAGE_LIMITS,
  type ReportTarget,
} from '@domizil/domain'
import { useConsent, useDraft, useLocale, useSay, useSession, useShell, useSubmit } from '@domizil/app-kit'
import { Button, CheckField, Dialog, SelectField, TextArea, TextField } from '@domizil/ui/parts'
import { CircleCheck } from '@domizil/ui/icons'
import { useId, useState } from 'react'
import { reportContent } from '@domizil/api'
import { shownRefusal } from '@domizil/app-kit/problems'
import styles from './report.module.css'

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
function useReport(target: ReportTarget, id: number) {
  const say = useSay()
  const shell = useShell()
  const locale = useLocale()
  const needsEmail = useSession().status !== 'authenticated'
  const { draft, change, forget, isHidden } = useDraft(`report.${target}.${id}`, EMPTY)
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
      ...(!ground && { ground: say('report.groundMissing') }),
      ...((length < min || length > max) && {
        message: say('report.messageLength', { min, max }),
      }),
      ...(needsEmail && !isEmail(draft.email.trim()) && { email: say('report.emailWrong') }),
      ...(!draft.inGoodFaith && { inGoodFaith: say('report.inGoodFaithMissing') }),
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
    isHidden,
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

const QUOTED_LENGTH = 160

/** Buttons beside a text need not say what it is; the dialog does. */
const TITLES = {
  FLAT: 'report.open.FLAT',
  LANDLORD: 'report.open.LANDLORD',
  MESSAGE: 'report.title.MESSAGE',
  REQUEST: 'report.title.REQUEST',
  REVIEW: 'report.title.REVIEW',
  TENANT: 'report.open.TENANT',
} as const satisfies Record<ReportTarget, string>

interface ReportDialogProps {
  target: ReportTarget
  id: number
  quote: string
  onClose: () => void
}

/** Reports content. A failure preserves the text; a success shows the number of the report. */
export function ReportDialog({ target, id, quote, onClose }: ReportDialogProps) {
  const say = useSay()
  const formId = useId()
  const report = useReport(target, id)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={say(TITLES[target])}
      closeLabel={say('report.close')}
      footer={
        report.reference ? (
          <Button variant="primary" onClick={onClose}>
            {say('report.close')}
          </Button>
        ) : (
          <Button variant="primary" type="submit" form={formId} busy={report.isSending}>
            {say('report.send')}
          </Button>
        )
      }
    >
      {quote && <blockquote className={styles.quote}>{excerptOf(quote, QUOTED_LENGTH)}</blockquote>}
      {report.reference ? (
        <div className={styles.sent} role="status">
          <CircleCheck size={28} />
          <p>
            {say('report.sent', { reference: <span className={styles.reference}>{report.reference}</span> })}
          </p>
        </div>
      ) : (
        <ReportForm id={formId} target={target} report={report} />
      )}
    </Dialog>
  )
}

interface ReportFormProps {
  id: string
  target: ReportTarget
  report: ReturnType<typeof useReport>
}

function ReportForm({ id, target, report }: ReportFormProps) {
  const say = useSay()
  const { draft, isHidden, needsEmail, trap, errors, problem, change, send } = report
  const { root, handleSubmit } = useSubmit(send)

  return (
    <form id={id} ref={root} className={styles.form} noValidate onSubmit={handleSubmit}>
      <WhoLearns target={target} />
      {isHidden && <SessionEnded />}
      {problem && !isHidden && (
        <p className={styles.problem} role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      <SelectField
        label={say('report.ground')}
        error={errors.ground}
        value={draft.ground}
        onChange={(event) => change({ ground: event.target.value })}
      >
        <option value="">{say('report.choose')}</option>
        {REPORT_GROUNDS.map((ground) => (
          <option key={ground} value={ground}>
            {say(`report.ground.${ground}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={say('report.message')}
        error={errors.message}
        rows={5}
        value={draft.message}
        onChange={(event) => change({ message: event.target.value })}
      />
      {needsEmail && (
        <TextField
          type="email"
          autoComplete="email"
          label={say('report.email')}
          hint={say('report.emailHint')}
          maxLength={MAX_EMAIL_LENGTH}
          value={draft.email}
          error={errors.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      {/* A honeypot, filled in by bots only. */}
      <div className={styles.trap} aria-hidden="true">
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-label="website"
          value={trap.value}
          onChange={(event) => trap.fill(event.target.value)}
        />
      </div>
      <CheckField
        label={say('report.inGoodFaith')}
        checked={draft.inGoodFaith}
        error={errors.inGoodFaith}
        onChange={(inGoodFaith) => change({ inGoodFaith })}
      />
    </form>
  )
}

/** The way back to the text of a reporter whose session has ended. */
function SessionEnded() {
  const say = useSay()
  const shell = useShell()
  const isAllowed = useConsent()

  return (
    <div role="alert" className={styles.ended}>
      <p>{say('report.sessionEnded')}</p>
      <Button disabled={!isAllowed} onClick={() => shell.login()}>
        {say('report.logIn')}
      </Button>
    </div>
  )
}

/** Who reads a report and what the other side learns: in a talk of two that can be guessed. */
function WhoLearns({ target }: { target: ReportTarget }) {
  const say = useSay()
  const isInTalk = target === 'MESSAGE' || target === 'REQUEST'
  const sentences = [
    say('report.text'),
    say(isInTalk ? 'report.inTalk' : 'report.unnamed'),
    ...(target === 'MESSAGE' ? [say('report.context')] : []),
  ]

  return <p>{sentences.join(' ')}</p>
}
