// proves 11.33, 11.34
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { FlatImage } from '@domizil/api'
import { addHours, FLAT_STATUSES, type FlatStatus } from '@domizil/domain'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const OWNER = { id: 'otto' }
const ADMIN = { id: 'root', isAdmin: true }
const A_DAY = 24
let server: TestServer
let flatId: number
let picture: FlatImage

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto', status: 'DRAFT' })
  await givenUser(server.db, 'root')
  picture = await upload(flatId)
})

async function upload(id: number): Promise<FlatImage> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await aPicture())]), 'picture.jpg')
  const headers = { authorization: `Bearer ${await server.tokenFor(OWNER)}` }
  const url = `${server.origin}/api/flat/api/image/upload/${id}`
  return (await fetch(url, { method: 'POST', body: form, headers })).json() as Promise<FlatImage>
}
const setStatus = (status: FlatStatus, id = flatId) =>
  server.db.updateTable('flat').set({ status }).where('id', '=', id).execute()
const fetchAt = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${address}`, { headers })
const signed = () => picture.derivatives.thumb.url
const plain = () => signed().replace(/\?.*/, '')

test('browsers cache a picture of a public flat for a year, shared caches for a day', async () => {
  await setStatus('ACTIVE')

  const reply = await fetchAt(plain())

  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('image/webp')
  expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=86400, immutable')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(50)
  const again = await fetchAt(plain(), { 'if-none-match': reply.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('a removed picture is answered with 404 at once, also for a request with its ETag', async () => {
  await setStatus('ACTIVE')
  const etag = (await fetchAt(plain())).headers.get('etag') ?? ''
  await server.db.deleteFrom('flat_image').where('id', '=', picture.id).execute()

  const gone = await fetchAt(plain(), { 'if-none-match': etag })

  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect((await fetchAt(signed())).status).toBe(404)
})

test('a picture of two flats is served until both have removed it', async () => {
  const other = await givenFlat(server.db, { owner_id: 'otto', status: 'DRAFT' })
  await upload(other)
  await setStatus('ACTIVE')
  await setStatus('ACTIVE', other)

  await server.db.deleteFrom('flat_image').where('flat_id', '=', flatId).execute()

  expect((await fetchAt(plain())).status).toBe(200)
})

test.each(FLAT_STATUSES)(
  'the unsigned address of a picture is served for public statuses only: %s',
  async (status) => {
    await setStatus(status)

    const isOpen = status === 'ACTIVE' || status === 'INACTIVE'
    expect((await fetchAt(plain())).status).toBe(isOpen ? 200 : 404)
  },
)

describe('a picture of a flat that is not public', () => {
  test('is served at the signed address that the owner gets, on that day and the next', async () => {
    const first = await fetchAt(signed())
    server.clock.now = addHours(NOW, A_DAY)
    const next = await fetchAt(signed())
    server.clock.now = addHours(NOW, 2 * A_DAY)
    const over = await fetchAt(signed())

    expect([first.status, next.status, over.status]).toEqual([200, 200, 404])
    expect(first.headers.get('cache-control')).toBe('private, max-age=86400')
  })

  test('has one signed address a day, so that browsers can cache it', async () => {
    const addressNow = async () => {
      const { body } = await server.send('GET', '/user/api/flat/list', { as: OWNER })
      return body[0].images[0].derivatives.thumb.url
    }

    expect(await addressNow()).toBe(signed())
    server.clock.now = addHours(NOW, A_DAY)
    expect(await addressNow()).not.toBe(signed())
  })

  test.each([
    ['another day', /day=[^&]+/, 'day=2027-03-09'],
    ['another flat', /flat=\d+/, 'flat=99'],
    ['no flat', /flat=\d+/, 'flat=0x1'],
    ['a guess', /access=.+/, `access=${'A'.repeat(43)}`],
    ['nothing', /access=.+/, ''],
    ['two signatures', /$/, '&access=x'],
  ])('is not served with %s', async (_what, part, other) => {
    expect((await fetchAt(signed().replace(part, other))).status).toBe(404)
  })

  test('is not served with the signature of another picture', async () => {
    const other = await givenFlat(server.db, { owner_id: 'otto', status: 'DRAFT' })
    await server.db
      .insertInto('flat_image')
      .values({
        flat_id: other,
        key: 'f'.repeat(32),
        rank: 0,
        derivatives: JSON.stringify(picture.derivatives),
      })
      .execute()
    const { body } = await server.send('GET', `/flat/api/${other}`, { as: OWNER })
    const access = /\?.*/.exec(body.images?.[0]?.derivatives.thumb.url ?? '')?.[0]

    expect(access).toMatch(/access=/)
    expect((await fetchAt(plain() + access)).status).toBe(404)
  })

  test('is shown to administrators in their list, and to tenants in their requests', async () => {
    await givenBooking(server.db, flatId, { tenant_id: 'tara' })
    await setStatus('ARCHIVED')

    const { body: flats } = await server.send('GET', '/admin/api/flats', { as: ADMIN })
    const { body: requests } = await server.send('GET', '/booking/api/tenant/list', { as: { id: 'tara' } })

    expect((await fetchAt(flats.items[0].image)).status).toBe(200)
    expect((await fetchAt(requests[0].flat.image.derivatives.thumb.url)).status).toBe(200)
  })
})
