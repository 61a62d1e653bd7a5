// proves 16.13, 16.14, D10.9, 18.24, 18.26, 18.27, 18.28, 18.29, 18.30, 18.33, 18.34, 18.35, 18.37, 18.38, 18.39,
// 18.42, 18.43, 18.45, 18.46, 21.23, 22.62
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addDays, addHours } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { WHOLE_FLAT } from '../../testing/flat-bodies.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { givenQuestion } from '../../testing/marketplace-questions.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const called = (id: string) => ({ id, givenName: id, familyName: 'Muster', email: `${id}@example.org` })
const TARA = called('tara')
const OTTO = called('otto')
const SVEN = called('sven')
const ROOT = { ...called('root'), isAdmin: true }
const RUTH = { ...called('ruth'), isAdmin: true }
const TEXT = 'The landlord is a liar, and so are the neighbours.'
const HOURS_A_DAY = 24
/** A flat that passes the publishing checks. */
const LISTED = {
  title_en: 'Bright flat',
  description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
  description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
} as const
let server: TestServer
let flatId: number
let bookingId: number

beforeAll(async () => {
  server = await openTestServer({ trustProxy: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto', ...LISTED })
  for (const rank of [0, 1, 2]) await givenImage(server.db, flatId, rank)
  for (const id of ['tara', 'sven', 'paul', 'root', 'ruth']) await givenUser(server.db, id)
  bookingId = await givenBooking(server.db, flatId, { status: 'BOOKING_COMPLETED' })
})

type As = Partial<User> | null
const asWho = (as: As) => (as ? { as } : {})

let sent = 0
/** Each report comes from another address: limits are not what these tests are about. */
const report = (as: As, target: string, id: number, change: object = {}, from = `10.0.0.${(sent += 1)}`) =>
  server.send('PUT', '/user/report', {
    ...asWho(as),
    headers: { 'x-forwarded-for': from },
    body: {
      target,
      id,
      ground: 'OFFENSIVE',
      message: 'This insults the neighbours.',
      inGoodFaith: true,
      locale: 'de',
      ...change,
    },
  })
const decide = (
  id: number,
  decision: string,
  as: As = ROOT,
  reason = 'It insults somebody',
  together: number[] = [],
) =>
  server.send('POST', `/admin/api/report/${id}/decide`, {
    ...asWho(as),
    body: { decision, reason, together },
  })
const complain = (id: number, as: As, text = 'That is not what I have written.') =>
  server.send('POST', `/user/api/report/${id}/complain`, { ...asWho(as), body: { text } })
const listOf = async (as: As) => (await server.send('GET', '/user/api/report/list', asWho(as))).body
const inbox = async (query = '') =>
  (await server.send('GET', `/admin/api/reports?sort=id${query}`, { as: ROOT })).body.items
const waiting = async () => (await server.send('GET', '/admin/api/waiting', { as: ROOT })).body.reports
const lastReport = async () =>
  (await server.db.selectFrom('content_report').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow())
    .id
const publicReviews = async () => (await server.send('GET', `/flat/${flatId}/reviews`)).body.items

async function givenReview(kind: 'FLAT' | 'TENANT' = 'FLAT', author_id = 'sven'): Promise<number> {
  const { id } = await server.db
    .insertInto('review')
    .values({
      kind,
      booking_id: bookingId,
      flat_id: flatId,
      tenant_id: 'tara',
      author_id,
      ratings: JSON.stringify({ cleanliness: 1 }),
      text: TEXT,
      status: 'PUBLISHED',
      published_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function givenReportedReview(): Promise<number> {
  await report(TARA, 'REVIEW', await givenReview())
  return lastReport()
}

async function mails() {
  await server.runJobs()
  await server.runJobs()
  return server.db
    .selectFrom('mail')
    .select(['kind', 'to_address as to', 'subject', 'body_text as text', 'locale'])
    .orderBy('id')
    .execute()
}
const mailTo = async (kind: string, to: string) =>
  (await mails()).filter((mail) => mail.kind === kind && mail.to === `${to}@example.org`).at(-1)

describe('the message of a booking request', () => {
  const messageSeen = async (as: User | Partial<User>, path: string) =>
    (await server.send('GET', path, { as })).body.find(({ id }: { id: number }) => id === bookingId)

  test('can be reported by the landlord only, and is then hidden from both sides', async () => {
    const refused = [await report(SVEN, 'REQUEST', bookingId), await report(TARA, 'REQUEST', bookingId)]
    await report(OTTO, 'REQUEST', bookingId)
    const id = await lastReport()
    const [{ excerpt }] = await inbox()

    expect((await decide(id, 'HIDDEN')).status).toBe(200)

    expect(refused.map(({ body }) => body.code)).toEqual(['REPORTED_CONTENT_NOT_FOUND', 'REPORT_OWN_CONTENT'])
    expect(excerpt).not.toBe('')
    for (const [as, path] of [
      [TARA, '/booking/api/tenant/list'],
      [OTTO, '/booking/api/landlord/list'],
    ] as const)
      expect(await messageSeen(as, path)).toMatchObject({ message: '', messageHidden: true })
    expect((await report(OTTO, 'REQUEST', bookingId)).status).toBe(404)
  })

  test('is shown again when a complaint is granted', async () => {
    await report(OTTO, 'REQUEST', bookingId)
    const id = await lastReport()
    await decide(id, 'HIDDEN')
    await complain(id, TARA)

    await decide(id, 'KEPT', RUTH)

    expect(await messageSeen(OTTO, '/booking/api/landlord/list')).toMatchObject({ messageHidden: false })
  })
})

describe('a flat that is listed again after a granted complaint', () => {
  const givenRequest = (tenant_id: string, change: object = {}) =>
    givenBooking(server.db, flatId, {
      status: 'REQUESTED',
      tenant_id,
      start_date: '2027-09-01',
      end_date: '2027-10-31',
      ...change,
    })
  const statusOf = async (id: number) =>
    await server.db
      .selectFrom('booking')
      .select(['status', 'cancel_reason'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  async function hideAndShow(between: () => Promise<unknown> = async () => {}): Promise<void> {
    await report(TARA, 'FLAT', flatId)
    const id = await lastReport()
    await decide(id, 'HIDDEN')
    server.clock.now = addHours(NOW, 24)
    await between()
    await complain(id, OTTO)
    expect((await decide(id, 'KEPT', RUTH)).status).toBe(200)
  }

  test('gets its open requests back, with the full time to answer, and both parties are told', async () => {
    const id = await givenRequest('sven')

    await hideAndShow(async () => {
      expect(await statusOf(id)).toEqual({ status: 'BOOKING_CANCELED', cancel_reason: 'FLAT_WITHDRAWN' })
    })

    expect(await statusOf(id)).toEqual({ status: 'REQUESTED', cancel_reason: null })
    const [shown] = (await server.send('GET', '/booking/api/tenant/list', { as: { id: 'sven' } })).body
    expect(shown.events.map(({ type }: { type: string }) => type)).toEqual([
      'FLAT_WITHDRAWN',
      'REQUEST_RESTORED',
    ])
    expect(Date.parse(shown.expiresAt)).toBeGreaterThan(server.clock.now.getTime())
    expect((await mailTo('REQUEST_RESTORED', 'sven'))?.text).toContain('1')
    expect(await mailTo('REQUEST_RESTORED', 'otto')).toBeDefined()
    const approved = await server.send('POST', `/booking/api/${id}/landlordApprove?approved=true`, {
      as: OTTO,
    })
    expect(approved.body.status).toBe('LANDLORD_APPROVED')
  })

  test.each([
    [
      'days that were blocked meanwhile',
      () =>
        server.db
          .insertInto('blocked_period')
          .values({ flat_id: flatId, source: 'OWNER', blocked_from: '2027-10-31', blocked_to: '2027-11-02' })
          .execute(),
    ],
    [
      'a tenant who was blocked',
      () =>
        server.db
          .updateTable('app_user')
          .set({ blocked_at: NOW, blocked_reason: 'x' })
          .where('id', '=', 'sven')
          .execute(),
    ],
  ])('does not get a request back that ended with %s', async (_what, between) => {
    const id = await givenRequest('sven')

    await hideAndShow(between)

    expect((await statusOf(id)).status).toBe('BOOKING_CANCELED')
  })

  test('does not get back requests that had ended before', async () => {
    const id = await givenRequest('sven', { status: 'BOOKING_CANCELED', cancel_reason: 'FLAT_WITHDRAWN' })

    await hideAndShow()

    expect((await statusOf(id)).status).toBe('BOOKING_CANCELED')
  })
})

describe('a report', () => {
  test('gets a receipt at once, on the page and by mail, with the same number', async () => {
    const { status, body } = await report(TARA, 'REVIEW', await givenReview())

    expect(status).toBe(200)
    expect(body.referenceNumber).toMatch(/^R-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    const receipt = await mailTo('REPORT_RECEIVED', 'tara')
    expect(receipt?.subject).toContain(body.referenceNumber)
    expect(receipt?.text).toContain(TEXT)
    expect(await listOf(TARA)).toMatchObject([
      {
        reference: body.referenceNumber,
        party: 'REPORTER',
        subject: 'REVIEW',
        excerpt: TEXT,
        decision: null,
      },
    ])
  })

  test('is shown to administrators with the reported content, its author and the reason', async () => {
    const id = await givenReportedReview()

    expect(await inbox()).toMatchObject([
      {
        id,
        subject: 'REVIEW',
        excerpt: TEXT,
        affected: 'sven Muster',
        reporter: 'tara Muster',
        ground: 'OFFENSIVE',
        message: 'This insults the neighbours.',
        status: 'OPEN',
      },
    ])
    expect(await waiting()).toBe(1)
  })

  test('that is repeated before a decision keeps its number and gets no second receipt, also at the same time', async () => {
    const atOnce = Array.from({ length: 6 }, () => TARA)
    // Then each has a connection that is open already.
    await Promise.all(atOnce.map(listOf))

    const answers = await Promise.all(atOnce.map((as) => report(as, 'FLAT', flatId)))

    expect(new Set(answers.map(({ body }) => body.referenceNumber)).size).toBe(1)
    expect((await mails()).length).toBe(1)
  })

  test('for another reason or in other words is a new report, with its own number and receipt', async () => {
    const words = { message: 'The landlord wants money in advance.' }
    const numbers: string[] = []
    for (const change of [{}, { ground: 'FRAUD' }, words]) {
      numbers.push((await report(TARA, 'FLAT', flatId, change)).body.referenceNumber)
    }

    expect(new Set(numbers).size).toBe(3)
    expect((await mails()).length).toBe(3)
    expect(await inbox()).toMatchObject([{ ground: 'OFFENSIVE' }, { ground: 'FRAUD' }, words])
  })

  test('shows each side the title of the listing in their language, unless it has changed since', async () => {
    await server.db.updateTable('app_user').set({ locale: 'de' }).where('id', '=', 'otto').execute()
    await report(TARA, 'FLAT', flatId)
    await report(null, 'FLAT', flatId, { email: 'reader@example.org' })
    const id = await lastReport()
    await decide(id, 'KEPT', ROOT, 'It is as it says', [id - 1])

    expect((await mailTo('REPORT_RECEIVED', 'tara'))?.text).toContain('“Bright flat”')
    // An address that no one has confirmed is sent no title.
    const [receipt, decision] = [
      await mailTo('REPORT_RECEIVED', 'reader'),
      await mailTo('REPORT_DECIDED', 'reader'),
    ]
    expect(`${receipt?.text} ${decision?.text}`).not.toMatch(/Bright|Helle Wohnung/)
    expect(decision?.text).toContain(`Wir haben „Inserat ${flatId}“ so gelassen, wie es ist.`)
    expect((await mailTo('CONTENT_DECIDED', 'otto'))?.text).toContain('„Helle Wohnung in der Altstadt“')

    await report(TARA, 'FLAT', flatId, { locale: 'en' })
    await server.db.updateTable('flat').set({ title_en: 'Honest flat' }).where('id', '=', flatId).execute()
    await decide(await lastReport(), 'KEPT')
    expect((await mailTo('CONTENT_DECIDED', 'otto'))?.text).toContain('„Bright flat“')
  })

  test('of a review is quoted in the mails as a review, up to a whole word', async () => {
    const id = await givenReview()
    const text = 'The landlord is a liar, and so are the neighbours, who make noise every night until four.'
    await server.db.updateTable('review').set({ text }).where('id', '=', id).execute()
    await report(TARA, 'REVIEW', id)
    await decide(await lastReport(), 'KEPT')

    const quoted =
      '“The landlord is a liar, and so are the neighbours, who make noise every night...” (review)'
    expect((await mailTo('REPORT_RECEIVED', 'tara'))?.text).toContain(`It is about ${quoted}.`)
    expect((await mailTo('CONTENT_DECIDED', 'sven'))?.text).toContain(`We have left ${quoted} as it is.`)
  })

  test('of a listing shows its title in the account in the language of the reader', async () => {
    await report(TARA, 'FLAT', flatId)

    const titles: string[] = []
    for (const language of ['en', 'de']) {
      const { body } = await server.send('GET', '/user/api/report/list', {
        as: TARA,
        headers: { 'accept-language': language },
      })
      titles.push(body[0].excerpt)
    }

    expect(titles).toEqual(['Bright flat', 'Helle Wohnung in der Altstadt'])
  })

  test('without a session needs an address, is answered in its language, and belongs to who confirms the address', async () => {
    const without = await report(null, 'FLAT', flatId)
    const { body } = await report(null, 'FLAT', flatId, { email: 'Tara@example.org' })

    expect([without.status, without.body.code]).toEqual([422, 'REPORT_EMAIL_MISSING'])
    expect(await mails()).toMatchObject([
      {
        to: 'Tara@example.org',
        locale: 'de',
        subject: `Ihre Meldung ${body.referenceNumber} ist angekommen`,
      },
    ])
    expect(await listOf(TARA)).toEqual([])
    await server.db.updateTable('app_user').set({ email_verified: true }).execute()
    const own = await server.services.contentReports.list({ ...TARA, isAdmin: false })
    expect(own).toMatchObject([{ reference: body.referenceNumber }])
    expect(await inbox()).toMatchObject([{ reporter: 'Tara@example.org' }])
  })

  test('by a bot that fills in the hidden field is answered, and not stored', async () => {
    const { body } = await report(null, 'FLAT', flatId, { email: 'bot@example.org', website: 'x' })

    expect(body.referenceNumber).toMatch(/^R-/)
    expect(await inbox()).toEqual([])
  })

  test('is refused about one’s own content, without good faith, and after ten within an hour', async () => {
    const own = await report(OTTO, 'FLAT', flatId)
    const bad = await report(TARA, 'FLAT', flatId, { inGoodFaith: false })

    expect([own.status, own.body.code, bad.status]).toEqual([403, 'REPORT_OWN_CONTENT', 400])
    const statuses: number[] = []
    for (let turn = 0; turn < 11; turn += 1) {
      statuses.push((await report(TARA, 'FLAT', 4711, {}, '10.1.1.1')).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  })

  test('can be made on the help page too, if it names a listing', async () => {
    const { body } = await server.send('PUT', '/user/needhelp', {
      body: {
        topic: 'REPORT_LISTING',
        flatId,
        message: 'There is no such flat.',
        email: 'sven@example.org',
        pageUrl: '/help',
        locale: 'en',
        acceptPrivacy: true,
      },
    })

    expect(body.referenceNumber).toMatch(/^R-/)
    expect(await inbox()).toMatchObject([{ reference: body.referenceNumber, subject: 'FLAT' }])
  })
})

describe('the language in which each side reads the reasons', () => {
  const languages = async () =>
    (await inbox()).map(({ affectedLocale, reporterLocales }: Record<string, string | string[] | null>) => [
      affectedLocale,
      reporterLocales,
    ])

  test('is that of the account, or that of a report without a session', async () => {
    await server.db.updateTable('app_user').set({ locale: 'es' }).where('id', '=', 'otto').execute()
    await report(TARA, 'FLAT', flatId)
    await report(null, 'FLAT', flatId, { email: 'bot@example.org' })

    expect(await languages()).toEqual([
      ['es', ['de', 'en']],
      ['es', ['de', 'en']],
    ])
  })

  test('is listed for each reporter who gets the decision, also if they were decided together', async () => {
    await report(TARA, 'FLAT', flatId)
    const first = await lastReport()
    await report(null, 'FLAT', flatId, { email: 'bot@example.org' })
    await decide(await lastReport(), 'HIDDEN', ROOT, 'It does not exist', [first])
    await server.db.updateTable('app_user').set({ locale: 'es' }).where('id', '=', 'tara').execute()

    expect((await languages()).map(([, reporters]: unknown[]) => reporters)).toEqual([
      ['de', 'es'],
      ['de', 'es'],
    ])
  })

  test('is missing for a side that gets no mail', async () => {
    await report(TARA, 'FLAT', flatId)
    await server.db
      .updateTable('content_report')
      .set({ affected_id: null, reporter_id: null, is_reported: false })
      .execute()

    expect(await languages()).toEqual([[null, []]])
  })
})

describe('who can report what', () => {
  test('a message can be reported by the other side only', async () => {
    const question = await givenQuestion(server.db, flatId, 'tara')
    await server.send('POST', `/booking/api/question/${question}/messages`, {
      as: TARA,
      body: { text: 'You are a fool.' },
    })
    const { id } = await server.db.selectFrom('booking_message').select('id').executeTakeFirstOrThrow()

    const answers = [
      await report(null, 'MESSAGE', id, { email: 'a@example.org' }),
      await report(SVEN, 'MESSAGE', id),
      await report(ROOT, 'MESSAGE', id),
      await report(TARA, 'MESSAGE', id),
      await report(OTTO, 'MESSAGE', id),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 403, 403, 200])
    expect(await inbox()).toMatchObject([{ excerpt: 'You are a fool.', affected: 'tara Muster' }])
  })

  test('a landlord can report the tenant of a booking, and any visitor of a flat its landlord', async () => {
    const statuses = [
      (await report(SVEN, 'TENANT', bookingId)).status,
      (await report(TARA, 'TENANT', bookingId)).status,
      (await report(OTTO, 'TENANT', bookingId)).status,
      (await report(SVEN, 'LANDLORD', flatId)).status,
    ]

    expect(statuses).toEqual([404, 404, 200, 200])
    expect(await inbox()).toMatchObject([
      { subject: 'PERSON', affected: 'tara Muster' },
      { subject: 'PERSON', affected: 'otto Muster' },
    ])
  })

  test('a reported person is named to the reporter without the family name', async () => {
    await report(OTTO, 'TENANT', bookingId)
    await report(null, 'LANDLORD', flatId, { email: 'curious@example.org' })
    await server.db.updateTable('app_user').set({ is_commercial: true, company_name: 'Otto Flats' }).execute()
    await report(SVEN, 'LANDLORD', flatId)

    expect([...(await listOf(OTTO)), ...(await listOf(SVEN))]).toMatchObject([
      { excerpt: 'tara M.' },
      { excerpt: 'Otto Flats' },
    ])
    const [named, unnamed] = [
      await mailTo('REPORT_RECEIVED', 'otto'),
      await mailTo('REPORT_RECEIVED', 'curious'),
    ]
    expect([named?.text?.includes('tara M.'), /otto|Muster/.test(unnamed?.text ?? '')]).toEqual([true, false])
  })

  test('a review of a tenant can be reported by the tenant and by landlords who can see it', async () => {
    const id = await givenReview('TENANT', 'paul')
    await server.db.updateTable('flat').set({ status: 'REJECTED' }).execute()

    const statuses = [
      (await report(SVEN, 'REVIEW', id)).status,
      (await report(TARA, 'REVIEW', id)).status,
      (await report(OTTO, 'REVIEW', id)).status,
    ]

    expect(statuses).toEqual([404, 200, 200])
  })

  test('strangers cannot report what the public cannot see', async () => {
    await server.db.updateTable('flat').set({ status: 'DRAFT' }).execute()
    const id = await givenReview()
    await server.db.updateTable('review').set({ status: 'HIDDEN', hidden_reason: 'x' }).execute()

    const answers = [
      await report(SVEN, 'FLAT', flatId),
      await report(SVEN, 'LANDLORD', flatId),
      await report(SVEN, 'REVIEW', id),
      await report(TARA, 'FLAT', flatId),
    ]

    expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([
      'REPORTED_CONTENT_NOT_FOUND',
      'REPORTED_CONTENT_NOT_FOUND',
      'REPORTED_CONTENT_NOT_FOUND',
      200,
    ])
  })
})

describe('a decision', () => {
  test('hides a review, and tells both sides the reasons, and the author until when to complain', async () => {
    const id = await givenReportedReview()

    const { status, body } = await decide(id, 'HIDDEN')

    expect([status, body.status, body.decision, body.decisions[0].decidedBy]).toEqual([
      200,
      'DECIDED',
      'HIDDEN',
      'root Muster',
    ])
    expect(await publicReviews()).toEqual([])
    const [reporter, author] = [
      await mailTo('REPORT_DECIDED', 'tara'),
      await mailTo('CONTENT_DECIDED', 'sven'),
    ]
    for (const mail of [reporter, author]) {
      expect(mail?.text).toContain('We have removed “The landlord is a liar')
      expect(mail?.text).toContain('It insults somebody')
      expect(mail?.text?.includes('until 10.09.2027')).toBe(mail === author)
      expect(mail?.text).not.toMatch(/left “|has been changed|blocked|same member/)
    }
    expect(author?.text).not.toContain('tara')
    expect(await waiting()).toBe(0)
  })

  test('about a person names the account in its mails, not something that was written', async () => {
    await report(SVEN, 'LANDLORD', flatId)

    await decide(await lastReport(), 'KEPT')

    const [reporter, reported] = [
      await mailTo('REPORT_DECIDED', 'sven'),
      await mailTo('CONTENT_DECIDED', 'otto'),
    ]
    expect(reporter?.text).toContain('We have left the account of otto M. as it is.')
    expect(reported?.text).toMatch(
      /Your account was reported to us.*left your account \(otto M\.\) as it is/s,
    )
    expect(reported?.text).not.toMatch(/content|“otto/)
  })

  test('is shown in the account of both sides, and neither learns who the other is', async () => {
    const id = await givenReportedReview()
    const before = await listOf(SVEN)
    await decide(id, 'KEPT')

    const [reporter, author] = [await listOf(TARA), await listOf(SVEN)]

    expect(before).toEqual([])
    const decided = { decision: 'KEPT', reasons: 'It insults somebody' }
    expect(reporter).toMatchObject([
      {
        party: 'REPORTER',
        message: 'This insults the neighbours.',
        complaintUntil: '2027-09-10',
        canComplain: true,
        ...decided,
      },
    ])
    expect(author).toMatchObject([
      { party: 'AFFECTED', message: null, complaintUntil: null, canComplain: false, ...decided },
    ])
    expect(JSON.stringify([reporter, author])).not.toMatch(/tara|sven|root/)
    expect(await listOf(OTTO)).toEqual([])
  })

  test('is made with the three messages before and after the reported one, without hidden ones', async () => {
    const question = await givenQuestion(server.db, flatId, 'sven')
    const other = await givenQuestion(server.db, flatId, 'paul')
    const write = (question_id: number, text: string, hidden_at: Date | null = null) =>
      server.db
        .insertInto('booking_message')
        .values({ question_id, author: 'TENANT', author_id: 'sven', text, viewing: null, hidden_at })
        .returning('id')
        .executeTakeFirstOrThrow()
    for (const text of ['first', 'second', 'third']) await write(question, text)
    await write(question, 'removed before', NOW)
    const { id } = await write(question, 'You fool.')
    await write(other, 'elsewhere')
    for (const text of ['sixth', 'seventh', 'eighth', 'ninth']) await write(question, text)

    await report(OTTO, 'MESSAGE', id)
    await report(TARA, 'FLAT', flatId)

    const [aboutMessage, aboutFlat] = await inbox()
    expect(aboutMessage.talk.map(({ text }: { text: string | null }) => text)).toEqual([
      'second',
      'third',
      null,
      'You fool.',
      'sixth',
      'seventh',
      'eighth',
    ])
    expect(aboutMessage.talk[3]).toMatchObject({ author: 'TENANT', isReported: true })
    expect(aboutFlat.talk).toEqual([])
  })

  test('hides a listing or a message, or blocks a person, each with its audit entry', async () => {
    await report(TARA, 'FLAT', flatId)
    await decide(await lastReport(), 'HIDDEN')
    const question = await givenQuestion(server.db, flatId, 'sven')
    await server.db
      .insertInto('booking_message')
      .values({
        question_id: question,
        author: 'TENANT',
        author_id: 'sven',
        text: 'You fool.',
        viewing: null,
      })
      .execute()
    const message = await server.db.selectFrom('booking_message').select('id').executeTakeFirstOrThrow()
    await report(OTTO, 'MESSAGE', message.id)
    await decide(await lastReport(), 'HIDDEN')
    await report(OTTO, 'TENANT', bookingId)
    await decide(await lastReport(), 'BLOCKED')

    const { body: thread } = await server.send('GET', `/booking/api/question/${question}/messages`, {
      as: OTTO,
    })
    const request = await server.send('POST', `/booking/api/question/${question}/messages`, {
      as: TARA,
      body: { text: 'Hello' },
    })
    const { body: audit } = await server.send('GET', '/admin/api/audit?sort=id&dir=desc', { as: ROOT })

    expect((await server.send('GET', `/flat/${flatId}`)).status).toBe(404)
    expect(thread.items).toMatchObject([{ text: '', hidden: true }])
    expect(request.body.code).toBe('USER_BLOCKED')
    const actions = audit.items.map(({ action }: { action: string }) => action)
    expect(actions.slice(0, 6)).toEqual([
      'REPORT_DECIDED',
      'USER_BLOCKED',
      'REPORT_DECIDED',
      'MESSAGE_HIDDEN',
      'REPORT_DECIDED',
      'FLAT_STATUS_CHANGED',
    ])
    expect((await mails()).map(({ kind }) => kind)).not.toContain('FLAT_REJECTED')
  })

  test('that blocks the author names the content only if that has changed too', async () => {
    const id = await givenReportedReview()

    const blocked = await decide(id, 'BLOCKED')
    await complain(id, SVEN)
    const hidden = await decide(id, 'HIDDEN', RUTH)

    expect([blocked, hidden].map(({ body }) => body.decisions.at(-1).outcomes)).toEqual([
      ['BLOCKED'],
      ['UNBLOCKED', 'HIDDEN'],
    ])
  })

  test('is refused without reasons, when it was made already, and when it does not fit the report', async () => {
    const id = await givenReportedReview()

    const answers = [
      await decide(id, 'KEPT', ROOT, ' '),
      await decide(id, 'CHANGED'),
      await decide(4711, 'KEPT'),
      await decide(id, 'KEPT', TARA),
      await decide(id, 'KEPT'),
      await decide(id, 'HIDDEN'),
    ]

    expect(answers.map(({ status, body }) => [status, body.code ?? body.decision])).toEqual([
      [422, 'ADMIN_REASON_INVALID'],
      [422, 'DECISION_IMPOSSIBLE'],
      [404, 'REPORT_NOT_FOUND'],
      [403, 'ADMINS_ONLY'],
      [200, 'KEPT'],
      [409, 'REPORT_ALREADY_DECIDED'],
    ])
  })

  test('cannot be made by an administrator about themselves, or what they own, wrote or received', async () => {
    const [otto, sven, tara] = [OTTO, SVEN, TARA].map((person) => ({ ...person, isAdmin: true }))
    const question = await givenQuestion(server.db, flatId, 'tara')
    const path = `/booking/api/question/${question}/messages`
    const message = await server.send('POST', path, { as: TARA, body: { text: 'You are a fool.' } })

    const codes: unknown[] = []
    for (const [by, target, id, ...concerned] of [
      [TARA, 'FLAT', flatId, otto],
      [TARA, 'LANDLORD', flatId, otto],
      [TARA, 'REVIEW', await givenReview(), otto, sven],
      [OTTO, 'REVIEW', await givenReview('TENANT', 'paul'), tara],
      [OTTO, 'MESSAGE', message.body.id, otto, tara],
    ] as const) {
      await report(by, target, id)
      const reported = await lastReport()
      for (const as of concerned) codes.push((await decide(reported, 'KEPT', as)).body.code)
    }

    expect(codes).toEqual(Array.from({ length: 7 }, () => 'REPORT_CONCERNS_YOU'))
    expect(new Set((await inbox()).map(({ status }: { status: string }) => status))).toEqual(
      new Set(['OPEN']),
    )
  })

  test('that cannot be carried out is refused: nothing is stored and nobody gets a mail', async () => {
    await report(TARA, 'FLAT', flatId)
    const id = await lastReport()
    await server.db.updateTable('flat').set({ status: 'ARCHIVED' }).execute()

    const { status, body } = await decide(id, 'HIDDEN')

    expect([status, body.code]).toEqual([409, 'FLAT_STATUS_NOT_ALLOWED'])
    expect(await inbox()).toMatchObject([{ status: 'OPEN', decision: null }])
    expect((await mails()).map(({ kind }) => kind)).toEqual(['REPORT_RECEIVED'])
  })
})

describe('a complaint', () => {
  test('gets a receipt, is waiting again, and undoes the decision when another administrator grants it', async () => {
    const id = await givenReportedReview()
    await decide(id, 'HIDDEN')

    const { status, body } = await complain(id, SVEN)

    expect([status, body.canComplain, body.complaints]).toMatchObject([
      200,
      false,
      [{ isOwn: true, text: 'That is not what I have written.', decision: null }],
    ])
    expect(await mailTo('COMPLAINT_RECEIVED', 'sven')).toBeDefined()
    expect([await waiting(), await inbox('&status=COMPLAINT')]).toMatchObject([
      1,
      [{ complaint: 'That is not what I have written.' }],
    ])
    await decide(id, 'KEPT', RUTH, 'It insults nobody by name')
    expect(await publicReviews()).toMatchObject([{ text: TEXT }])
    const [author, reporter] = [
      await mailTo('CONTENT_DECIDED', 'sven'),
      await mailTo('REPORT_DECIDED', 'tara'),
    ]
    expect(author?.text).toMatch(/your complaint of 10\.03\.2027\.\s+It was made by another member/)
    expect(reporter?.text).toContain('the complaint that the person concerned made on 10.03.2027.')
    expect(author?.text).not.toMatch(/omplain once|, or complain/)
    for (const mail of [author, reporter]) {
      expect(mail?.text).toMatch(/We have taken back the removal of “The landlord .*: it is shown again\./)
      expect(mail?.text).not.toMatch(/as it is|need not do|blocked/)
    }
    expect(reporter?.text).toContain('you can complain once, free of charge, until 10.09.2027')
    expect(await listOf(TARA)).toMatchObject([
      { complaints: [{ isOwn: false, text: null, decision: 'KEPT', bySameAdmin: false }], canComplain: true },
    ])
  })

  test('keeps the earlier decisions visible to administrators, with their reasons and complaints', async () => {
    const id = await givenReportedReview()
    await decide(id, 'HIDDEN')
    await complain(id, SVEN)
    await decide(id, 'KEPT', RUTH, 'It insults nobody by name')
    await complain(id, TARA, 'Everybody knows who is meant.')

    const [{ decisions }] = await inbox()

    const made = { decided: NOW.toISOString() }
    const waits = { decision: null, outcomes: [], reasons: null, decided: null, decidedBy: null }
    expect(decisions).toEqual([
      {
        complaints: [],
        decision: 'HIDDEN',
        outcomes: ['HIDDEN'],
        reasons: 'It insults somebody',
        decidedBy: 'root Muster',
        ...made,
      },
      {
        complaints: [
          { party: 'AFFECTED', text: 'That is not what I have written.', time: NOW.toISOString() },
        ],
        decision: 'KEPT',
        outcomes: ['SHOWN_AGAIN'],
        reasons: 'It insults nobody by name',
        decidedBy: 'ruth Muster',
        ...made,
      },
      {
        complaints: [{ party: 'REPORTER', text: 'Everybody knows who is meant.', time: NOW.toISOString() }],
        ...waits,
      },
    ])
  })

  test('that the same administrator decides says so in its answer', async () => {
    const id = await givenReportedReview()
    await decide(id, 'KEPT')
    await complain(id, TARA)

    await decide(id, 'KEPT', ROOT, 'Nothing has changed')

    expect(await listOf(TARA)).toMatchObject([{ complaints: [{ isOwn: true, bySameAdmin: true }] }])
    expect((await mailTo('REPORT_DECIDED', 'tara'))?.text).toContain('the same member of our staff')
  })

  test('is answered with a comparison with the decision before, which the first administrator may not have made', async () => {
    const id = await givenReportedReview()
    await decide(id, 'HIDDEN', ROOT)
    await complain(id, SVEN)
    await decide(id, 'KEPT', RUTH, 'It insults nobody')
    await complain(id, TARA)

    await decide(id, 'KEPT', ROOT, 'It stays')

    const { text } = (await mailTo('REPORT_DECIDED', 'tara')) ?? {}
    expect(text).toContain('“It stays”')
    expect(text).toContain('by another member of our staff than the decision before it')
  })

  test('is possible once, for the side that lost, within six months', async () => {
    const id = await givenReportedReview()
    const early = [await complain(id, TARA), await complain(id, SVEN)]
    await decide(id, 'KEPT')
    const kept = [await complain(id, OTTO), await complain(id, SVEN), await complain(id, TARA)]
    await decide(id, 'HIDDEN')
    const hidden = [await complain(id, TARA)]
    server.clock.now = addHours(NOW, HOURS_A_DAY * 185)
    hidden.push(await complain(id, SVEN))
    server.clock.now = new Date(`${addDays('2027-09-10', 0)}T12:00:00Z`)
    hidden.push(await complain(id, SVEN))

    expect([...early, ...kept, ...hidden].map(({ status, body }) => body.code ?? status)).toEqual([
      'COMPLAINT_NOT_POSSIBLE',
      'REPORT_NOT_FOUND',
      'REPORT_NOT_FOUND',
      'COMPLAINT_NOT_POSSIBLE',
      200,
      'COMPLAINT_NOT_POSSIBLE',
      'COMPLAINT_NOT_POSSIBLE',
      200,
    ])
  })

  test('that is refused leaves the decision as it is, and does not carry it out again', async () => {
    await report(TARA, 'FLAT', flatId)
    const id = await lastReport()
    await decide(id, 'HIDDEN')
    await complain(id, OTTO)

    await decide(id, 'HIDDEN', RUTH)

    const changes = await server.db
      .selectFrom('audit_entry')
      .select('after')
      .where('action', '=', 'FLAT_STATUS_CHANGED')
      .where('subject_id', '=', String(flatId))
      .execute()
    expect(changes).toEqual([{ after: { status: 'REJECTED' } }])
  })

  test('is linked from the flat while it is removed, by the number of the decision', async () => {
    await report(TARA, 'FLAT', flatId)
    const id = await lastReport()
    const numberOf = async () =>
      (await server.send('GET', `/flat/api/${flatId}`, { as: OTTO })).body.decisionNumber
    const [{ reference }] = await inbox()

    const numbers = [await numberOf()]
    await decide(id, 'HIDDEN')
    numbers.push(await numberOf())
    await complain(id, OTTO)
    await decide(id, 'KEPT', RUTH)
    numbers.push(await numberOf())

    expect(numbers).toEqual([null, reference, null])
  })

  test('lists a hidden flat again and lifts a block, and a blocked user can make it', async () => {
    await report(TARA, 'FLAT', flatId)
    const listing = await lastReport()
    await decide(listing, 'HIDDEN')
    await report(OTTO, 'TENANT', bookingId)
    const person = await lastReport()
    await decide(person, 'BLOCKED')

    const statuses = [(await complain(listing, OTTO)).status, (await complain(person, TARA)).status]
    await decide(listing, 'KEPT', RUTH)
    await decide(person, 'KEPT', RUTH)

    expect(statuses).toEqual([200, 200])
    expect((await server.send('GET', `/flat/${flatId}`)).status).toBe(200)
    expect((await report(TARA, 'LANDLORD', flatId)).status).toBe(200)
    const { blocked_at } = await server.db
      .selectFrom('app_user')
      .select('blocked_at')
      .where('id', '=', 'tara')
      .executeTakeFirstOrThrow()
    expect(blocked_at).toBeNull()
  })
})

describe('a granted complaint about a hidden listing', () => {
  const setFlat = (change: object) => server.db.updateTable('flat').set(change).execute()
  const statusNow = async () =>
    (await server.db.selectFrom('flat').select('status').executeTakeFirstOrThrow()).status
  const setStatus = (as: object, flatStatus: string, reason?: string) =>
    server.send('PUT', `/flat/api/updateStatus/${flatId}?flatStatus=${flatStatus}`, { as, body: { reason } })

  async function givenRemoved(by: As = TARA): Promise<number> {
    await report(by, 'FLAT', flatId)
    const id = await lastReport()
    expect((await decide(id, 'HIDDEN')).status).toBe(200)
    return id
  }
  async function givenHidden(): Promise<number> {
    const id = await givenRemoved()
    await complain(id, OTTO)
    return id
  }

  test.each([
    ['was rewritten meanwhile is reviewed', { title_en: 'Call me, I have a better one' }, 'IN_REVIEW'],
    ['was moved meanwhile is reviewed', { house_number: '99' }, 'IN_REVIEW'],
    ['was rewritten and is incomplete waits for its owner', { title_en: null }, 'DRAFT'],
    ['lacks what is no part of the listing is paused', { size: null }, 'INACTIVE'],
    ['has another deposit is listed again', { deposit: 100 }, 'ACTIVE'],
  ])('that %s', async (_what, change, status) => {
    const id = await givenHidden()
    await setFlat(change)

    expect((await decide(id, 'KEPT', RUTH)).status).toBe(200)

    expect(await statusNow()).toBe(status)
  })

  test.each([
    ['is the same', { deposit: 100 }, 'SHOWN_AGAIN', 'it is shown again.'],
    ['has changed', { house_number: '99' }, 'REVIEWED_AGAIN', 'You have changed it meanwhile'],
    ['lacks something', { size: null }, 'RELEASED', 'you can publish it again under “My flats”'],
  ])('tells its owner the outcome, if the listing %s: %j, %s', async (_what, change, outcome, words) => {
    const id = await givenHidden()
    await setFlat(change)
    await decide(id, 'KEPT', RUTH)

    expect(await listOf(OTTO)).toMatchObject([{ complaints: [{ outcomes: [outcome] }] }])
    expect((await mailTo('CONTENT_DECIDED', 'otto'))?.text).toContain(words)
  })

  test('tells the owner that it stays removed if it was rejected again meanwhile', async () => {
    const id = await givenHidden()
    await setStatus(OTTO, 'IN_REVIEW')
    await setStatus(ROOT, 'REJECTED', 'Still not true')
    await decide(id, 'KEPT', RUTH)

    expect((await mailTo('REPORT_DECIDED', 'tara'))?.text).toContain('“Bright flat” stays removed.')
  })

  test('does not list it if its owner is blocked', async () => {
    const id = await givenHidden()
    await server.send('POST', '/admin/api/user/otto/block', { as: ROOT, body: { reason: 'Asked for money' } })

    await decide(id, 'KEPT', RUTH)

    expect(await statusNow()).toBe('INACTIVE')
  })

  test.each(['INACTIVE', 'IN_REVIEW'] as const)(
    'restores the status %s that it had before',
    async (status) => {
      await report(TARA, 'FLAT', flatId)
      const id = await lastReport()
      await setFlat({ status })
      const { status: code } = await decide(id, 'HIDDEN')
      await complain(id, OTTO)
      const between = await statusNow()

      await decide(id, 'KEPT', RUTH)

      expect([code, between, await statusNow()]).toEqual([200, 'REJECTED', status])
    },
  )

  test('does not undo a later rejection', async () => {
    const id = await givenHidden()
    await setStatus(OTTO, 'IN_REVIEW')
    await setStatus(ROOT, 'REJECTED', 'Still not true')

    await decide(id, 'KEPT', RUTH)

    expect(await statusNow()).toBe('REJECTED')
  })

  test('leaves it removed while a second decision is in force, and then restores the first state', async () => {
    const first = await givenRemoved()
    await setFlat({ title_en: 'Another title in between' })
    const second = await givenRemovedAgain()
    for (const id of [first, second]) await complain(id, OTTO)

    await decide(first, 'KEPT', RUTH)
    const between = await statusNow()
    await decide(second, 'KEPT', RUTH)

    expect([between, await statusNow()]).toEqual(['REJECTED', 'IN_REVIEW'])
  })

  /** Those who have booked still see it. */
  async function givenRemovedAgain(): Promise<number> {
    await givenBooking(server.db, flatId, {
      tenant_id: 'sven',
      status: 'BOOKING_CANCELED',
      cancel_reason: 'EXPIRED',
    })
    return givenRemoved(SVEN)
  }

  test('leaves it rejected if it was rejected before any report', async () => {
    await setStatus(ROOT, 'REJECTED', 'Looks made up')
    const id = await givenHidden()

    await decide(id, 'KEPT', RUTH)

    expect(await statusNow()).toBe('REJECTED')
  })
})

describe('a person who is blocked by two decisions', () => {
  const isBlocked = async () => {
    const { blocked_at } = await server.db
      .selectFrom('app_user')
      .select('blocked_at')
      .where('id', '=', 'tara')
      .executeTakeFirstOrThrow()
    return blocked_at !== null
  }
  const block = () =>
    server.send('POST', '/admin/api/user/tara/block', { as: ROOT, body: { reason: 'Asked for money' } })
  const unblock = () =>
    server.send('POST', '/admin/api/user/tara/unblock', { as: ROOT, body: { reason: 'A mistake' } })

  async function givenBlocking(): Promise<number> {
    await report(OTTO, 'TENANT', bookingId)
    const id = await lastReport()
    await decide(id, 'BLOCKED')
    return id
  }

  test('is unblocked when both decisions are undone', async () => {
    await block()
    const [own] = await listOf(TARA)
    const reported = await givenBlocking()
    for (const id of [own.id, reported]) await complain(id, TARA)

    await decide(reported, 'KEPT', RUTH)
    const between = await isBlocked()
    expect((await mailTo('CONTENT_DECIDED', 'tara'))?.text).toMatch(
      /take back .*Another decision .* still stands/,
    )
    await decide(own.id, 'KEPT', RUTH)

    expect([between, await isBlocked()]).toEqual([true, false])
  })

  test('stays blocked by a block from before decisions were recorded', async () => {
    await server.db
      .updateTable('app_user')
      .set({ blocked_at: NOW, blocked_reason: 'x' })
      .where('id', '=', 'tara')
      .execute()

    const id = await givenBlocking()
    await complain(id, TARA)
    await decide(id, 'KEPT', RUTH)

    expect(await isBlocked()).toBe(true)
  })

  test('is no longer blocked by the earlier decision once an administrator has unblocked them', async () => {
    await givenBlocking()
    await unblock()
    expect((await listOf(TARA)).map(({ isLifted }: { isLifted: boolean }) => isLifted)).toEqual([true])
    expect((await mailTo('ACCOUNT_UNBLOCKED', 'tara'))?.text).toContain('you can list them again')
    const second = await givenBlocking()
    await complain(second, TARA)

    await decide(second, 'KEPT', RUTH)
    expect((await mailTo('CONTENT_DECIDED', 'tara'))?.text).toContain('We have unblocked your account (tara')

    expect(await isBlocked()).toBe(false)
  })
})

describe('several reports of the same content', () => {
  async function givenTwoReports(): Promise<{ review: number; ids: [number, number] }> {
    const review = await givenReview()
    await report(TARA, 'REVIEW', review)
    const first = await lastReport()
    await report(OTTO, 'REVIEW', review, { ground: 'FALSE_INFORMATION' })
    return { review, ids: [first, await lastReport()] }
  }

  test('are shown together, with the present state of the content', async () => {
    const {
      ids: [first, second],
    } = await givenTwoReports()

    expect(await inbox('&dir=asc')).toMatchObject([
      {
        id: first,
        state: 'SHOWN',
        sameContent: [{ id: second, ground: 'FALSE_INFORMATION', status: 'OPEN' }],
      },
      { id: second, state: 'SHOWN', sameContent: [{ id: first, reporter: 'tara Muster' }] },
    ])
  })

  test('are decided together: the author gets one mail, and each reporter one', async () => {
    const {
      ids: [first, second],
    } = await givenTwoReports()

    const { status } = await decide(second, 'HIDDEN', ROOT, 'It insults somebody', [first])

    expect([
      status,
      await waiting(),
      (await inbox()).map((row: { decision: string }) => row.decision),
    ]).toEqual([200, 0, ['HIDDEN', 'HIDDEN']])
    const decided = (await mails()).filter(({ kind }) => kind.endsWith('_DECIDED'))
    expect(decided.map(({ kind, to }) => [kind, to])).toEqual([
      ['REPORT_DECIDED', 'tara@example.org'],
      ['REPORT_DECIDED', 'otto@example.org'],
      ['CONTENT_DECIDED', 'sven@example.org'],
    ])
    expect(await listOf(SVEN)).toMatchObject([{ decision: 'HIDDEN', canComplain: true }])
  })

  test('are one decision for the author, with one complaint for all', async () => {
    const {
      ids: [first, second],
    } = await givenTwoReports()
    await decide(second, 'HIDDEN', ROOT, 'It insults somebody', [first])

    expect([(await complain(second, SVEN)).status, (await complain(first, SVEN)).status]).toEqual([404, 200])
  })

  test('cannot be decided before all of them were seen', async () => {
    const {
      ids: [first],
    } = await givenTwoReports()

    expect((await decide(first, 'HIDDEN')).body.code).toBe('REPORT_UNSEEN')
    expect([await waiting(), (await publicReviews()).length]).toEqual([2, 1])
  })

  test('are undone by one granted complaint of the author, and everybody is told', async () => {
    const {
      ids: [first, second],
    } = await givenTwoReports()
    await decide(second, 'HIDDEN', ROOT, 'It insults somebody', [first])
    const [own] = await listOf(SVEN)
    await complain(own.id, SVEN)

    await decide(own.id, 'KEPT', RUTH)

    expect(await publicReviews()).toHaveLength(1)
    for (const person of ['tara', 'otto'])
      expect((await mailTo('REPORT_DECIDED', person))?.text).toContain('it is shown again')
    expect((await inbox()).map((row: { decision: string }) => row.decision)).toEqual(['KEPT', 'KEPT'])
  })

  test('can have a complaint of each reporter, and a granted one counts for all', async () => {
    const {
      ids: [first, second],
    } = await givenTwoReports()
    await decide(first, 'KEPT', ROOT, 'It insults nobody', [second])

    const complaints = [(await complain(first, TARA)).status, (await complain(second, OTTO)).status]
    await decide(second, 'HIDDEN', RUTH)

    expect([complaints, await waiting()]).toEqual([[200, 200], 0])
    expect((await mailTo('REPORT_DECIDED', 'otto'))?.text).toContain('about your complaint of 10.03.2027.')
    expect((await mailTo('CONTENT_DECIDED', 'sven'))?.text).toContain('a reporter made on 10.03.2027.')
    expect(await listOf(TARA)).toMatchObject([
      {
        canComplain: false,
        complaints: [
          { isOwn: true, outcomes: ['HIDDEN'] },
          { isOwn: false, text: null },
        ],
      },
    ])
    expect(await listOf(SVEN)).toMatchObject([{ canComplain: true }])
  })

  test('are decided together with a complaint about the content', async () => {
    const review = await givenReview()
    await report(TARA, 'REVIEW', review)
    const first = await lastReport()
    await decide(first, 'KEPT')
    await complain(first, TARA)
    await report(OTTO, 'REVIEW', review)
    const second = await lastReport()
    server.clock.now = addHours(NOW, 1)

    const alone = await decide(second, 'KEPT', RUTH)
    const { status } = await decide(first, 'HIDDEN', RUTH, 'It insults somebody', [second])

    expect([alone.body.code, status]).toEqual(['COMPLAINT_WAITS', 200])
    expect(await listOf(OTTO)).toMatchObject([{ decision: 'HIDDEN', outcomes: ['HIDDEN'], complaints: [] }])
    expect((await mailTo('REPORT_DECIDED', 'otto'))?.text).not.toMatch(/about (your|the) complaint/)
  })
})

test('a restriction without a report is mailed with its reasons, and its author can complain', async () => {
  const review = await givenReview()
  await server.send('POST', `/admin/api/review/${review}/hide`, { as: ROOT, body: { reason: 'It insults' } })
  await server.send('POST', `/admin/api/review/${review}/hide`, { as: ROOT, body: { reason: 'It insults' } })
  await server.send('POST', '/admin/api/user/tara/block', { as: ROOT, body: { reason: 'Asked for money' } })

  const [author, blocked] = [await mailTo('CONTENT_DECIDED', 'sven'), await mailTo('CONTENT_DECIDED', 'tara')]
  expect(author?.text).toMatch(/looked at your content.*We have removed .*“It insults”.*until 10\.09\.2027/s)
  expect(author?.text).not.toContain('reported')
  expect(blocked?.text).toMatch(/blocked your account \(tara Muster\).*“Asked for money”/s)
  const [own, ...others] = await listOf(SVEN)
  expect([own, others]).toMatchObject([{ reported: false, decision: 'HIDDEN', canComplain: true }, []])
  await complain(own.id, SVEN)
  await decide(own.id, 'KEPT', RUTH)
  expect(await publicReviews()).toMatchObject([{ text: TEXT }])
  expect((await mails()).map(({ kind }) => kind)).not.toContain('REPORT_DECIDED')
  const { body: years } = await server.send('GET', '/admin/api/report/years', { as: ROOT })
  expect(years).toMatchObject([
    {
      received: 0,
      ownInitiative: 2,
      bySubject: {},
      byDecision: {},
      ownByDecision: { HIDDEN: 1, BLOCKED: 1 },
    },
  ])
})

test('the figures of a year count reports, decisions, granted complaints, and the time they took', async () => {
  const id = await givenReportedReview()
  await report(SVEN, 'FLAT', flatId, { ground: 'FRAUD' })
  const other = await lastReport()
  await report(TARA, 'LANDLORD', flatId)
  for (const person of ['paul', 'tara']) {
    const body = { reason: 'Asked for money' }
    await server.send('POST', `/admin/api/user/${person}/block`, { as: ROOT, body })
  }
  server.clock.now = addHours(NOW, 6)
  await decide(id, 'HIDDEN')
  await decide(other, 'KEPT')
  for (const by of [SVEN, TARA]) {
    server.clock.now = addHours(server.clock.now, 1)
    await complain(id, by)
    await decide(id, 'KEPT', RUTH)
  }
  await complain(other, SVEN)

  const { body } = await server.send('GET', '/admin/api/report/years', { as: ROOT })

  expect(body).toEqual([
    {
      year: 2027,
      received: 3,
      ownInitiative: 2,
      bySubject: { REVIEW: 1, FLAT: 1, PERSON: 1 },
      byGround: { OFFENSIVE: 2, FRAUD: 1 },
      byDecision: { HIDDEN: 1, KEPT: 1 },
      ownByDecision: { BLOCKED: 2 },
      open: 1,
      medianHours: 6,
      complaints: 3,
      complaintsGranted: 1,
    },
  ])
})

test('a year of the figures begins and ends in the time zone of Berlin', async () => {
  await report(TARA, 'FLAT', flatId)
  await server.db
    .updateTable('content_report')
    .set({ created_at: new Date('2027-12-31T23:30:00Z') })
    .execute()

  const { body } = await server.send('GET', '/admin/api/report/years', { as: ROOT })

  expect(body).toMatchObject([{ year: 2028, received: 1 }])
})

test('the export has reports without a session under the confirmed address, and a deletion removes them', async () => {
  await report(null, 'FLAT', flatId, { email: 'Sven@Example.org' })
  await decide(await lastReport(), 'KEPT')
  const sven = { ...SVEN, isAdmin: false }
  const exported = async () => (await server.services.privacy.exportData(sven)).reports
  const unconfirmed = await exported()
  await server.db.updateTable('app_user').set({ email_verified: true }).where('id', '=', 'sven').execute()

  const confirmed = await exported()
  await server.services.accounts.remove(sven)

  expect(unconfirmed).toEqual([])
  expect(confirmed).toMatchObject([{ message: 'This insults the neighbours.', decision: 'KEPT' }])
  expect(await inbox()).toMatchObject([{ reporter: '', message: '' }])
})

test('the export has the reports of both sides without the other person, and a deletion leaves only a number', async () => {
  const id = await givenReportedReview()
  await decide(id, 'KEPT')
  await complain(id, TARA)
  const exportOf = async (as: object) => (await server.send('GET', '/user/api/export', { as })).body.reports

  const [made, received] = [await exportOf(TARA), await exportOf(SVEN)]

  expect(made).toMatchObject([
    {
      message: 'This insults the neighbours.',
      decision: 'KEPT',
      complaints: [{ text: 'That is not what I have written.' }],
    },
  ])
  expect(received).toMatchObject([{ excerpt: TEXT, decision: 'KEPT', complaints: [] }])
  expect(received[0]).not.toHaveProperty('message')
  await server.db.deleteFrom('review').execute()
  await server.db.deleteFrom('booking').execute()
  for (const as of [TARA, SVEN]) await server.send('DELETE', '/user/api/account', { as })
  expect(await inbox()).toMatchObject([
    { excerpt: '', affected: '', reporter: '', message: '', complaint: '', decision: 'KEPT' },
  ])
})

test.each([
  ['the reporter', TARA, ['', 'It was a fair review.']],
  ['the author', SVEN, ['It insults me.', '']],
])('of the complaints of both sides the deletion of %s removes only their own', async (_who, as, left) => {
  const id = await givenReportedReview()
  await decide(id, 'KEPT')
  await complain(id, TARA, 'It insults me.')
  await decide(id, 'HIDDEN')
  await complain(id, SVEN, 'It was a fair review.')
  await server.db.deleteFrom('review').execute()
  await server.db.deleteFrom('booking').execute()

  await server.send('DELETE', '/user/api/account', { as })

  const complaints = await server.db.selectFrom('content_complaint').select('text').orderBy('id').execute()
  expect(complaints.map(({ text }) => text)).toEqual(left)
})
