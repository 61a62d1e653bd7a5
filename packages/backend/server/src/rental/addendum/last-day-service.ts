import type { Booking } from '@domizil/api/schemas'
import { formatDay, type Period } from '@domizil/domain'
import {
  brokenConstraint,
  type Clock,
  dayOf,
  formatCents,
  formatEuro,
  type Log,
  type Site,
  type User,
} from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import {
  createDocumentStore,
  openPdfWriter,
  type PdfFile,
  pdfFile,
} from '../../infrastructure/documents/index.ts'
import type { Storage } from '../../infrastructure/storage/index.ts'
import { readBooking } from '../booking-view/index.ts'
import { datesTaken } from '../booking-workflow/index.ts'
import {
  bookingNotFound,
  type BookingRow,
  findBooking,
  lockBooking,
  notYourTurn,
  roleIn,
} from '../booking/index.ts'
import { findAddendumNumber, findProposal } from '../last-day/index.ts'
import { SIGNATURE_PAGES } from '../signed-contract/index.ts'
import {
  type Clause,
  CONTRACT_WORDS_DE,
  CONTRACT_WORDS_EN,
  fillClauses,
  findContractSource,
  party,
  refuseIncomplete,
  type TypedSignature,
  writeClause,
  writeLines,
  yesOrNo,
} from '../tenancy-contract/index.ts'
import texts from './addendum-words.json' with { type: 'json' }
import { type AddendumFacts, factsOfAddendum } from './addendum-facts.ts'
import { refuse } from './addendum-refusals.ts'
import { endLapsedProposals } from './end-lapsed.ts'
import {
  accept,
  type Act,
  decline,
  type LastDayCommand,
  markRefund,
  type Party,
  type ProposalAct,
  propose,
  sign,
  signingEnds,
  withdraw,
} from './last-day-acts.ts'
import { remindOfProposals } from './remind-of-proposals.ts'

const ENGLISH = { language: 'en-GB', isMuted: true }

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
  site: Site
  storage: Storage
}

interface ProposalRef {
  bookingId: number
  number: number
}

/** Another last day for a stay that both have signed: proposed, answered, and signed below an addendum. */
export function createLastDayService(dependencies: Dependencies) {
  const { db, clock, site } = dependencies
  const documents = createDocumentStore(dependencies)

  async function run(actor: User, bookingId: number, act: (call: Act) => Promise<void>): Promise<Booking> {
    const now = clock()
    try {
      return await db.transaction().execute(async (trx) => {
        const { booking, role } = seenBy(actor, await lockBooking(trx, bookingId, now))
        await act({ trx, booking, actor, role, now })
        return readBooking(trx, bookingId, { reader: role, now })
      })
    } catch (error) {
      if (brokenConstraint(error) === 'blocked_period_no_overlap') throw datesTaken()
      throw error
    }
  }

  const runOn = (actor: User, ref: ProposalRef, act: (call: ProposalAct) => Promise<void>) =>
    run(actor, ref.bookingId, async (call) => {
      const proposal = await findProposal(call.trx, ref, call.now)
      if (!proposal) throw refuse('LAST_DAY_NOT_FOUND')
      await act({ ...call, proposal })
    })

  /** Writes the addendum before the days are taken and others wait. */
  async function prepare(actor: User, ref: ProposalRef): Promise<PdfFile> {
    const now = clock()
    const { role } = seenBy(actor, await findBooking(db, ref.bookingId, now))
    const proposal = await findProposal(db, ref, now)
    const source = await findContractSource(db, ref.bookingId, now)
    if (!proposal || !source) throw refuse('LAST_DAY_NOT_FOUND')
    if (proposal.proposed_by === role) throw notYourTurn()
    if (proposal.state !== 'PROPOSED' && proposal.state !== 'ACCEPTED') throw refuse('LAST_DAY_ENDED')
    await refuseIncomplete(db, source.owner_id)

    const facts = factsOfAddendum(source, proposal, {
      number: await findAddendumNumber(db, proposal, now),
      signUntil: dayOf(signingEnds(proposal, now)),
    })
    return writeAddendum(facts, { productName: site.productName, createdAt: now })
  }

  return {
    /**
     * Proposes another last day. The same again while it is open changes nothing.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403) for administrators, LAST_DAY_NOT_POSSIBLE, LAST_DAY_PROPOSAL_OPEN,
     * TOO_MANY_LAST_DAYS, DATES_TAKEN, TAKEN_BY_CALENDAR (409), LAST_DAY_OUT_OF_RANGE (422).
     */
    propose: (actor: User, bookingId: number, command: LastDayCommand): Promise<Booking> =>
      run(actor, bookingId, (call) => propose(call, command)),

    /**
     * Accepts the other side's proposal: added days are blocked, and the addendum is there to be signed.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403), LAST_DAY_ENDED, DATES_TAKEN (409), LANDLORD_DETAILS_INCOMPLETE (422).
     */
    async accept(actor: User, ref: ProposalRef): Promise<Booking> {
      const file = await prepare(actor, ref)
      const storageKey = await documents.put(file)
      return runOn(actor, ref, (call) => accept(call, { file, storageKey }))
    },

    /** @throws {DomainError} 404, NOT_YOUR_TURN (403), LAST_DAY_ENDED (409). */
    decline: (actor: User, ref: ProposalRef, reason?: string): Promise<Booking> =>
      runOn(actor, ref, (call) => decline(call, reason?.trim() ?? '')),

    /**
     * Withdraws one's own proposal before a signature is below its addendum.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403), LAST_DAY_ENDED (409).
     */
    withdraw: (actor: User, ref: ProposalRef): Promise<Booking> => runOn(actor, ref, withdraw),

    /**
     * Signs the addendum. With the second signature the new last day is in force.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403) for administrators, LAST_DAY_ENDED (409), and what
     * `requireSignature` throws.
     */
    sign: (actor: User, ref: ProposalRef, command: TypedSignature): Promise<Booking> =>
      runOn(actor, ref, (call) => sign(call, command, site)),

    /**
     * Marks what was paid for days that fall away: the landlord as paid back, the tenant as received. A mark that is there
     * already keeps its time.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403) for administrators, NO_REFUND, REFUND_RECEIVED (409).
     */
    markRefund: (actor: User, ref: ProposalRef, isDone: boolean): Promise<Booking> =>
      runOn(actor, ref, (call) => markRefund(call, isDone)),

    /** Reminds of proposals that end soon. For a timer. */
    remind: () => remindOfProposals(dependencies),

    /** Ends proposals that no one has answered or signed in time. For a timer. */
    endLapsed: () => endLapsedProposals(dependencies),
  }
}

/** @throws {DomainError} 404 for everybody else, NOT_YOUR_TURN (403) for administrators, LAST_DAY_NOT_POSSIBLE (409). */
function seenBy(actor: User, booking: BookingRow | undefined): { booking: BookingRow; role: Party } {
  const role = booking && roleIn(booking, actor)
  if (!booking || !role) throw bookingNotFound()
  if (role !== 'TENANT' && role !== 'LANDLORD') throw notYourTurn()
  if (booking.status !== 'BOOKING_COMPLETED') throw refuse('LAST_DAY_NOT_POSSIBLE')
  return { booking, role }
}

/** Writes an addendum as PDF, in the languages of its contract. */
async function writeAddendum(
  facts: AddendumFacts,
  { productName, createdAt }: { productName: string; createdAt: Date },
): Promise<PdfFile> {
  const { isGerman, contract, number } = facts
  const words = isGerman ? texts.de : texts.en
  const ofContract = isGerman ? CONTRACT_WORDS_DE : CONTRACT_WORDS_EN
  const language = isGerman ? 'de' : 'en'
  const pdf = await openPdfWriter({
    title: `${words.title} ${contract}`,
    author: productName,
    language: isGerman ? 'de-DE' : 'en-GB',
    createdAt,
    foot: `${productName} · ${words.title} ${contract}`,
    pagesAfter: SIGNATURE_PAGES,
  })

  pdf.title(words.title)
  if (isGerman) pdf.paragraph(texts.en.title, ENGLISH)
  pdf.table(
    [
      [words.contract, contract],
      [ofContract.landlord, party(facts.landlord, ofContract)],
      [ofContract.tenant, party(facts.tenant, ofContract)],
      [ofContract.flat, facts.flat],
      [words.before, daysOf(facts.before)],
      [words.after, daysOf(facts.after)],
    ],
    ['28%', '*'],
  )
  const translations = isGerman ? clausesIn('en', facts) : []
  for (const [index, clause] of clausesIn(language, facts).entries()) {
    writeClause(pdf, { ...clause, title: `§ ${index + 1} ${clause.title}` }, translations[index])
  }
  pdf.heading(words.months)
  if (isGerman) pdf.paragraph(texts.en.months, ENGLISH)
  pdf.list(
    words.columns,
    facts.months.map(({ period, dueOn, amountCents }) => [
      period ? daysOf(period) : '',
      formatDay(dueOn),
      formatCents(amountCents, language),
    ]),
    ['50%', '25%', '*'],
  )
  if (facts.isHandSigned) writeLines(pdf, ofContract)

  const name = isGerman ? `Nachtrag ${number} zum Mietvertrag` : `Addendum ${number} to the rental contract`
  return pdfFile(`${name} ${contract}.pdf`, await pdf.finish())
}

function clausesIn(language: 'de' | 'en', facts: AddendumFacts): Clause[] {
  const { contract, before, after, rent } = facts
  const values = {
    contract,
    oldEnd: formatDay(before.to),
    newEnd: formatDay(after.to),
    perMonth: formatEuro(rent.perMonth, language),
    total: formatEuro(rent.after, language),
    oldTotal: formatEuro(rent.before, language),
    signUntil: formatDay(facts.signUntil),
    hasDeposit: yesOrNo(facts.hasDeposit),
    isHandSigned: yesOrNo(facts.isHandSigned),
    isGerman: yesOrNo(facts.isGerman),
  }
  return fillClauses(texts[language].clauses, values, language)
}

function daysOf({ from, to }: Period): string {
  return `${formatDay(from)} – ${formatDay(to)}`
}
