// proves 16.7, D2.3, D7.12, D0.1
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { flatApproved } from '../../management/own-flats/mails.ts'
import { ACCOUNT_MAILS } from '../../management/privacy/module.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { defineMail } from './define-mail.ts'
import { orderMails } from './order-mails.ts'

const ADMIN = { id: 'root', isAdmin: true }
const LANDLORD = { id: 'otto' }
const TENANT = { id: 'tara' }
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
  await givenUser(server.db, 'tara')
})

interface Head {
  id: number
  kind: string
  to: string
}

const read = (id: number, as: object = ADMIN) => server.send('POST', `/admin/api/mail/${id}/read`, { as })

async function outbox(): Promise<string[]> {
  await server.runJobs()
  const { body } = await server.send('GET', '/admin/api/mails?size=100', { as: ADMIN })
  return body.items.map(({ kind, to }: Head) => `${kind} ${to.split('@')[0]}`).toSorted()
}
const answer = (id: number, path: string, as = LANDLORD, body?: object) =>
  server.send('POST', `/booking/api/${id}/${path}`, { as, body })
const given = (change: Parameters<typeof givenBooking>[2]) => givenBooking(server.db, flatId, change)

test('an answer to a booking request is mailed to the other party only', async () => {
  const approved = await given({ status: 'REQUESTED' })
  await answer(approved, 'landlordApprove?approved=true')
  expect(await outbox()).toEqual(['LANDLORD_APPROVED tara'])

  await given({ status: 'REQUESTED', tenant_id: 'late' })
  await answer(approved, 'tenantApprove?approved=true', TENANT)
  const told = ['LANDLORD_APPROVED tara', 'RESERVED_FOR_ANOTHER late', 'TENANT_APPROVED otto']
  expect(await outbox()).toEqual(told)

  await server.send('DELETE', `/booking/api/${approved}/cancel`, { as: LANDLORD })
  expect(await outbox()).toEqual(['CANCELED_BY_OTHER tara', ...told])
})

test('a new request is mailed to the landlord in their language, and its tenant gets a receipt', async () => {
  await server.send('GET', '/user/api/flat/list', { as: LANDLORD, headers: { 'accept-language': 'de' } })
  const details = {
    numberOfPersons: 1,
    reasonOfStay: 'STUDY',
    occupation: 'STUDENT',
    message: `${'I would love to stay in your flat '.repeat(9)}with my cat.`,
    hasPets: true,
    smoker: false,
    acceptTerms: true,
  }
  const url = `/booking/api/new/${flatId}?startDate=2027-05-01&endDate=2027-06-30`
  const { status } = await server.send('POST', url, { as: TENANT, body: details })
  expect(status).toBe(200)
  await server.runJobs()

  const { body } = await server.send('GET', '/admin/api/mails', { as: ADMIN })
  const ids = new Map<string, number>(body.items.map(({ kind, id }: Head) => [kind, id]))
  const mail = await read(ids.get('REQUEST_RECEIVED') ?? 0)
  const receipt = await read(ids.get('REQUEST_SENT') ?? 0)

  expect(body).toMatchObject({
    total: 2,
    items: expect.arrayContaining([
      expect.objectContaining({ kind: 'REQUEST_SENT', to: 'tara@example.org' }),
      expect.objectContaining({
        kind: 'REQUEST_RECEIVED',
        to: 'otto@example.org',
        locale: 'de',
        subject: 'Neue Anfrage für „Helle Wohnung in der Altstadt“',
        status: 'KEPT',
      }),
    ]),
  })
  expect(receipt.body.text).toContain('from 01.05.2027 to 30.06.2027')
  expect(receipt.body.text).toContain(
    'Rent for the stay: €2,400 (€1,200 a month) · Refundable deposit: €2,400',
  )
  expect(receipt.body.text).toContain('answers by 13.03.2027, 13:00 (Berlin time);')
  expect(mail.body.text).toContain('Anna K. möchte')
  expect(mail.body.text).toContain('vom 01.05.2027 bis zum 30.06.2027')
  expect(mail.body.text).toContain('bis 13.03.2027, 13:00')
  expect(mail.body.text).toContain('Personen: 1 · Grund: Studium · Haustiere: ja · Raucht: nein')
  expect(mail.body.text).toMatch(/Anna K\. schreibt:\n„I would love[^“]* stay in your\.\.\.“/)
  expect(mail.body.text).toContain(`http://localhost:8080/de/flat/${flatId}/bookings`)
})

test.each([
  [
    'landlordApprove?approved=false',
    'REQUESTED',
    LANDLORD,
    'LANDLORD_DECLINED tara',
    '/search?q=Berlin&from=2027-04-01&to=2027-05-31',
  ],
  ['tenantApprove?approved=false', 'LANDLORD_APPROVED', TENANT, 'TENANT_DECLINED otto', '/bookings'],
] as const)('the mail after %s contains the reason', async (path, status, as, told, link) => {
  const id = await given({ status })

  await answer(id, path, as, { reason: 'We changed our plans' })

  expect(await outbox()).toEqual([told])
  const { body } = await server.send('GET', '/admin/api/mails', { as: ADMIN })
  const mail = await read(body.items[0].id)
  expect(mail.body.text).toContain('The reason given: We changed our plans')
  expect(mail.body.text).toContain(link)
})

test('an expired request is mailed to both parties', async () => {
  await given({ status: 'REQUESTED', expires_at: NOW })

  expect(await outbox()).toEqual(['REQUEST_EXPIRED otto', 'REQUEST_EXPIRED tara'])
})

test('a cancellation names who cancelled, and tells only the landlord that the days are free again', async () => {
  const texts = async (kind: string) => {
    await server.runJobs()
    const rows = await server.db
      .selectFrom('mail')
      .select(['user_id', 'body_text'])
      .where('kind', '=', kind)
      .execute()
    return rows.map((row) => `${row.user_id}: ${row.body_text}`)
  }
  const confirmed = async () => {
    const id = await given({ status: 'LANDLORD_APPROVED' })
    await answer(id, 'tenantApprove?approved=true', TENANT)
    return id
  }
  const cancel = (id: number, as: object) => server.send('DELETE', `/booking/api/${id}/cancel`, { as })

  await cancel(await given({ status: 'REQUESTED' }), TENANT)
  const [withdrawn] = await texts('REQUEST_WITHDRAWN')
  await cancel(await confirmed(), TENANT)
  await cancel(await confirmed(), LANDLORD)
  const canceled = await texts('CANCELED_BY_OTHER')

  expect(withdrawn).toMatch(/^otto: [^]*has withdrawn the request/)
  expect(withdrawn).not.toContain('free again')
  expect(canceled).toEqual([
    expect.stringMatching(/^otto: [^]*has cancelled[^]*free again: 01\.04\.2027 – 31\.05\.2027/),
    expect.stringMatching(/^tara: [^]*has cancelled/),
  ])
  expect(canceled[1]).not.toContain('free again')
})

test.each(['BOOKING_EXPIRED', 'BOOKING_CANCELED'] as const)(
  '%s of a confirmed booking is mailed to both, and only the landlord reads that the days are free',
  async (kind) => {
    const id = await given({ status: 'LANDLORD_APPROVED' })
    await answer(id, 'tenantApprove?approved=true', TENANT)

    if (kind === 'BOOKING_CANCELED')
      await server.send('DELETE', `/booking/api/${id}/cancel`, { as: ADMIN, body: { reason: 'A fraud' } })
    else await server.db.updateTable('booking').set({ expires_at: NOW }).where('id', '=', id).execute()
    await server.runJobs()

    const rows = await server.db
      .selectFrom('mail')
      .select(['user_id', 'body_text'])
      .where('kind', '=', kind)
      .orderBy('user_id')
      .execute()
    expect(rows.map(({ user_id, body_text }) => [user_id, body_text?.includes('free again')])).toEqual([
      ['otto', true],
      ['tara', false],
    ])
  },
)

test('both read why an administrator ended their booking and what is owed, and only the tenant where other flats are', async () => {
  const id = await given({ status: 'REQUESTED' })
  await server.send('DELETE', `/booking/api/${id}/cancel`, { as: ADMIN, body: { reason: 'A fraud' } })
  await server.runJobs()

  const rows = await server.db
    .selectFrom('mail')
    .select(['user_id', 'body_text'])
    .orderBy('user_id')
    .execute()

  const leadsOn = rows.map(({ user_id, body_text }) => [
    user_id,
    body_text?.includes('other flats in Berlin'),
  ])
  expect(leadsOn).toEqual([
    ['otto', false],
    ['tara', true],
  ])
  for (const { body_text } of rows)
    expect(body_text).toMatch(/A fraud[^]*neither side owes the other anything/)
})

test.each([
  ['ACTIVE', 'FLAT_APPROVED otto', `/flat/`],
  ['REJECTED', 'FLAT_REJECTED otto', '/edit'],
])('the owner gets a mail when their flat becomes %s', async (target, told, link) => {
  await server.db.updateTable('flat').set({ status: 'IN_REVIEW' }).execute()
  for (let rank = 0; rank < 3; rank += 1) await givenImage(server.db, flatId, rank)
  await server.db
    .updateTable('flat')
    .set({
      description_flat_en: 'A quiet place with a view over the yard. '.repeat(4),
      description_flat_local: 'Eine ruhige Wohnung mit Blick in den Hof. '.repeat(4),
    })
    .execute()

  const url = `/flat/api/updateStatus/${flatId}?flatStatus=${target}`
  const { status, body: flat } = await server.send('PUT', url, { as: ADMIN, body: { reason: 'Too dark' } })

  expect([status, flat.details ?? []]).toEqual([200, []])
  expect(await outbox()).toEqual([told])
  const { body } = await server.send('GET', '/admin/api/mails', { as: ADMIN })
  const mail = await read(body.items[0].id)
  expect(mail.body.text).toContain(link)
  expect(mail.body.text.includes('The reason: Too dark')).toBe(target === 'REJECTED')
})

test('an answer that is repeated, or refused the second time, is mailed once', async () => {
  const id = await given({ status: 'REQUESTED' })
  await answer(id, 'landlordApprove?approved=true')
  await answer(id, 'landlordApprove?approved=true')
  await answer(id, 'landlordApprove?approved=false')

  expect(await outbox()).toEqual(['LANDLORD_APPROVED tara'])
})

test('the party that has to answer is reminded once, a day before the deadline', async () => {
  const end = new Date('2027-03-13T12:00:00Z')
  await given({ status: 'REQUESTED', expires_at: end })
  await given({ status: 'LANDLORD_APPROVED', tenant_id: 'anna', expires_at: end })

  server.clock.now = new Date('2027-03-12T11:59:59Z')
  expect(await outbox()).toEqual([])
  server.clock.now = new Date('2027-03-12T12:04:59Z')
  expect(await outbox()).toEqual(['BOOKING_EXPIRING anna', 'BOOKING_EXPIRING otto'])
  server.clock.now = new Date('2027-03-13T11:59:00Z')
  expect(await outbox()).toHaveLength(2)
})

test('both parties are reminded of an open contract once, after fourteen days', async () => {
  const id = await given({ status: 'LANDLORD_APPROVED', start_date: '2027-06-01', end_date: '2027-07-31' })
  await answer(id, 'tenantApprove?approved=true', TENANT)
  const before = await outbox()

  server.clock.now = addHours(NOW, 14 * 24 - 0.1)
  expect(await outbox()).toEqual(before)
  server.clock.now = addHours(NOW, 14 * 24 + 0.1)
  expect(await outbox()).toEqual(['CONTRACT_REMINDER otto', 'CONTRACT_REMINDER tara', ...before])
  server.clock.now = addHours(NOW, 20 * 24)
  expect(await outbox()).toHaveLength(3)
})

test('mails that could not be written for three days are dropped', async () => {
  await orderMails(server.db, [flatApproved.order({ to: 'otto', about: flatId })], NOW)
  server.clock.now = addHours(NOW, 72.1)

  expect(await outbox()).toEqual([])
})

test('a mail to a deleted user, or about something deleted, is dropped without an error', async () => {
  await orderMails(server.db, [flatApproved.order({ to: 'nobody', about: flatId })], NOW)
  await orderMails(server.db, [flatApproved.order({ to: 'otto', about: 999_999 })], NOW)

  expect(await outbox()).toEqual([])
  const failed = await server.db.selectFrom('job').select('id').where('last_error', 'is not', null).execute()
  expect(failed).toEqual([])
})

const words = { title: 'A greeting', subject: 'A greeting', paragraphs: ['Welcome.'], link: 'Go on' }
const greeted = defineMail('GREETED', { texts: { en: words, de: words, es: words } })

test.each([
  ['with the name who has confirmed the address', { email_verified: true }, 'OTTO@example.org', /^Hello \S/],
  ['without a name who has not', { email_verified: false }, undefined, /^Hello,/],
  ['without a name at another address', { email_verified: true }, 'other@example.org', /^Hello,/],
])('a mail greets %s', async (_who, change, address, greeting) => {
  await server.db
    .updateTable('app_user')
    .set({ ...change, locale: 'en' })
    .where('id', '=', 'otto')
    .execute()
  await orderMails(server.db, [{ ...greeted.order({ to: 'otto' }), ...(address && { address }) }], NOW)

  await outbox()

  const mail = await server.db.selectFrom('mail').select('body_text').executeTakeFirstOrThrow()
  expect(mail.body_text).toMatch(greeting)
})

test('written mails are deleted after ninety days', async () => {
  await orderMails(server.db, [flatApproved.order({ to: 'otto', about: flatId })], NOW)
  expect(await outbox()).toHaveLength(1)

  server.clock.now = addHours(NOW, 90 * 24 - 1)
  expect(await outbox()).toHaveLength(1)
  // They are looked for once a day.
  server.clock.now = addHours(NOW, 91 * 24)
  expect(await outbox()).toEqual([])
})

test('only administrators see the mails, and reading one is in the audit log', async () => {
  for (const person of ['root', 'mia']) await givenUser(server.db, person)
  await orderMails(server.db, [flatApproved.order({ to: 'mia', about: flatId })], NOW)
  await server.runJobs()
  const { id } = await server.db.selectFrom('mail').select('id').executeTakeFirstOrThrow()
  const records = () =>
    server.db.selectFrom('audit_entry').selectAll().where('subject_id', '=', 'mia').execute()

  expect((await server.send('GET', '/admin/api/mails')).status).toBe(401)
  expect((await server.send('POST', `/admin/api/mail/${id}/read`)).status).toBe(401)
  expect((await server.send('GET', '/admin/api/mails', { as: LANDLORD })).status).toBe(403)
  expect((await read(id, LANDLORD)).status).toBe(403)
  expect((await read(999_999)).status).toBe(404)
  const { body } = await server.send('GET', '/admin/api/mails', { as: ADMIN })
  expect(JSON.stringify(body)).not.toContain(`/flat/${flatId}`)
  expect(await records()).toEqual([])

  expect((await read(id)).body.text).toContain(`/flat/${flatId}`)
  expect(await records()).toMatchObject([
    { action: 'MAIL_READ', admin_id: 'root', subject_type: 'USER', after: { mail: 'FLAT_APPROVED' } },
  ])
})

test('the kinds of mails are named in the language of the administrator', async () => {
  const titles = async (locale: string) => {
    const headers = { 'accept-language': locale }
    const { body } = await server.send('GET', '/admin/api/mailTitles', { as: ADMIN, headers })
    return body.find(({ kind }: { kind: string }) => kind === 'LANDLORD_DECLINED')?.title
  }

  expect(await titles('en')).toBe('Request declined')
  expect(await titles('de')).toBe('Anfrage abgelehnt')
})

test('the list of mails can be filtered by several kinds', async () => {
  await givenUser(server.db, 'mia')
  await orderMails(server.db, [flatApproved.order({ to: 'mia', about: flatId })], NOW)
  await server.runJobs()
  const totalOf = async (query: string) =>
    (await server.send('GET', `/admin/api/mails?${query}`, { as: ADMIN })).body.total

  expect(await totalOf('kind=FLAT_APPROVED&kind=FLAT_REJECTED')).toBe(1)
  expect(await totalOf('kind=FLAT_REJECTED')).toBe(0)
})

test('a newly registered user gets the mail to confirm the address', async () => {
  await server.db
    .insertInto('app_user')
    .values({ id: 'nora', email: 'nora@example.com', given_name: 'Nora', family_name: 'Neu', locale: 'de' })
    .execute()
  await server.services.mails.order(
    ACCOUNT_MAILS.CONFIRM_EMAIL.order({ to: 'nora', path: '/auth/realms/domizil/x?token=y' }),
  )

  await server.runJobs()

  expect(await server.db.selectFrom('mail').selectAll().execute()).toMatchObject([
    {
      to_address: 'nora@example.com',
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      body_text: expect.stringContaining('/auth/realms/domizil/x?token=y'),
    },
  ])
})

test('a mail about a changed address uses the address and the language of its order', async () => {
  await server.db
    .insertInto('app_user')
    .values({ id: 'nora', email: 'nora@example.com', given_name: 'Nora', family_name: 'Neu', locale: 'de' })
    .execute()
  const order = ACCOUNT_MAILS.CONFIRM_NEW_EMAIL.order({
    to: 'nora',
    address: 'nora.neu@example.com',
    locale: 'es',
    path: '/auth/realms/domizil/login-actions/action-token?key=k&kc_locale=es',
  })
  await server.services.mails.order(order)

  await server.runJobs()

  expect(await server.db.selectFrom('mail').selectAll().execute()).toMatchObject([
    {
      to_address: 'nora.neu@example.com',
      locale: 'es',
      subject: 'Confirme su nuevo correo electrónico',
      body_text: expect.stringContaining('Una cuenta de Domizil va a tener esta dirección.'),
    },
  ])
})
