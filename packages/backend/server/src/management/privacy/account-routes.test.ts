// proves D7.9, 18.13, 18.38, 18.41
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { addJobs } from '../../infrastructure/job/job-repository.ts'
import { SEND_MAIL } from '../../infrastructure/mail/index.ts'
import { createLocalStorage } from '../../infrastructure/storage/module.ts'
import { givenHelpRequest } from '../../testing/given-help-request.ts'
import { givenHandover, HANDOVER } from '../../testing/given-handover.ts'
import { givenStatement } from '../../testing/given-deposit.ts'
import { givenProposal } from '../../testing/given-last-day.ts'
import { givenInvoice } from '../../testing/given-invoice.ts'
import { givenBlocked, givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { bookingsAsOf } from '../../foundation/tables/index.ts'
import { givenQuestion } from '../../testing/marketplace-questions.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { FINISH_DELETION } from './account-service.ts'
import { givenMail, givenReview, givenStorageFolder, givenTraces, rowsAbout } from './testing/given-traces.ts'

const CONTRACT = { status: 'BOOKING_COMPLETED', signed_date: NOW } as const
/** It ended the day before it is asked. */
const OVER = { ...CONTRACT, start_date: '2027-01-01', end_date: '2027-03-09' }

const TARA = { id: 'tara', email: '', givenName: '', familyName: '', isAdmin: false }

const removedAccounts: string[] = []
let isIdentityAway = false
/** Done by the identity service before it answers. */
let whileClosing = async () => {}
const storage = createLocalStorage(givenStorageFolder())
let server: TestServer

beforeAll(async () => {
  const identityAccounts = {
    remove: async (id: string) => {
      if (isIdentityAway) throw new Error('The identity service is away')
      removedAccounts.push(id)
      await whileClosing()
    },
  }
  server = await openTestServer({ identityAccounts, storage })
})
afterAll(() => server.close())
beforeEach(async () => {
  removedAccounts.length = 0
  isIdentityAway = false
  whileClosing = async () => {}
  server.clock.now = NOW
  await server.clear()
})

/** Comes to a later day. All users count as new then: else each day between would get its report, thousands of them. */
async function comeTo(moment: string): Promise<void> {
  server.clock.now = new Date(moment)
  await server.db.updateTable('app_user').set({ created_at: server.clock.now }).execute()
}

const leave = (id: string) => server.send('DELETE', '/user/api/account', { as: { id } })
const bookings = () =>
  server.db.selectFrom(bookingsAsOf(NOW).as('booking')).selectAll().orderBy('id').execute()
const flats = () => server.db.selectFrom('flat').selectAll().orderBy('id').execute()

async function givenDocument(booking_id: number): Promise<void> {
  await storage.put('documents/aa/aa.pdf', Buffer.from('%PDF'))
  await server.db
    .insertInto('booking_attachment')
    .values({
      booking_id,
      name: 'contract.pdf',
      storage_key: 'documents/aa/aa.pdf',
      content_type: 'application/pdf',
      bytes: 4,
      sha256: 'aa',
      uploaded_by: 'otto',
    })
    .execute()
}

describe('the deletion of an account during a booking', () => {
  test.each([
    ['LANDLORD_APPROVED', {}],
    ['WAITING_FOR_CONTRACT', {}],
    ['CONTRACT_APPROVED', {}],
    ['BOOKING_COMPLETED', { start_date: '2027-01-01', end_date: '2027-03-10' }],
  ] as const)('is refused for both parties if the booking is %s', async (status, change) => {
    const flatId = await givenFlat(server.db)
    const id = await givenBooking(server.db, flatId, { status, ...change })

    const replies = [await leave('tara'), await leave('otto')]

    for (const { status: code, body } of replies) {
      expect([code, body.code, body.details]).toEqual([
        409,
        'BOOKINGS_RUNNING',
        [
          {
            field: String(id),
            message: expect.stringContaining('Bright flat in the old town, '),
            code: status,
          },
        ],
      ])
    }
    expect(await rowsAbout(server.db, 'tara')).not.toEqual([])
    await server.runJobs()
    expect(removedAccounts).toEqual([])
  })

  test('is refused with a sentence that names every booking', async () => {
    await givenBooking(server.db, await givenFlat(server.db, { title_en: 'First' }), {
      status: 'WAITING_FOR_CONTRACT',
    })
    await givenBooking(server.db, await givenFlat(server.db, { title_en: 'Second' }), {
      status: 'LANDLORD_APPROVED',
    })

    const { body } = await leave('tara')

    expect(body.error).toBe(
      'Your account cannot be deleted while bookings are running: First, 01.04.2027 – 31.05.2027; Second, 01.04.2027 – 31.05.2027.',
    )
  })

  test.each([
    OVER,
    { status: 'REQUESTED' },
    { status: 'BOOKING_CANCELED', cancel_reason: 'EXPIRED' },
  ] as const)('is possible if the booking is $status and over', async (change) => {
    await givenBooking(server.db, await givenFlat(server.db), change)

    expect([(await leave('tara')).status, (await leave('otto')).status]).toEqual([200, 200])
  })
})

describe('a deleted account', () => {
  test('is found nowhere afterwards', async () => {
    const flatId = await givenFlat(server.db)
    await givenTraces(server, 'tara', flatId)
    const id = await givenBooking(server.db, flatId, {
      message: 'Tara writes to Otto.',
      company_name: 'Tara Ltd',
    })
    const words = { text: 'Tara has a question.' }
    await server.services.messages.send(TARA, { thread: { bookingId: id }, ...words, idempotencyKey: 'tara' })
    await server.services.questions.ask(TARA, { flatId: await givenFlat(server.db), ...words })
    const report = {
      target: 'FLAT',
      id: flatId,
      ground: 'OTHER',
      message: 'Says Tara.',
      email: 'tara@example.org',
    }
    await server.send('PUT', '/user/report', { body: { ...report, inGoodFaith: true, locale: 'en' } })
    await givenHelpRequest(server, 'tara', 1)
    await server.runJobs()
    await server.db
      .updateTable('app_user')
      .set({ email_verified: true, blocked_at: NOW, blocked_reason: 'Tara has asked for money' })
      .where('id', '=', 'tara')
      .execute()
    expect(await rowsAbout(server.db, 'tara')).not.toEqual([])

    const left = await server.services.accounts.remove(TARA)

    expect(left).toEqual({ lockedUntil: null })
    expect(await rowsAbout(server.db, 'tara')).toEqual([])
  })

  test('leaves everything of other users unchanged', async () => {
    const flatId = await givenFlat(server.db)
    await givenTraces(server, 'sven', flatId)
    await givenBooking(server.db, flatId, { tenant_id: 'sven' })
    const before = await rowsAbout(server.db, 'sven')

    await givenUser(server.db, 'tara')
    await leave('tara')

    expect(await rowsAbout(server.db, 'sven')).toEqual(before)
  })

  test('leaves an empty row with the time, also after the deletion was finished an hour later', async () => {
    const confirmed = { email_verified: true, is_commercial: true, commercial_stated: true }
    await givenUser(server.db, 'tara')
    await server.db.updateTable('app_user').set(confirmed).where('id', '=', 'tara').execute()

    await leave('tara')
    server.clock.now = addHours(NOW, 1)
    await server.runJobs()

    const row = server.db.selectFrom('app_user').selectAll().where('id', '=', 'tara')
    expect(await row.executeTakeFirst()).toMatchObject({
      email: '',
      email_verified: false,
      is_commercial: false,
      commercial_stated: false,
      deleted_at: NOW,
    })
  })

  test.each([
    ['another account had the address once', 'sven', 1],
    ['the address had no account', null, 0],
  ])(
    'loses the mails to its own address, but not those of others: where %s, %s',
    async (_when, owner, count) => {
      await givenUser(server.db, 'tara')
      await givenUser(server.db, 'sven')
      await server.db.updateTable('app_user').set({ email_verified: true }).execute()
      const address = 'Tara@Example.org'
      await givenMail(server, { user_id: owner, to_address: address })
      await addJobs(
        server.db,
        SEND_MAIL,
        [{ mail: 'ACCOUNT_CONFIRMED', to: owner, address }],
        addHours(NOW, 9),
      )

      await server.services.accounts.remove(TARA)

      const mails = await server.db.selectFrom('mail').select('id').execute()
      const orders = server.db.selectFrom('job').select('id').where('kind', '=', SEND_MAIL)
      expect([mails.length, (await orders.execute()).length]).toEqual([count, count])
    },
  )

  test('is already removed from the identity service when the answer arrives', async () => {
    await leave('tara')

    expect(removedAccounts).toEqual(['tara'])
  })

  test('is deleted even while the identity service is unavailable, and removed there later', async () => {
    isIdentityAway = true
    const { status } = await leave('tara')
    const atOnce = [...removedAccounts]

    isIdentityAway = false
    await server.runJobs()

    expect([status, atOnce, removedAccounts]).toEqual([200, [], ['tara']])
  })

  test('is removed from the identity service by one process at a time: the job waits for the call', async () => {
    const seen: string[][] = []
    whileClosing = async () => {
      whileClosing = async () => {}
      await server.runJobs()
      seen.push([...removedAccounts])
    }

    await leave('tara')
    await server.runJobs()

    expect(seen).toEqual([['tara']])
    expect(removedAccounts).toEqual(['tara', 'tara'])
  })

  test('is removed from the identity service several times: a token may have restored it', async () => {
    await leave('tara')

    await server.runJobs()
    server.clock.now = addHours(NOW, 1)
    await server.runJobs()

    expect(removedAccounts).toEqual(['tara', 'tara', 'tara'])
  })

  test('is refused with 401 while its token is still valid, and treated as a visitor on open calls', async () => {
    await leave('tara')

    const user = await server.send('GET', '/user/api/profile', { as: { id: 'tara' } })
    const open = await server.send('GET', '/flat/list', { as: { id: 'tara' } })

    expect([user.status, user.body.code, open.status]).toEqual([401, 'ACCOUNT_DELETED', 200])
    expect(await rowsAbout(server.db, 'tara')).toEqual([])
  })

  test('loses the data that another server has written after the deletion', async () => {
    await leave('tara')
    await server.db
      .insertInto('favourite')
      .values({ user_id: 'tara', flat_id: await givenFlat(server.db) })
      .execute()

    server.clock.now = addHours(NOW, 1)
    await server.runJobs()

    expect(await server.db.selectFrom('favourite').selectAll().execute()).toEqual([])
  })

  test('is cleaned up again fifteen minutes later, when its last token has expired', async () => {
    await givenUser(server.db, 'tara')
    await leave('tara')

    const jobs = await server.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', FINISH_DELETION)
      .orderBy('run_at', 'desc')
      .execute()
    expect(jobs[0]?.run_at).toEqual(addHours(NOW, 1 / 4))
  })

  test('loses its questions, and documents of the other party keep the name of who uploaded them', async () => {
    const flatId = await givenFlat(server.db)
    await givenDocument(await givenBooking(server.db, flatId, OVER))
    await givenQuestion(server.db, flatId, 'tara')

    await leave('tara')

    expect(await server.db.selectFrom('question').selectAll().execute()).toEqual([])
    expect(await server.db.selectFrom('booking_attachment').select('uploaded_by').execute()).toEqual([
      { uploaded_by: 'otto' },
    ])
  })
})

describe('open requests of a deleted account', () => {
  test('are withdrawn, and the landlord is told without the name of the tenant', async () => {
    await givenBooking(server.db, await givenFlat(server.db))

    await leave('tara')
    await server.runJobs()

    expect(await bookings()).toMatchObject([
      { status: 'BOOKING_CANCELED', cancel_reason: 'CANCELED_BY_TENANT' },
    ])
    const mails = await server.db.selectFrom('mail').selectAll().execute()
    expect(mails).toMatchObject([{ kind: 'REQUEST_WITHDRAWN', user_id: 'otto' }])
    expect(JSON.stringify(mails)).not.toMatch(/tara/i)
  })

  test('are cancelled for its flats as well, and their tenants are told', async () => {
    await givenBooking(server.db, await givenFlat(server.db))

    await leave('otto')
    await server.runJobs()

    expect(await bookings()).toMatchObject([{ status: 'BOOKING_CANCELED', cancel_reason: 'FLAT_WITHDRAWN' }])
    expect(await server.db.selectFrom('mail').selectAll().execute()).toMatchObject([
      { kind: 'FLAT_WITHDRAWN', user_id: 'tara' },
    ])
    expect(await server.db.selectFrom('booking_event').select(['type', 'actor']).execute()).toContainEqual({
      type: 'FLAT_WITHDRAWN',
      actor: 'SYSTEM',
    })
  })
})

describe('the flats of a deleted account', () => {
  test('are deleted if they have no booking', async () => {
    const id = await givenFlat(server.db)
    await givenImage(server.db, id, 0)
    await givenBlocked(server.db, id, '2027-08-01', '2027-08-02')

    await leave('otto')

    expect(await flats()).toEqual([])
    expect((await server.send('GET', `/flat/${id}`)).status).toBe(404)
    expect((await server.send('POST', '/flat/search/filter', { body: {} })).body.total).toBe(0)
  })

  test('keep their name but lose street and pictures if somebody has requested them', async () => {
    const id = await givenFlat(server.db)
    await givenImage(server.db, id, 0)
    await givenBooking(server.db, id)

    await leave('otto')

    expect(await flats()).toMatchObject([
      {
        status: 'ARCHIVED',
        title_en: 'Bright flat in the old town',
        street: '',
        house_number: '',
        latitude: 52.53,
        longitude: 13.41,
        description_flat_en: null,
      },
    ])
    expect(await server.db.selectFrom('flat_image').selectAll().execute()).toEqual([])
    const { body } = await server.send('GET', '/booking/api/tenant/list', { as: { id: 'tara' } })
    expect(body).toMatchObject([
      { otherParty: { name: '' }, flat: { title_en: 'Bright flat in the old town' } },
    ])
  })

  test('lose their feed and the days that their owner has blocked, not the days of contracts', async () => {
    const flatId = await givenFlat(server.db)
    const booking_id = await givenBooking(server.db, flatId, OVER)
    const days = { blocked_from: '2027-01-01', blocked_to: '2027-03-09' }
    await server.db.deleteFrom('blocked_period').execute()
    await server.db
      .insertInto('blocked_period')
      .values({ flat_id: flatId, booking_id, source: 'BOOKING', ...days })
      .execute()
    await givenBlocked(server.db, flatId, '2027-08-01', '2027-08-02')
    const [before] = await flats()

    await leave('otto')

    const sources = await server.db.selectFrom('blocked_period').select('source').execute()
    expect(sources).toEqual([{ source: 'BOOKING' }])
    const [after] = await flats()
    expect(after?.feed_secret).not.toBe(before?.feed_secret)
  })

  test('lose the files of photos that were still being converted', async () => {
    const flat_id = await givenFlat(server.db)
    await server.db
      .insertInto('waiting_image')
      .values({ flat_id, key: 'waiting-one', file_name: 'a.heic', problem: null, created_at: NOW })
      .execute()

    await leave('otto')

    const jobs = await server.db
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', FINISH_DELETION)
      .execute()
    expect(jobs.map(({ payload }) => payload['pictures'])).toEqual([['waiting-one'], ['waiting-one']])
  })

  test('keep the address if they have a contract, which contains it', async () => {
    await givenBooking(server.db, await givenFlat(server.db), OVER)

    await leave('otto')

    expect(await flats()).toMatchObject([{ status: 'ARCHIVED', street: 'Torstraße', house_number: '1a' }])
  })
})

describe('contracts and invoices of a deleted account', () => {
  const SIGNED = { tenant_signed_name: 'T. Muster', landlord_signed_name: 'O. Muster', message: 'Hello' }

  test('are kept, locked, until eight years after the end of the year', async () => {
    await givenBooking(server.db, await givenFlat(server.db), OVER)

    const replies = [await leave('tara'), await leave('otto')]

    expect(replies.map(({ body }) => body)).toEqual([
      { lockedUntil: '2035-12-31' },
      { lockedUntil: '2035-12-31' },
    ])
  })

  test('are kept from the date of the credit note, if an invoice was credited later', async () => {
    const booking_id = await givenBooking(server.db, await givenFlat(server.db), OVER)
    await givenInvoice(server.db, { booking_id, status: 'CLOSED', credited_on: '2028-01-15' })

    expect((await leave('otto')).body).toEqual({ lockedUntil: '2036-12-31' })
  })

  test('keep the signed contract, but not the message of the request', async () => {
    await givenBooking(server.db, await givenFlat(server.db), { ...OVER, ...SIGNED })

    await leave('tara')

    expect(await bookings()).toMatchObject([
      { status: 'BOOKING_COMPLETED', tenant_signed_name: 'T. Muster', total_rent: 2400, message: '' },
    ])
  })

  test.each([
    ['otto', { message: 'May I stay?', reason: null }],
    ['tara', { message: '', reason: 'My sister moves in.' }],
  ])('lose only its own words in a declined proposal: %s', async (leaver, words) => {
    const booking_id = await givenBooking(server.db, await givenFlat(server.db), { ...OVER, ...SIGNED })
    await givenProposal(server.db, booking_id, {
      proposed_by: 'TENANT',
      message: 'May I stay?',
      reason: 'My sister moves in.',
      state: 'DECLINED',
      expires_at: null,
      ended_at: NOW,
    })

    await leave(leaver)

    expect(await server.db.selectFrom('last_day_proposal').select(['message', 'reason']).execute()).toEqual([
      words,
    ])
  })

  test('are deleted on the day after the lock, and not earlier', async () => {
    const flatId = await givenFlat(server.db)
    const booking_id = await givenBooking(server.db, flatId, {
      ...OVER,
      ...SIGNED,
      tenancy_reason: 'Work in Berlin',
    })
    await givenDocument(booking_id)
    await givenInvoice(server.db, { booking_id, recipient_name: 'Otto Muster' })
    await givenStatement(server.db, booking_id, { objection: 'Otto Muster has broken it.' })
    const remarks = { tenant_remarks: 'Otto Muster was late.' }
    await givenHandover(server.db, booking_id, remarks, { ...HANDOVER, remarks: 'Tara Muster was there.' })
    await leave('tara')
    await leave('otto')
    const kept = async () => ({
      names: (await bookings()).map(({ tenant_signed_name }) => tenant_signed_name),
      reasons: (await bookings()).map(({ tenancy_reason }) => tenancy_reason),
      streets: (await flats()).map(({ street }) => street),
      invoices: (await server.db.selectFrom('invoice').select('recipient_name').execute()).length,
      deductions: (await server.db.selectFrom('deposit_deduction').select('reason').execute()).map(
        ({ reason }) => reason,
      ),
      document: (await storage.get('documents/aa/aa.pdf'))?.toString(),
    })

    await comeTo('2035-12-31T20:00:00Z')
    await server.runJobs()
    const before = await kept()
    await comeTo('2036-01-01T20:00:00Z')
    await server.runJobs()
    await server.runJobs()

    expect(before).toEqual({
      names: ['T. Muster'],
      reasons: ['Work in Berlin'],
      streets: ['Torstraße'],
      invoices: 1,
      deductions: ['The lamp in the hall is broken.'],
      document: '%PDF',
    })
    expect(await kept()).toEqual({
      names: [null],
      reasons: [null],
      streets: [''],
      invoices: 0,
      deductions: [''],
      document: undefined,
    })
    expect(await rowsAbout(server.db, 'muster')).toEqual([])
    const locks = await server.db.selectFrom('app_user').select('locked_until').execute()
    expect(locks.map(({ locked_until }) => locked_until)).toEqual(locks.map(() => null))
  })

  test('are not deleted if they belong to others', async () => {
    const booking_id = await givenBooking(server.db, await givenFlat(server.db), { ...OVER, ...SIGNED })
    await givenBooking(server.db, await givenFlat(server.db), { ...OVER, ...SIGNED, tenant_id: 'sven' })
    await leave('tara')

    await comeTo('2036-01-02T20:00:00Z')
    await server.runJobs()

    const names = (await bookings()).map(({ id, tenant_signed_name }) => [
      id === booking_id,
      tenant_signed_name,
    ])
    expect(names).toEqual([
      [true, null],
      [false, 'T. Muster'],
    ])
  })

  test('lose signatures and documents if there was no contract in the end', async () => {
    const flatId = await givenFlat(server.db)
    const booking = {
      ...SIGNED,
      tenancy_reason: 'Work in Berlin',
      status: 'BOOKING_CANCELED',
      cancel_reason: 'CONTRACT_DECLINED',
    } as const
    const booking_id = await givenBooking(server.db, flatId, booking)
    await givenDocument(booking_id)

    await leave('tara')
    await server.runJobs()

    expect(await bookings()).toMatchObject([
      { tenant_signed_name: null, landlord_signed_name: null, tenancy_reason: null },
    ])
    expect(await server.db.selectFrom('booking_attachment').selectAll().execute()).toEqual([])
    expect(await storage.get('documents/aa/aa.pdf')).toBeUndefined()
  })
})

test('reviews of flats stay without a name, and reviews of the tenant are deleted', async () => {
  const bookingId = await givenBooking(server.db, await givenFlat(server.db), OVER)
  await givenReview(server.db, bookingId, { kind: 'FLAT', author_id: 'tara' })
  await givenReview(server.db, bookingId, { kind: 'TENANT', author_id: 'otto' })

  await leave('tara')

  expect(await server.db.selectFrom('review').selectAll().execute()).toMatchObject([
    { kind: 'FLAT', author_id: null, text: 'A very fine place to stay.' },
  ])
})

test('files of pictures are deleted, unless another user shows the same picture', async () => {
  const [mine, theirs] = [await givenFlat(server.db), await givenFlat(server.db, { owner_id: 'olga' })]
  await givenImage(server.db, mine, 0)
  await givenImage(server.db, mine, 1)
  await server.db.updateTable('flat_image').set({ key: 'shared' }).where('rank', '=', 1).execute()
  await givenImage(server.db, theirs, 0)
  await server.db.updateTable('flat_image').set({ key: 'shared' }).where('flat_id', '=', theirs).execute()
  const files = [
    `images/ke/key${mine}-0/sizes.json`,
    `images/ke/key${mine}-0/thumb.webp`,
    'images/sh/shared/thumb.webp',
  ]
  for (const file of files) await storage.put(file, Buffer.from('picture'))

  await leave('otto')
  await server.runJobs()

  const kept = await Promise.all(files.map(async (file) => (await storage.get(file)) !== undefined))
  expect(kept).toEqual([false, false, true])
})

test('a request that is made during the deletion is refused or cancelled', async () => {
  const flatId = await givenFlat(server.db)
  const request = {
    startDate: '2027-04-01',
    endDate: '2027-05-31',
    numberOfPersons: 1,
    reasonOfStay: 'STUDY',
    occupation: 'STUDENT',
    message: 'I would love to stay in your flat.',
    hasPets: false,
    smoker: false,
    acceptTerms: true,
  }

  const [left] = await Promise.all([
    leave('tara'),
    server.send('POST', `/booking/api/new/${flatId}`, { as: { id: 'tara' }, body: request }),
  ])
  server.clock.now = addHours(NOW, 1)
  await server.runJobs()

  expect(left.status).toBe(200)
  expect((await bookings()).filter(({ status }) => status !== 'BOOKING_CANCELED')).toEqual([])
  expect(await rowsAbout(server.db, 'tara')).toEqual([])
})

test('the audit log of a deleted account stays, without the reasons', async () => {
  await givenUser(server.db, 'lena')
  for (const call of ['block', 'unblock']) {
    const admin = { as: { id: 'root', isAdmin: true }, body: { reason: `Lena: ${call}` } }
    await server.send('POST', `/admin/api/user/lena/${call}`, admin)
  }

  await leave('lena')

  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'reason'])
    .where('subject_id', '=', 'lena')
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { action: 'USER_BLOCKED', before: { status: 'ACTIVE' }, reason: null },
    { action: 'USER_UNBLOCKED', before: { status: 'BLOCKED' }, reason: null },
  ])
  const words = await server.db
    .selectFrom('admin_words')
    .select('words')
    .where('kind', '=', 'AUDIT')
    .execute()
  expect(JSON.stringify(words)).not.toContain('lena: ')
})
