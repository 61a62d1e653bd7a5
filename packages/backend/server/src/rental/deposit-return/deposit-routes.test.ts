// proves D12.1
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLocalStorage } from '../../infrastructure/storage/module.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenPaidDeposit, givenStatement } from '../../testing/given-deposit.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { aPdf, download, sendForm } from '../../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto' }
const TENANT = { id: 'tara' }
const ADMIN = { id: 'root', isAdmin: true }
const REASON = 'The lamp in the hall is broken.'
const OBJECTION = 'The lamp was broken when I moved in.'

let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer({
    storage: createLocalStorage(mkdtempSync(join(tmpdir(), 'domizil-storage-'))),
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  for (const id of ['tara', 'root', 'anna']) await givenUser(server.db, id)
})

/** A stay that ended yesterday, with a deposit of 2,400 that was received. */
async function given(): Promise<number> {
  const id = await givenBooking(server.db, flatId, {
    status: 'BOOKING_COMPLETED',
    start_date: '2027-01-10',
    end_date: '2027-03-09',
  })
  await givenPaidDeposit(server.db, id)
  return id
}
const pathOf = (id: number) => `/booking/api/${id}/depositReturn`
const read = (id: number, as: object = TENANT) => server.send('GET', pathOf(id), { as })
const state = (id: number, body: object, as: object = LANDLORD) =>
  server.send('POST', pathOf(id), { as, body: { after: 0, deductions: [], ...body } })
const deducting = (amountCents: number, fileIds: number[] = []) => ({
  returnedCents: 240_000 - amountCents,
  deductions: [{ amountCents, reason: REASON, fileIds }],
})
const answer = (id: number, body: object, as: object = TENANT, number = 1) =>
  server.send('POST', `${pathOf(id)}/${number}/answer`, { as, body })
const mark = (id: number, as: object, isDone = true, number = 1) =>
  server.send('PUT', `${pathOf(id)}/${number}/mark`, { as, body: { isDone } })
const on = (day: string) => {
  server.clock.now = new Date(`${day}T10:00:00Z`)
}
const mailsTo = async (userId: string) => {
  const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()
  return jobs
    .map(({ payload }) => payload as unknown as { mail: string; to: string; values: object })
    .filter(({ to }) => to === userId)
}

test('the deposit is followed until it is returned, with the same amounts on card, plan and mail', async () => {
  const id = await given()
  expect((await read(id)).body).toMatchObject({
    summary: { state: 'TO_STATE', receivedCents: 240_000, turn: 'LANDLORD', overdueFrom: '2027-04-08' },
    statement: null,
    allowed: [],
  })

  const stated = (await state(id, deducting(8_550))).body
  expect(stated.summary).toMatchObject({
    state: 'STATED',
    returnedCents: 231_450,
    answerUntil: '2027-04-09',
    payUntil: '2027-03-24',
    turn: 'TENANT',
  })
  expect((await mailsTo('tara')).map(({ mail, values }) => [mail, values])).toEqual([
    ['DEPOSIT_STATED', { returned: 231_450, kept: 8_550, answer: '2027-04-09', pay: '2027-03-24' }],
  ])

  expect((await answer(id, { accepted: true })).body.summary).toMatchObject({
    state: 'STATED',
    turn: 'LANDLORD',
  })
  expect((await mark(id, LANDLORD)).body.summary).toMatchObject({ isPaid: true, turn: 'TENANT' })
  expect((await mark(id, TENANT)).body.summary).toMatchObject({ state: 'SETTLED', turn: null })

  const { body: cards } = await server.send('GET', '/booking/api/tenant/list', { as: TENANT })
  expect(cards[0].depositReturn).toEqual((await read(id)).body.summary)
  expect((await mailsTo('otto')).map(({ mail }) => mail)).toEqual(['DEPOSIT_ACCEPTED'])
})

test('the return of a deposit counts in the badge of the party that has to act', async () => {
  const id = await given()
  const counts = async () => {
    const of = async (side: string, as: object) =>
      (await server.send('GET', `/booking/api/${side}/openRequestCount`, { as })).body.count
    return [await of('tenant', TENANT), await of('flat', LANDLORD)]
  }
  const toState = await counts()
  await state(id, deducting(8_550))
  const stated = await counts()
  await answer(id, { accepted: true })
  await mark(id, LANDLORD)
  await mark(id, TENANT)

  expect([toState, stated, await counts()]).toEqual([
    [0, 1],
    [1, 0],
    [0, 0],
  ])
})

test('landlord and administrators read an objection, and a higher return ends the dispute', async () => {
  const id = await given()
  await state(id, deducting(8_550))

  await answer(id, { accepted: false, objection: OBJECTION })

  for (const as of [LANDLORD, ADMIN]) {
    expect((await read(id, as)).body).toMatchObject({
      summary: { state: 'DISPUTED', turn: 'LANDLORD' },
      statement: { objection: OBJECTION, deductions: [{ amountCents: 8_550, reason: REASON }] },
    })
  }
  expect((await state(id, { after: 1, ...deducting(8_550) })).body.code).toBe('DEPOSIT_RETURN_NOT_HIGHER')
  const { body } = await state(id, { after: 1, returnedCents: 240_000 })
  expect(body).toMatchObject({
    summary: { state: 'STATED', isAccepted: true, turn: 'LANDLORD' },
    statement: { number: 2 },
  })
  expect((await answer(id, { accepted: true }, TENANT, 1)).body.code).toBe('DEPOSIT_STATEMENT_CHANGED')
})

test('a tenant can withdraw an objection by accepting the statement', async () => {
  const id = await given()
  await state(id, deducting(8_550))
  await answer(id, { accepted: false, objection: OBJECTION })

  const { body } = await answer(id, { accepted: true })

  expect(body.summary).toMatchObject({ state: 'STATED', isAccepted: true })
})

test('a statement counts as accepted after 30 days without an answer', async () => {
  const id = await given()
  await state(id, deducting(8_550))

  on('2027-04-10')

  expect((await read(id)).body.summary).toMatchObject({ isAccepted: true, turn: 'LANDLORD' })
  const late = await answer(id, { accepted: false, objection: OBJECTION })
  expect([late.status, late.body.code]).toEqual([409, 'DEPOSIT_ALREADY_ANSWERED'])
})

test.each([
  [
    'a sum that is not the deposit',
    { returnedCents: 240_000, deductions: [{ amountCents: 1, reason: REASON, fileIds: [] }] },
    422,
    'DEPOSIT_SUM_DIFFERS',
  ],
  [
    'a reason of one word',
    { returnedCents: 239_999, deductions: [{ amountCents: 1, reason: 'Lamp', fileIds: [] }] },
    422,
    'DEPOSIT_STATEMENT_INVALID',
  ],
  ['a file that is not there', deducting(1, [4711]), 404, 'DEPOSIT_FILE_UNKNOWN'],
])('a statement with %s is refused', async (_what, body, status, code) => {
  const id = await given()

  const refused = await state(id, body)

  expect([refused.status, refused.body.code]).toEqual([status, code])
  expect((await read(id)).body.statement).toBeNull()
})

test('a statement is refused during the stay, and for a deposit that was not paid', async () => {
  const running = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED' })
  await givenPaidDeposit(server.db, running)
  const unpaid = await givenBooking(server.db, flatId, {
    status: 'BOOKING_COMPLETED',
    start_date: '2027-01-10',
    end_date: '2027-03-09',
  })

  for (const id of [running, unpaid]) {
    expect((await state(id, { returnedCents: 240_000 })).body.code).toBe('DEPOSIT_NOT_DUE')
    expect((await read(id)).body.summary).toMatchObject({ state: 'NOT_DUE', turn: null })
  }
})

test('the same statement twice is stored once, a different second one is refused', async () => {
  const id = await given()
  await state(id, deducting(8_550))

  expect((await state(id, deducting(8_550))).status).toBe(200)
  expect((await state(id, deducting(5_000))).body.code).toBe('DEPOSIT_ALREADY_STATED')
  expect(await mailsTo('tara')).toHaveLength(1)
})

test('an objection that is too short is refused', async () => {
  const id = await given()
  await state(id, deducting(8_550))

  const { status, body } = await answer(id, { accepted: false, objection: 'No.' })

  expect([status, body.code, body.details[0].field]).toEqual([422, 'OBJECTION_INVALID', 'objection'])
})

test('the tenant sees the pictures and documents of a deduction once it is stated', async () => {
  const id = await given()
  const picture = { name: 'Lamp.jpg', type: 'image/jpeg', bytes: new Uint8Array(await aPicture()) }
  const upload = (file: typeof picture) => sendForm(server, `/booking/api/${id}/file`, { as: LANDLORD, file })
  const { body: photo } = await upload(picture)
  const { body: bill } = await upload({ name: 'Bill.pdf', type: 'application/pdf', bytes: aPdf() })
  const open = (fileId: number, as: object) => download(server, `/booking/api/${id}/file/${fileId}`, as)
  expect((await open(photo.id, TENANT)).status).toBe(404)

  await state(id, deducting(8_550, [photo.id, bill.id]))

  const [{ files }] = (await read(id)).body.statement.deductions
  expect(files.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
    ['PICTURE', 'Lamp.webp'],
    ['PDF', 'Bill.pdf'],
  ])
  const seen = await open(photo.id, TENANT)
  expect([seen.status, seen.header('content-type')]).toEqual([200, 'image/webp'])
  expect((await open(bill.id, TENANT)).bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  expect((await open(photo.id, { id: 'anna' })).status).toBe(404)
})

test('an uploaded file that is not used is deleted after a month, a used one stays', async () => {
  const id = await given()
  const add = async (name: string) =>
    (await sendForm(server, `/booking/api/${id}/file`, { as: LANDLORD, file: { name, bytes: aPdf(name) } }))
      .body
  const used = await add('used.pdf')
  const unused = await add('unused.pdf')
  await state(id, deducting(8_550, [used.id]))

  on('2027-05-01')
  await server.services.stayFiles.forgetUnused()

  const rows = await server.db.selectFrom('booking_file').select('id').execute()
  expect(rows.map((row) => row.id)).toEqual([used.id])
  expect(unused.id).not.toBe(used.id)
})

test('the landlord is reminded after 14 days, and both parties after 30, once each', async () => {
  await given()
  const kinds = async (userId: string) => (await mailsTo(userId)).map(({ mail }) => mail)

  on('2027-03-22')
  await server.services.depositReturns.remind()
  expect(await kinds('otto')).toEqual([])
  on('2027-03-23')
  await server.services.depositReturns.remind()
  await server.services.depositReturns.remind()
  expect(await kinds('otto')).toEqual(['DEPOSIT_STATEMENT_REMINDER'])
  on('2027-04-08')
  await server.services.depositReturns.remind()
  await server.services.depositReturns.remind()

  expect(await kinds('otto')).toEqual(['DEPOSIT_STATEMENT_REMINDER', 'DEPOSIT_OVERDUE_LANDLORD'])
  expect(await kinds('tara')).toEqual(['DEPOSIT_OVERDUE_TENANT'])
})

test('both are reminded of an unpaid return, and the tenant of the last day to object', async () => {
  const id = await given()
  await givenStatement(server.db, id)

  on('2027-03-26')
  await server.services.depositReturns.remind()
  on('2027-04-02')
  await server.services.depositReturns.remind()
  await server.services.depositReturns.remind()

  expect((await mailsTo('otto')).map(({ mail }) => mail)).toEqual(['DEPOSIT_UNPAID_LANDLORD'])
  expect((await mailsTo('tara')).map(({ mail }) => mail)).toEqual([
    'DEPOSIT_UNPAID_TENANT',
    'DEPOSIT_ANSWER_REMINDER',
  ])
})

test('the exports of both parties have the statement, the deductions and the files', async () => {
  const id = await given()
  await givenStatement(server.db, id)

  for (const as of [LANDLORD, TENANT]) {
    const { body } = await server.send('GET', '/user/api/export', { as })
    expect(body.depositReturns).toMatchObject([
      { booking_id: id, returned_cents: 231_450, deductions: [{ amount_cents: 8_550, reason: REASON }] },
    ])
  }
})

test('each side is offered what it can do next about the deposit, and administrators nothing', async () => {
  const id = await given()
  const offers: unknown[] = []
  const look = async () => {
    const of = async (as: object) => (await read(id, as)).body.allowed
    offers.push({ landlord: await of(LANDLORD), tenant: await of(TENANT), admin: await of(ADMIN) })
  }

  await look()
  await state(id, deducting(8_550))
  await look()
  await answer(id, { accepted: false, objection: OBJECTION })
  await look()
  await answer(id, { accepted: true })
  await look()

  expect(offers).toEqual([
    { landlord: ['state'], tenant: [], admin: [] },
    { landlord: ['mark'], tenant: ['accept', 'object', 'mark'], admin: [] },
    { landlord: ['state', 'mark'], tenant: ['accept', 'mark'], admin: [] },
    { landlord: ['mark'], tenant: ['mark'], admin: [] },
  ])
})

test('when all of the deposit is deducted, neither side can mark a return as received', async () => {
  const id = await given()
  await state(id, deducting(240_000))

  expect((await read(id, LANDLORD)).body.allowed).toEqual([])
  expect((await read(id, TENANT)).body.allowed).toEqual(['accept', 'object'])
})

test('administrators see a received return as open until 30 days of silence are over, as its parties do', async () => {
  const id = await given()
  await state(id, deducting(8_550))
  await mark(id, TENANT)
  const statesOn = async (day: string) => {
    on(day)
    const { body } = await server.send('GET', '/admin/api/bookings', { as: ADMIN })
    return [body.items[0].depositReturn, (await read(id)).body.summary.state]
  }

  expect([await statesOn('2027-04-09'), await statesOn('2027-04-10')]).toEqual([
    ['STATED', 'STATED'],
    ['SETTLED', 'SETTLED'],
  ])
})

test('the list of administrators shows the same state of a deposit as its parties see', async () => {
  const id = await given()
  const steps = [
    () => state(id, deducting(8_550)),
    () => answer(id, { accepted: false, objection: OBJECTION }),
    () => mark(id, TENANT),
    () => answer(id, { accepted: true }),
  ]
  const seen: unknown[] = []
  const listed: unknown[] = []
  const look = async () => {
    seen.push((await read(id)).body.summary.state)
    const { body } = await server.send('GET', '/admin/api/bookings', { as: ADMIN })
    listed.push(body.items[0].depositReturn)
  }

  await look()
  for (const step of steps) {
    await step()
    await look()
  }

  expect(listed).toEqual(seen)
  expect(seen).toEqual(['TO_STATE', 'STATED', 'DISPUTED', 'DISPUTED', 'SETTLED'])
})
