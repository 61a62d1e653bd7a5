import { addDays, type Day } from '../days/day.ts'
import { checkLength, checkNumber, type Issue } from '../issue.ts'
import { PAYMENT_GRACE_DAYS } from './payment-plan.ts'

/**
 * Where the return of a deposit stands: during the stay, waiting for the landlord's statement, stated, objected to, and
 * done. The platform decides nothing: a dispute ends by agreement alone.
 */
export const DEPOSIT_STATES = ['NOT_DUE', 'TO_STATE', 'STATED', 'DISPUTED', 'SETTLED'] as const
export type DepositState = (typeof DEPOSIT_STATES)[number]

/** The answers of a tenant to a statement. */
export const DEPOSIT_ANSWERS = ['ACCEPTED', 'OBJECTED'] as const
export type DepositAnswer = (typeof DEPOSIT_ANSWERS)[number]

/** The limits of a statement and of an objection, both ends included. */
export const DEPOSIT_RETURN_LIMITS = {
  deductions: { min: 0, max: 20 },
  reason: { min: 10, max: 500 },
  files: { min: 0, max: 5 },
  objection: { min: 20, max: 1_000 },
} as const

/** The days after the last day until the landlord is reminded of the statement. */
export const DAYS_TO_STATEMENT_REMINDER = 14
/** The days after the last day until the statement is overdue. */
export const DAYS_TO_STATEMENT_OVERDUE = 30
/** The days after the statement until it counts as accepted. */
export const DAYS_TO_OBJECT = 30
/** The days after the statement until what is undisputed is due. */
export const DAYS_TO_PAY_BACK = 14
/** How long before the end of the time to object the tenant is reminded, in days. */
export const DAYS_OF_OBJECTION_WARNING = 7

/** The landlord's statement, and what became of it. */
export interface DepositStatement {
  readonly statedOn: Day
  readonly receivedCents: number
  readonly returnedCents: number
  readonly answer: DepositAnswer | null
  /** Whether the landlord has marked the return as paid. */
  readonly isPaid: boolean
  /** Whether the tenant has marked the return as received. */
  readonly isReceived: boolean
}

/** What the state of a return follows from. */
export interface DepositFacts {
  /** The last day of the stay. */
  readonly endDate: Day
  readonly statement: DepositStatement | null
}

/** The days that matter for a return; those of a statement are null without one. */
export interface DepositDays {
  /** From this day on the landlord states the return. */
  readonly stateFrom: Day
  readonly remindOn: Day
  readonly overdueFrom: Day
  /** The last day to object. */
  readonly answerUntil: Day | null
  readonly payUntil: Day | null
}

/** The days that matter for a return. */
export function depositDays({ endDate, statement }: DepositFacts): DepositDays {
  return {
    stateFrom: addDays(endDate, 1),
    remindOn: addDays(endDate, DAYS_TO_STATEMENT_REMINDER),
    overdueFrom: addDays(endDate, DAYS_TO_STATEMENT_OVERDUE),
    answerUntil: statement && addDays(statement.statedOn, DAYS_TO_OBJECT),
    payUntil: statement && addDays(statement.statedOn, DAYS_TO_PAY_BACK),
  }
}

/** Whether the tenant agrees: in words, by thirty days of silence, or because nothing was deducted. */
export function isAccepted(statement: DepositStatement, today: Day): boolean {
  if (statement.answer) return statement.answer === 'ACCEPTED'
  const isWhole = statement.returnedCents === statement.receivedCents
  return isWhole || today > addDays(statement.statedOn, DAYS_TO_OBJECT)
}

/** Where the return stands on a day. */
export function depositState({ endDate, statement }: DepositFacts, today: Day): DepositState {
  if (!statement) return today > endDate ? 'TO_STATE' : 'NOT_DUE'
  if (statement.answer === 'OBJECTED') return 'DISPUTED'

  const isPaidBack = statement.isReceived || statement.returnedCents === 0
  return isPaidBack && isAccepted(statement, today) ? 'SETTLED' : 'STATED'
}

/** Whether something is late: the statement after thirty days, or the return two days after its day. */
export function isDepositLate(facts: DepositFacts, today: Day): boolean {
  const { overdueFrom, payUntil } = depositDays(facts)
  const { statement } = facts
  if (!statement || !payUntil) return today >= overdueFrom
  if (statement.isReceived || statement.returnedCents === 0) return false
  return addDays(payUntil, PAYMENT_GRACE_DAYS) <= today
}

/** Who has to act on a return: state it, answer it, pay it back or confirm that it has arrived. */
export function depositTurn(facts: DepositFacts, today: Day): 'LANDLORD' | 'TENANT' | null {
  const { statement } = facts
  if (!statement) return depositState(facts, today) === 'TO_STATE' ? 'LANDLORD' : null
  if (!statement.answer && !isAccepted(statement, today)) return 'TENANT'
  if (statement.returnedCents === 0 || statement.isReceived) return null
  return statement.isPaid ? 'TENANT' : 'LANDLORD'
}

/** A part of the deposit that is not returned. */
export interface Deduction {
  readonly amountCents: number | undefined
  readonly reason: string
  readonly fileIds: readonly number[]
}

/** What is returned after the deductions; below zero if they are more than the deposit. */
export function returnedAfter(receivedCents: number, deductions: readonly Deduction[]): number {
  return deductions.reduce((left, { amountCents = 0 }) => left - amountCents, receivedCents)
}

/** Validates the deductions of a statement; fields are `deductions.0.reason`. */
export function checkDeductions(deductions: readonly Deduction[], receivedCents: number): Issue[] {
  const { reason: reasons, files } = DEPOSIT_RETURN_LIMITS
  return deductions.flatMap(({ amountCents, reason, fileIds }, index): Issue[] => {
    const at = (name: string) => `deductions.${index}.${name}`
    const tooMany = fileIds.length > files.max
    return [
      ...checkNumber(at('amountCents'), amountCents, { min: 1, max: receivedCents }),
      ...checkLength(at('reason'), reason, reasons),
      ...(tooMany ? [{ field: at('fileIds'), code: 'TOO_MANY', max: files.max } as const] : []),
    ]
  })
}

/** The number of files of a person in a booking that nothing names yet. */
export const MAX_UNUSED_STAY_FILES = 60
/** The days after which a file that nothing names is deleted: a draft may wait that long. */
export const DAYS_OF_UNUSED_STAY_FILES = 30
