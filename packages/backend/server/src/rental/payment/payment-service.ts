import type { LandlordYear, PaymentPlan, YearFileChoice } from '@domizil/api/schemas'
import {
  addDays,
  contractNumber,
  type Day,
  DEFAULT_LOCALE,
  PAYMENT_GRACE_DAYS,
  paymentReference,
  yearOf,
} from '@domizil/domain'
import { sql } from 'kysely'
import { findBankAccount, type StoredAccount } from '../../catalogue/bank-account/index.ts'
import { type Clock, dayOf, type Log, type User } from '../../foundation/kernel/index.ts'
import { bookingsAsOf, type Database, type Queries } from '../../foundation/tables/index.ts'
import { type Download, girocodePath } from '../../infrastructure/documents/index.ts'
import type { Encryption } from '../../infrastructure/encryption/index.ts'
import { bookingNotFound, type BookingRow, findBooking, notYourTurn, roleIn } from '../booking/index.ts'
import { refuse } from './payment-refusals.ts'
import { listPayments, markPayment, type PaymentRow } from './payment-repository.ts'
import { remindOfPayments } from './remind-of-payments.ts'
import { showsPayments, stateOf } from './summarize-payments.ts'
import { listYearEntries, writeYearCsv, type YearEntry } from './year-file.ts'

interface Dependencies {
  db: Database
  clock: Clock
  log: Log
  encryption: Encryption
}

interface Seen {
  booking: BookingRow
  role: NonNullable<ReturnType<typeof roleIn>>
}

/** What a tax office or adviser knows a client by, and the chart of accounts that they book with. */
interface DatevClient {
  /** Beraternummer. */
  consultant: number
  /** Mandantennummer. */
  client: number
  chart: 'SKR03' | 'SKR04'
}

/** The accounts that are suggested: bank, rents free of VAT (§ 4 no. 12 UStG), commissions, and the platform as a creditor. */
const ACCOUNTS = {
  SKR03: { bank: '1200', rents: '8105', fees: '4760', platform: '70000' },
  SKR04: { bank: '1800', rents: '4105', fees: '6770', platform: '70000' },
} as const

const FORMAT = { header: 700, category: 21, version: 13, accountLength: 4 }
const TEXT_LENGTH = 60

/** The 125 columns of version 13 in their order; more than the first fourteen are not filled. */
const COLUMNS = [
  'Umsatz (ohne Soll/Haben-Kz)|Soll/Haben-Kennzeichen|WKZ Umsatz|Kurs|Basis-Umsatz',
  'WKZ Basis-Umsatz|Konto|Gegenkonto (ohne BU-Schlüssel)|BU-Schlüssel|Belegdatum',
  'Belegfeld 1|Belegfeld 2|Skonto|Buchungstext|Postensperre|Diverse Adressnummer',
  'Geschäftspartnerbank|Sachverhalt|Zinssperre|Beleglink',
  ...pairs('Beleginfo', 8),
  'KOST1 - Kostenstelle|KOST2 - Kostenstelle|Kost-Menge|EU-Land u. UStID (Bestimmung)',
  'EU-Steuersatz (Bestimmung)|Abw. Versteuerungsart|Sachverhalt L+L|Funktionsergänzung L+L',
  'BU 49 Hauptfunktionstyp|BU 49 Hauptfunktionsnummer|BU 49 Funktionsergänzung',
  ...pairs('Zusatzinformation', 20),
  'Stück|Gewicht|Zahlweise|Forderungsart|Veranlagungsjahr|Zugeordnete Fälligkeit',
  'Skontotyp|Auftragsnummer|Buchungstyp|USt-Schlüssel (Anzahlungen)|EU-Land (Anzahlungen)',
  'Sachverhalt L+L (Anzahlungen)|EU-Steuersatz (Anzahlungen)|Erlöskonto (Anzahlungen)',
  'Herkunft-Kz|Buchungs GUID|KOST-Datum|SEPA-Mandatsreferenz|Skontosperre',
  'Gesellschaftername|Beteiligtennummer|Identifikationsnummer|Zeichnernummer',
  'Postensperre bis|Bezeichnung SoBil-Sachverhalt|Kennzeichen SoBil-Buchung|Festschreibung',
  'Leistungsdatum|Datum Zuord. Steuerperiode|Fälligkeit|Generalumkehr (GU)|Steuersatz',
  'Land|Abrechnungsreferenz|BVV-Position|EU-Land u. UStID (Ursprung)',
  'EU-Steuersatz (Ursprung)|Abw. Skontokonto',
].flatMap((names) => names.split('|'))

/** Rent and deposit: what is due when, and what its two parties say of it. No money passes through the platform. */
export function createPaymentService(dependencies: Dependencies) {
  const { db, clock, encryption } = dependencies

  async function see(queries: Queries, actor: User, id: number, now: Date): Promise<Seen> {
    const booking = await findBooking(queries, id, now)
    const role = booking && roleIn(booking, actor)
    if (!booking || !role) throw bookingNotFound()
    if (!showsPayments(booking.status)) throw refuse('PAYMENTS_NOT_AGREED')

    return { booking, role }
  }

  async function read(queries: Queries, { booking, role }: Seen, now: Date): Promise<PaymentPlan> {
    const payments = await listPayments(queries, [booking.id])
    const account = await findBankAccount(queries, encryption, booking.owner_id)

    return {
      payee: payeeFor(role, account),
      isPayeeNewer: isNewer(account, booking),
      canMark: role !== 'ADMIN' && booking.status === 'BOOKING_COMPLETED',
      payments: payments.map((payment) =>
        present(payment, { booking, now, account: role === 'ADMIN' ? undefined : account }),
      ),
    }
  }

  return {
    /**
     * The plan of a booking that the tenant has confirmed, for both parties. Administrators see it without the account,
     * which they read with an entry in the audit log.
     *
     * @throws {DomainError} 404 for everybody else, PAYMENTS_NOT_AGREED (409) before and after.
     */
    async plan(actor: User, id: number): Promise<PaymentPlan> {
      const now = clock()
      return read(db, await see(db, actor, id, now), now)
    },

    /**
     * Marks a payment as paid (the tenant) or received (the landlord), or takes it back.
     *
     * @throws {DomainError} 404, NOT_YOUR_TURN (403) for administrators, PAYMENTS_NOT_AGREED (409) before both have
     * signed, PAYMENT_NOT_FOUND (404).
     */
    async mark(actor: User, payment: { bookingId: number; number: number }, isDone: boolean) {
      const now = clock()
      return db.transaction().execute(async (trx): Promise<PaymentPlan> => {
        const seen = await see(trx, actor, payment.bookingId, now)
        if (seen.role === 'ADMIN') throw notYourTurn()
        if (seen.booking.status !== 'BOOKING_COMPLETED') throw refuse('PAYMENTS_NOT_AGREED')

        const column = seen.role === 'TENANT' ? 'paid_at' : 'received_at'
        const isKnown = await markPayment(trx, payment, { column, at: isDone ? now : null })
        if (!isKnown) throw refuse('PAYMENT_NOT_FOUND')
        return read(trx, seen, now)
      })
    },

    /** The year of all flats of the actor. */
    async landlordYear({ id: ownerId }: User, year: number): Promise<LandlordYear> {
      const now = clock()
      const rents = await listRentsOfYear(db, { ownerId, year }, { now, today: dayOf(now) })
      const requests = await countRequestsOfYear(db, { ownerId, year }, now)

      return {
        rents: rents.map(({ flat_id: flatId, month, due, received, open }) => ({
          flatId,
          month,
          dueCents: due,
          receivedCents: received,
          openCents: open,
        })),
        requests: requests.map(({ flat_id: flatId, ...counts }) => ({ flatId, ...counts })),
      }
    },

    /** The rents and fees of the actor's year as a file for an accountant. */
    async landlordYearFile({ id: ownerId }: User, choice: YearFileChoice): Promise<Download> {
      const { year, format, locale = DEFAULT_LOCALE } = choice
      const now = clock()
      const entries = await listYearEntries(db, { ownerId, year }, now)
      if (format === 'CSV') return { name: `Domizil ${year}.csv`, content: writeYearCsv(entries, locale) }

      const { consultant = 1001, client = 1, chart = 'SKR03' } = choice
      // The prefix is what the format's readers look for.
      return {
        name: `EXTF_Domizil_${year}.csv`,
        content: writeDatev(entries, { year, client: { consultant, client, chart }, now }),
      }
    },

    /** Reminds both parties of payments that are open. For a timer. */
    remind: () => remindOfPayments(dependencies),
  }
}

/** The contract names the account that was there when it was written. */
function isNewer(account: StoredAccount | undefined, { contract_offered_at: written }: BookingRow): boolean {
  return account !== undefined && written !== null && account.changedAt > written
}

function payeeFor(role: Seen['role'], account: StoredAccount | undefined): PaymentPlan['payee'] {
  if (!account || role === 'ADMIN') return null
  return { holder: account.holder, iban: account.iban, changedAt: account.changedAt.toISOString() }
}

function present(
  payment: PaymentRow,
  { booking, account, now }: { booking: BookingRow; account: StoredAccount | undefined; now: Date },
): PaymentPlan['payments'][number] {
  const { number, kind, due_on: dueOn, amount_cents: amountCents, period_from: from, period_to: to } = payment
  const reference = paymentReference(contractNumber(booking.id), number)
  const isPayable = account !== undefined && payment.received_at === null

  return {
    number,
    reference,
    kind,
    dueOn,
    amountCents,
    period: from !== null && to !== null ? { from, to } : null,
    state: stateOf(payment, booking.status, dayOf(now)),
    paidAt: payment.paid_at?.toISOString() ?? null,
    receivedAt: payment.received_at?.toISOString() ?? null,
    girocode: isPayable ? girocodePath({ ...account, amountCents, text: reference }) : null,
  }
}

interface YearOf {
  ownerId: string
  year: number
}

/** The rents of an owner's signed bookings by flat and month of their day. */
async function listRentsOfYear(
  db: Queries,
  { ownerId, year }: YearOf,
  { now, today }: { now: Date; today: Day },
) {
  const month = sql<number>`extract(month FROM payment.due_on)::integer`
  const sumOf = (condition = sql<boolean>`true`) =>
    sql<number>`coalesce(sum(payment.amount_cents) FILTER (WHERE ${condition}), 0)::integer`
  const openSince = addDays(today, -PAYMENT_GRACE_DAYS)

  return db
    .selectFrom('booking_payment as payment')
    .innerJoin(bookingsAsOf(now).as('booking'), 'booking.id', 'payment.booking_id')
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select(['booking.flat_id', month.as('month'), sumOf().as('due')])
    .select(sumOf(sql`payment.received_at IS NOT NULL`).as('received'))
    .select(sumOf(sql`payment.received_at IS NULL AND payment.due_on <= ${openSince}`).as('open'))
    .where('flat.owner_id', '=', ownerId)
    .where('booking.status', '=', 'BOOKING_COMPLETED')
    .where('payment.kind', '=', 'RENT')
    .where('payment.due_on', '>=', `${year}-01-01`)
    .where('payment.due_on', '<=', `${year}-12-31`)
    .groupBy(['booking.flat_id', month])
    .orderBy('booking.flat_id')
    .orderBy(month)
    .execute()
}

/** The requests of a year by flat, and how many of them both parties have signed. Days are those of Germany. */
async function countRequestsOfYear(db: Queries, { ownerId, year }: YearOf, now: Date) {
  return db
    .selectFrom(bookingsAsOf(now).as('booking'))
    .innerJoin('flat', 'flat.id', 'booking.flat_id')
    .select('booking.flat_id')
    .select(sql<number>`count(*)::integer`.as('requests'))
    .select(
      sql<number>`count(*) FILTER (WHERE booking.status = 'BOOKING_COMPLETED')::integer`.as('contracts'),
    )
    .where('flat.owner_id', '=', ownerId)
    .where(sql<boolean>`extract(year FROM booking.created_at AT TIME ZONE 'Europe/Berlin') = ${year}`)
    .groupBy('booking.flat_id')
    .orderBy('booking.flat_id')
    .execute()
}

function pairs(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => [
    `${name} - Art ${at + 1}`,
    `${name} - Inhalt ${at + 1}`,
  ]).flat()
}

/**
 * The entries of a year as a batch of bookings in DATEV's format (EXTF, category 21, version 13), in Windows-1252. A rent
 * is booked once it is received, a fee when it is issued.
 */
function writeDatev(
  entries: readonly YearEntry[],
  { year, client, now }: { year: number; client: DatevClient; now: Date },
): Buffer {
  const lines = [
    headerOf(year, client, now),
    COLUMNS.join(';'),
    ...entries
      .filter(({ kind, settledOn }) => kind !== 'RENT' || settledOn !== null)
      .map((entry) => bookingOf(entry, client)),
  ]
  return encode(`${lines.join('\r\n')}\r\n`)
}

function headerOf(year: number, { consultant, client, chart }: DatevClient, now: Date): string {
  const made = now.toISOString().replace(/\D/g, '')
  const { header, category, version, accountLength } = FORMAT

  return [
    [text('EXTF'), header, category, text('Buchungsstapel'), version, made, ''],
    [text('DZ'), text(''), text(''), consultant, client, `${year}0101`, accountLength],
    [`${year}0101`, `${year}1231`, text(`Mieten und Gebühren ${year}`), text(''), 1, 0, 0, text('EUR')],
    ['', text(''), '', '', text(chart.slice(-2)), '', '', text(''), text('')],
  ]
    .flat()
    .join(';')
}

function bookingOf(entry: YearEntry, { chart }: DatevClient): string {
  const { bank, rents, fees, platform } = ACCOUNTS[chart]
  const { kind, gross, document } = entry
  const [account, contra] = kind === 'RENT' ? [bank, rents] : [fees, platform]
  const filled = [
    amount(Math.abs(gross)),
    text(kind === 'CREDIT' ? 'H' : 'S'),
    [text('EUR'), '', '', text('')],
    [account, contra, text('')],
    dayAndMonth(bookedOn(entry)),
    [text(document), text(''), ''],
    text(wordsOf(entry)),
  ].flat()
  return [...filled, ...COLUMNS.slice(filled.length).map(() => '')].join(';')
}

/** The day of a booking lies in the year of its batch, which has no other year for it. */
function bookedOn({ kind, day, settledOn }: YearEntry): Day {
  return kind === 'RENT' && settledOn !== null && yearOf(settledOn) === yearOf(day) ? settledOn : day
}

function wordsOf(entry: YearEntry): string {
  const { kind, day, settledOn, flat, tenant, booking } = entry
  if (kind !== 'RENT') return `${kind === 'FEE' ? 'Servicegebühr' : 'Rechnungskorrektur'} ${booking} ${flat}`
  // § 11 EStG asks for the day of the money.
  const received = settledOn && yearOf(settledOn) !== yearOf(day) ? `erhalten ${german(settledOn)} ` : ''
  return `Miete ${received}${flat} ${tenant}`
}

const german = (day: Day) => day.split('-').toReversed().join('.')
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const dayAndMonth = (day: Day) => `${day.slice(8)}${day.slice(5, 7)}`

/** Without control characters, and with quotation marks doubled, as the format demands. */
function text(value: string): string {
  const plain = value.replace(/\p{Cc}+/gu, ' ').slice(0, TEXT_LENGTH)
  return `"${plain.replaceAll('"', '""')}"`
}

/** What Windows-1252 has from 0x80 on beside the letters of Latin-1; a blank where it has nothing. */
const BEYOND_LATIN_1 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Letters that it lacks lose their marks; what is left of them is a question mark. */
function encode(content: string): Buffer {
  const bytes = [...content.normalize('NFC')].flatMap((letter) => {
    const known = byteOf(letter)
    if (known !== undefined) return known
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return [...(BARE[bare] ?? bare)].map((one) => byteOf(one) ?? QUESTION_MARK)
  })
  return Buffer.from(bytes)
}

const QUESTION_MARK = 0x3f
/** Letters whose mark is a part of them. */
const BARE: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h' }

function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code
  const at = BEYOND_LATIN_1.indexOf(letter)
  return at < 0 ? undefined : 0x80 + at
}
