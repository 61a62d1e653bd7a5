import type { ContentReport, HelpReceipt, NewContentReport } from '@domizil/api/schemas'
import { homePath } from '@domizil/links'
import { COMPLAINT_MONTHS, DEFAULT_LOCALE, type ReportParty } from '@domizil/domain'
import {
  type Actor,
  type Clock,
  type CreateRateLimit,
  newReferenceNumber,
  type User,
} from '../../foundation/kernel/index.ts'
import type { Database, Queries } from '../../foundation/tables/index.ts'
import { findUser } from '../../catalogue/user/index.ts'
import { complaintReceived } from './mails.ts'
import { canComplain, presentReport } from './content-report-presenter.ts'
import {
  type ComplaintRow,
  insertComplaint,
  leadOf,
  listComplaints,
  listInForce,
  listReportsOf,
  lockReport,
  type ReportRow,
} from './content-report-repository.ts'
import { refuse } from './content-report-refusals.ts'
import { orderMails, receiptLimit } from '../../infrastructure/mail/index.ts'
import { fileReport } from './file-report.ts'
import { excerptIn, excerptsIn, quotedFor } from './quoted-content.ts'

interface Dependencies {
  db: Database
  clock: Clock
  createRateLimit: CreateRateLimit
}

const LIMIT = { points: 10, seconds: 3600 }

/** Takes reports of content, and shows what became of them to both sides. */
export function createContentReportService({ db, clock, createRateLimit }: Dependencies) {
  const takeTurn = createRateLimit('reports', LIMIT, (options) => refuse('TOO_MANY_REPORTS', options))
  const mayReceipt = receiptLimit(createRateLimit)

  return {
    /**
     * Stores a report, and returns its number. Bots that fill in the honeypot get a number as well, but nothing is
     * stored.
     *
     * @throws {DomainError} REPORTED_CONTENT_NOT_FOUND (404), REPORT_OWN_CONTENT (403), REPORT_EMAIL_MISSING (422),
     * TOO_MANY_REPORTS (429) for this network address.
     */
    async report(actor: Actor, address: string, report: NewContentReport): Promise<HelpReceipt> {
      if (actor.id === null && !report.email) throw refuse('REPORT_EMAIL_MISSING')
      await takeTurn(address)
      if (report.website?.trim()) return { referenceNumber: newReferenceNumber('R') }

      const isReceipted = await mayReceipt(actor, actor.id === null ? report.email : actor.email)
      const row = await db
        .transaction()
        .execute((trx) => fileReport(trx, actor, { ...report, isReceipted }, clock()))
      return { referenceNumber: row.reference }
    },

    /** The reports of the actor, and the decided ones about the actor's content. */
    async list(actor: User): Promise<ContentReport[]> {
      const own = await ownAccount(db, actor)
      const reports = await listReportsOf(db, own)
      const leads = reports.map(leadOf)
      const complaints = await listComplaints(db, leads)
      const inForce = await listInForce(db, leads)

      const excerpts = await excerptsIn(db, reports, localeOf(actor))

      return reports.map((report, at) =>
        presentReport(report, complaintsOf(report, complaints), partyIn(report, actor), {
          excerpt: excerpts[at] ?? report.excerpt,
          isInForce: inForce.includes(leadOf(report)),
          now: clock(),
        }),
      )
    },

    /**
     * Complains about the decision, once for each side.
     *
     * @throws {DomainError} REPORT_NOT_FOUND (404), COMPLAINT_NOT_POSSIBLE (409).
     */
    async complain(actor: User, id: number, text: string): Promise<ContentReport> {
      const now = clock()
      return db.transaction().execute(async (trx) => {
        const report = await lockReport(trx, id)
        const own = await ownAccount(trx, actor)
        if (!report || !isVisible(report, own)) throw refuse('REPORT_NOT_FOUND')
        const party = partyIn(report, actor)
        const lead = leadOf(report)
        if (!canComplain(report, await listComplaints(trx, [lead]), party, now)) {
          throw refuse('COMPLAINT_NOT_POSSIBLE', { values: { months: COMPLAINT_MONTHS } })
        }

        await insertComplaint(trx, { report_id: id, party, text: text.trim(), created_at: now })
        const values = { number: report.reference, place: await quotedFor(trx, report, actor.id) }
        const path = homePath({ account: 'reports' })
        await orderMails(trx, [complaintReceived.order({ to: actor.id, path, values })], now)
        const isInForce = (await listInForce(trx, [lead])).length > 0
        const excerpt = await excerptIn(trx, report, localeOf(actor))
        return presentReport(report, await listComplaints(trx, [lead]), party, { excerpt, isInForce, now })
      })
    },
  }
}

const localeOf = ({ locale }: User) => locale ?? DEFAULT_LOCALE

type OwnAccount = Awaited<ReturnType<typeof ownAccount>>

/** Reports without a session belong to the account whose address is the same, and confirmed. */
async function ownAccount(db: Queries, { id }: User) {
  const user = await findUser(db, id)
  return { id, email: user?.email_verified ? user.email : null }
}

function isVisible(report: ReportRow, { id, email }: OwnAccount): boolean {
  if (report.reporter_id === id) return true
  if (report.affected_id === id) return report.decided_at !== null && report.decided_with === null
  const { reporter_id, reporter_email } = report
  return reporter_id === null && email !== null && reporter_email?.toLowerCase() === email.toLowerCase()
}

/** The author of the content sees the report as such, also of an own report without a session. */
function partyIn({ affected_id }: ReportRow, { id }: User): ReportParty {
  return affected_id === id ? 'AFFECTED' : 'REPORTER'
}

function complaintsOf(report: ReportRow, all: readonly ComplaintRow[]): ComplaintRow[] {
  return all.filter(({ lead }) => lead === leadOf(report))
}
