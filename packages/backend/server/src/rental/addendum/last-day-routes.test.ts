// proves D12.2
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { freezePlan } from '../payment/index.ts'
import { chargeLandlord } from '../invoice/index.ts'
import { blockDays } from '../../catalogue/occupancy/index.ts'
import { DEFAULT_SITE, type User } from '../../foundation/kernel/index.ts'
import { givenBankAccount } from '../../testing/given-bank-account.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenBlocked, givenFlat, givenUser } from '../../testing/given.ts'
import { hasProgram, pdfsig } from '../../testing/outside-programs.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { download } from '../../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto', givenName: 'Otto', familyName: 'Muster' }
const TENANT = { id: 'tara', givenName: 'Tara', familyName: 'Quell' }
const ADMIN = { id: 'root', isAdmin: true }
const LONGER = '2027-06-30'
const SHORTER = '2027-04-30'

let server: TestServer
let flatId: number
let id: number

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const user of ['tara', 'anna', 'root']) await givenUser(server.db, user)
  await givenBankAccount(server.db, 'otto')
  id = await givenSigned()
})

/** A stay from April to May as both have signed it: days, plan and invoice. */
async function givenSigned(): Promise<number> {
  const days = { start_date: '2027-04-01', end_date: '2027-05-31' }
  const booking = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED', ...days })
  await server.db.transaction().execute(async (trx) => {
    await blockDays(trx, { id: booking, flat_id: flatId, ...days }, NOW)
    await freezePlan(trx, booking)
    await chargeLandlord(trx, { bookingId: booking }, DEFAULT_SITE, NOW)
  })
  return booking
}

const path = () => `/booking/api/${id}/lastDay`
const propose = (newEndDate: string, as: Partial<User> = TENANT, message = '') =>
  server.send('POST', path(), { as, body: { newEndDate, message } })
const answer = (accepted: boolean, as: Partial<User> = LANDLORD, number = 1, reason?: string) =>
  server.send('POST', `${path()}/${number}/answer`, { as, body: { accepted, ...(reason && { reason }) } })
const withdraw = (as: Partial<User> = TENANT) => server.send('DELETE', `${path()}/1`, { as })
const sign = async (as: typeof TENANT, change: object = {}) => {
  const { document_hash } = await server.db
    .selectFrom('last_day_proposal')
    .select('document_hash')
    .where('booking_id', '=', id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  const number = (await card(as)).lastDay.proposal.number
  return server.send('POST', `${path()}/${number}/sign`, {
    as,
    body: { name: `${as.givenName} ${as.familyName}`, documentHash: document_hash, ...change },
  })
}
const card = async (as: Partial<User> = TENANT) => {
  const side = as.id === 'tara' ? 'tenant' : 'landlord'
  const { body } = await server.send('GET', `/booking/api/${side}/list`, { as })
  return body.find((booking: { id: number }) => booking.id === id)
}
const change = async (newEndDate: string) => {
  await propose(newEndDate)
  await answer(true)
  await sign(TENANT)
  return sign(LANDLORD)
}
const blocked = async () =>
  (
    await server.db
      .selectFrom('blocked_period')
      .select(['blocked_from', 'blocked_to'])
      .where('flat_id', '=', flatId)
      .orderBy('blocked_from')
      .execute()
  ).map(({ blocked_from, blocked_to }) => [blocked_from, blocked_to])
const rents = async () => {
  const { body } = await server.send('GET', `/booking/api/${id}/payments`, { as: TENANT })
  return body.payments
    .filter(({ kind }: { kind: string }) => kind === 'RENT')
    .map(({ amountCents, period }: { amountCents: number; period: { to: string } }) => [
      amountCents,
      period.to,
    ])
}
const invoices = () =>
  server.db
    .selectFrom('invoice')
    .select(['total_rent', 'net_cents', 'credited_on', 'proposal'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()
const mailsTo = async (userId: string) => {
  const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()
  return jobs
    .map(({ payload }) => payload as unknown as { mail: string; to: string; values: object })
    .filter(({ to }) => to === userId)
}
const eventTypes = async () => {
  const events = await server.db
    .selectFrom('booking_event')
    .select(['type', 'note'])
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute()
  return events.map(({ type, note }) => [type, note])
}

describe('a longer stay', () => {
  test('is in force with the second signature: days, payment plan, rent and fee agree to the cent', async () => {
    const proposed = await propose(LONGER, TENANT, 'Could I stay another month?')
    expect(proposed.body.lastDay).toMatchObject({
      range: null,
      proposal: {
        state: 'PROPOSED',
        by: 'TENANT',
        newEndDate: LONGER,
        totalRent: 3600,
        difference: 1200,
        message: 'Could I stay another month?',
        expiresAt: '2027-03-17T12:00:00.000Z',
        allowed: ['withdraw'],
      },
    })
    expect((await mailsTo('otto')).at(-1)).toMatchObject({
      mail: 'END_DATE_PROPOSED',
      values: { before: '2027-05-31', endDate: LONGER, more: 120_000 },
    })

    const accepted = (await answer(true)).body
    expect(accepted).toMatchObject({ endDate: '2027-05-31', totalRent: 2400 })
    expect(accepted.lastDay.proposal).toMatchObject({ state: 'ACCEPTED', allowed: ['sign'] })
    expect(await blocked()).toEqual([
      ['2027-04-01', '2027-05-31'],
      ['2027-06-01', '2027-06-30'],
    ])

    await sign(TENANT)
    const { body } = await sign(LANDLORD)

    expect(body).toMatchObject({ endDate: LONGER, months: 3, days: 0, totalRent: 3600 })
    expect(body.lastDay.proposal).toMatchObject({ state: 'CHANGED', refundCents: 0, allowed: [] })
    expect(await blocked()).toEqual([['2027-04-01', LONGER]])
    expect(await rents()).toEqual([
      [120_000, '2027-04-30'],
      [120_000, '2027-05-31'],
      [120_000, '2027-06-30'],
    ])
    const issued = await invoices()
    expect(issued).toMatchObject([
      { total_rent: 2400, credited_on: null },
      { total_rent: 1200, credited_on: null },
    ])
    expect(issued[1]?.net_cents).toBe((issued[0]?.net_cents ?? 0) / 2)
    expect(await eventTypes()).toEqual([
      ['END_DATE_PROPOSED', LONGER],
      ['END_DATE_ACCEPTED', LONGER],
      ['END_DATE_CHANGED', LONGER],
    ])
  })

  test('takes the days from waiting requests once both have signed', async () => {
    const request = { tenant_id: 'anna', start_date: '2027-06-10', end_date: '2027-08-09' }
    const waiting = await givenBooking(server.db, flatId, { status: 'REQUESTED', ...request })

    await change(LONGER)

    const { cancel_reason } = await server.db
      .selectFrom('booking')
      .select('cancel_reason')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow()
    expect(cancel_reason).toBe('RESERVED_FOR_ANOTHER')
  })

  test('is refused for taken days, when it is proposed and when it is accepted', async () => {
    await propose(LONGER)
    await givenBlocked(server.db, flatId, '2027-06-30', '2027-07-31')

    const accepted = await answer(true)
    await withdraw()
    const proposed = await propose('2027-07-15')

    expect([accepted.status, accepted.body.code]).toEqual([409, 'DATES_TAKEN'])
    expect([proposed.status, proposed.body.code]).toEqual([409, 'DATES_TAKEN'])
    expect((await card()).lastDay.proposal.state).toBe('WITHDRAWN')
  })

  test('is refused for days of a calendar, whose name only the landlord sees', async () => {
    await givenBlocked(server.db, flatId, '2027-06-30', '2027-07-31', 'CALENDAR')

    const [toLandlord, toTenant] = [await propose(LONGER, LANDLORD), await propose(LONGER, TENANT)]

    expect([toLandlord.status, toLandlord.body.error]).toEqual([409, expect.stringContaining('“Bnb”')])
    expect([toTenant.status, toTenant.body.code]).toEqual([409, 'DATES_TAKEN'])
  })

  test('competes with fifty confirmations for its days, and one of all gets them', async () => {
    await propose(LONGER)
    const days = { start_date: '2027-06-01', end_date: '2027-07-31' }
    const others: { booking: number; as: Partial<User> }[] = []
    for (let at = 0; at < 50; at += 1) {
      const tenant_id = `tenant${at}`
      const booking = await givenBooking(server.db, flatId, {
        status: 'LANDLORD_APPROVED',
        tenant_id,
        ...days,
      })
      others.push({ booking, as: { id: tenant_id } })
    }

    const replies = await Promise.all([
      ...others.slice(0, 25).map(({ booking, as }) => confirm(booking, as)),
      answer(true),
      ...others.slice(25).map(({ booking, as }) => confirm(booking, as)),
    ])

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(50)
    expect(await blocked()).toHaveLength(2)
  })
})

const confirm = (booking: number, as: Partial<User>) =>
  server.send('POST', `/booking/api/${booking}/tenantApprove?approved=true`, { as })

describe('a shorter stay', () => {
  test('frees the days, removes the rent, and charges the fee for the rest', async () => {
    const { body } = await change(SHORTER)

    expect(body).toMatchObject({ endDate: SHORTER, months: 1, totalRent: 1200 })
    expect(await blocked()).toEqual([['2027-04-01', SHORTER]])
    expect(await rents()).toEqual([[120_000, SHORTER]])
    expect(await invoices()).toMatchObject([
      { total_rent: 2400, credited_on: '2027-03-10' },
      { total_rent: 1200, credited_on: null },
    ])
    expect((await mailsTo('otto')).map(({ mail }) => mail)).toEqual([
      'END_DATE_PROPOSED',
      'ADDENDUM_SIGNED',
      'CREDIT_NOTE_ISSUED',
      'INVOICE_ISSUED',
    ])
  })

  test('after a longer one credits both invoices, and charges the whole again', async () => {
    await change(LONGER)
    await propose(SHORTER)
    await answer(true, LANDLORD, 2)
    await sign(TENANT)
    await sign(LANDLORD)

    const open = (await invoices()).filter(({ credited_on }) => credited_on === null)
    expect(open).toMatchObject([{ total_rent: 1200 }])
  })

  const markMayAsPaid = async () => {
    const may = (await server.send('GET', `/booking/api/${id}/payments`, { as: TENANT })).body.payments.at(-1)
    await server.send('PUT', `/booking/api/${id}/payments/${may.number}`, {
      as: TENANT,
      body: { isDone: true },
    })
  }
  const markRefund = (isDone: boolean, as: Partial<User>, number = 1) =>
    server.send('PUT', `${path()}/${number}/refund`, { as, body: { isDone } })

  test('shows what was paid for the dropped days, which the landlord returns', async () => {
    await markMayAsPaid()

    const { body } = await change('2027-05-10')

    expect(body.lastDay.proposal).toMatchObject({
      refundCents: 80_000,
      refundPaidAt: null,
      refundReceivedAt: null,
    })
    expect(await rents()).toEqual([
      [120_000, '2027-04-30'],
      [40_000, '2027-05-10'],
    ])
    await server.runJobs()
    const { body_text } = await server.db
      .selectFrom('mail')
      .select('body_text')
      .where('kind', '=', 'END_DATE_CHANGED')
      .where('user_id', '=', 'tara')
      .executeTakeFirstOrThrow()
    expect(body_text).toMatch(/800\.00[^]*for days that fall away/)
  })

  test('has a refund that the landlord marks as paid back and the tenant as received, once', async () => {
    await markMayAsPaid()
    await change('2027-05-10')

    await markRefund(true, LANDLORD)
    server.clock.now = addHours(NOW, 1)
    await markRefund(true, LANDLORD)
    const { body } = await markRefund(true, TENANT)

    const marks = { refundPaidAt: NOW.toISOString(), refundReceivedAt: addHours(NOW, 1).toISOString() }
    expect(body.lastDay.proposal).toMatchObject({ ...marks, allowed: ['markRefund'] })
    expect((await card(LANDLORD)).lastDay.proposal).toMatchObject({ ...marks, allowed: [] })
  })

  test('has a refund whose mark is taken back, by the landlord only before it has arrived', async () => {
    await markMayAsPaid()
    await change('2027-05-10')
    await markRefund(true, LANDLORD)

    const undone = await markRefund(false, LANDLORD)
    await markRefund(true, TENANT)
    const tooLate = await markRefund(false, LANDLORD)
    const byTenant = await markRefund(false, TENANT)

    expect(undone.body.lastDay.proposal.refundPaidAt).toBeNull()
    expect([tooLate.status, tooLate.body.code]).toEqual([409, 'REFUND_RECEIVED'])
    expect(byTenant.body.lastDay.proposal.refundReceivedAt).toBeNull()
  })

  test('has no refund to mark if nothing was paid for the days after the new last day', async () => {
    const { body } = await change(SHORTER)

    const refused = await markRefund(true, LANDLORD)

    expect(body.lastDay.proposal.allowed).toEqual([])
    expect([refused.status, refused.body.code]).toEqual([409, 'NO_REFUND'])
  })
})

describe('a proposal for another last day', () => {
  test.each([
    ['before the first month is over', '2027-04-29'],
    ['of the present last day', '2027-05-31'],
    ['beyond 24 months in all', '2029-04-01'],
  ])('is refused if it is %s', async (_what, day) => {
    const { status, body } = await propose(day)

    expect([status, body.code, body.details[0].field]).toEqual([422, 'LAST_DAY_OUT_OF_RANGE', 'newEndDate'])
  })

  test('is refused once the stay is over, and before both have signed the contract', async () => {
    server.clock.now = new Date('2027-06-01T10:00:00Z')
    expect((await propose(LONGER)).body.code).toBe('LAST_DAY_NOT_POSSIBLE')

    await server.db.updateTable('booking').set({ status: 'CONTRACT_APPROVED' }).where('id', '=', id).execute()
    expect((await propose(LONGER)).body.code).toBe('LAST_DAY_NOT_POSSIBLE')
  })

  test('can be made by either side, one at a time, and the same one twice counts once', async () => {
    await propose(LONGER, LANDLORD)

    expect((await propose(LONGER, LANDLORD)).status).toBe(200)
    expect((await propose('2027-07-31', TENANT)).body.code).toBe('LAST_DAY_PROPOSAL_OPEN')
    expect((await mailsTo('tara')).map(({ mail, values }) => [mail, values])).toEqual([
      [
        'END_DATE_PROPOSED',
        {
          before: '2027-05-31',
          endDate: LONGER,
          more: expect.any(Number),
          deadline: expect.stringMatching(/^20/),
        },
      ],
    ])
  })

  test('declined twice is declined once, and the mail about it says the days and the reason', async () => {
    await propose(LONGER)
    await answer(false, LANDLORD, 1, 'My sister moves in.')

    const again = await answer(false, LANDLORD, 1, 'My sister moves in.')

    expect(again.status).toBe(200)
    expect((await mailsTo('tara')).map(({ mail, values }) => [mail, values])).toEqual([
      ['END_DATE_DECLINED', { before: '2027-05-31', endDate: LONGER, reason: 'My sister moves in.' }],
    ])
  })

  test('can be declined with a reason, and then a new one can be made', async () => {
    await propose(LONGER)

    await answer(false, LANDLORD, 1, 'My sister moves in.')

    expect((await card()).lastDay).toMatchObject({
      range: { from: '2027-04-30' },
      proposal: { state: 'DECLINED', reason: 'My sister moves in.' },
    })
    expect((await propose('2027-06-15')).body.lastDay.proposal).toMatchObject({
      number: 2,
      state: 'PROPOSED',
    })
    expect((await answer(true, LANDLORD, 1)).body.code).toBe('LAST_DAY_ENDED')
  })

  test('counts in the badge of the other side, and then for both until they have signed', async () => {
    const counts = async () => {
      const of = async (side: string, as: Partial<User>) =>
        (await server.send('GET', `/booking/api/${side}/openRequestCount`, { as })).body.count
      return [await of('tenant', TENANT), await of('flat', LANDLORD)]
    }
    await propose(LONGER)
    const proposed = await counts()
    await answer(true)
    const accepted = await counts()
    await sign(TENANT)

    expect([proposed, accepted, await counts()]).toEqual([
      [0, 1],
      [1, 1],
      [0, 1],
    ])
  })

  test('cannot be answered, withdrawn or signed by anybody else', async () => {
    await propose(LONGER)

    expect((await answer(true, TENANT)).body.code).toBe('NOT_YOUR_TURN')
    expect((await withdraw(LANDLORD)).body.code).toBe('NOT_YOUR_TURN')
    expect((await answer(true, ADMIN)).status).toBe(403)
    expect((await answer(true, { id: 'anna' })).status).toBe(404)
  })

  test('can be withdrawn after it was accepted, until the first signature, and frees its days', async () => {
    await propose(LONGER)
    await answer(true)
    const allowed = (await card()).lastDay.proposal.allowed
    await withdraw()
    const free = await blocked()

    await propose(LONGER)
    await answer(true, LANDLORD, 2)
    await sign(LANDLORD)
    const late = await server.send('DELETE', `${path()}/2`, { as: TENANT })

    expect(allowed).toEqual(['sign', 'withdraw'])
    expect(free).toEqual([['2027-04-01', '2027-05-31']])
    expect([late.status, late.body.code]).toEqual([409, 'LAST_DAY_ENDED'])
  })

  test('expires without an answer after seven days, which the timer records and mails to both', async () => {
    await propose(LONGER)
    server.clock.now = addHours(NOW, 7 * 24)

    expect((await card()).lastDay).toMatchObject({ range: {}, proposal: { state: 'LAPSED', allowed: [] } })
    expect((await answer(true)).body.code).toBe('LAST_DAY_ENDED')
    await server.services.lastDays.endLapsed()

    expect((await eventTypes()).at(-1)).toEqual(['END_DATE_LAPSED', LONGER])
    expect((await mailsTo('tara')).map(({ mail }) => mail)).toEqual(['END_DATE_LAPSED'])
    expect((await mailsTo('otto')).map(({ mail }) => mail)).toEqual(['END_DATE_PROPOSED', 'END_DATE_LAPSED'])
  })

  test('reminds the side that has not answered, and then those who have not signed, once each', async () => {
    const remindedOf = async (hours: number) => {
      server.clock.now = addHours(NOW, hours)
      await server.services.lastDays.remind()
      const kinds = await Promise.all(['tara', 'otto'].map((user) => mailsTo(user)))
      return kinds.map((mails) => mails.filter(({ mail }) => mail === 'END_DATE_REMINDER').length)
    }
    await propose(LONGER)
    const early = await remindedOf(5 * 24 - 1)
    const late = await remindedOf(5 * 24)
    await answer(true)
    await sign(TENANT)
    const accepted = await remindedOf(10 * 24 - 1)
    const unsigned = await remindedOf(10 * 24)

    expect([early, late, accepted, unsigned, await remindedOf(11 * 24)]).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
      [0, 2],
      [0, 2],
    ])
  })

  test('frees its days at once if it is not signed in time, also before the timer runs', async () => {
    await propose(LONGER)
    await answer(true)
    await sign(TENANT)
    server.clock.now = addHours(NOW, 7 * 24)
    const days = { start_date: '2027-06-01', end_date: '2027-07-31' }
    const other = await givenBooking(server.db, flatId, {
      status: 'LANDLORD_APPROVED',
      tenant_id: 'anna',
      ...days,
    })

    const late = await sign(LANDLORD)
    const confirmed = await confirm(other, { id: 'anna' })
    await server.services.lastDays.endLapsed()

    expect(late.body.code).toBe('LAST_DAY_ENDED')
    expect(confirmed.status).toBe(200)
    expect((await card()).lastDay.proposal).toMatchObject({ state: 'LAPSED', addendum: null })
    expect(await blocked()).toEqual([
      ['2027-04-01', '2027-05-31'],
      ['2027-06-01', '2027-07-31'],
    ])
  })
})

describe('a changed last day', () => {
  test('is the same on the card, in the plan, the invoices, the deposit and both exports', async () => {
    await change(LONGER)

    const { endDate, totalRent, depositReturn } = await card()
    const charged = (await invoices()).reduce((sum, { total_rent }) => sum + total_rent, 0)
    const planned = (await rents()).reduce((sum: number, [cents]: [number]) => sum + cents, 0)
    expect([endDate, totalRent, depositReturn.stateFrom]).toEqual([LONGER, 3600, '2027-07-01'])
    expect([charged, planned]).toEqual([3600, 360_000])
    for (const [as, list] of [
      [TENANT, 'bookingsAsTenant'],
      [LANDLORD, 'bookingsAsLandlord'],
    ] as const) {
      const { body } = await server.send('GET', '/user/api/export', { as })
      expect(body.lastDays).toMatchObject([{ booking_id: id, state: 'CHANGED', new_end_date: LONGER }])
      expect(body[list]).toMatchObject([{ end_date: LONGER, total_rent: 3600 }])
    }
  })

  test('is in the list of administrators', async () => {
    const listed = async () =>
      (await server.send('GET', '/admin/api/bookings', { as: ADMIN })).body.items[0].lastDay
    const before = await listed()
    await propose(LONGER)

    expect([before, await listed()]).toEqual([null, 'PROPOSED'])
    server.clock.now = addHours(NOW, 7 * 24)
    expect(await listed()).toBe('LAPSED')
  })
})

describe('the addendum', () => {
  const wordsOf = async (bytes: Uint8Array) => (await readPdf(bytes)).text.replace(/\s+/g, ' ')

  test('names the parties, both last days and the changed rents', async () => {
    await propose('2027-06-15')
    const { body } = await answer(true)
    const { attachmentId } = body.lastDay.proposal.addendum

    const { bytes } = await download(server, `/booking/api/${id}/attachment/${attachmentId}`, TENANT)

    expect((await readPdf(bytes)).numbers).toEqual(['1 / 3', '2 / 3'])
    const words = await wordsOf(bytes)
    for (const fact of [
      'Nachtrag zum Mietvertrag',
      'Mietzeit bisher 01.04.2027 – 31.05.2027',
      'Neue Mietzeit 01.04.2027 – 15.06.2027',
      'endet am 15.06.2027 statt am 31.05.2027',
      '3.000 €',
      '01.06.2027 – 15.06.2027 03.06.2027 600,00 €',
    ]) {
      expect(words).toContain(fact)
    }
  })

  test('is signed once, with its hash and the signer’s own name', async () => {
    await propose(LONGER)
    await answer(true)

    expect((await sign(TENANT, { documentHash: 'c'.repeat(64) })).body.code).toBe('CONTRACT_CHANGED')
    expect((await sign(TENANT, { documentHash: undefined })).body.code).toBe('SIGNATURE_INVALID')
    expect((await sign(TENANT, { name: 'Otto Muster' })).body.code).toBe('NAME_DIFFERS')
    await sign(TENANT)
    expect((await sign(TENANT)).status).toBe(200)
    expect((await mailsTo('otto')).filter(({ mail }) => mail === 'ADDENDUM_SIGNED')).toHaveLength(1)
  })

  test('is never called a contract when a signature is refused', async () => {
    await propose(LONGER)
    await answer(true)

    const unread = await sign(TENANT, { documentHash: undefined })
    const changed = await sign(TENANT, { documentHash: 'c'.repeat(64) })

    const sentences = [unread, changed].map(({ body }) => body.error)
    expect(sentences).toEqual([expect.stringMatching(/document/), expect.stringMatching(/document/)])
    expect(sentences.join()).not.toMatch(/contract/i)
  })

  test('is sealed with both signatures and mailed to both, also after an earlier proposal was declined', async () => {
    await propose(SHORTER)
    await answer(false)
    await propose(LONGER)
    await answer(true, LANDLORD, 2)
    await sign(TENANT)
    await sign(LANDLORD)

    await server.runJobs()

    const { attachments, lastDay } = await card()
    const sealed = attachments.filter(({ kind }: { kind: string }) => kind.includes('ADDENDUM'))
    expect(sealed).toMatchObject([{ kind: 'SIGNED_ADDENDUM' }])
    expect(lastDay.proposal.addendum).toBeNull()
    const { bytes } = await download(server, `/booking/api/${id}/attachment/${sealed[0].id}`, LANDLORD)
    const words = await wordsOf(bytes)
    for (const fact of [
      'Mieter Unterschrieben als Tara Quell',
      'haben den hier genannten Nachtrag gelesen',
      'have read the addendum named here',
      'SHA-256 der Nachtragsdatei',
      'sind die unveränderte Nachtragsdatei',
      'are the addendum’s file',
    ]) {
      expect(words).toContain(fact)
    }
    expect(words).not.toMatch(/Vertragsdatei|contract’s file/)
    expect(hasProgram('pdfsig') ? pdfsig(bytes) : 'Signature is Valid').toMatch(/Signature is Valid/)
    const mails = await server.db
      .selectFrom('mail')
      .select(['user_id', 'file_name'])
      .where('kind', '=', 'END_DATE_CHANGED')
      .orderBy('user_id')
      .execute()
    expect(mails).toMatchObject([
      { user_id: 'otto', file_name: expect.stringMatching(/^Signed addendum 1 B-\d+\.pdf$/) },
      { user_id: 'tara', file_name: expect.stringMatching(/^Signed addendum 1 B-\d+\.pdf$/) },
    ])
  })
})
