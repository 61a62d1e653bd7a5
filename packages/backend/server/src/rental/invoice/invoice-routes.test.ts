// proves 3.22, 3.23, 11.12, 11.15, 16.15, D7.5, D0.2, D10.7, 18.41, 21.17, 21.34
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Invoice } from '@domizil/api'
import { DEFAULT_SITE } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { download } from '../../testing/send-form.ts'
import { withPoisonedRow } from '../../testing/poison-row.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { nextSequence } from './invoice-repository.ts'
import { issueInvoice } from './issue-invoice.ts'

const HASH = 'a'.repeat(64)
const LANDLORD = { id: 'otto', givenName: 'Otto', familyName: 'Müller' }
const TENANT = { id: 'tara' }
const STRANGER = { id: 'anna' }
const ADMIN = { id: 'root', isAdmin: true }
let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  await server.db.deleteFrom('invoice_sequence').execute()
  await server.db.deleteFrom('credit_note_sequence').execute()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const user of ['tara', 'anna', 'root']) await givenUser(server.db, user)
})

/** A booking that lacks nothing but the landlord's signature. */
const givenHalfSigned = (change: Parameters<typeof givenBooking>[2] = {}, flat = flatId) =>
  givenBooking(server.db, flat, {
    status: 'CONTRACT_APPROVED',
    contract_type: 'PLATFORM_CONTRACT',
    tenancy_basis: 'TEMPORARY_USE',
    contract_offered_at: NOW,
    contract_hash: HASH,
    tenant_signed_at: NOW,
    tenant_signed_name: 'Tara',
    ...change,
  })
const complete = (id: number) =>
  server.send('POST', `/booking/api/${id}/signContract?signed=true`, {
    as: LANDLORD,
    body: { name: 'Otto Müller', documentHash: HASH },
  })
const list = async (as: { id: string } = LANDLORD) =>
  (await server.send('GET', '/booking/api/invoice/list', { as })).body
const close = (id: number, as: object | null = ADMIN, body?: object) =>
  server.send('POST', `/admin/api/invoice/${id}/close`, { ...(as && { as }), body })

async function givenInvoice(): Promise<number> {
  expect((await complete(await givenHalfSigned())).body.status).toBe('BOOKING_COMPLETED')
  return (await list())[0].id
}

test('a completed booking is charged to its landlord: a tenth of the rent plus VAT', async () => {
  const id = await givenHalfSigned({ total_rent: 2400 })

  await complete(id)

  expect(await list()).toMatchObject([
    {
      number: 'RE-2027-000001',
      bookingId: id,
      status: 'OPEN',
      issuedOn: '2027-03-10',
      dueOn: '2027-03-24',
      paidOn: null,
      netCents: 24_000,
      vatCents: 4_560,
      grossCents: 28_560,
    },
  ])
  expect(await list(TENANT)).toEqual([])
})

test.each([
  ['nothing', { servicePercent: 0, vatPercent: 19 }, []],
  ['all of the rent', { servicePercent: 100, vatPercent: 19 }, [[240_000, 45_600, 285_600]]],
  ['a share without VAT', { servicePercent: 10, vatPercent: 0 }, [[24_000, 0, 24_000]]],
])('with a fee of %s the invoice and its mail have these amounts', async (_what, fees, charged) => {
  const id = await givenHalfSigned({ status: 'BOOKING_COMPLETED', total_rent: 2400 })

  await server.db
    .transaction()
    .execute((trx) =>
      issueInvoice(trx, { bookingId: id }, { ...DEFAULT_SITE, fees: { ...DEFAULT_SITE.fees, ...fees } }, NOW),
    )

  const invoices: Invoice[] = await list()
  const amounts = invoices.map(({ netCents, vatCents, grossCents }) => [netCents, vatCents, grossCents])
  expect(amounts).toEqual(charged)
  await server.runJobs()
  const mails = await server.db.selectFrom('mail').select('body_text').execute()
  expect(mails.map(({ body_text }) => body_text?.includes('VAT'))).toEqual(
    charged.map(([, vat]) => vat !== 0),
  )
  for (const { id: number, vatCents } of invoices) {
    const { status, bytes } = await download(server, `/booking/api/invoice/${number}/pdf`, LANDLORD)
    expect([status, Buffer.from(bytes).includes('factur-x.xml')]).toEqual([200, true])
    expect((await readPdf(bytes)).text.includes('§ 19 UStG')).toBe(vatCents === 0)
  }
})

async function shown(query: string) {
  const { status, body } = await server.send('GET', `/booking/api/invoice/list${query}`, { as: LANDLORD })
  return status === 200 ? body.map((invoice: { status: string }) => invoice.status) : status
}

test('the list of invoices can be filtered by status, and ALL shows all', async () => {
  const paid = await givenInvoice()
  await close(paid)
  server.clock.now = new Date('2027-03-11T12:00:00Z')
  await complete(await givenHalfSigned({}, await givenFlat(server.db, { owner_id: 'otto' })))
  expect(await shown('')).toEqual(['OPEN', 'CLOSED'])
  expect(await shown('?filter=ALL')).toEqual(['OPEN', 'CLOSED'])
  expect(await shown('?filter=OPEN')).toEqual(['OPEN'])
  expect(await shown('?filter=CLOSED')).toEqual(['CLOSED'])
  expect(await shown('?filter=OVERDUE')).toEqual([])
  expect(await shown('?filter=PENDING')).toBe(400)
})

test('the open invoices are counted for one flat or for all, for their recipient only', async () => {
  const otherFlat = await givenFlat(server.db, { owner_id: 'otto' })
  await close(await givenInvoice())
  await givenInvoice()
  await complete(await givenHalfSigned({}, otherFlat))

  const count = async (query = '', as: { id: string } = LANDLORD) =>
    (await server.send('GET', `/booking/api/invoice/openCount${query}`, { as })).body
  expect(await count()).toEqual({ count: 2 })
  expect(await count(`?flatId=${otherFlat}`)).toEqual({ count: 1 })
  expect(await count('', TENANT)).toEqual({ count: 0 })
})

test('signing again creates no second invoice', async () => {
  const id = await givenHalfSigned()

  await Promise.all([complete(id), complete(id), complete(id)])

  expect(await list()).toHaveLength(1)
})

test('twenty bookings that are completed at once get invoice numbers without a gap', async () => {
  const ids: number[] = []
  for (let index = 0; index < 20; index += 1) {
    const flat = await givenFlat(server.db, { owner_id: 'otto' })
    ids.push(await givenHalfSigned({}, flat))
  }

  const replies = await Promise.all(ids.map(complete))

  expect(replies.map(({ status }) => status)).toEqual(ids.map(() => 200))
  const numbers = (await list()).map(({ number }: { number: string }) => number).toSorted()
  expect(numbers).toEqual(ids.map((_id, index) => `RE-2027-${String(index + 1).padStart(6, '0')}`))
})

test('a completion that fails leaves no gap in the invoice numbers', async () => {
  const failed = server.db.transaction().execute(async (trx) => {
    expect(await nextSequence(trx, 2027)).toBe(1)
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')

  await complete(await givenHalfSigned())

  expect(await list()).toMatchObject([{ number: 'RE-2027-000001' }])
})

test('invoice numbers start again each year, by the day in Germany', async () => {
  server.clock.now = new Date('2027-12-31T22:59:59Z')
  await complete(await givenHalfSigned())
  server.clock.now = new Date('2027-12-31T23:00:00Z')
  await complete(await givenHalfSigned({ tenant_id: 'anna' }))

  const numbers = (await list()).map(({ number }: { number: string }) => number)
  expect(numbers).toEqual(['RE-2028-000001', 'RE-2027-000001'])
})

test('an invoice is overdue from the day after its due day, and not before', async () => {
  await givenInvoice()
  const status = async (now: string) => {
    server.clock.now = new Date(now)
    await server.runJobs()
    return (await server.db.selectFrom('invoice').select('status').executeTakeFirstOrThrow()).status
  }

  expect(await status('2027-03-24T22:59:00Z')).toBe('OPEN')
  expect(await status('2027-03-25T00:00:00Z')).toBe('OVERDUE')
})

test('everybody sees an invoice as overdue from that day on, even if the timer cannot record it', async () => {
  await givenInvoice()
  server.clock.now = new Date('2027-03-25T00:00:00Z')

  await withPoisonedRow(server.db, { table: 'invoice', column: 'status', value: 'OVERDUE' }, async () => {
    await server.services.invoices.markOverdue()
    const { body: rows } = await server.send('GET', '/admin/api/invoices?status=OVERDUE', { as: ADMIN })
    const { body: waiting } = await server.send('GET', '/admin/api/waiting', { as: ADMIN })
    const { body: exported } = await server.send('GET', '/user/api/export', { as: LANDLORD })

    expect(await shown('?filter=OVERDUE')).toEqual(['OVERDUE'])
    expect(await shown('?filter=OPEN')).toEqual([])
    expect([rows.items, exported.invoices]).toMatchObject([[{ status: 'OVERDUE' }], [{ status: 'OVERDUE' }]])
    expect(waiting).toMatchObject({ overdueInvoices: 1 })
  })
})

test('an administrator marks an invoice as paid, once', async () => {
  const id = await givenInvoice()
  server.clock.now = new Date('2027-04-20T12:00:00Z')
  await server.runJobs()

  const { body } = await close(id, ADMIN, { paidOn: '2027-04-19' })
  expect(body).toMatchObject({ status: 'CLOSED', paidOn: '2027-04-19' })
  expect((await close(id)).body.paidOn).toBe('2027-04-19')

  await server.runJobs()
  expect(await list()).toMatchObject([{ status: 'CLOSED' }])
})

test('the day of payment has to be between the invoice’s day and today', async () => {
  const id = await givenInvoice()

  for (const paidOn of ['2027-03-09', '2027-03-11']) {
    expect((await close(id, ADMIN, { paidOn })).body.code).toBe('PAID_ON_INVALID')
  }
  expect((await close(id)).body.paidOn).toBe('2027-03-10')
})

test.each([
  ['de', 'Rechnungsbetrag', '285,60 €', '19 %'],
  ['en', 'Amount to pay', '€285.60', '19%'],
  ['es', 'Importe a pagar', '285,60 €', '19 %'],
])(
  'an invoice in %s has the legal details, and stays as it was issued',
  async (locale, word, amount, rate) => {
    await server.db
      .updateTable('app_user')
      .set({ locale, is_commercial: true, company_name: 'Wohnen GmbH', vat_id: 'DE123456789' })
      .where('id', '=', 'otto')
      .execute()
    const id = await givenInvoice()
    await server.db
      .updateTable('app_user')
      .set({ company_name: 'Other', billing_city: 'Elsewhere' })
      .where('id', '=', 'otto')
      .execute()

    const file = await download(server, `/booking/api/invoice/${id}/pdf`, LANDLORD)

    const text = (await readPdf(file.bytes)).text.replace(/\s+/g, ' ')
    for (const said of [
      word,
      amount,
      'RE-2027-000001',
      '10.03.2027',
      '24.03.2027',
      'Wohnen GmbH',
      'Weg 1 10119 Berlin',
      'DE123456789',
      'Domizil GmbH',
      'DE000000000',
      rate,
      'Torstraße 1a',
    ]) {
      expect(text).toContain(said)
    }
    expect(file.header('content-disposition')).toContain('filename="RE-2027-000001.pdf"')
  },
)

test('a payment is in the audit log with its day and reason, once', async () => {
  const id = await givenInvoice()

  await close(id, ADMIN, { paidOn: '2027-03-10', reason: 'Seen on the bank statement' })
  await close(id, ADMIN, { paidOn: '2027-03-10', reason: 'Pressed twice' })

  const { body } = await server.send('GET', `/admin/api/audit?subjectType=INVOICE&subjectId=${id}`, {
    as: ADMIN,
  })
  expect(body.items).toMatchObject([
    {
      action: 'INVOICE_CLOSED',
      before: { status: 'OPEN', paidOn: null },
      after: { status: 'CLOSED', paidOn: '2027-03-10' },
      reason: 'Seen on the bank statement',
    },
  ])
})

test('the file of an invoice is stored as issued, with its hash, and attached to the mail', async () => {
  const booking = await givenHalfSigned({ status: 'BOOKING_COMPLETED' })
  await server.db
    .transaction()
    .execute(async (trx) => issueInvoice(trx, { bookingId: booking }, DEFAULT_SITE, NOW))
  const [{ id }] = await list()

  const stored = await server.db.selectFrom('invoice_file').selectAll().executeTakeFirstOrThrow()
  await server.db.updateTable('invoice').set({ recipient_name: 'Changed' }).execute()
  const { bytes } = await download(server, `/booking/api/invoice/${id}/pdf`, LANDLORD)
  await server.runJobs()
  const mail = await server.db
    .selectFrom('mail')
    .select(['user_id', 'subject', 'body_text', 'file_name'])
    .where('kind', '=', 'INVOICE_ISSUED')
    .executeTakeFirstOrThrow()

  expect(Buffer.from(bytes).equals(Buffer.from(stored.content))).toBe(true)
  expect(stored.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect(Buffer.from(bytes).includes('factur-x.xml')).toBe(true)
  expect(mail).toMatchObject({
    user_id: 'otto',
    subject: 'Invoice RE-2027-000001',
    body_text: expect.stringContaining('/flat/bookings?tab=invoices'),
    file_name: 'RE-2027-000001.pdf',
  })
})

test('without a chosen language an invoice is in the language of the address', async () => {
  const booking = await givenHalfSigned()
  await server.db.updateTable('app_user').set({ locale: null }).where('id', '=', 'otto').execute()
  await server.db
    .transaction()
    .execute(async (trx) => issueInvoice(trx, { bookingId: booking }, DEFAULT_SITE, NOW))

  const { locale } = await server.db.selectFrom('invoice').select('locale').executeTakeFirstOrThrow()

  expect(locale).toBe('de')
})

test.each([
  ['DE', 'Torstraße 1, 10119 Berlin'],
  ['AT', 'Torstraße 1, 10119 Berlin, Österreich'],
])(
  'an invoice has the country of the address only if it is abroad (%s)',
  async (billing_country_code, address) => {
    const booking = await givenHalfSigned()
    const billing = { billing_street: 'Torstraße 1', billing_postcode: '10119', billing_city: 'Berlin' }
    await server.db
      .updateTable('app_user')
      .set({ ...billing, billing_country_code, locale: 'de' })
      .where('id', '=', 'otto')
      .execute()
    await server.db
      .transaction()
      .execute(async (trx) => issueInvoice(trx, { bookingId: booking }, DEFAULT_SITE, NOW))

    const invoice = await server.db
      .selectFrom('invoice')
      .select(['recipient_address', 'recipient_country_code'])
      .executeTakeFirstOrThrow()

    expect(invoice).toEqual({ recipient_address: address, recipient_country_code: billing_country_code })
  },
)

const credit = (id: number, body: object = { reason: 'Wrong address' }, as: object | null = ADMIN) =>
  server.send('POST', `/admin/api/invoice/${id}/credit`, { ...(as && { as }), body })
const correction = (id: number, as: object) => download(server, `/booking/api/invoice/${id}/creditNote`, as)

test('a wrong invoice is credited by a credit note with its own number, and stays as issued', async () => {
  const id = await givenInvoice()
  const issued = await download(server, `/booking/api/invoice/${id}/pdf`, LANDLORD)

  const { status, body } = await credit(id)

  const creditNote = { number: 'GS-2027-000001', issuedOn: '2027-03-10' }
  expect([status, body]).toMatchObject([200, { id, status: 'CLOSED', paidOn: null, creditNote }])
  expect(await list()).toMatchObject([{ number: 'RE-2027-000001', creditNote }])
  const after = await download(server, `/booking/api/invoice/${id}/pdf`, LANDLORD)
  expect(after.bytes.equals(issued.bytes)).toBe(true)
  const note = await correction(id, LANDLORD)
  expect((await readPdf(note.bytes)).text).toContain('GS-2027-000001')
  const stored = await server.db.selectFrom('credit_note').select('sha256').executeTakeFirstOrThrow()
  expect(createHash('sha256').update(note.bytes).digest('hex')).toBe(stored.sha256)
})

test('the credit note is mailed with its file, and its reason is in the audit log', async () => {
  const id = await givenInvoice()
  await credit(id)
  await server.runJobs()

  const mail = await server.db
    .selectFrom('mail')
    .select(['user_id', 'subject', 'body_text', 'file_name'])
    .where('kind', '=', 'CREDIT_NOTE_ISSUED')
    .executeTakeFirstOrThrow()
  expect(mail).toMatchObject({
    user_id: 'otto',
    subject: 'Correction GS-2027-000001 of the invoice RE-2027-000001',
    file_name: 'GS-2027-000001.pdf',
  })
  expect(mail.body_text).toContain('“Wrong address”')
  const { body } = await server.send('GET', `/admin/api/audit?subjectType=INVOICE&subjectId=${id}`, {
    as: ADMIN,
  })
  expect(body.items).toMatchObject([
    { action: 'INVOICE_CREDITED', after: { creditNote: 'GS-2027-000001' }, reason: 'Wrong address' },
  ])
  const { body: rows } = await server.send('GET', '/admin/api/invoices?q=RE-2027-000001', { as: ADMIN })
  expect(rows.items).toMatchObject([{ id, creditNote: 'GS-2027-000001', status: 'CLOSED' }])
})

test('on request the booking is charged again, with the present data of the landlord', async () => {
  const id = await givenInvoice()
  await server.db
    .updateTable('app_user')
    .set({ billing_street: 'Neue Straße 9' })
    .where('id', '=', 'otto')
    .execute()

  await credit(id, { reason: 'Wrong address', reissue: true })

  const [again, former, ...others] = await list()
  expect([again, former, others]).toMatchObject([
    { number: 'RE-2027-000002', status: 'OPEN', creditNote: null, bookingId: former.bookingId },
    { id, status: 'CLOSED' },
    [],
  ])
  const file = await download(server, `/booking/api/invoice/${again.id}/pdf`, LANDLORD)
  expect((await readPdf(file.bytes)).text).toContain('Neue Straße 9')
})

test('a booking without a billing address is completed once the landlord has given one', async () => {
  await server.db.updateTable('app_user').set({ billing_city: null }).where('id', '=', 'otto').execute()
  const id = await givenHalfSigned()

  const refused = await complete(id)
  const before = await list()
  await server.send('PUT', '/user/api/profile', { as: LANDLORD, body: { billingCity: 'Berlin' } })
  const completed = await complete(id)

  expect([refused.status, refused.body.code, before]).toEqual([409, 'BILLING_ADDRESS_MISSING', []])
  expect([completed.status, await list()]).toMatchObject([200, [{ number: 'RE-2027-000001' }]])
})

test('a landlord with a deleted account gets no new invoice after a credit note', async () => {
  const id = await givenInvoice()
  const stay = { start_date: '2027-01-01', end_date: '2027-03-09' }
  await server.db.updateTable('booking').set(stay).execute()
  await server.send('DELETE', '/user/api/account', { as: LANDLORD })

  const refused = await credit(id, { reason: 'Wrong address', reissue: true })
  const credited = await credit(id, { reason: 'Wrong address' })

  expect([refused.status, refused.body.code, credited.status]).toEqual([409, 'RECIPIENT_GONE', 200])
})

test('an invoice can be credited once, by administrators with a reason, and not after it was paid', async () => {
  const id = await givenInvoice()
  await close(id)

  const answers = [
    await credit(id, { reason: ' ' }),
    await credit(id, undefined, LANDLORD),
    await credit(4711),
    await credit(id),
    await credit(id),
  ]

  expect(answers.map(({ status, body }) => [status, body.code ?? body.paidOn])).toEqual([
    [422, 'ADMIN_REASON_INVALID'],
    [403, 'ADMINS_ONLY'],
    [404, 'INVOICE_NOT_FOUND'],
    [200, '2027-03-10'],
    [409, 'ALREADY_CREDITED'],
  ])
})

test('a credit note is for its recipient and administrators, and a 404 for others', async () => {
  const [id, other] = [await givenInvoice(), await givenInvoice()]
  await credit(id)

  const statuses = [
    (await correction(id, LANDLORD)).status,
    (await correction(id, ADMIN)).status,
    (await correction(id, TENANT)).status,
    (await correction(id, STRANGER)).status,
    (await correction(other, LANDLORD)).status,
  ]

  expect(statuses).toEqual([200, 200, 404, 404, 404])
})

test('a credit note that fails leaves no gap in the numbers', async () => {
  const [first, second] = [await givenInvoice(), await givenInvoice()]
  await expect(
    server.db.transaction().execute(async (trx) => {
      await nextSequence(trx, 2027, 'credit_note_sequence')
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')

  await credit(first)
  const { body } = await credit(second)

  expect(body.creditNote.number).toBe('GS-2027-000002')
})
