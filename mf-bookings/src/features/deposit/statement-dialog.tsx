import {
  type Booking,
  type DepositReturn,
  stateDepositReturn,
  type StayFile,
  uploadStayFile,
} from '@domizil/api'
import { checkDeductions, DEPOSIT_RETURN_LIMITS, type Issue, returnedAfter } from '@domizil/domain'
import { messageOf, useAttempt, useDraft, useSay, useShell } from '@domizil/app-kit'
import { Button, Field, TextArea, TextField } from '@domizil/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ActionDialog, Problem } from '../../lib/action-dialog.tsx'
import { euro, eurosInText } from '../../lib/euro.ts'
import { FileChooser } from '../../lib/file-chooser.tsx'
import styles from './deposit.module.css'
import { DeductionList } from './deduction-list.tsx'
import { readCents } from '../../lib/read-cents.ts'
import type { ReturnProps } from './return-props.ts'

const NO_DEDUCTIONS: readonly TypedDeduction[] = []
const EMPTY_DEDUCTION: TypedDeduction = { amount: '', reason: '', files: [] }

interface StatementDialogProps extends ReturnProps {
  onClose: () => void
}

/**
 * States the deductions from a deposit, and so what is returned; shows both again before they are sent, since only a higher
 * return can follow. The draft is preserved, also when the dialog is closed.
 */
export function StatementDialog({ request, data, onChanged, onOutdated, onClose }: StatementDialogProps) {
  const say = useSay()
  const intl = useIntl()
  const statement = useStatement(request, data)
  const { draft, issues, sumIssue } = statement
  const [isTried, setIsTried] = useState(false)
  /** The fields that were left: what is wrong in them is said. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isReviewed, setIsReviewed] = useState(false)
  const fields = draft.flatMap((_, index) =>
    ['amountCents', 'reason', 'fileIds'].map((name) => `deductions.${index}.${name}`),
  )
  const { attempt, isBusy, problem, errors, forgive } = useAttempt(say('done.stateDeposit'), onClose, {
    fields,
    onOutdated,
  })
  const isRefused = Object.keys(errors).length > 0
  const isReview = isReviewed && !isRefused
  const handleSend = () => {
    setIsTried(true)
    if (issues.length > 0 || sumIssue) return false
    if (isReview) void attempt(async () => onChanged(await statement.send()))
    else setIsReviewed(true)
    return true
  }
  const handleBack = isReview ? () => setIsReviewed(false) : onClose
  const errorOf = (index: number, name: string): string | undefined => {
    const field = `deductions.${index}.${name}`
    const issue = (isTried || left.has(field)) && issues.find((one) => one.field === field)
    if (!issue) return errors[field]
    if (name === 'reason') return say('deposit.lengthIssue', DEPOSIT_RETURN_LIMITS.reason)
    return name === 'fileIds'
      ? say('deposit.filesIssue', DEPOSIT_RETURN_LIMITS.files)
      : say('deposit.amountIssue', { max: euro(intl, data.summary.receivedCents) })
  }

  const { receivedCents } = data.summary

  return (
    <ActionDialog
      title={say(isReview ? 'deposit.review' : 'deposit.state')}
      size="large"
      action={say(isReview ? 'deposit.send' : 'deposit.next')}
      isPossible={data.allowed.includes('state')}
      isBusy={isBusy}
      problem={problem}
      onAction={handleSend}
      onClose={handleBack}
    >
      {isReview ? (
        <Review request={request} receivedCents={receivedCents} statement={statement} />
      ) : (
        <Fields
          bookingId={request.id}
          receivedCents={receivedCents}
          statement={statement}
          errorOf={errorOf}
          isSumChecked={isTried || left.size > 0}
          onEdited={() => {
            forgive(...fields)
            setIsReviewed(false)
          }}
          onLeft={setLeft}
          left={left}
        />
      )}
    </ActionDialog>
  )
}

interface FieldsProps {
  bookingId: number
  receivedCents: number
  statement: ReturnType<typeof useStatement>
  errorOf: (index: number, name: string) => string | undefined
  /** Whether what is wrong with the sum is said. */
  isSumChecked: boolean
  left: ReadonlySet<string>
  onLeft: (left: ReadonlySet<string>) => void
  onEdited: () => void
}

/** The deductions as they are typed, and what is left. */
function Fields({ bookingId, receivedCents, statement, errorOf, isSumChecked, ...rest }: FieldsProps) {
  const intl = useIntl()
  const say = useSay()
  const { left, onLeft, onEdited } = rest
  const { draft, returnedCents, sumIssue } = statement

  return (
    <>
      <p>{say('deposit.state.text', { deposit: euro(intl, receivedCents) })}</p>
      {draft.map((deduction, index) => (
        // Deductions have no id; a removed one takes its fields with it.
        <DeductionFields
          key={index}
          bookingId={bookingId}
          number={index + 1}
          deduction={deduction}
          errorOf={(name) => errorOf(index, name)}
          onChange={(part) => {
            statement.edit(index, part)
            onEdited()
          }}
          onLeave={(name) => onLeft(new Set([...left, `deductions.${index}.${name}`]))}
          onRemove={() => {
            statement.remove(index)
            onLeft(new Set())
            onEdited()
          }}
        />
      ))}
      {draft.length < DEPOSIT_RETURN_LIMITS.deductions.max && (
        <Button className={styles.add} onClick={statement.add}>
          {say('deposit.add')}
        </Button>
      )}
      <p className={styles.total} aria-live="polite">
        {say('deposit.returned')}
        <span className={styles.amount}>{euro(intl, Math.max(returnedCents, 0))}</span>
      </p>
      {isSumChecked && sumIssue && <Problem>{say(`deposit.sum.${sumIssue}`)}</Problem>}
    </>
  )
}

interface ReviewProps {
  request: Booking
  receivedCents: number
  statement: Pick<ReturnType<typeof useStatement>, 'deductions' | 'returnedCents'>
}

/** The statement as it will be read. */
function Review({ request, receivedCents, statement: { deductions, returnedCents } }: ReviewProps) {
  const intl = useIntl()
  const say = useSay()

  return (
    <>
      <DeductionList id={request.id} summary={{ receivedCents, returnedCents }} deductions={deductions} />
      <p>
        {say('deposit.review.text', {
          name: request.otherParty.name || say('requests.formerMember'),
          ...eurosInText(intl, { returned: returnedCents, kept: receivedCents - returnedCents }),
        })}
      </p>
    </>
  )
}

interface DeductionFieldsProps {
  bookingId: number
  /** From 1. */
  number: number
  deduction: TypedDeduction
  errorOf: (name: 'amountCents' | 'reason' | 'fileIds') => string | undefined
  onChange: (part: Partial<TypedDeduction>) => void
  /** Called when the focus leaves a field. */
  onLeave: (name: 'amountCents' | 'reason') => void
  onRemove: () => void
}

/** The fields of a deduction: amount, reason and files. */
function DeductionFields(props: DeductionFieldsProps) {
  const { number, deduction, errorOf, onChange, onLeave, onRemove } = props
  const say = useSay()
  const { reason } = DEPOSIT_RETURN_LIMITS

  return (
    <fieldset className={styles.deduction}>
      <legend className={styles.heading}>{say('deposit.deduction', { number })}</legend>
      <TextField
        label={say('deposit.amount')}
        inputMode="decimal"
        autoComplete="off"
        suffix="€"
        name={`amount-${number}`}
        error={errorOf('amountCents')}
        value={deduction.amount}
        onChange={({ target }) => onChange({ amount: target.value })}
        onBlur={() => onLeave('amountCents')}
      />
      <TextArea
        label={say('deposit.reason')}
        hint={say('deposit.length', { ...reason, count: deduction.reason.length })}
        error={errorOf('reason')}
        rows={3}
        value={deduction.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
        onBlur={() => onLeave('reason')}
      />
      <Files {...props} />
      <Button className={styles.add} onClick={onRemove}>
        {say('deposit.remove', { number })}
      </Button>
    </fieldset>
  )
}

function Files({ bookingId, number, deduction: { files }, errorOf, onChange }: DeductionFieldsProps) {
  const say = useSay()
  const shell = useShell()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { max } = DEPOSIT_RETURN_LIMITS.files

  const take = async (chosen: readonly File[]) => {
    setIsBusy(true)
    setProblem(undefined)
    const added = [...files]
    try {
      for (const file of chosen.slice(0, max - files.length)) {
        added.push(await shell.upload(uploadStayFile, { params: { id: bookingId } }, file))
      }
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      // What was uploaded before a failure stays.
      onChange({ files: added })
      setIsBusy(false)
    }
  }

  return (
    <Field
      label={say('deposit.files', { max })}
      hint={say('deposit.filesHint')}
      error={problem ?? errorOf('fileIds')}
    >
      {(control) => (
        <div className={styles.files}>
          {files.length < max && (
            <FileChooser
              control={control}
              accept="image/*,.heic,application/pdf"
              isMultiple
              isBusy={isBusy}
              onChoose={(chosen) => void take(chosen)}
            >
              {say(isBusy ? 'deposit.uploading' : 'deposit.choose')}
            </FileChooser>
          )}
          {files.map((file) => (
            <Button
              key={file.id}
              size="small"
              aria-label={say('deposit.removeFile', { name: file.name, number })}
              onClick={() => onChange({ files: files.filter(({ id }) => id !== file.id) })}
            >
              {`${file.name} ×`}
            </Button>
          ))}
        </div>
      )}
    </Field>
  )
}

/** A deduction as it is typed. */
interface TypedDeduction {
  readonly amount: string
  readonly reason: string
  readonly files: readonly StayFile[]
}

/** The draft of a statement: its deductions, what is left, what is wrong with it, and its submission. */
function useStatement({ id }: Booking, { summary, statement }: DepositReturn) {
  const shell = useShell()
  const after = statement?.number ?? 0
  const { draft, change, forgetStored } = useDraft(
    `deposit.${id}.${after}`,
    statement ? typedOf(statement) : NO_DEDUCTIONS,
  )
  // A file can arrive while another field is typed into.
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  }, [draft])
  const update = (next: readonly TypedDeduction[]) => {
    latest.current = next
    change(next)
  }
  const deductions = draft.map(({ amount, reason, files }) => ({
    amountCents: readCents(amount),
    reason: reason.trim(),
    fileIds: files.map((file) => file.id),
  }))
  const readable = deductions.map((row) => ({
    ...row,
    amountCents: Number.isNaN(row.amountCents) ? undefined : row.amountCents,
  }))
  const returnedCents = returnedAfter(summary.receivedCents, readable)
  const isTooLow = statement !== null && returnedCents <= (summary.returnedCents ?? 0)

  return {
    draft,
    /** What the draft says, for what is readable. */
    deductions: draft.map(({ files }, index) => ({
      amountCents: readable[index]?.amountCents ?? 0,
      reason: deductions[index]?.reason ?? '',
      files,
    })),
    returnedCents,
    issues: checkDeductions(deductions, summary.receivedCents) as readonly Issue[],
    /** Why the sum cannot be stated. */
    sumIssue: returnedCents < 0 ? ('tooMuch' as const) : isTooLow ? ('notHigher' as const) : undefined,
    add: () => update([...latest.current, EMPTY_DEDUCTION]),
    remove: (index: number) => update(latest.current.filter((_, at) => at !== index)),
    edit: (index: number, part: Partial<TypedDeduction>) =>
      update(latest.current.map((row, at) => (at === index ? { ...row, ...part } : row))),
    send: async (): Promise<DepositReturn> => {
      // Checked before: every amount is a number.
      const body = { after, returnedCents, deductions: deductions as never }
      const stated = await shell.send(stateDepositReturn, { params: { id }, body })
      forgetStored()
      return stated
    },
  }
}

function typedOf({ deductions }: NonNullable<DepositReturn['statement']>): TypedDeduction[] {
  return deductions.map(({ amountCents, reason, files }) => ({
    amount: (amountCents / 100).toFixed(2),
    reason,
    files,
  }))
}
