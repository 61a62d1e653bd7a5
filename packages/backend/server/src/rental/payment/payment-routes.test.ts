// proves 11.5, 11.8, 16.11, D10.5, D10.6, 21.31, 22.61
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { PaymentPlan } from '@domizil/api'
import { girocodeText } from '@domizil/domain'
import { givenBankAccount, SAMPLE_IBAN } from '../../testing/given-bank-account.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenCreditedInvoice, givenInvoice } from '../../testing/given-invoice.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { download } from '../../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { freezePlan } from './freeze-plan.ts'

const LANDLORD = { id: 'otto' }
const TENANT = { id: 'tara' }
const ADMIN = { id: 'root', isAdmin: true }

let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const id of ['tara', 'root', 'anna']) await givenUser(server.db, id)
  await givenBankAccount(server.db, 'otto')
})

/** A booking of two months from April with its plan: a deposit of 2,400 and two rents of 1,200. */
async function given(status: 'WAITING_FOR_CONTRACT' | 'CONTRACT_APPROVED' | 'BOOKING_COMPLETED') {
  const id = await givenBooking(server.db, flatId, { status })
  await freezePlan(server.db, id)
  return id
}
const planOf = (id: number, as: object = TENANT) => server.send('GET', `/booking/api/${id}/payments`, { as })
const mark = (id: number, number: number, as: object, isDone = true) =>
  server.send('PUT', `/booking/api/${id}/payments/${number}`, { as, body: { isDone } })
const statesOf = ({ payments }: PaymentPlan) => payments.map(({ state }) => state)
const on = (day: string) => {
  server.clock.now = new Date(`${day}T10:00:00Z`)
}

test('a payment plan that is made again keeps its amounts and marks, whatever the price is now', async () => {
  const id = await given('CONTRACT_APPROVED')
  await mark(id, 1, TENANT)
  const before = (await planOf(id)).body
  await server.db
    .updateTable('booking')
    .set({ price_per_month: 5000, total_rent: 10_000, deposit: 0 })
    .where('id', '=', id)
    .execute()

  await freezePlan(server.db, id)

  expect((await planOf(id)).body).toEqual(before)
})

test('a confirmed booking has a payment plan, which a later change of the price does not affect', async () => {
  const id = await givenBooking(server.db, flatId, {
    status: 'LANDLORD_APPROVED',
    expires_at: new Date('2027-04-01T00:00:00Z'),
  })
  const confirm = `/booking/api/${id}/tenantApprove?approved=true`
  expect((await planOf(id)).status).toBe(409)

  const { body: booking } = await server.send('POST', confirm, { as: TENANT })
  await server.db.updateTable('flat').set({ price_per_month: 9000, deposit: 9 }).execute()
  const { body } = await planOf(id)

  const number = `B-${String(id).padStart(6, '0')}`
  expect(booking.payments).toEqual({
    open: 0,
    next: { kind: 'DEPOSIT', dueOn: '2027-04-01', amountCents: 120_000, part: 1, parts: 2 },
    other: { kind: 'RENT', dueOn: '2027-04-05', amountCents: 120_000, part: 1, parts: 2 },
  })
  expect(
    body.payments.map((one: PaymentPlan['payments'][number]) => [
      one.reference,
      one.kind,
      one.dueOn,
      one.amountCents,
    ]),
  ).toEqual([
    [`${number}-1`, 'DEPOSIT', '2027-04-01', 120_000],
    [`${number}-2`, 'RENT', '2027-04-05', 120_000],
    [`${number}-3`, 'DEPOSIT', '2027-05-01', 120_000],
    [`${number}-4`, 'RENT', '2027-05-05', 120_000],
  ])
})

test('both parties see the bank account, an administrator only the plan, and others nothing', async () => {
  const id = await given('WAITING_FOR_CONTRACT')

  const payee = { holder: 'Otto Muster', iban: SAMPLE_IBAN, changedAt: NOW.toISOString() }
  expect((await planOf(id)).body.payee).toEqual(payee)
  expect((await planOf(id, LANDLORD)).body.payee).toEqual(payee)
  expect((await planOf(id, ADMIN)).body).toMatchObject({
    payee: null,
    payments: [{ girocode: null }, {}, {}, {}],
  })
  expect((await planOf(id, { id: 'anna' })).status).toBe(404)
})

test('the bank account is hidden before the tenant has confirmed, and after a cancellation', async () => {
  for (const status of ['REQUESTED', 'LANDLORD_APPROVED'] as const) {
    const tenant_id = await givenUser(server.db, status)
    const id = await givenBooking(server.db, flatId, { status, tenant_id })
    expect((await planOf(id, { id: tenant_id })).body.code).toBe('PAYMENTS_NOT_AGREED')
  }
  const canceled = await given('WAITING_FOR_CONTRACT')
  const ending = { status: 'BOOKING_CANCELED', cancel_reason: 'EXPIRED', expires_at: null } as const
  await server.db.updateTable('booking').set(ending).where('id', '=', canceled).execute()

  const { status, body } = await planOf(canceled)

  expect([status, body.code]).toEqual([409, 'PAYMENTS_NOT_AGREED'])
})

test('each payment has a QR code with the account, the amount and the reference', async () => {
  const id = await given('BOOKING_COMPLETED')

  const { payments } = (await planOf(id)).body as PaymentPlan
  const [{ girocode, reference, amountCents } = payments[0]!] = payments

  const transfer = { holder: 'Otto Muster', iban: SAMPLE_IBAN, amountCents, text: reference }
  expect(girocodeText(transfer)).toContain(`EUR1200.00\n\n\n${reference}`)
  // The bytes of the content decide on the version, and so on the size: 25 modules and more, with four of white around.
  expect(girocode?.size).toBeGreaterThanOrEqual(33)
  expect(girocode?.path).toMatch(/^M4 4h7v1h-7z/)
})

test('a plan without a bank account has its payments, but no QR code', async () => {
  await server.db.deleteFrom('bank_account').execute()
  const id = await given('BOOKING_COMPLETED')

  const { payee, payments } = (await planOf(id)).body as PaymentPlan

  expect(payee).toBeNull()
  expect(payments.map(({ girocode }) => girocode)).toEqual([null, null, null, null])
})

describe('the marks of a payment', () => {
  test('are set by the tenant as paid and by the landlord as received, and can be removed', async () => {
    const id = await given('BOOKING_COMPLETED')
    const at = NOW.toISOString()

    expect((await mark(id, 2, TENANT)).body.payments[1]).toMatchObject({ paidAt: at, receivedAt: null })
    expect((await mark(id, 2, LANDLORD)).body.payments[1]).toMatchObject({
      paidAt: at,
      receivedAt: at,
      state: 'RECEIVED',
      girocode: null,
    })
    expect((await mark(id, 2, LANDLORD, false)).body.payments[1]).toMatchObject({
      paidAt: at,
      receivedAt: null,
    })
    expect((await mark(id, 2, TENANT, false)).body.payments[1]).toMatchObject({
      paidAt: null,
      receivedAt: null,
    })
  })

  test('keep their time when they are set again', async () => {
    const id = await given('BOOKING_COMPLETED')
    await mark(id, 1, TENANT)

    on('2027-04-20')
    const { body } = await mark(id, 1, TENANT)

    expect(body.payments[0].paidAt).toBe(NOW.toISOString())
  })

  test('cannot be set on payments of another booking', async () => {
    const [id, other] = [await given('BOOKING_COMPLETED'), await given('BOOKING_COMPLETED')]
    const before = (await planOf(other)).body

    await mark(id, 1, TENANT)

    expect((await planOf(other)).body).toEqual(before)
  })

  test('cannot be set before both have signed, or by others', async () => {
    const early = await given('CONTRACT_APPROVED')

    expect((await planOf(early)).body.canMark).toBe(false)
    expect((await mark(early, 1, TENANT)).body.code).toBe('PAYMENTS_NOT_AGREED')

    await server.db.updateTable('booking').set({ status: 'BOOKING_COMPLETED', expires_at: null }).execute()
    expect((await planOf(early)).body.canMark).toBe(true)
    expect((await mark(early, 1, ADMIN)).status).toBe(403)
    expect((await mark(early, 1, { id: 'anna' })).status).toBe(404)
    expect((await mark(early, 99, TENANT)).body.code).toBe('PAYMENT_NOT_FOUND')
  })
})

describe('a payment two days after its due day', () => {
  const mailed = async () => {
    const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()
    return jobs.map(({ payload }) => payload as unknown as { mail: string; to: string; values: object })
  }

  test('is shown as open to both parties if it was not received', async () => {
    const id = await given('BOOKING_COMPLETED')
    await mark(id, 1, LANDLORD)

    on('2027-04-06')
    expect(statesOf((await planOf(id)).body)).toEqual(['RECEIVED', 'UPCOMING', 'UPCOMING', 'UPCOMING'])
    on('2027-04-07')
    expect(statesOf((await planOf(id)).body)).toEqual(['RECEIVED', 'OPEN', 'UPCOMING', 'UPCOMING'])
    expect(statesOf((await planOf(id, LANDLORD)).body)).toEqual(['RECEIVED', 'OPEN', 'UPCOMING', 'UPCOMING'])

    const { body } = await server.send('GET', '/booking/api/tenant/list', { as: TENANT })
    expect(body[0].payments).toMatchObject({
      open: 1,
      next: { kind: 'RENT', dueOn: '2027-04-05', part: 1 },
      other: { kind: 'DEPOSIT', dueOn: '2027-05-01', part: 2 },
    })
  })

  test('is not shown as open before both have signed', async () => {
    const id = await given('CONTRACT_APPROVED')

    on('2027-04-20')

    expect(statesOf((await planOf(id)).body)).not.toContain('OPEN')
  })

  test('is mailed to both parties once', async () => {
    const id = await given('BOOKING_COMPLETED')
    const unsigned = await givenBooking(server.db, flatId, {
      status: 'CONTRACT_APPROVED',
      tenant_id: 'anna',
      start_date: '2028-04-01',
      end_date: '2028-05-31',
    })
    await freezePlan(server.db, unsigned)
    await mark(id, 1, LANDLORD)

    on('2027-04-06')
    await server.services.payments.remind()
    expect(await mailed()).toEqual([])
    on('2027-04-07')
    await server.services.payments.remind()
    await server.services.payments.remind()

    const payment = `B-${String(id).padStart(6, '0')}-2`
    const values = { kind: 'RENT', payment, gross: 120_000, due: '2027-04-05' }
    expect(await mailed()).toEqual([
      expect.objectContaining({ mail: 'PAYMENT_OPEN_TENANT', to: 'tara', values }),
      expect.objectContaining({ mail: 'PAYMENT_OPEN_LANDLORD', to: 'otto', values }),
    ])
  })
})

describe('the yearly overview of a landlord', () => {
  const yearOf = (year: number, as: object = LANDLORD) =>
    server.send('GET', `/booking/api/landlord/year?year=${year}`, { as })

  test('has the rents by flat and month, received and open, without deposits', async () => {
    const id = await given('BOOKING_COMPLETED')
    await mark(id, 2, LANDLORD)
    on('2027-05-06')
    const before = (await yearOf(2027)).body.rents
    on('2027-05-07')

    const { body } = await yearOf(2027)

    const april = { flatId, month: 4, dueCents: 120_000, receivedCents: 120_000, openCents: 0 }
    const may = { flatId, month: 5, dueCents: 120_000, receivedCents: 0, openCents: 120_000 }
    expect(before).toEqual([april, { ...may, openCents: 0 }])
    expect(body.rents).toEqual([april, may])
    expect((await yearOf(2028)).body).toEqual({ rents: [], requests: [] })
  })

  test('counts the year’s requests and signed bookings, and is empty without a flat', async () => {
    for (const [tenant_id, at, status] of [
      ['tara', '2027-01-01T00:00:00+01:00', 'BOOKING_COMPLETED'],
      ['anna', '2027-12-31T23:59:59+01:00', 'CONTRACT_APPROVED'],
      ['root', '2026-12-31T23:59:59+01:00', 'CONTRACT_APPROVED'],
    ] as const)
      await givenBooking(server.db, flatId, { status, tenant_id, created_at: new Date(at) })

    const { body } = await yearOf(2027)

    expect(body).toEqual({ rents: [], requests: [{ flatId, requests: 2, contracts: 1 }] })
    expect((await yearOf(2027, TENANT)).body).toEqual({ rents: [], requests: [] })
  })
})

describe('the file of a year’s payments', () => {
  const fileOf = async (query: string, as: object = LANDLORD) => {
    const file = await download(server, `/booking/api/landlord/year/file?year=2027&${query}`, as)
    return { ...file, text: file.bytes.toString() }
  }
  const linesOf = (content: string) => content.replace(/\r\n$/, '').split('\r\n')
  const cents = (text = '') => Math.round(Number(text.replace(',', '.')) * 100)
  const sumOf = (rows: string[][], column: number) => rows.reduce((sum, row) => sum + cents(row[column]), 0)

  /** Two rents of which one is received, a fee that is paid, and one that a credit note takes back. */
  async function givenYear(): Promise<void> {
    const id = await given('BOOKING_COMPLETED')
    on('2027-04-06')
    await mark(id, 2, LANDLORD)
    await givenInvoice(server.db, { booking_id: id, status: 'CLOSED', paid_on: '2027-03-20' })
    const other = await givenBooking(server.db, flatId, { status: 'CONTRACT_APPROVED', tenant_id: 'anna' })
    await givenCreditedInvoice(server.db, other, 'otto')
  }

  test('has the sums of the page and of the invoices, one per line, in the format of the reader’s country', async () => {
    await givenYear()
    const { rents } = (await server.send('GET', '/booking/api/landlord/year?year=2027', { as: LANDLORD }))
      .body as {
      rents: { dueCents: number; receivedCents: number }[]
    }

    const { text, header } = await fileOf('format=CSV&locale=de')
    const [head = '', ...lines] = linesOf(text)
    const rows = lines.map((line) => line.split(';'))

    expect(header('content-type')).toContain('text/csv')
    expect(head.startsWith('\uFEFFArt;Datum;Beleg;')).toBe(true)
    expect(rows.map(([kind, day]) => `${kind} ${day}`)).toEqual([
      'Servicegebühr 01.03.2027',
      'Servicegebühr 01.03.2027',
      'Rechnungskorrektur 02.03.2027',
      'Miete 05.04.2027',
      'Miete 05.05.2027',
    ])
    expect(sumOf(rows, 8)).toBe(rents.reduce((sum, { dueCents }) => sum + dueCents, 0))
    expect(sumOf(rows, 9)).toBe(rents.reduce((sum, { receivedCents }) => sum + receivedCents, 0))
    expect([sumOf(rows, 10), sumOf(rows, 12), sumOf(rows, 13)]).toEqual([24_000, 4_560, 28_560])
    expect(rows[3]?.slice(8, 10)).toEqual(['1200,00', '1200,00'])
    expect(rows.map((row) => row.at(-1))).toEqual(['20.03.2027', '', '', '06.04.2027', ''])
    expect(rows[2]?.slice(10)).toEqual(['-240,00', '19', '-45,60', '-285,60', ''])
  })

  test.each([
    ['en', 'Rent,05/04/2027,', ',1200.00,1200.00,'],
    ['es', 'Alquiler;05/04/2027;', ';1200,00;1200,00;'],
  ])('is written in %s in the format of that country', async (locale, begin, amounts) => {
    await givenYear()

    const rent = linesOf((await fileOf(`format=CSV&locale=${locale}`)).text).find((line) =>
      line.startsWith(begin),
    )

    expect(rent).toContain(amounts)
  })

  test('does not let names be read as formulas', async () => {
    await givenYear()
    await server.db
      .updateTable('app_user')
      .set({ given_name: '=1+1', family_name: 'A' })
      .where('id', '=', 'tara')
      .execute()

    expect((await fileOf('format=CSV&locale=de')).text).toContain(";'=1+1 A;")
  })

  test('lists received and charged amounts in DATEV’s format of 125 columns in Windows-1252', async () => {
    await givenYear()
    await server.db
      .updateTable('app_user')
      .set({ given_name: 'Zoë "Z"', family_name: 'Łoś-Κ' })
      .where('id', '=', 'tara')
      .execute()

    const { bytes, header: headerOf } = await fileOf('format=DATEV&consultant=29098&client=55003&chart=SKR04')
    const [header = '', columns = '', ...bookings] = linesOf(bytes.toString('latin1'))

    expect(headerOf('content-disposition')).toContain('filename="EXTF_Domizil_2027.csv"')
    expect(header).toMatch(
      /^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"DZ";"";"";29098;55003;20270101;4;20270101;20271231;"[^"]+";"";1;0;0;"EUR";;"";;;"04";;;"";""$/,
    )
    expect(header.split(';')).toHaveLength(31)
    expect(columns.split(';')).toHaveLength(125)
    expect(columns.split(';')[113]).toBe('Festschreibung')
    expect(bookings.map((line) => line.split(';').length)).toEqual([125, 125, 125, 125])
    expect(bookings.map((line) => line.split(';').slice(0, 10).join(';'))).toEqual([
      '285,60;"S";"EUR";;;"";6770;70000;"";0103',
      '285,60;"S";"EUR";;;"";6770;70000;"";0103',
      '285,60;"H";"EUR";;;"";6770;70000;"";0203',
      '1200,00;"S";"EUR";;;"";1800;4105;"";0604',
    ])
    expect(bookings[3]).toContain('Zo\u00EB ""Z"" Los-?"')
  })

  test('has nothing of other landlords', async () => {
    await givenYear()

    expect(linesOf((await fileOf('format=CSV', TENANT)).text)).toHaveLength(1)
    expect(linesOf((await fileOf('format=DATEV', ADMIN)).text)).toHaveLength(2)
  })

  test('is refused with the name of the invalid parameter', async () => {
    const { status, body } = await server.send(
      'GET',
      '/booking/api/landlord/year/file?year=2027&format=DATEV&consultant=12',
      {
        as: { ...LANDLORD, locale: 'de' },
        headers: { 'accept-language': 'de' },
      },
    )

    expect(status).toBe(400)
    expect(body.error).toContain('Beraternummer')
  })
})

test('a change of the bank account after the contract is mailed to tenants who still have to pay', async () => {
  const contract_offered_at = NOW
  const open = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED', contract_offered_at })
  await freezePlan(server.db, open)
  const paid = await givenBooking(server.db, await givenFlat(server.db, { owner_id: 'otto' }), {
    status: 'BOOKING_COMPLETED',
    tenant_id: 'anna',
  })
  await freezePlan(server.db, paid)
  await server.db
    .updateTable('booking_payment')
    .set({ paid_at: NOW })
    .where('booking_id', '=', paid)
    .execute()
  expect((await planOf(open)).body.isPayeeNewer).toBe(false)

  server.clock.now = new Date(NOW.getTime() + 60_000)
  const body = { holder: 'Otto Muster', iban: 'DE02120300000000202051' }
  await server.send('PUT', '/user/api/bankAccount', { as: LANDLORD, body })

  expect((await planOf(open)).body.isPayeeNewer).toBe(true)
  const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()
  expect(jobs.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ mail: 'BANK_ACCOUNT_CHANGED', to: 'otto' }),
    { mail: 'PAYEE_CHANGED', to: 'tara', about: open, values: { number: 'DE•• •••• 2051' } },
  ])
})
