import { type Booking, type DepositReturn, type StayFile, stateDepositReturn } from '@domizil/api'
import { checkDeductions, type Issue, returnedAfter } from '@domizil/domain'
import { useDraft, useShell } from '@domizil/app-kit'
import { useEffect, useRef } from 'react'
import { readCents } from '../../lib/read-cents.ts'

/** A deduction as it is typed. */
export interface TypedDeduction {
  readonly amount: string
  readonly reason: string
  readonly files: readonly StayFile[]
}

const NONE: readonly TypedDeduction[] = []
const EMPTY: TypedDeduction = { amount: '', reason: '', files: [] }

/** The draft of a statement: its deductions, what is left, what is wrong with it, and its submission. */
export function useStatement({ id }: Booking, { summary, statement }: DepositReturn) {
  const shell = useShell()
  const after = statement?.number ?? 0
  const { draft, change, forgetStored } = useDraft(
    `deposit.${id}.${after}`,
    statement ? typedOf(statement) : NONE,
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
    add: () => update([...latest.current, EMPTY]),
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
