import type { DepositReturn } from '@domizil/api/schemas'
import {
  checkDeductions,
  checkLength,
  type Deduction,
  DEPOSIT_RETURN_LIMITS,
  depositState,
  isAccepted,
  returnedAfter,
} from '@domizil/domain'
import { type Clock, dayOf, type Log, type User } from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { orderMails } from '../../infrastructure/mail/index.ts'
import {
  bookingNotFound,
  type BookingRow,
  findBooking,
  lockBooking,
  notYourTurn,
  roleIn,
} from '../booking/index.ts'
import { listStayFiles, presentStayFile, claimStayFiles } from '../stay-file/index.ts'
import { refuse } from './deposit-refusals.ts'
import {
  factsOf,
  insertStatement,
  listDeductions,
  listReceived,
  listStatements,
  type StatementRow,
  updateStatement,
} from './deposit-repository.ts'
import { depositAccepted, depositDisputed, depositPaid, depositStated } from './mails.ts'
import { remindOfDeposits } from './remind-of-deposits.ts'
import { hasDeposit, summaryOf } from './summarize-deposits.ts'

/** What a landlord states. */
export interface StatementCommand {
  returnedCents: number
  deductions: readonly Required<Deduction>[]
  /** How many statements the landlord has seen. */
  after: number
}

interface Seen {
  booking: BookingRow
  role: NonNullable<ReturnType<typeof roleIn>>
  statement: StatementRow | undefined
  receivedCents: number
}

/** What a tenant answers. */
interface AnswerCommand {
  accepted: boolean
  objection?: string | undefined
}

interface StatementRef {
  bookingId: number
  number: number
}

/** The return of deposits: what both parties say of it. No money passes through the platform, and it decides nothing. */
export function createDepositReturnService(dependencies: { db: Database; clock: Clock; log: Log }) {
  const { db, clock } = dependencies

  async function change(
    actor: User,
    bookingId: number,
    act: (trx: Queries, seen: Seen, now: Date) => Promise<void>,
  ): Promise<DepositReturn> {
    const now = clock()
    return db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, bookingId, now)
      await act(trx, await see(trx, booking, actor), now)
      return present(trx, await see(trx, booking, actor), now)
    })
  }

  return {
    /**
     * The return of a deposit, for both parties and administrators.
     *
     * @throws {DomainError} 404 for everybody else, DEPOSIT_NOT_DUE (409) without a contract or a deposit.
     */
    async read(actor: User, bookingId: number): Promise<DepositReturn> {
      const now = clock()
      return present(db, await see(db, await findBooking(db, bookingId, now), actor), now)
    },

    /**
     * States as the landlord the return and the deductions. The same again changes nothing; in a dispute a higher
     * return takes the place of the statement.
     *
     * @throws {DomainError} 404, also for a file or a statement that is not there, NOT_YOUR_TURN (403), DEPOSIT_NOT_DUE,
     * DEPOSIT_ALREADY_STATED (409), DEPOSIT_STATEMENT_INVALID, DEPOSIT_SUM_DIFFERS, DEPOSIT_RETURN_NOT_HIGHER (422).
     */
    state: (actor: User, bookingId: number, command: StatementCommand): Promise<DepositReturn> =>
      change(actor, bookingId, (trx, seen, now) => stateReturn(trx, seen, { actor, ...command }, now)),

    /**
     * Accepts a statement as the tenant, or objects to it. The same again changes nothing; an objection can be taken
     * back by accepting.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403), DEPOSIT_STATEMENT_CHANGED (409) if another is the last,
     * DEPOSIT_ALREADY_ANSWERED (409), OBJECTION_INVALID (422).
     */
    answer: (
      actor: User,
      { bookingId, number }: StatementRef,
      answer: AnswerCommand,
    ): Promise<DepositReturn> =>
      change(actor, bookingId, (trx, seen, now) => answerStatement(trx, seen, { number, ...answer }, now)),

    /**
     * Marks the return as paid back (the landlord) or received (the tenant), or takes it back.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403) for administrators, DEPOSIT_STATEMENT_CHANGED (409).
     */
    mark: (actor: User, { bookingId, number }: StatementRef, isDone: boolean): Promise<DepositReturn> =>
      change(actor, bookingId, async (trx, { booking, role, statement }, now) => {
        if (role === 'ADMIN') throw notYourTurn()
        requireCurrent(statement, number)
        const column = role === 'LANDLORD' ? 'paid_at' : 'received_at'
        if ((statement[column] !== null) === isDone) return

        await updateStatement(trx, statement, { [column]: isDone ? now : null })
        if (role !== 'LANDLORD' || !isDone) return
        const values = { returned: statement.returned_cents }
        await orderMails(trx, [depositPaid.order({ to: booking.tenant_id, about: bookingId, values })], now)
      }),

    /** Reminds the parties of what is to be done. For a timer. */
    remind: () => remindOfDeposits(dependencies),
  }
}

async function see(queries: Queries, booking: BookingRow | undefined, actor: User): Promise<Seen> {
  const role = booking && roleIn(booking, actor)
  if (!booking || !role) throw bookingNotFound()
  if (!hasDeposit(booking)) throw refuse('DEPOSIT_NOT_DUE')

  const [statement] = await listStatements(queries, [booking.id])
  const receivedCents = (await listReceived(queries, [booking.id])).get(booking.id) ?? 0
  return { booking, role, statement, receivedCents }
}

async function stateReturn(
  trx: Queries,
  { booking, role, statement, receivedCents }: Seen,
  command: StatementCommand & { actor: User },
  now: Date,
): Promise<void> {
  if (role !== 'LANDLORD') throw notYourTurn()
  if (isSame(statement, command)) return
  const stands = depositState(factsOf(booking.end_date, statement), dayOf(now))
  if (stands === 'NOT_DUE' || receivedCents === 0) throw refuse('DEPOSIT_NOT_DUE')
  const before = statement?.number ?? 0
  if (command.after > before) throw refuse('DEPOSIT_STATEMENT_NOT_FOUND')
  const isOpen = !statement || stands === 'DISPUTED'
  if (!isOpen || command.after !== before) throw refuse('DEPOSIT_ALREADY_STATED')

  const deposit = statement?.received_cents ?? receivedCents
  refuseWrong(command, deposit, statement)
  const { actor, returnedCents, deductions } = command
  const files = { bookingId: booking.id, userId: actor.id, ids: deductions.flatMap(({ fileIds }) => fileIds) }
  if (!(await claimStayFiles(trx, files, now))) throw refuse('DEPOSIT_FILE_UNKNOWN')

  const stated = { bookingId: booking.id, number: before + 1, receivedCents: deposit, returnedCents }
  await insertStatement(trx, { ...stated, on: dayOf(now), at: now }, deductions)
  await tellTenant(trx, await see(trx, booking, actor), now)
}

/** Mails the tenant the return, the deductions, and what is due until when. */
function tellTenant(trx: Queries, { booking, statement, receivedCents }: Seen, now: Date): Promise<void> {
  const facts = factsOf(booking.end_date, statement)
  const { receivedCents: deposit, ...summary } = summaryOf(facts, receivedCents, dayOf(now))
  const returned = summary.returnedCents ?? 0
  const isWhole = returned === deposit
  const values = {
    returned,
    kept: isWhole ? undefined : deposit - returned,
    whole: isWhole ? deposit : undefined,
    answer: isWhole ? undefined : (summary.answerUntil ?? undefined),
    pay: returned > 0 ? (summary.payUntil ?? undefined) : undefined,
  }
  return orderMails(trx, [depositStated.order({ to: booking.tenant_id, about: booking.id, values })], now)
}

async function answerStatement(
  trx: Queries,
  { booking, role, statement }: Seen,
  { number, accepted, objection: typed = '' }: AnswerCommand & Pick<StatementRef, 'number'>,
  now: Date,
): Promise<void> {
  if (role !== 'TENANT') throw notYourTurn()
  requireCurrent(statement, number)
  const wanted = accepted ? 'ACCEPTED' : 'OBJECTED'
  if (statement.answer === wanted) return
  const facts = factsOf(booking.end_date, statement)
  const isOver = facts.statement !== null && isAccepted(facts.statement, dayOf(now))
  if (isOver && accepted) return
  if (isOver) throw refuse('DEPOSIT_ALREADY_ANSWERED')

  const objection = typed.trim()
  const limits = DEPOSIT_RETURN_LIMITS.objection
  const isWrong = checkLength('objection', objection, limits).length > 0
  if (!accepted && isWrong) throw refuse('OBJECTION_INVALID', { values: limits })

  // An objection that is taken back stays to be read.
  const columns = { answer: wanted, answered_at: now, ...(!accepted && { objection }) } as const
  await updateStatement(trx, statement, columns)
  const about = { to: booking.owner_id, about: booking.id }
  const { returned_cents: returned } = statement
  const kept = statement.received_cents - returned
  const order = accepted
    ? depositAccepted.order({ ...about, values: { returned, kept } })
    : depositDisputed.order({ ...about, values: { kept, objection } })
  await orderMails(trx, [order], now)
}

function requireCurrent(
  statement: StatementRow | undefined,
  number: number,
): asserts statement is StatementRow {
  if (!statement || number > statement.number) throw refuse('DEPOSIT_STATEMENT_NOT_FOUND')
  if (number < statement.number) throw refuse('DEPOSIT_STATEMENT_CHANGED')
}

/** Pressing the button twice states once. */
function isSame(statement: StatementRow | undefined, { after, returnedCents }: StatementCommand): boolean {
  return statement?.number === after + 1 && statement.returned_cents === returnedCents
}

function refuseWrong(
  { deductions, returnedCents }: StatementCommand,
  deposit: number,
  before: StatementRow | undefined,
): void {
  const issues = checkDeductions(deductions, deposit)
  if (issues.length > 0) throw refuse('DEPOSIT_STATEMENT_INVALID', { issues })
  if (returnedAfter(deposit, deductions) !== returnedCents) throw refuse('DEPOSIT_SUM_DIFFERS')
  if (before && returnedCents <= before.returned_cents) throw refuse('DEPOSIT_RETURN_NOT_HIGHER')
}

async function present(
  queries: Queries,
  { booking, role, statement, receivedCents }: Seen,
  now: Date,
): Promise<DepositReturn> {
  const summary = summaryOf(factsOf(booking.end_date, statement), receivedCents, dayOf(now))
  if (!statement) return { summary, statement: null, allowed: allowedTo(role, summary) }

  const deductions = await listDeductions(queries, booking.id, statement.number)
  const files = await listStayFiles(
    queries,
    deductions.flatMap(({ file_ids }) => file_ids),
  )
  return {
    summary,
    statement: {
      number: statement.number,
      statedAt: statement.stated_at.toISOString(),
      deductions: deductions.map(({ amount_cents: amountCents, reason, file_ids: ids }) => ({
        amountCents,
        reason,
        files: files.filter(({ id }) => ids.includes(id)).map(presentStayFile),
      })),
      answeredAt: statement.answered_at?.toISOString() ?? null,
      objection: statement.objection,
      paidAt: statement.paid_at?.toISOString() ?? null,
      receivedAt: statement.received_at?.toISOString() ?? null,
    },
    allowed: allowedTo(role, summary),
  }
}

function allowedTo(
  role: Seen['role'],
  { state, isAccepted: isDone, returnedCents }: DepositReturn['summary'],
) {
  const allowed: DepositReturn['allowed'] = []
  const isOpen = state === 'TO_STATE' || state === 'DISPUTED'
  if (role === 'LANDLORD' && isOpen) allowed.push('state')
  if (role === 'TENANT' && returnedCents !== null && !isDone) {
    allowed.push('accept')
    if (state !== 'DISPUTED') allowed.push('object')
  }
  if (role !== 'ADMIN' && returnedCents !== null && returnedCents > 0) allowed.push('mark')
  return allowed
}
