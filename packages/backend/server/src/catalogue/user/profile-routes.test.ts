// proves 7.7, 10.14, 16.34, D7.1, D0.2, 21.14
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { ProfileChange } from '@domizil/api/schemas'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { upsertUser } from './user-repository.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.clear())

const ANNA = { id: 'anna' }
const PERSON = {
  ...ANNA,
  email: 'anna@example.org',
  givenName: 'Anna',
  familyName: 'Kern',
  isAdmin: false,
}
const NOTHING = {
  phone: null,
  street: null,
  postcode: null,
  city: null,
  country_code: null,
  billing_street: null,
  billing_postcode: null,
  billing_city: null,
  billing_country_code: null,
  commercial_stated: false,
} as const
const ADDRESS = { street: 'Weg 7', postcode: '20095', city: 'Hamburg', countryCode: 'DE' }
const BILLING = {
  billingStreet: 'Weg 7',
  billingPostcode: '20095',
  billingCity: 'Hamburg',
  billingCountryCode: 'DE',
}

/** A user with an account and an empty profile. */
async function givenNewcomer(id = 'anna'): Promise<void> {
  await givenUser(server.db, id)
  await server.db.updateTable('app_user').set(NOTHING).where('id', '=', id).execute()
}

const change = (body: ProfileChange | object, as: object | undefined = ANNA) =>
  server.send('PUT', '/user/api/profile', { ...(as && { as }), body })
const profile = async (as = ANNA) => (await server.send('GET', '/user/api/profile', { as })).body
const required = async (query = '', as = ANNA) =>
  (await server.send('GET', `/user/api/hasRequiredUserdata${query}`, { as })).body

test('the profile of a new user has the name and e-mail only', async () => {
  await givenNewcomer()

  expect(await profile()).toEqual({
    givenName: 'Anna',
    familyName: 'Kern',
    email: 'anna@example.org',
    emailVerified: null,
    phone: null,
    street: null,
    postcode: null,
    city: null,
    countryCode: null,
    billingStreet: null,
    billingPostcode: null,
    billingCity: null,
    billingCountryCode: null,
    commercial: null,
    companyName: null,
    registerNumber: null,
    vatId: null,
  })
})

test('sent fields are stored trimmed, fields that are left out stay, and empty ones are cleared', async () => {
  await givenNewcomer()

  await change({ phone: ' +4915112345678 ', ...ADDRESS })
  const { status, body } = await change({ city: 'Lübeck', street: ' ', postcode: null })

  expect(status).toBe(200)
  expect(body).toMatchObject({ phone: '+4915112345678', city: 'Lübeck', street: null, postcode: null })
  expect(await profile()).toEqual(body)
})

test('a phone number in the national format is stored with the code of the country of the address', async () => {
  await givenNewcomer()

  const { body } = await change({ ...ADDRESS, countryCode: 'DE', phone: '0170 1234567' })
  const abroad = await change({ countryCode: 'AT', phone: '0664 1234567' })
  const wrong = await change({ phone: '0170' })

  expect([body.phone, abroad.body.phone]).toEqual(['+491701234567', '+436641234567'])
  expect([wrong.status, wrong.body.details[0].field]).toEqual([422, 'phone'])
})

test('a landlord can replace the billing address but not clear it; other users can clear it', async () => {
  await givenNewcomer()
  await change(BILLING)
  await givenNewcomer('otto')
  await change(BILLING, { id: 'otto' })
  await givenFlat(server.db, { owner_id: 'anna' })

  const emptied = await change({ billingStreet: ' ', billingCity: null })
  const moved = await change({ billingStreet: 'Weg 8' })
  const others = await change({ billingStreet: null }, { id: 'otto' })

  expect([emptied.status, emptied.body.code]).toEqual([422, 'PROFILE_INVALID'])
  expect(emptied.body.details.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
    'billingStreet REQUIRED',
    'billingCity REQUIRED',
  ])
  expect([moved.body.billingStreet, moved.body.billingCity]).toEqual(['Weg 8', 'Hamburg'])
  expect([others.status, others.body.billingStreet]).toEqual([200, null])
})

test('name and e-mail cannot be changed by the profile call', async () => {
  await givenNewcomer()

  await change({ givenName: 'Eve', email: 'eve@example.org', emailVerified: true })

  expect(await profile()).toMatchObject({ givenName: 'Anna', email: 'anna@example.org', emailVerified: null })
})

test.each([true, false])(
  'the profile, the list of users and the missing fields agree on whether the e-mail is confirmed: %s',
  async (emailVerified) => {
    await givenNewcomer()
    await upsertUser(server.db, { ...PERSON, emailVerified }, server.clock.now)

    const { items } = (
      await server.send('GET', '/admin/api/users?q=anna@example.org', { as: { id: 'ada', isAdmin: true } })
    ).body
    const { missing } = await server.services.profiles.required(PERSON)

    expect((await server.services.profiles.get(PERSON)).emailVerified).toBe(emailVerified)
    expect(items[0].verified).toBe(emailVerified)
    expect(missing.includes('emailVerified')).toBe(!emailVerified)
  },
)

test('a refused change names every invalid field and stores nothing', async () => {
  await givenNewcomer()

  const { status, body } = await change({ phone: '0151 123', countryCode: 'XX', city: 'Berlin' })

  expect([status, body.code]).toEqual([422, 'PROFILE_INVALID'])
  expect(body.details.map(({ field }: { field: string }) => field)).toEqual(['phone', 'countryCode'])
  expect((await profile()).city).toBeNull()
})

test.each([
  { phone: 4915112345678 },
  { commercial: 'yes' },
  { city: 'B'.repeat(201) },
  { street: '\u0000ab' },
])('the change %j is answered with 400', async (body) => {
  expect((await change(body)).status).toBe(400)
})

test('simultaneous changes of different fields are all stored', async () => {
  await givenNewcomer()

  await Promise.all([change({ phone: '+4915112345678' }), change({ city: 'Hamburg' }), change(BILLING)])

  expect(await profile()).toMatchObject({ phone: '+4915112345678', city: 'Hamburg', ...BILLING })
})

test('each user sees and changes their own profile only', async () => {
  await givenNewcomer()
  await givenNewcomer('otto')

  await change({ city: 'Hamburg' })

  expect((await profile({ id: 'otto' })).city).toBeNull()
})

test('the user properties tell the pages whether the user has flats, requests and a complete profile', async () => {
  await givenNewcomer()
  const properties = async () => (await server.send('GET', '/user/api/getUserProperties', { as: ANNA })).body

  const before = await properties()
  await change({ phone: '+4915112345678', ...ADDRESS })
  await givenFlat(server.db, { owner_id: 'anna', status: 'DRAFT' })
  await givenBooking(server.db, await givenFlat(server.db), { tenant_id: 'anna', status: 'REQUESTED' })

  expect(before).toEqual({
    memberSince: expect.stringMatching(/^\d{4}-.*Z$/),
    hasFlats: false,
    hasRequests: false,
    hasSavedSearches: false,
    mayRequest: false,
    mayPublish: false,
    isBlocked: false,
  })
  expect(await properties()).toMatchObject({
    hasFlats: true,
    hasRequests: true,
    mayRequest: true,
    mayPublish: false,
  })
})

test('the user properties say that a user is blocked', async () => {
  await givenUser(server.db, 'anna')
  const blocked = { blocked_at: server.clock.now, blocked_reason: 'Fraud' }
  await server.db.updateTable('app_user').set(blocked).where('id', '=', 'anna').execute()

  const { status, body } = await server.send('GET', '/user/api/getUserProperties', { as: ANNA })

  expect([status, body.isBlocked]).toEqual([200, true])
})

test.each([
  ['GET', '/user/api/getUserProperties'],
  ['GET', '/user/api/profile'],
  ['PUT', '/user/api/profile'],
  ['GET', '/user/api/hasRequiredUserdata'],
] as const)('%s %s is answered with 401 without a token', async (method, url) => {
  expect((await server.send(method, url, method === 'PUT' ? { body: {} } : {})).status).toBe(401)
})

describe('the required profile fields', () => {
  test('of a tenant are phone and address', async () => {
    await givenNewcomer()

    const before = await required()
    await change({ phone: '+4915112345678', ...ADDRESS })

    expect(before).toEqual({
      complete: false,
      missing: ['phone', 'street', 'postcode', 'city', 'countryCode'],
    })
    expect(await required()).toEqual({ complete: true, missing: [] })
  })

  test('of a user with a flat include the billing address, unless they ask as a tenant', async () => {
    await givenNewcomer()
    await givenFlat(server.db, { owner_id: 'anna', status: 'DRAFT' })
    await change({ phone: '+4915112345678', ...ADDRESS, ...BILLING })

    expect(await required()).toEqual({ complete: false, missing: ['commercial'] })
    expect(await required('?role=TENANT')).toEqual({ complete: true, missing: [] })
  })

  test('of a company include its name, register number and VAT id', async () => {
    await givenNewcomer()
    await change({ phone: '+4915112345678', ...ADDRESS, ...BILLING, commercial: true })

    const before = await required('?role=LANDLORD')
    await change({ companyName: 'Nord GmbH', registerNumber: 'HRB 1234', vatId: 'DE123456789' })

    expect(before.missing).toEqual(['companyName', 'registerNumber', 'vatId'])
    expect((await required('?role=LANDLORD')).complete).toBe(true)
  })

  test('include a confirmed e-mail, where e-mails are confirmed', async () => {
    await givenUser(server.db, 'anna')
    await upsertUser(server.db, { ...PERSON, emailVerified: false }, server.clock.now)

    expect(await server.services.profiles.required(PERSON)).toEqual({
      complete: false,
      missing: ['emailVerified'],
    })
  })

  test('are refused for a role that does not exist', async () => {
    const { status } = await server.send('GET', '/user/api/hasRequiredUserdata?role=KING', { as: ANNA })

    expect(status).toBe(400)
  })
})

describe('a user with an incomplete profile', () => {
  const request = (flatId: number) =>
    server.send('POST', `/booking/api/new/${flatId}?startDate=2027-04-01&endDate=2027-05-31`, {
      as: ANNA,
      body: {
        numberOfPersons: 1,
        reasonOfStay: 'STUDY',
        occupation: 'STUDENT',
        message: 'I would love to stay in your flat.',
        hasPets: false,
        smoker: false,
        acceptTerms: true,
      },
    })

  test('cannot request a flat until the profile is complete', async () => {
    const flatId = await givenFlat(server.db)
    await givenNewcomer()

    const before = await request(flatId)
    await change({ phone: '+4915112345678', ...ADDRESS })

    expect([before.status, before.body.code]).toEqual([422, 'USER_DATA_INCOMPLETE'])
    expect((await request(flatId)).status).toBe(200)
  })

  test('cannot publish a flat until the profile is complete', async () => {
    await givenNewcomer()
    const flatId = await givenFlat(server.db, {
      owner_id: 'anna',
      status: 'DRAFT',
      description_flat_en: 'A quiet place with a view over the yard. '.repeat(4),
      description_flat_local: 'Eine ruhige Wohnung mit Blick in den Hof. '.repeat(4),
    })
    for (const rank of [0, 1, 2]) await givenImage(server.db, flatId, rank)
    const publish = () =>
      server.send('PUT', `/flat/api/updateStatus/${flatId}?flatStatus=ACTIVE`, { as: ANNA })

    await change({ phone: '+4915112345678', ...ADDRESS, ...BILLING })
    const before = await publish()
    await change({ commercial: false })

    expect([before.status, before.body.details]).toMatchObject([
      422,
      [{ field: 'owner', code: 'INCOMPLETE' }],
    ])
    expect((await publish()).body.status).toBe('IN_REVIEW')
  })
})
