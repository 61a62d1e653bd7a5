// proves D12.4
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { download } from '../../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

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
  for (const id of ['tara', 'anna']) await givenUser(server.db, id)
  await server.db
    .updateTable('app_user')
    .set({
      street: 'Torstraße 1',
      postcode: '10119',
      city: 'Berlin',
      given_name: 'Otto',
      family_name: 'Muster',
    })
    .where('id', '=', 'otto')
    .execute()
})

const given = (change: Parameters<typeof givenBooking>[2] = {}) =>
  givenBooking(server.db, flatId, {
    status: 'BOOKING_COMPLETED',
    start_date: '2027-03-10',
    end_date: '2027-05-09',
    ...change,
  })
const confirm = (id: number, body: object, as: object = TENANT) =>
  server.send('POST', `/booking/api/${id}/moveInConfirmation`, { as, body })

test('the confirmation of moving in is a PDF with names, landlord, address and day, for both parties', async () => {
  const id = await given()

  const { body } = await confirm(id, { names: ['Tara Łoś', 'Jan Łoś'] })

  expect(body.attachments).toMatchObject([
    { kind: 'MOVE_IN', name: `Wohnungsgeberbestätigung B-${String(id).padStart(6, '0')}.pdf` },
  ])
  const file = await download(server, `/booking/api/${id}/attachment/${body.attachments[0].id}`, LANDLORD)
  const { text } = await readPdf(file.bytes)
  for (const words of ['Otto Muster', 'Torstraße 1, 10119 Berlin', '10.03.2027', 'Tara Łoś', 'Jan Łoś'])
    expect(text).toContain(words)
  expect(text).toContain('Der Wohnungsgeber ist Eigentümer')
})

test('each version is stored, the same one on one day only once, and the other party gets a mail', async () => {
  const id = await given()
  await confirm(id, { names: ['Tara Łoś'] })
  await confirm(id, { names: ['Tara Łoś'] })

  const { body } = await confirm(
    id,
    { names: ['Tara Łoś'], flatOwner: 'Immobilien Nord GmbH, Kai 2, 20457 Hamburg' },
    LANDLORD,
  )

  expect(body.attachments).toHaveLength(2)
  const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()
  expect(jobs.map(({ payload }) => (payload as { to?: string }).to)).toEqual(['otto', 'tara'])
})

test.each([
  ['before the first day', { start_date: '2027-03-11' }],
  [
    'before both have signed',
    { status: 'CONTRACT_APPROVED' as const, expires_at: new Date('2027-04-01T00:00:00Z') },
  ],
])('the confirmation of moving in is refused %s', async (_when, change) => {
  const { status, body } = await confirm(await given(change), { names: ['Tara Łoś'] })

  expect([status, body.code]).toEqual([409, 'MOVE_IN_NOT_YET'])
})

test('a flat abroad has no confirmation of moving in', async () => {
  await server.db.updateTable('flat').set({ language_tag: 'es_ES', country_code: 'ES' }).execute()

  const { body } = await confirm(await given(), { names: ['Tara Łoś'] })

  expect(body.code).toBe('MOVE_IN_NOT_YET')
})

test('a missing name and a missing address of the landlord are refused beside their fields', async () => {
  const id = await given()

  const nameless = await confirm(id, { names: ['T'] })
  await server.db.updateTable('app_user').set({ street: null }).where('id', '=', 'otto').execute()
  const homeless = await confirm(id, { names: ['Tara Łoś'] })

  expect([nameless.body.code, nameless.body.details[0].field]).toEqual(['MOVE_IN_INVALID', 'names.0'])
  expect(homeless.body.code).toBe('LANDLORD_ADDRESS_MISSING')
})
