// proves 3.3, 3.4, 3.6, 7.12, 7.18, 7.23, 7.24, 7.27, D2.2, D2.5, D2.8, 21.5, 21.69, 21.74, 21.89, 22.65
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { TORSTRASSE, WHOLE_FLAT } from '../../testing/flat-bodies.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const OWNER = { id: 'otto' }
const STRANGER = { id: 'anna' }
const ADMIN = { id: 'root', isAdmin: true }
const WHOLE_TEXTS = {
  description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
  description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
}
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  for (const id of ['otto', 'anna', 'root']) await givenUser(server.db, id)
})

const create = (body: unknown, as: Partial<User> = OWNER) =>
  server.send('PUT', '/flat/api/create', { as, body })
const edit = (body: unknown, as: Partial<User> = OWNER) => server.send('PUT', '/flat/api/edit', { as, body })
const keyed = (path: string, body: unknown, key: string) =>
  server.send('PUT', `/flat/api/${path}`, { as: OWNER, body, headers: { 'idempotency-key': key } })
const fieldsOf = (body: { details?: { field: string; code: string }[] }) =>
  (body.details ?? []).map(({ field, code }) => `${field}.${code}`)

test('a draft needs only an address', async () => {
  const { status, body } = await create({ address: TORSTRASSE })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'DRAFT',
    version: 1,
    address: { ...TORSTRASSE, latitude: expect.closeTo(52.53, 1) },
    roomCounts: { bedrooms: 1, livingRooms: 0, bathrooms: 1, kitchens: 1, kitchenettes: 0 },
    quality: { score: 0 },
    openRequestCount: 0,
  })
  expect(body.missing).toEqual(
    expect.arrayContaining(['pricePerMonth.REQUIRED', 'title_en.REQUIRED', 'images.TOO_FEW']),
  )
})

test('every field that is sent is in the answer', async () => {
  const certificate = { availability: 'NOT_REQUIRED', exemptionReason: 'LISTED_BUILDING' }

  const { body } = await create({ ...WHOLE_FLAT, energyCertificate: certificate })

  const { address, description_flat_en, description_flat_local, ...fields } = WHOLE_FLAT
  expect(body).toMatchObject({ ...fields, address, energyCertificate: certificate })
  expect(body.description_flat_en).toBe(description_flat_en?.trim())
  expect(body.description_flat_local).toBe(description_flat_local?.trim())
  expect(body.missing).toEqual(['images.TOO_FEW', 'mainImage.REQUIRED'])
  expect(body.quality.score).toBe(40)
})

test('a flat has all fields and groups of the specification, for every reader', async () => {
  const whole = {
    ...WHOLE_FLAT,
    description_region_en: 'Shops and a park around the corner.',
    description_region_local: 'Läden und ein Park um die Ecke.',
    bathroomAmenities: ['SHOWER'],
    securityAmenities: ['INTERCOM'],
    cleaningAmenities: ['DRYER'],
    parkingAmenities: ['GARAGE'],
    extrasAmenities: ['CELLAR'],
  }
  const { id } = (await create(whole)).body
  const imageId = await givenImage(server.db, id, 0)
  await server.db.updateTable('flat').set({ status: 'ACTIVE', published_at: NOW }).execute()

  const { body: own } = await server.send('GET', `/flat/api/${id}`, { as: OWNER })
  const { body: shown } = await server.send('GET', `/flat/${id}`)

  const { address, description_flat_en, description_flat_local, rooms, ...fields } = whole
  const seen = { id, ...fields, mainImageId: imageId, images: [{ id: imageId, mainImage: true }] }
  expect(own).toMatchObject({ ...seen, rooms, defaultRooms: { BEDROOM: 1, BATHROOM: 1 } })
  expect(shown).toMatchObject({ ...seen, roomCounts: { bedrooms: 2, bathrooms: 1 } })
})

test('a draft can be incomplete, but values out of range are refused', async () => {
  expect(await create({ ...WHOLE_FLAT, title_en: 'Short' })).toMatchObject({ status: 200 })

  const refused = await create({ ...WHOLE_FLAT, pricePerMonth: 2_000_000_000_000, size: 2, maxPerson: 0 })

  expect(refused).toMatchObject({
    status: 400,
    body: { details: [{ field: 'pricePerMonth' }, { field: 'size' }, { field: 'maxPerson' }] },
  })
})

test('errors are in the language of the reader', async () => {
  const { body } = await server.send('PUT', '/flat/api/create', {
    as: OWNER,
    body: { address: TORSTRASSE, pricePerMonth: 100, deposit: 301 },
    headers: { 'accept-language': 'de' },
  })

  expect(body.error).toBe(
    'Einige Angaben stimmen noch nicht. Bitte prüfen Sie sie. „Kaution“: Geben Sie einen Wert zwischen 0 und 300\u00A0€ ein.',
  )
  expect(body.details[0].message).toMatch(/0.*300/)
})

test('an owner cannot name a district, which the public page would show without a check', async () => {
  const address = { ...TORSTRASSE, district: 'Call 0151 23456789' }
  const made = await create({ address })
  const flatId = await givenFlat(server.db, { ...WHOLE_TEXTS, house_number: '12', status: 'DRAFT' })

  const pinned = await edit({
    id: flatId,
    version: 1,
    address: { ...address, latitude: 52.531, longitude: 13.405 },
  })
  const moved = await edit({ id: flatId, version: 2, address: { ...address, houseNumber: '14' } })

  expect(made.body.address.district).toBeNull()
  expect(pinned.body.address.district).toBe('Mitte')
  expect(moved.body.address.district).toBeNull()
  const { body: found } = await server.send('POST', '/flat/api/validateAddress', { as: OWNER, body: address })
  expect(found.normalized).not.toHaveProperty('district')
})

test('an owner cannot set the default rooms of a flat', async () => {
  for (const defaultRooms of [null, 'many', { LIVINGROOM: 1 }])
    expect((await create({ ...WHOLE_FLAT, rooms: {}, defaultRooms })).body.roomCounts).toMatchObject({
      bedrooms: 1,
      livingRooms: 0,
    })
  const id = await givenFlat(server.db, WHOLE_TEXTS)

  const refused = await edit({ id, version: 1, rooms: { BEDROOM: 0 }, defaultRooms: { LIVINGROOM: 1 } })

  expect(fieldsOf(refused.body)).toEqual(['rooms.NO_ROOM_TO_LIVE_IN'])
})

test('an invalid address is refused', async () => {
  const refusal = async (change: object) => {
    const { status, body } = await create({ address: { ...TORSTRASSE, ...change } })
    return [status, body.code]
  }

  expect(await refusal({ postcode: '20095' })).toEqual([422, 'POSTCODE_AND_CITY_DIFFER'])
  expect(await refusal({ postcode: '99999' })).toEqual([422, 'POSTCODE_UNKNOWN'])
  expect(await refusal({ languageTag: 'de_AT' })).toEqual([422, 'FLAT_INVALID'])
  expect(await refusal({ street: '' })).toEqual([400, 'INVALID_REQUEST'])
})

test('only flats in Germany have an energy certificate', async () => {
  const vienna = {
    street: 'Graben',
    houseNumber: '1',
    postcode: '1010',
    city: 'Vienna',
    countryCode: 'AT',
    languageTag: 'de_AT',
    latitude: 48.2,
    longitude: 16.37,
  }
  const certificate = { availability: 'NOT_YET_AVAILABLE' }

  const german = await create({ address: TORSTRASSE })
  const austrian = await create({ address: vienna, energyCertificate: certificate })
  const moved = await edit({ id: german.body.id, version: 1, address: vienna })

  expect(german.body.energyCertificate).toEqual(certificate)
  expect(austrian.body).not.toHaveProperty('energyCertificate')
  expect(moved.body).not.toHaveProperty('energyCertificate')
})

test('an edit changes the fields that are sent and no others', async () => {
  const { body: before } = await create(WHOLE_FLAT)

  const { status, body } = await edit({
    id: before.id,
    version: 1,
    pricePerMonth: 1300,
    kitchenAmenities: [],
    extrasAmenities: ['SAUNA'],
    description_region_en: '',
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    version: 2,
    pricePerMonth: 1300,
    size: 54.5,
    generalAmenities: ['WIFI', 'TV'],
    kitchenAmenities: [],
    extrasAmenities: ['SAUNA'],
  })
  expect(body).not.toHaveProperty('description_region_en')
})

test('null clears a field that a listed flat does not need, and is refused for others', async () => {
  const { body: flat } = await create({ ...WHOLE_FLAT, description_region_en: 'Shops and a park.' })

  const cleared = await edit({ id: flat.id, version: flat.version, description_region_en: null })
  const refused = await edit({ id: flat.id, version: cleared.body.version, size: null })

  expect(cleared.body).not.toHaveProperty('description_region_en')
  expect(cleared.body).toMatchObject({ size: WHOLE_FLAT.size, title_en: WHOLE_FLAT.title_en })
  expect([refused.status, fieldsOf(refused.body)]).toEqual([400, [expect.stringMatching(/^size/)]])
})

test('the second of two edits of the same version is refused', async () => {
  const { body } = await create(WHOLE_FLAT)

  const replies = await Promise.all(
    [1100, 1150].map((pricePerMonth) => edit({ id: body.id, version: 1, pricePerMonth })),
  )

  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('FLAT_CHANGED_MEANWHILE')
})

test('a flat has the time of its last change, and whether the owner or an administrator made it', async () => {
  const id = await givenFlat(server.db, { ...WHOLE_TEXTS, status: 'ACTIVE' })
  const change = async () => (await server.send('GET', `/flat/api/${id}`, { as: OWNER })).body.lastChange

  await edit({ id, version: 1, pricePerMonth: 1200 })
  const byOwner = await change()
  server.clock.now = addHours(NOW, 1)
  await server.send('PUT', `/flat/api/updateStatus/${id}?flatStatus=INACTIVE`, {
    as: ADMIN,
    body: { reason: 'As asked' },
  })
  const byAdmin = await change()

  expect(byOwner).toEqual({ at: NOW.toISOString(), byOwner: true })
  expect(byAdmin).toEqual({ at: addHours(NOW, 1).toISOString(), byOwner: false })
})

test('a request that is repeated with its idempotency key is carried out once and answered alike', async () => {
  const created = await keyed('create', { address: TORSTRASSE }, 'a')
  const again = await keyed('create', { address: TORSTRASSE }, 'a')
  const { id, version } = created.body
  const edited = await keyed('edit', { id, version, pricePerMonth: 900 }, 'b')
  const editedAgain = await keyed('edit', { id, version, pricePerMonth: 900 }, 'b')

  expect([again.body, editedAgain.body]).toEqual([created.body, edited.body])
  expect(editedAgain.body.version).toBe(version + 1)
  expect((await server.send('GET', '/user/api/flat/list', { as: OWNER })).body).toHaveLength(1)
  expect((await keyed('create', { address: { ...TORSTRASSE, houseNumber: '1' } }, 'a')).status).toBe(422)
})

test('of ten simultaneous increases of the price none is lost', async () => {
  const { body } = await create(WHOLE_FLAT)

  async function raise(): Promise<void> {
    const { body: seen } = await server.send('GET', `/flat/api/${body.id}`, { as: OWNER })
    const { id, version, pricePerMonth } = seen
    const { status } = await edit({ id, version, pricePerMonth: pricePerMonth + 1 })
    if (status === 409) await raise()
  }
  await Promise.all(Array.from({ length: 10 }, raise))

  const { body: after } = await server.send('GET', `/flat/api/${body.id}`, { as: OWNER })
  expect(after).toMatchObject({ pricePerMonth: body.pricePerMonth + 10, version: 11 })
})

test('an edit that makes a public flat incomplete is refused', async () => {
  const id = await givenFlat(server.db, WHOLE_TEXTS)

  const refused = await edit({ id, version: 1, title_en: 'Short', title_local: '' })

  expect(refused).toMatchObject({ status: 422, body: { code: 'FLAT_INVALID' } })
  expect(fieldsOf(refused.body)).toEqual(['title_en.LENGTH_OUT_OF_RANGE', 'title_local.REQUIRED'])
  expect(await edit({ id, version: 1, pricePerMonth: 1250 })).toMatchObject({
    status: 200,
    body: { status: 'ACTIVE' },
  })
})

test('a public flat with a new address is reviewed again, one with a better pin is not', async () => {
  const id = await givenFlat(server.db, { ...WHOLE_TEXTS, house_number: '12' })

  const pinned = await edit({
    id,
    version: 1,
    address: { ...TORSTRASSE, latitude: 52.531, longitude: 13.405 },
  })
  const moved = await edit({ id, version: 2, address: { ...TORSTRASSE, houseNumber: '14' } })

  expect(pinned.body).toMatchObject({ status: 'ACTIVE', address: { latitude: 52.531 } })
  expect(moved.body.status).toBe('IN_REVIEW')
})

test('the address of a flat cannot change while a booking is confirmed', async () => {
  const id = await givenFlat(server.db, { ...WHOLE_TEXTS, status: 'INACTIVE' })
  const address = { ...TORSTRASSE, houseNumber: '99' }
  const over = { status: 'BOOKING_COMPLETED', start_date: '2027-01-01', end_date: '2027-03-09' } as const
  await givenBooking(server.db, id, over)
  await givenBooking(server.db, id, { status: 'REQUESTED' })

  const confirmed = await givenBooking(server.db, id, { tenant_id: 'tina', status: 'WAITING_FOR_CONTRACT' })
  expect(await edit({ id, version: 1, address })).toMatchObject({
    status: 409,
    body: { code: 'FLAT_IS_BOOKED' },
  })

  await server.db.deleteFrom('booking').where('id', '=', confirmed).execute()
  expect(await edit({ id, version: 1, address })).toMatchObject({
    status: 200,
    body: { status: 'IN_REVIEW' },
  })
})

test('the address of a flat cannot change before the day after its last guest has left', async () => {
  const id = await givenFlat(server.db, { ...WHOLE_TEXTS, status: 'INACTIVE' })
  const stay = { status: 'BOOKING_COMPLETED', start_date: '2027-01-01', end_date: '2027-03-10' } as const
  await givenBooking(server.db, id, stay)

  const { status } = await edit({ id, version: 1, address: { ...TORSTRASSE, houseNumber: '99' } })

  expect(status).toBe(409)
})

test('flats can be edited by their owners only', async () => {
  const id = await givenFlat(server.db)
  const body = { id, version: 1, pricePerMonth: 100 }

  expect((await server.send('PUT', '/flat/api/edit', { body })).status).toBe(401)
  expect(await edit(body, STRANGER)).toMatchObject({ status: 404, body: { code: 'FLAT_NOT_FOUND' } })
  expect(await edit(body, ADMIN)).toMatchObject({ status: 403 })
  expect(await edit({ ...body, id: id + 1 })).toMatchObject({ status: 404 })
})

test('owners and administrators see the exact address, others get nothing', async () => {
  const id = await givenFlat(server.db)
  const statusFor = async (as?: Partial<User>) =>
    (await server.send('GET', `/flat/api/${id}`, { ...(as && { as }) })).status

  expect(await Promise.all([statusFor(), statusFor(STRANGER), statusFor(OWNER), statusFor(ADMIN)])).toEqual([
    401, 404, 200, 200,
  ])
  expect((await server.send('GET', `/flat/api/${id}`, { as: OWNER })).body.address).toMatchObject({
    street: 'Torstraße',
    latitude: 52.5306,
  })
})

test('an owner sees their own flats, the newest first, without removed ones', async () => {
  const older = await givenFlat(server.db, { status: 'DRAFT', created_at: new Date('2027-01-01') })
  const newer = await givenFlat(server.db, { created_at: new Date('2027-02-01') })
  await givenFlat(server.db, { status: 'ARCHIVED' })
  await givenFlat(server.db, { owner_id: 'anna' })
  await givenBooking(server.db, newer, { status: 'REQUESTED' })
  await givenBooking(server.db, newer, { tenant_id: 'tina', status: 'LANDLORD_APPROVED' })

  const { body } = await server.send('GET', '/user/api/flat/list', { as: OWNER })

  expect(body.map(({ id }: { id: number }) => id)).toEqual([newer, older])
  expect(body[0].openRequestCount).toBe(1)
})

test('a place can be checked without an account and without a street', async () => {
  const check = (query: string) =>
    server.send('GET', `/flat/checkPlace?${query}`, { headers: { 'accept-language': 'de' } })

  const good = await check('postcode=10119&city=Berlin&countryCode=DE')
  const bad = await check('postcode=80331&city=Berlin&countryCode=DE')
  const unknown = await check('postcode=28001&city=Macondo&countryCode=ES')
  // A flat abroad gets its pin in the wizard.
  const abroad = await check('postcode=28001&city=Madrid&countryCode=ES')

  const nothing = { valid: true, suggestions: [], messages: [] }
  expect([good.body, abroad.body]).toEqual([nothing, nothing])
  expect(bad.body).toMatchObject({
    valid: false,
    messages: [{ field: 'city', message: 'Postleitzahl und Ort gehören nicht zusammen.' }],
  })
  expect(bad.body.suggestions[0]).toEqual({ postcode: '80331', city: 'München' })
  expect(unknown.body.messages).toEqual([
    { field: 'city', message: 'Dieser Ort ist in diesem Land nicht bekannt.' },
  ])
})

test('every signed-in user can have an address checked', async () => {
  const check = (body: object, language = 'en') =>
    server.send('POST', '/flat/api/validateAddress', {
      as: STRANGER,
      body,
      headers: { 'accept-language': language },
    })

  const good = await check(TORSTRASSE)
  const bad = await check({ ...TORSTRASSE, postcode: '20095' }, 'es')

  expect(good.body).toMatchObject({ valid: true, precision: 'POSTCODE', germanAddress: true, messages: [] })
  expect(bad.body).toMatchObject({
    valid: false,
    normalized: null,
    messages: [{ field: 'city', message: 'El código postal y la ciudad no coinciden.' }],
  })
  expect(bad.body.suggestions[0]).toMatchObject({ postcode: '20095', city: 'Hamburg' })
})

test('the quality score falls in lists too when the calendar is outdated, and the version stays', async () => {
  server.clock.now = NOW
  const { id } = (await create(WHOLE_FLAT)).body
  await server.send('PUT', `/flat/api/blockedPeriod/confirm/${id}`, { as: OWNER })
  const scores = async () => {
    const own = (await server.send('GET', `/flat/api/${id}`, { as: OWNER })).body
    const { items } = (await server.send('GET', '/admin/api/flats', { as: ADMIN })).body
    return [items[0].score, own.quality.score, own.version]
  }
  const [fresh, , version] = await scores()

  server.clock.now = addHours(NOW, 61 * 24)
  await server.services.flatEditing.refreshScores()

  expect(await scores()).toEqual([fresh - 10, fresh - 10, version])
})

test('the answer to a change names the flat in its cache invalidation header', async () => {
  const { body } = await create({ address: TORSTRASSE })

  const { headers } = await edit({ id: body.id, version: body.version, title_en: 'Bright flat' })

  expect(headers.get('cache-group-invalidation')).toBe(`"flat-${body.id}"`)
})
