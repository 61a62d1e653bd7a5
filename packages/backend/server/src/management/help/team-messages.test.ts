// proves 21.64
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const ADMIN = { id: 'root', isAdmin: true }
const MESSAGE = 'Your photos are too dark.\nPlease take new ones by day.'
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  await givenUser(server.db, 'root')
  await givenUser(server.db, 'otto')
  await server.db.updateTable('app_user').set({ locale: 'de' }).where('id', '=', 'otto').execute()
})

const write = (id: string, body: object, as?: object) =>
  server.send('POST', `/admin/api/user/${id}/message`, { body, ...(as && { as }) })
const post = (id: number, what: 'reply' | 'reopen', body: object = {}) =>
  server.send('POST', `/admin/api/helpRequest/${id}/${what}`, { as: ADMIN, body })
const sent = async () => {
  await server.runJobs()
  const mails = await server.db.selectFrom('mail').selectAll().orderBy('id').execute()
  return mails.map(({ kind, to_address: to, subject, body_text: text }) => ({ kind, to, subject, text }))
}

test('a message of the team is mailed to a person in their language, and names its flat', async () => {
  const flatId = await givenFlat(server.db, { owner_id: 'otto', title_local: 'Helle Wohnung' })

  const { status, body } = await write('otto', { message: MESSAGE, flatId }, ADMIN)

  expect([status, body.userId, body.flatId]).toEqual([200, 'otto', flatId])
  expect(await sent()).toEqual([
    {
      kind: 'TEAM_WROTE',
      to: 'otto@example.org',
      subject: `Eine Nachricht von Domizil (${body.reference})`,
      text: expect.stringContaining(
        `${MESSAGE}\n\nEs geht um Ihre Wohnung „Helle Wohnung“.\n\nWenn Sie antworten möchten`,
      ),
    },
  ])
})

test('a message of the team without a flat names none', async () => {
  await write('otto', { message: MESSAGE }, ADMIN)

  const [mail] = await sent()

  expect(mail?.text).toContain(`${MESSAGE}\n\nWenn Sie antworten möchten`)
})

test('a message of the team is a closed thread of its author, audited, and in the person’s export', async () => {
  const { body } = await write('otto', { message: MESSAGE }, ADMIN)

  const { body: person } = await server.send('GET', '/admin/api/user/otto', { as: ADMIN })
  const { body: exported } = await server.send('GET', '/user/api/export', { as: { id: 'otto' } })

  expect(body).toMatchObject({ status: 'CLOSED', assignee: 'Anna Kern', fromTeam: true, answered: null })
  expect(person.help.items).toMatchObject([{ id: body.id, message: MESSAGE }])
  // The audit trail outlives other tests.
  expect(person.audit.items[0]).toMatchObject({
    action: 'USER_WRITTEN_TO',
    subject: 'otto Muster',
    after: { number: body.reference },
  })
  expect(exported.helpRequests).toMatchObject([{ message: MESSAGE, from_team: true }])
})

test('a later message in the thread is sent together with the first one', async () => {
  const { body } = await write('otto', { message: MESSAGE }, ADMIN)
  await post(body.id, 'reply', { message: 'Thank you, they are fine now.', close: true, seen: 0 })

  const [, second] = await sent()

  expect(second).toMatchObject({ kind: 'TEAM_WROTE', to: 'otto@example.org' })
  expect(second?.text).toContain(`Thank you, they are fine now.\n\nWir hatten geschrieben: „${MESSAGE}“`)
})

test('a message of the team does not count in the time to answer', async () => {
  const { body } = await write('otto', { message: MESSAGE }, ADMIN)
  server.clock.now = addHours(NOW, 5)
  await post(body.id, 'reopen')
  await post(body.id, 'reply', { message: 'Did you get it?', close: true, seen: 0 })
  server.clock.now = addHours(NOW, 24)
  await server.services.reports.makeDue()

  const { body: report } = await server.send('GET', '/admin/api/lastReport', { as: ADMIN })

  expect(report).toMatchObject({ day: '2027-03-10', medianHelpHours: null })
})

test('a message of the team is refused for other senders, deleted users, foreign flats and empty texts', async () => {
  const flatOfAnother = await givenFlat(server.db, { owner_id: 'olga' })
  await givenUser(server.db, 'lea')
  await server.send('DELETE', '/user/api/account', { as: { id: 'lea' } })

  const replies = [
    await write('otto', { message: MESSAGE }),
    await write('otto', { message: MESSAGE }, { id: 'sven' }),
    await write('otto', { message: MESSAGE }, { id: 'otto' }),
    await write('lea', { message: MESSAGE }, ADMIN),
    await write('unknown', { message: MESSAGE }, ADMIN),
    await write('otto', { message: MESSAGE, flatId: flatOfAnother }, ADMIN),
    await write('otto', { message: '   ' }, ADMIN),
  ]

  expect(replies.map(({ status, body }) => [status, body.code])).toEqual([
    [401, 'UNAUTHENTICATED'],
    [403, 'ADMINS_ONLY'],
    [403, 'ADMINS_ONLY'],
    [404, 'USER_NOT_FOUND'],
    [404, 'USER_NOT_FOUND'],
    [422, 'FLAT_OF_ANOTHER'],
    [422, 'HELP_ENTRY_INVALID'],
  ])
  expect((await sent()).filter(({ kind }) => kind === 'TEAM_WROTE')).toEqual([])
})
