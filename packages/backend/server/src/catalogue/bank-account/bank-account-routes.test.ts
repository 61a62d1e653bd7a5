// proves 11.5, D10.5
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenUser } from '../../testing/given.ts'
import { SAMPLE_IBAN } from '../../testing/given-bank-account.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const OTTO = { id: 'otto' }
const ADMIN = { id: 'root', isAdmin: true }
const ACCOUNT = { holder: 'Otto Müller', iban: SAMPLE_IBAN }
const OTHER_IBAN = 'DE02120300000000202051'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  for (const id of ['otto', 'root']) await givenUser(server.db, id)
})

const change = (body: object, as = OTTO) => server.send('PUT', '/user/api/bankAccount', { as, body })
const own = async (as = OTTO) => (await server.send('GET', '/user/api/bankAccount', { as })).body.account
const mails = async () =>
  (await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()).map(
    ({ payload }) => payload,
  )
const entries = () =>
  server.db
    .selectFrom('audit_entry')
    .select(['admin_id', 'action', 'subject_id', 'before', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(2)
    .execute()

test('a landlord has no bank account at first, and a typed IBAN is stored without spaces', async () => {
  expect(await own()).toBeNull()

  const { status, body } = await change({ holder: '  Otto   Müller ', iban: 'de89 3704 0044 0532 0130 00' })

  expect(status).toBe(200)
  expect(body.account).toEqual({ ...ACCOUNT, changedAt: NOW.toISOString() })
  expect(await own()).toEqual(body.account)
  expect(await own({ id: 'anna' })).toBeNull()
})

test('the database has neither the holder nor the IBAN in plain text', async () => {
  await change(ACCOUNT)

  const { encrypted } = await server.db.selectFrom('bank_account').selectAll().executeTakeFirstOrThrow()

  expect(encrypted).not.toMatch(/Otto|3704/)
})

test.each([
  [{ holder: 'Otto', iban: 'DE89370400440532013001' }, 'iban', 'WRONG_IBAN'],
  [{ holder: 'Otto', iban: 'DE8937040044053201300' }, 'iban', 'WRONG_IBAN'],
  [{ holder: 'Otto', iban: 'BR1800360305000010009795493C1' }, 'iban', 'WRONG_IBAN'],
  [{ holder: 'Otto', iban: '  ' }, 'iban', 'REQUIRED'],
  [{ holder: ' ', iban: SAMPLE_IBAN }, 'holder', 'REQUIRED'],
  [{ holder: 'O', iban: SAMPLE_IBAN }, 'holder', 'LENGTH_OUT_OF_RANGE'],
])('the bank account %j is refused beside its field', async (account, field, code) => {
  const { status, body } = await change(account)

  expect([status, body.code]).toEqual([422, 'BANK_ACCOUNT_INVALID'])
  expect(body.details).toEqual([expect.objectContaining({ field, code })])
  expect(await own()).toBeNull()
})

test('a changed bank account is mailed to its owner and audited, and the same account again is not', async () => {
  await change(ACCOUNT)
  await change({ ...ACCOUNT, iban: OTHER_IBAN })
  await change({ ...ACCOUNT, iban: OTHER_IBAN })

  expect(await mails()).toEqual([
    expect.objectContaining({ mail: 'BANK_ACCOUNT_CHANGED', to: 'otto' }),
    { mail: 'BANK_ACCOUNT_CHANGED', to: 'otto', values: { number: 'DE•• •••• 2051' } },
  ])
  expect((await entries())[0]).toEqual({
    admin_id: 'otto',
    action: 'BANK_ACCOUNT_CHANGED',
    subject_id: 'otto',
    before: { iban: 'DE•• •••• 3000' },
    after: { iban: 'DE•• •••• 2051' },
    reason: null,
  })
})

test('each view of a bank account by an administrator is recorded in the audit log', async () => {
  await change(ACCOUNT)
  const look = (id: string, as: object = ADMIN) =>
    server.send('POST', `/admin/api/user/${id}/bankAccount`, { as, body: { reason: 'A wrong transfer' } })

  const { body } = await look('otto')

  expect(body.account).toMatchObject(ACCOUNT)
  expect((await entries())[0]).toMatchObject({
    admin_id: 'root',
    action: 'BANK_ACCOUNT_READ',
    subject_id: 'otto',
    reason: 'A wrong transfer',
  })
  expect((await look('unknown')).status).toBe(404)
  expect((await look('otto', OTTO)).status).toBe(403)
})
