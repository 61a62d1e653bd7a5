// proves D7.12, D0.1, 17.4

import { addSeconds } from '@domizil/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { jobTypes } from '../../composition/create-server.ts'
import { createServices } from '../../composition/services.ts'
import { DEFAULT_SITE, rateLimitsOn } from '../../foundation/kernel/index.ts'
import { flatApproved } from '../../management/own-flats/mails.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { type MailServer, openMailServer } from '../../testing/mail-server.ts'
import { aPdf } from '../../testing/send-form.ts'
import { TEST_ENCRYPTION } from '../../testing/test-key.ts'
import { createTestLog } from '../../testing/test-log.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'
import { addJobs } from '../job/job-repository.ts'
import { createJobRunner, LEASE_SECONDS } from '../job/job-runner.ts'
import { defineMail } from './define-mail.ts'
import { orderMails } from './order-mails.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { attachment, maybe, text } from './value-kinds.ts'

const FROM = 'Domizil <no-reply@domizil.test>'
let server: TestServer
let post: MailServer
let flatId: number
let now: Date

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  now = NOW
  post = await openMailServer()
  flatId = await givenFlat(server.db)
})

function aSite(log = createTestLog(), url = post.url) {
  const dependencies = {
    db: server.db,
    clock: () => now,
    createRateLimit: rateLimitsOn(),
    log,
    storage: server.storage,
    openSeal: () => Promise.reject(new Error('Nothing is sealed here')),
    encryption: TEST_ENCRYPTION,
    flatReview: true,
    site: DEFAULT_SITE,
    smtp: { url, from: FROM },
  }
  const services = createServices(dependencies)
  const kinds = jobTypes(services, dependencies)
  return { services, runDue: () => createJobRunner({ ...dependencies, kinds }).runDue() }
}
const order = (to = 'otto') => orderMails(server.db, [flatApproved.order({ to, about: flatId })], now)

const words = {
  title: 'A file',
  subject: 'A file',
  paragraphs: ['Its name: {file}', 'For {whom}.'],
  link: 'See',
}
const fileSent = defineMail('FILE_SENT', {
  values: { file: maybe(attachment), whom: text },
  texts: { en: words, de: words, es: words },
})
const orderFile = (file: { name: string; id: string; bytes: number }) => {
  const values = { file: { ...file, from: 'STORAGE' }, whom: 'Otto' }
  return orderMails(server.db, [fileSent.order({ to: 'otto', values })], now)
}

const jobOf = () =>
  server.db
    .selectFrom('job')
    .select(['failed_at', 'done_at', 'last_error'])
    .where('kind', '=', 'SEND_MAIL')
    .executeTakeFirstOrThrow()
const mails = () => server.db.selectFrom('mail').selectAll().orderBy('id').execute()

test('a mail is sent as text and HTML, and its stored text is deleted', async () => {
  await server.db.updateTable('app_user').set({ locale: 'de' }).where('id', '=', 'otto').execute()
  await order()

  await aSite().runDue()

  expect(post.received).toHaveLength(1)
  const [{ to, source } = { to: [], source: '' }] = post.received
  expect(to).toEqual(['otto@example.org'])
  expect(source).toMatch(/^From: Domizil <no-reply@domizil\.test>\r$/m)
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(source).toMatch(/^Content-Language: de\r$/m)
  expect(source).toContain('multipart/alternative')
  expect(await mails()).toMatchObject([{ sent_at: NOW, body_text: null, body_html: null }])
  await post.close()
})

test('a document is attached to its mail, unless it is too large', async () => {
  const bytes = aPdf('the signed contract')
  await server.storage.put('documents/ab/signed.pdf', bytes)
  const file = { name: 'Verträge.pdf', id: 'documents/ab/signed.pdf', bytes: bytes.length }
  const large = { ...file, bytes: 7 * 1024 * 1024 + 1 }
  await orderFile({ ...file, bytes: 7 * 1024 * 1024 })
  await orderFile(large)

  await aSite().runDue()

  const [first = '', second = ''] = post.received.map(({ source }) => source)
  expect(first).toContain('Content-Type: application/pdf')
  expect(first.replaceAll('\r\n', '')).toContain(bytes.toString('base64'))
  expect(second).not.toContain('application/pdf')
  expect(await mails()).toMatchObject([{ file_name: 'Verträge.pdf' }, { file_name: null }])
  await post.close()
})

test('a mail ordered by an earlier version that is unknown now is given up and delays no other', async () => {
  const since = [
    { mail: 'GONE_SINCE', to: 'otto', values: {} },
    { mail: 'FLAT_APPROVED', to: 'otto', flatId },
    { mail: 'FILE_SENT', to: 'otto', values: {} },
  ]
  await addJobs(server.db, 'SEND_MAIL', since, now)
  await order()

  await aSite().runDue()

  const jobs = await server.db
    .selectFrom('job')
    .selectAll()
    .where('kind', '=', 'SEND_MAIL')
    .orderBy('id')
    .execute()
  expect(jobs.map(({ failed_at }) => failed_at !== null)).toEqual([true, true, true, false])
  expect(post.received).toHaveLength(1)
  await post.close()
})

test('a document that was deleted before its mail was sent does not stop the mail', async () => {
  const file = { name: 'gone.pdf', id: 'documents/ab/gone.pdf', bytes: 9 }
  await orderFile(file)

  await aSite().runDue()

  expect(post.received).toHaveLength(1)
  await post.close()
})

test('four servers at once send each of forty mails once', async () => {
  for (let index = 0; index < 40; index += 1) await order()

  await Promise.all([aSite(), aSite(), aSite(), aSite()].map(({ runDue }) => runDue()))

  expect(post.received).toHaveLength(40)
  expect(new Set(post.received.map(({ messageId }) => messageId)).size).toBe(40)
  await post.close()
})

test('a mail whose process died after sending it is not sent again', async () => {
  await order()
  const site = aSite()
  await site.runDue()
  await server.db
    .updateTable('job')
    .set({ done_at: null, locked_until: now })
    .where('kind', '=', 'SEND_MAIL')
    .execute()

  await site.runDue()

  expect(post.received).toHaveLength(1)
  await post.close()
})

test('a mail that may have been sent before is sent again with the same Message-ID', async () => {
  await order()
  const site = aSite()
  await site.runDue()
  await server.db.updateTable('job').set({ done_at: null, locked_until: null }).execute()
  await server.db.deleteFrom('mail').execute()

  await site.runDue()

  const [first, second] = post.received
  expect(second?.messageId).toBe(first?.messageId)
  await post.close()
})

test('a mail is sent when the mail server is back', async () => {
  const { port } = new URL(post.url)
  await post.close()
  await order()
  const site = aSite()
  await site.runDue()
  expect(await mails()).toMatchObject([{ sent_at: null }])

  const back = await openMailServer(Number(port))
  now = addSeconds(now, LEASE_SECONDS)
  await site.runDue()

  expect(back.received).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  await back.close()
})

test('a mail that times out ends its connection, and does not arrive after its retry', async () => {
  post.thinkMs = 300
  const transport = createSmtpTransport({ url: post.url, from: FROM }, 100)
  const mail = {
    to: 'otto@example.org',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    locale: 'en',
  } as const

  const sent = transport.send({ ...mail, messageId: '<1@domizil.test>', attachments: [] })

  await expect(sent).rejects.toThrow('ETIMEDOUT')
  await post.ended
  expect(post.received).toEqual([])
  transport.close()
  await post.close()
})

test.each([
  [451, null],
  [550, NOW],
])('a refusal with the code %i is final only if the code says so', async (code, failedAt) => {
  post.refuse = { code }
  await order()

  await aSite().runDue()

  expect(await jobOf()).toMatchObject({ failed_at: failedAt, done_at: null })
  await post.close()
})

test('a mail that the mail server refuses for a wrong password stays in the queue', async () => {
  await order()

  await aSite(createTestLog(), post.url.replace('//', '//domizil:old@')).runDue()

  expect(await jobOf()).toMatchObject({
    failed_at: null,
    done_at: null,
    last_error: expect.stringContaining('EAUTH 535'),
  })
  await post.close()
})

test.each([451, 550])('an answer %i of the mail server puts no address into the log', async (code) => {
  post.refuse = { code }
  await order()
  const log = createTestLog()

  await aSite(log).runDue()

  const [{ fields } = { fields: {} }] = log.entries.filter(({ message }) => message === 'A job failed')
  const { err } = fields as { err?: Error }
  expect(err?.message).toContain(`${code}`)
  expect([err?.message, err?.stack, String(err?.cause)].join()).not.toContain('otto@')
  expect((await jobOf()).last_error).not.toContain('otto@')
  await post.close()
})

test.each(['example', 'test', 'invalid', 'localhost'])(
  'no mail is sent to a reserved domain: .%s',
  async (domain) => {
    await givenUser(server.db, 'demo')
    await server.db
      .updateTable('app_user')
      .set({ email: `demo@domizil.${domain}` })
      .where('id', '=', 'demo')
      .execute()
    await order('demo')

    await aSite().runDue()

    expect(post.received).toEqual([])
    expect(await mails()).toMatchObject([{ sent_at: null }])
    await post.close()
  },
)

test('where mails are sent administrators see the state of each, and cannot read its text', async () => {
  const root = { id: 'root', email: 'r@example.org', givenName: 'R', familyName: 'O', isAdmin: true }
  const { services, runDue } = aSite()
  await order()
  await runDue()
  post.refuse = { code: 451 }
  await order()
  await runDue()
  post.refuse = { code: 550 }
  await order()
  await runDue()
  const { items } = await services.adminLists.page(root, 'mails', {
    page: 0,
    size: 25,
    sort: 'id',
  })

  expect(items).toMatchObject([
    { status: 'SENT', sent: NOW.toISOString(), error: null },
    { status: 'WAITING', sent: null, error: expect.stringContaining('could not be sent') },
    { status: 'FAILED', sent: null, error: expect.stringContaining('was refused') },
  ])
  for (const { id } of items) expect(await services.mails.read(root, id)).toEqual({ text: null })
  await post.close()
})
