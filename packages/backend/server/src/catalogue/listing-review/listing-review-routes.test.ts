// proves D2.4, 18.28, 18.33, 18.44, 18.45, 21.60, 21.68, 21.70
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { addHours, addMonths } from '@domizil/domain'
import { sql } from 'kysely'
import { createLocalStorage } from '../../infrastructure/storage/module.ts'
import type { User } from '../../foundation/kernel/index.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { WHOLE_FLAT } from '../../testing/flat-bodies.ts'
import { givenFlat, givenImage, givenUser } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const OWNER = { id: 'otto' }
const ADMIN = { id: 'root', isAdmin: true }
const OTHER_ADMIN = { id: 'ruth', isAdmin: true }
const TITLE = 'Bright flat in the old town'
const TEXTS = {
  description_flat_en: WHOLE_FLAT.description_flat_en ?? '',
  description_flat_local: WHOLE_FLAT.description_flat_local ?? '',
}
const REASON = 'The pictures show another flat'
let server: TestServer
let flatId: number
let images: number[]

beforeAll(async () => {
  const storage = createLocalStorage(mkdtempSync(join(tmpdir(), 'domizil-listings-')))
  server = await openTestServer({ storage })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  for (const id of ['otto', 'anna', 'root', 'ruth']) await givenUser(server.db, id)
  flatId = await givenFlat(server.db, { title_en: TITLE, ...TEXTS })
  images = await givenImages(flatId, 4)
})

async function givenImages(flat: number, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let rank = 0; rank < count; rank += 1) ids.push(await givenImage(server.db, flat, rank))
  return ids
}

const own = async (id = flatId) => (await server.send('GET', `/flat/api/${id}`, { as: OWNER })).body
const edit = async (change: object, id = flatId) =>
  server.send('PUT', '/flat/api/edit', {
    as: OWNER,
    body: { id, version: (await own(id)).version, ...change },
  })
const setStatus = (flatStatus: string, as: Partial<User> = OWNER, body: object = {}) =>
  server.send('PUT', `/flat/api/updateStatus/${flatId}?flatStatus=${flatStatus}`, { as, body })
const changes = async () =>
  (await server.send('GET', `/admin/api/flat/${flatId}/changes`, { as: ADMIN })).body
const marked = async () =>
  (await server.send('GET', '/admin/api/flats?changed=true', { as: ADMIN })).body.items.map(
    ({ id }: { id: number }) => id,
  )
const moment = async () => (await changes()).changedSinceReview
const accept = async (changedSinceReview?: string, as: Partial<User> = ADMIN) =>
  server.send('POST', `/admin/api/flat/${flatId}/changes/accept`, {
    as,
    body: { changedSinceReview: changedSinceReview ?? (await moment()) },
  })
const undo = async (change: object = {}, as: Partial<User> = ADMIN) =>
  server.send('POST', `/admin/api/flat/${flatId}/changes/undo`, {
    as,
    body: { changedSinceReview: await moment(), reason: REASON, ...change },
  })
const decisions = async () =>
  (await server.send('GET', `/admin/api/flat/${flatId}/review`, { as: ADMIN })).body.history
const shown = async () => (await server.send('GET', `/flat/${flatId}`)).body
const imageCall = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
  server.send(method, `/flat/api/image/${path}`, { as: OWNER, ...(body && { body }) })
const keys = async () => {
  const rows = await server.db.selectFrom('flat_image').select('key').orderBy('rank').execute()
  return rows.map(({ key }) => key)
}

async function upload(): Promise<void> {
  const form = new FormData()
  form.set('file', new Blob([await aPicture()], { type: 'image/jpeg' }), 'room.jpg')
  const token = await server.tokenFor(OWNER)
  const reply = await fetch(`${server.origin}/api/flat/api/image/upload/${flatId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  expect(reply.status).toBe(200)
}

async function mails() {
  await server.runJobs()
  await server.runJobs()
  return server.db.selectFrom('mail').selectAll().orderBy('id').execute()
}

describe('a listed flat is marked for another review', () => {
  test.each([
    ['title', { title_en: 'Another title of the same flat' }],
    ['translated title', { title_local: 'Ein anderer Titel der Wohnung' }],
    ['text', { description_flat_en: `${WHOLE_FLAT.description_flat_en} And more.` }],
    ['text of the area', { description_region_en: 'There is a park around the corner.' }],
    ['price, if that rises by more than 30 %', { pricePerMonth: 1561 }],
    ['price, if that falls by more than 30 %', { pricePerMonth: 839 }],
  ])('when its landlord changes its %s, which is shown at once', async (_what, change) => {
    const { status, body } = await edit(change)

    expect([status, body.status, body.changedSinceReview]).toEqual([200, 'ACTIVE', NOW.toISOString()])
    expect(await shown()).toMatchObject(change)
    expect(await marked()).toEqual([flatId])
  })

  test.each([
    ['added', () => upload()],
    ['removed', () => imageCall('DELETE', `remove/${flatId}?imageIdList=${images[1]}`)],
    [
      'sorted',
      () => imageCall('PUT', `setSortedImages/${flatId}?imageIdList=${images.toReversed().join(',')}`),
    ],
    ['moved', () => imageCall('PUT', `setImageRank/${flatId}?imageId=${images[0]}&rank=2`)],
    ['given another main one', () => imageCall('PUT', `setMainImage/${flatId}`, { imageId: images[2] })],
  ])('when pictures are %s', async (_what, act) => {
    await act()

    expect(await marked()).toEqual([flatId])
    expect((await own()).changedSinceReview).toBe(NOW.toISOString())
  })

  test('when it is changed while paused and then listed again', async () => {
    await setStatus('INACTIVE')
    await edit({ title_en: 'Another title of the same flat' })
    await setStatus('ACTIVE')

    expect(await marked()).toEqual([flatId])
  })

  test('when its price rises by more than 30 % in several small steps', async () => {
    await edit({ pricePerMonth: 1500 })
    expect(await marked()).toEqual([])
    await edit({ pricePerMonth: 1561 })

    expect((await changes()).price).toEqual({ before: 1200, after: 1561 })
  })

  test('and is counted in the work of administrators', async () => {
    await edit({ title_en: 'Another title of the same flat' })

    const { body } = await server.send('GET', '/admin/api/waiting', { as: ADMIN })

    expect(body.changedFlats).toBe(1)
  })
})

describe('a flat is not marked for another review', () => {
  test('when other fields than title, text, picture or price change', async () => {
    await edit({ size: 60, deposit: 1200, amenities: ['WIFI'], maxPerson: 3 })

    expect([await marked(), (await own()).changedSinceReview]).toEqual([[], null])
  })

  test('as a draft, which is reviewed as a whole', async () => {
    const draft = await givenFlat(server.db, { status: 'DRAFT' })
    await edit({ title_en: 'Another title of the same flat' }, draft)

    expect(await marked()).toEqual([])
  })

  test('when its landlord reverts the change', async () => {
    await edit({ title_en: 'Another title of the same flat' })
    await edit({ title_en: TITLE })

    expect([await marked(), await moment()]).toEqual([[], null])
  })

  test('when its new address sends it to the review as a whole', async () => {
    await edit({ title_en: 'Another title of the same flat' })
    const { address } = await own()
    await edit({ address: { ...address, houseNumber: '7' } })

    expect([(await own()).status, await marked()]).toEqual(['IN_REVIEW', []])
  })
})

describe('a flat that is submitted again is compared', () => {
  const reject = () => setStatus('REJECTED', ADMIN, { reason: REASON })
  const change = { title_en: 'Another title of the same flat', pricePerMonth: 1250 }
  const wanted = {
    texts: [{ field: 'title_en', before: TITLE, after: change.title_en }],
    price: { before: 1200, after: 1250 },
    images: null,
    facts: null,
  }

  test('with the rejected version, until it is approved', async () => {
    await reject()
    await edit(change)
    await setStatus('ACTIVE')

    expect((await own()).status).toBe('IN_REVIEW')
    expect([await changes(), await marked()]).toEqual([{ changedSinceReview: null, ...wanted }, []])
    await setStatus('ACTIVE', ADMIN)
    expect(await changes()).toMatchObject({ texts: [], price: null })
  })

  test('with the version of the latest decision', async () => {
    await reject()
    await edit({ title_en: 'A third title of the same flat' })
    await setStatus('ACTIVE')
    await reject()
    await edit(change)
    await setStatus('ACTIVE')

    expect((await changes()).texts).toEqual([
      { field: 'title_en', before: 'A third title of the same flat', after: change.title_en },
    ])
  })

  test('with the listed version, where a new address sends it to the review', async () => {
    await edit(change)
    const { address } = await own()
    await edit({ address: { ...address, houseNumber: '7' } })

    expect(await changes()).toMatchObject({
      ...wanted,
      changedSinceReview: null,
      facts: {
        differing: ['address'],
        before: { address: { houseNumber: '1a' } },
        after: { address: { houseNumber: '7' } },
      },
    })
  })

  test('in every other field that tenants read, also if it changed while the flat was listed', async () => {
    await edit({ size: 60 })
    await reject()
    await edit({
      size: 80,
      deposit: 900,
      maxPerson: 3,
      rooms: { BEDROOM: 3 },
      generalAmenities: ['WIFI'],
      houseRules: ['PETS_ALLOWED'],
    })
    await setStatus('ACTIVE')

    const { facts, price, texts } = await changes()

    expect([price, texts]).toEqual([null, []])
    expect(facts.differing).toEqual(['deposit', 'size', 'maxPerson', 'houseRules', 'roomCounts', 'amenities'])
    expect(facts.before).toMatchObject({ size: 60, deposit: 2400, roomCounts: { bedrooms: 1 } })
    expect(facts.after).toMatchObject({
      size: 80,
      deposit: 900,
      amenities: ['WIFI'],
      roomCounts: { bedrooms: 3 },
    })
  })

  test('except in fields that the last decision did not store, which the answer says', async () => {
    await reject()
    await server.db.updateTable('kept_listing').set({ listing: sql`listing - 'facts'` }).execute()
    await edit({ size: 80 })
    await setStatus('ACTIVE')

    expect(await changes()).toMatchObject({ texts: [], facts: null, areFactsUnknown: true })
  })

  test('in its pictures too, with removed ones shown to administrators', async () => {
    await upload()
    await reject()
    const { images: all } = await own()
    await imageCall('DELETE', `remove/${flatId}?imageIdList=${all.at(-1).id}`)
    await setStatus('ACTIVE')
    server.clock.now = addHours(NOW, 25)
    await server.runJobs()

    const { before, after } = (await changes()).images

    expect([before.length, after.length]).toEqual([5, 4])
    expect((await fetch(`${server.origin}${before.at(-1).url}`)).status).toBe(200)
  })
})

test('an administrator compares the reviewed version with the one that is shown', async () => {
  const before = await keys()
  await edit({
    title_en: 'Another title of the same flat',
    description_region_local: 'Ein Park liegt um die Ecke.',
    pricePerMonth: 2000,
  })
  await imageCall('DELETE', `remove/${flatId}?imageIdList=${images[0]}`)

  const { texts, price, images: pictures } = await changes()

  expect(texts).toEqual([
    { field: 'title_en', before: TITLE, after: 'Another title of the same flat' },
    { field: 'description_region_local', before: null, after: 'Ein Park liegt um die Ecke.' },
  ])
  expect(price).toEqual({ before: 1200, after: 2000 })
  expect(pictures.before.map(({ url }: { url: string }) => url.split('/')[3])).toEqual(before)
  expect(pictures.after).toHaveLength(3)
  expect(pictures.before[0].mainImage).toBe(true)
})

describe('accepting a change', () => {
  test('keeps the listing, and compares the next change with it', async () => {
    await edit({ title_en: 'Another title of the same flat' })

    expect(await accept()).toMatchObject({ status: 200, body: null })

    expect([(await shown()).title_en, await marked()]).toEqual(['Another title of the same flat', []])
    await edit({ title_en: 'A third title of the same flat' })
    expect((await changes()).texts[0].before).toBe('Another title of the same flat')
    expect(await mails()).toEqual([])
  })

  test('is recorded in the audit log', async () => {
    await edit({ title_en: 'Another title of the same flat' })
    await accept()

    const { body } = await server.send('GET', `/admin/api/audit?subjectType=FLAT&subjectId=${flatId}`, {
      as: ADMIN,
    })

    expect(body.items).toMatchObject([
      { action: 'FLAT_CHANGES_ACCEPTED', subjectId: String(flatId), before: { changed: ['title_en'] } },
    ])
  })

  test('is refused when the listing has changed again meanwhile, also at the same time', async () => {
    await edit({ title_en: 'Another title of the same flat' })
    const seen = await moment()
    await edit({ title_en: 'A third title of the same flat' })

    const { status, body } = await accept(seen)

    expect([status, body.code]).toEqual([409, 'LISTING_DECIDED_MEANWHILE'])
    expect(await marked()).toEqual([flatId])
  })
})

describe('undoing a change', () => {
  test('restores the reviewed titles, texts, pictures and prices, and keeps all else', async () => {
    const before = await keys()
    const first = images[0] ?? 0
    await server.db.updateTable('flat_image').set({ file_name: 'room.jpg' }).where('id', '=', first).execute()
    await edit({
      title_en: 'Another title of the same flat',
      pricePerMonth: 2000,
      deposit: 6000,
      size: 60,
    })
    await imageCall('DELETE', `remove/${flatId}?imageIdList=${images[0]}`)
    const { version } = await own()

    expect(await undo()).toMatchObject({ status: 200, body: null })

    expect(await shown()).toMatchObject({ title_en: TITLE, pricePerMonth: 1200, deposit: 2400, size: 60 })
    expect([await keys(), await marked(), await moment()]).toEqual([before, [], null])
    expect((await own()).images).toMatchObject([
      { mainImage: true, fileName: 'room.jpg' },
      { mainImage: false },
      { mainImage: false },
      { mainImage: false },
    ])
    expect((await own()).version).toBeGreaterThan(version)
  })

  test('keeps a price that has changed by less than the limit', async () => {
    await edit({ title_en: 'Another title of the same flat', pricePerMonth: 1300 })

    await undo()

    expect(await shown()).toMatchObject({ title_en: TITLE, pricePerMonth: 1300 })
  })

  test('needs a reason', async () => {
    await edit({ title_en: 'Another title of the same flat' })

    expect((await undo({ reason: ' ' })).body.code).toBe('ADMIN_REASON_INVALID')
    expect((await shown()).title_en).toBe('Another title of the same flat')
  })

  test('tells the landlord the reasons by mail, in their language, and in the account', async () => {
    await server.db.updateTable('app_user').set({ locale: 'de' }).where('id', '=', 'otto').execute()
    await edit({ title_en: 'Another title of the same flat' })
    await undo()

    const [mail, ...others] = await mails()

    expect([mail?.kind, mail?.to_address, others]).toEqual(['CONTENT_DECIDED', 'otto@example.org', []])
    expect(mail?.body_text).toContain('rückgängig gemacht: Titel, Texte und Fotos sind wieder so')
    expect(mail?.body_text).toContain('mehr als 30 %')
    expect(mail?.body_text).toContain(REASON)
    const { body } = await server.send('GET', '/user/api/report/list', { as: OWNER })
    expect(body).toMatchObject([
      { party: 'AFFECTED', subject: 'FLAT', decision: 'UNDONE', reasons: REASON, canComplain: true },
    ])
  })

  test('is recorded in the audit log with the reason', async () => {
    await edit({ pricePerMonth: 2000 })
    await undo()

    const { body } = await server.send('GET', `/admin/api/audit?subjectType=FLAT&subjectId=${flatId}`, {
      as: ADMIN,
    })

    const entry = { action: 'FLAT_CHANGES_UNDONE', reason: REASON }
    expect(body.items).toMatchObject([{ ...entry, before: { changed: ['pricePerMonth'] } }])
    expect(await decisions()).toMatchObject([{ ...entry, from: null, to: null }])
  })

  test('is refused where nothing has changed, and succeeds for one of two administrators at once', async () => {
    const nothing = await undo({ changedSinceReview: NOW.toISOString() })
    await edit({ title_en: 'Another title of the same flat' })
    const seen = await moment()
    const both = await Promise.all([undo({ changedSinceReview: seen }), accept(seen, OTHER_ADMIN)])

    expect([nothing.status, nothing.body.code]).toEqual([409, 'LISTING_DECIDED_MEANWHILE'])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('a complaint about an undone change', () => {
  async function givenComplaint(): Promise<string> {
    await edit({ title_en: 'Another title of the same flat', pricePerMonth: 2000 })
    await imageCall('PUT', `setMainImage/${flatId}`, { imageId: images[2] })
    await undo()
    const [report] = (await server.send('GET', '/user/api/report/list', { as: OWNER })).body
    const body = { text: 'It is the same flat, after the renovation.' }
    await server.send('POST', `/user/api/report/${report.id}/complain`, { as: OWNER, body })
    return report.id
  }

  const decide = (id: string, decision: string) =>
    server.send('POST', `/admin/api/report/${id}/decide`, {
      as: OTHER_ADMIN,
      body: { decision, reason: 'It was renovated indeed' },
    })

  test('restores the landlord’s version as reviewed when it is granted', async () => {
    const id = await givenComplaint()

    expect(await decide(id, 'KEPT')).toMatchObject({ status: 200 })

    const { images: pictures, ...flat } = await shown()
    expect(flat).toMatchObject({ title_en: 'Another title of the same flat', pricePerMonth: 2000 })
    expect(pictures.map(({ mainImage }: { mainImage: boolean }) => mainImage)[2]).toBe(true)
    expect(await marked()).toEqual([])
  })

  test('is answered, when granted, with a mail that the changes are back', async () => {
    const id = await givenComplaint()

    await decide(id, 'KEPT')

    const text = (await mails()).at(-1)?.body_text
    expect(text).toContain(`We have brought back your changes of “${TITLE}”`)
    expect(text).not.toMatch(/as it is|have undone the latest|removal/)
  })

  test('is also answered to the reporter when it is granted', async () => {
    await edit({ title_en: 'Another title of the same flat' })
    const report = { target: 'FLAT', id: flatId, ground: 'FALSE_INFORMATION', message: 'This is not true.' }
    await server.send('PUT', '/user/report', {
      as: { id: 'anna' },
      body: { ...report, inGoodFaith: true, locale: 'en' },
    })
    const { id } = await server.db.selectFrom('content_report').select('id').executeTakeFirstOrThrow()
    await decide(String(id), 'UNDONE')
    const body = { text: 'It is the same flat, after the renovation.' }
    await server.send('POST', `/user/api/report/${id}/complain`, { as: OWNER, body })

    await decide(String(id), 'KEPT')

    const told = (await mails()).filter(({ kind }) => kind === 'REPORT_DECIDED').at(-1)?.body_text
    expect(told).toContain(
      'We have brought back the changes of “Another title of the same flat” that we had undone.',
    )
  })

  test('keeps the reviewed version when it is refused', async () => {
    const id = await givenComplaint()

    expect(await decide(id, 'UNDONE')).toMatchObject({ status: 200 })

    expect(await shown()).toMatchObject({ title_en: TITLE, pricePerMonth: 1200 })
  })

  test.each(['HIDDEN', 'BLOCKED', 'CHANGED'])(
    'does not restore the change when it ends with %s',
    async (decision) => {
      const id = await givenComplaint()

      expect(await decide(id, decision)).toMatchObject({ status: 200 })

      const flat = await server.db.selectFrom('flat').selectAll().executeTakeFirstOrThrow()
      expect(flat).toMatchObject({ title_en: TITLE, price_per_month: 1200 })
    },
  )

  test('restores the change when granted, though other changes were accepted meanwhile', async () => {
    const id = await givenComplaint()
    await edit({ description_region_en: 'There is a park around the corner.' })
    await accept()

    await decide(id, 'KEPT')

    expect(await shown()).toMatchObject({
      title_en: 'Another title of the same flat',
      description_region_en: 'There is a park around the corner.',
    })
  })

  test('restores, when granted, only its own change, and leaves that of another complaint', async () => {
    const first = await givenComplaint()
    await edit({ title_local: 'Ein anderer Titel der Wohnung' })
    await undo()
    const reports = (await server.send('GET', '/user/api/report/list', { as: OWNER })).body
    const second = reports.find(({ id }: { id: string }) => id !== first).id
    const body = { text: 'The other title was right, too.' }
    await server.send('POST', `/user/api/report/${second}/complain`, { as: OWNER, body })

    for (const id of [first, second]) expect(await decide(id, 'KEPT')).toMatchObject({ status: 200 })

    expect(await shown()).toMatchObject({
      title_en: 'Another title of the same flat',
      title_local: 'Ein anderer Titel der Wohnung',
    })
  })

  test('keeps, when granted, what the landlord has rewritten since, also if that was accepted', async () => {
    const id = await givenComplaint()
    await edit({ title_en: 'A third title of the same flat' })
    await accept()
    await edit({ pricePerMonth: 1250 })

    expect(await decide(id, 'KEPT')).toMatchObject({ status: 200 })

    const { images: pictures, ...flat } = await shown()
    expect(flat).toMatchObject({ title_en: 'A third title of the same flat', pricePerMonth: 1250 })
    expect(pictures.map(({ mainImage }: { mainImage: boolean }) => mainImage)[2]).toBe(true)
  })

  test('keeps, when granted, a deposit that was changed since, with its price', async () => {
    const id = await givenComplaint()
    await edit({ deposit: 1200 })

    expect(await decide(id, 'KEPT')).toMatchObject({ status: 200 })

    const flat = await server.db.selectFrom('flat').selectAll().executeTakeFirstOrThrow()
    expect(flat).toMatchObject({
      title_en: 'Another title of the same flat',
      price_per_month: 1200,
      deposit: 1200,
    })
  })

  test('restores the rest when granted, though another change is waiting and stays waiting', async () => {
    const id = await givenComplaint()
    await edit({ description_region_en: 'There is a park around the corner.' })

    await decide(id, 'KEPT')

    const { images: pictures, ...flat } = await shown()
    expect(flat).toMatchObject({
      title_en: 'Another title of the same flat',
      pricePerMonth: 2000,
      description_region_en: 'There is a park around the corner.',
    })
    expect(pictures.map(({ mainImage }: { mainImage: boolean }) => mainImage)[2]).toBe(true)
    expect((await changes()).texts).toEqual([
      { field: 'description_region_en', before: null, after: 'There is a park around the corner.' },
    ])
  })

  test('keeps, when granted, what the landlord has changed meanwhile', async () => {
    const id = await givenComplaint()
    await edit({ title_en: 'A third title of the same flat' })

    await decide(id, 'KEPT')

    expect((await shown()).title_en).toBe('A third title of the same flat')
    expect(await marked()).toEqual([flatId])
  })
})

test('an undone change is stored until the time for a complaint is over, and a month longer', async () => {
  await edit({ title_en: 'Another title of the same flat' })
  await undo()
  const keptAfter = async (months: number) => {
    server.clock.now = new Date(`${addMonths('2027-03-11', months)}T12:00:00Z`)
    await server.services.listingReviews.purgeUndone()
    const undone = server.db.selectFrom('kept_listing').select('id').where('report_id', 'is not', null)
    return (await undone.execute()).length
  }

  expect([await keptAfter(6), await keptAfter(7)]).toEqual([1, 0])
})

test('the report of a listing says whether there are changes to undo', async () => {
  const changedOf = async () =>
    (await server.send('GET', '/admin/api/reports', { as: ADMIN })).body.items[0].changedSinceReview
  const report = { target: 'FLAT', id: flatId, ground: 'FALSE_INFORMATION', message: 'This is not true.' }
  await server.send('PUT', '/user/report', {
    as: { id: 'anna' },
    body: { ...report, inGoodFaith: true, locale: 'en' },
  })
  const before = await changedOf()

  await edit({ title_en: 'Another title of the same flat' })

  expect([before, await changedOf()]).toEqual([null, NOW.toISOString()])
})

test('a decision about a report undoes the change that was reported', async () => {
  await edit({ title_en: 'Another title of the same flat' })
  const report = { target: 'FLAT', id: flatId, ground: 'FALSE_INFORMATION', message: 'This is not true.' }
  await server.send('PUT', '/user/report', {
    as: { id: 'anna' },
    body: { ...report, inGoodFaith: true, locale: 'en' },
  })
  const { id } = await server.db.selectFrom('content_report').select('id').executeTakeFirstOrThrow()
  const body = { decision: 'UNDONE', reason: REASON }
  const decide = () => server.send('POST', `/admin/api/report/${id}/decide`, { as: ADMIN, body })

  expect(await decide()).toMatchObject({ status: 200, body: { decision: 'UNDONE' } })

  expect((await shown()).title_en).toBe(TITLE)
  expect(await decisions()).toMatchObject([{ action: 'REPORT_DECIDED', to: 'UNDONE', reason: REASON }])
  expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual([
    'CONTENT_DECIDED',
    'REPORT_DECIDED',
    'REPORT_RECEIVED',
  ])
})

test('a removed picture is shown to administrators until they have reviewed it, and to nobody else', async () => {
  await upload()
  await accept()
  const [key] = (await keys()).slice(-1)
  const { images: all } = await own()
  await imageCall('DELETE', `remove/${flatId}?imageIdList=${all.at(-1).id}`)
  server.clock.now = addHours(NOW, 25)
  await server.runJobs()

  const { url } = (await changes()).images.before.at(-1)
  const get = (path: string) => fetch(`${server.origin}${path}`).then(({ status }) => status)

  expect(url).toContain(key)
  expect([await get(url), await get(url.split('?')[0])]).toEqual([200, 404])
  await accept()
  expect(await get(url)).toBe(404)
})

test('where reviews are disabled no change is marked', async () => {
  const free = await openTestServer({ flatReview: false })
  try {
    await givenUser(free.db, 'otto')
    const id = await givenFlat(free.db, TEXTS)
    const body = { id, version: 1, pricePerMonth: 2000 }

    const { body: changed } = await free.send('PUT', '/flat/api/edit', { as: OWNER, body })

    expect([changed.pricePerMonth, changed.changedSinceReview]).toEqual([2000, null])
  } finally {
    await free.close()
  }
})

test('a deleted flat has no changes to decide about', async () => {
  await edit({ title_en: 'Another title of the same flat' })
  await givenBooking(server.db, flatId)
  await server.send('DELETE', `/flat/api/remove/${flatId}`, { as: OWNER, body: {} })

  expect(await marked()).toEqual([])
})
