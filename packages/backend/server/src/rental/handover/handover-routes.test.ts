// proves D12.3, 22.60
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createLocalStorage } from '../../infrastructure/storage/module.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenHandover, HANDOVER } from '../../testing/given-handover.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { aPdf, download, sendForm } from '../../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto' }
const TENANT = { id: 'tara' }
const ADMIN = { id: 'root', isAdmin: true }

let server: TestServer
let flatId: number

beforeAll(async () => {
  server = await openTestServer({
    storage: createLocalStorage(mkdtempSync(join(tmpdir(), 'domizil-storage-'))),
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  server.clock.now = NOW
  flatId = await givenFlat(server.db, { owner_id: 'otto', rooms: JSON.stringify({ BEDROOM: 2 }) })
  for (const id of ['tara', 'root', 'anna']) await givenUser(server.db, id)
})

/** A stay that begins today. */
const given = (change: Parameters<typeof givenBooking>[2] = {}) =>
  givenBooking(server.db, flatId, {
    status: 'BOOKING_COMPLETED',
    start_date: '2027-03-10',
    end_date: '2027-05-09',
    ...change,
  })
const pathOf = (id: number, kind = 'IN') => `/booking/api/${id}/handover/${kind}`
const read = (id: number, as: object = TENANT, kind = 'IN') => server.send('GET', pathOf(id, kind), { as })
const save = (id: number, revision: number, content: object = HANDOVER, as: object = TENANT) =>
  server.send('PUT', pathOf(id), { as, body: { revision, content } })
const confirm = (id: number, as: object, body: object = {}) =>
  server.send('POST', `${pathOf(id)}/confirm`, { as, body: { revision: 1, ...body } })
const on = (day: string) => {
  server.clock.now = new Date(`${day}T10:00:00Z`)
}
const mailsTo = async (userId: string) => {
  const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'SEND_MAIL').execute()
  return jobs
    .map(({ payload }) => payload as unknown as { mail: string; to: string; values: object })
    .filter(({ to }) => to === userId)
    .map(({ mail, values }) => ({ mail, values }))
}
const addPhoto = async (id: number, as: object) => {
  const bytes = new Uint8Array(await aPicture())
  const file = { name: 'Door.jpg', type: 'image/jpeg', bytes }
  return (await sendForm(server, `/booking/api/${id}/file`, { as, file })).body.id as number
}
const roomsWith = (photos: number[]) => ({
  ...HANDOVER,
  rooms: HANDOVER.rooms.map((room, index) => (index === 0 ? { ...room, photos } : room)),
})
/** The sealed PDF as a party gets it, made by the job. */
const sealedFile = async (id: number, as: object) => {
  await server.runJobs()
  const { body } = await server.send('GET', '/booking/api/tenant/list', { as: TENANT })
  const files = body[0].attachments.filter(({ kind }: { kind: string }) => kind.startsWith('HANDOVER'))
  const { bytes, status } = await download(server, `/booking/api/${id}/attachment/${files[0]?.id ?? 0}`, as)
  return { files, bytes, status }
}

test('a protocol starts with the rooms of the flat, and what one side writes the other sees', async () => {
  const id = await given()
  const { body: empty } = await read(id)
  expect(empty).toMatchObject({ revision: 0, summary: { state: 'DRAFT', isBegun: false } })
  expect(empty.content.rooms.filter(({ kind }: { kind: string }) => kind === 'BEDROOM')).toHaveLength(2)

  expect((await save(id, 0)).body).toMatchObject({ revision: 1, editedBy: 'TENANT', content: HANDOVER })

  expect((await read(id, LANDLORD)).body).toMatchObject({ revision: 1, content: HANDOVER })
  const { body: cards } = await server.send('GET', '/booking/api/tenant/list', { as: TENANT })
  expect(cards[0].handovers).toMatchObject([
    { kind: 'IN', state: 'DRAFT', isBegun: true, opensOn: '2027-03-03', closesOn: '2027-03-24' },
    { kind: 'OUT', state: 'NOT_YET', opensOn: '2027-05-02' },
  ])
})

test('a change based on an older version is refused, and the same change twice counts once', async () => {
  const id = await given()
  await save(id, 0)
  await save(id, 1, { ...HANDOVER, remarks: 'By Otto.' }, LANDLORD)

  const late = await save(id, 1, { ...HANDOVER, remarks: 'By Tara.' })

  expect([late.status, late.body.code]).toEqual([409, 'HANDOVER_CHANGED'])
  const again = await save(id, 1, { ...HANDOVER, remarks: 'By Otto.' })
  expect([again.status, again.body.revision, again.body.content.remarks]).toEqual([200, 2, 'By Otto.'])
})

test('when one side confirms the other is asked, and after both it is final and a sealed PDF for all', async () => {
  const id = await given()
  const photo = await addPhoto(id, TENANT)
  await save(id, 0, roomsWith([photo]))

  const { body: confirmed } = await confirm(id, TENANT)
  expect(confirmed).toMatchObject({ summary: { state: 'CONFIRMED', turn: 'LANDLORD' }, allowed: [] })
  expect((await save(id, 1, { ...HANDOVER, remarks: '' }, LANDLORD)).body.code).toBe('HANDOVER_CONFIRMED')
  expect(await mailsTo('otto')).toEqual([
    { mail: 'HANDOVER_CONFIRMED', values: { kind: 'IN', until: '2027-03-24' } },
  ])

  const { body: final } = await confirm(id, LANDLORD, { remarks: 'The window sticks.' })

  expect(final).toMatchObject({ summary: { state: 'FINAL', turn: null } })
  const { files, bytes } = await sealedFile(id, LANDLORD)
  expect(files).toMatchObject([{ kind: 'HANDOVER_IN' }])
  const { text, numbers, pages } = await readPdf(bytes)
  expect(numbers).toEqual(Array.from({ length: pages }, (_, page) => `${page + 1} / ${pages}`))
  for (const words of ['A scratch on the door.', 'G 77', '1204,5', 'The window sticks.', 'Foto 1'])
    expect(text).toContain(words)
  expect(bytes.includes('/ByteRange')).toBe(true)
  expect((await sealedFile(id, ADMIN)).status).toBe(200)
  expect((await mailsTo('tara')).map(({ mail }) => mail)).toEqual(['HANDOVER_FINAL'])
  expect((await confirm(id, LANDLORD)).status).toBe(200)
})

test('a protocol without an answer is final after 14 days, and sealed once', async () => {
  const id = await given()
  await save(id, 0)
  await confirm(id, LANDLORD)

  on('2027-03-24')
  await server.services.handovers.close()
  expect((await read(id)).body.summary.state).toBe('CONFIRMED')
  on('2027-03-25')
  await server.services.handovers.close()
  await server.services.handovers.close()

  const { files, bytes } = await sealedFile(id, TENANT)
  expect(files).toHaveLength(1)
  expect((await readPdf(bytes)).text.replace(/\s+/g, ' ')).toContain(
    'Hat innerhalb der Frist von 14 Tagen nicht geantwortet.',
  )
  expect((await confirm(id, TENANT)).body.code).toBe('HANDOVER_FINAL')
})

test.each([
  ['before the contract is signed', { status: 'CONTRACT_APPROVED' as const, expires_at: NOW }, '2027-03-09'],
  ['eight days before the first day', {}, '2027-03-02'],
  ['fifteen days after it', {}, '2027-03-25'],
])('a protocol cannot be written %s', async (_when, change, day) => {
  on(day)
  const id = await given(change)

  const { status, body } = await save(id, 0)

  expect([status, body.code]).toEqual([409, 'HANDOVER_NOT_OPEN'])
})

test('an incomplete protocol can be saved but not confirmed', async () => {
  const id = await given()
  const rooms = HANDOVER.rooms.map((room) => ({ ...room, condition: null }))
  expect((await save(id, 0, { ...HANDOVER, rooms })).status).toBe(200)

  const { status, body } = await confirm(id, TENANT)

  expect([status, body.code]).toEqual([422, 'HANDOVER_INVALID'])
  expect(body.details.map(({ field }: { field: string }) => field)).toEqual([
    'rooms.0.condition',
    'rooms.1.condition',
  ])
})

test('a protocol that the other side has changed meanwhile cannot be confirmed unseen', async () => {
  const id = await given()
  await save(id, 0)
  await save(id, 1, { ...HANDOVER, remarks: 'Otto has added this.' }, LANDLORD)

  expect((await confirm(id, TENANT)).body.code).toBe('HANDOVER_CHANGED')
  expect((await confirm(id, TENANT, { revision: 2 })).status).toBe(200)
})

test('photos belong to the side that adds them, stay when the other side writes, and have to be pictures', async () => {
  const id = await given()
  const photo = await addPhoto(id, TENANT)
  const paper = { name: 'Bill.pdf', type: 'application/pdf', bytes: aPdf() }
  const { body: bill } = await sendForm(server, `/booking/api/${id}/file`, { as: TENANT, file: paper })
  expect((await save(id, 0, roomsWith([photo]), LANDLORD)).body.code).toBe('HANDOVER_PHOTO_UNKNOWN')
  expect((await save(id, 0, roomsWith([bill.id]))).body.code).toBe('HANDOVER_PHOTO_UNKNOWN')

  await save(id, 0, roomsWith([photo]))
  const changed = { ...roomsWith([photo]), remarks: 'By Otto.' }

  expect((await save(id, 1, changed, LANDLORD)).body).toMatchObject({ revision: 2, photos: [{ id: photo }] })
})

test('a photo that is removed from the protocol is deleted after a month', async () => {
  const id = await given()
  const photo = await addPhoto(id, TENANT)
  await save(id, 0, roomsWith([photo]))
  await save(id, 1, HANDOVER, LANDLORD)

  on('2027-05-01')
  await server.services.stayFiles.forgetUnused()

  expect(await server.db.selectFrom('booking_file').select('id').execute()).toEqual([])
})

test('the protocol of moving out starts with the state at moving in', async () => {
  const id = await given({ start_date: '2027-01-10', end_date: '2027-03-12' })
  await givenHandover(server.db, id)

  const { body } = await read(id, LANDLORD, 'OUT')

  expect(body).toMatchObject({ revision: 0, summary: { state: 'DRAFT' }, allowed: ['edit', 'confirm'] })
  expect(body.content.meters).toEqual([{ ...HANDOVER.meters[0], reading: '' }])
  expect(body.content.rooms[0]).toMatchObject({ id: 'hall-1', condition: null, text: '' })
})

test('the exports of both parties have the protocols', async () => {
  const id = await given()
  await givenHandover(server.db, id)

  for (const as of [LANDLORD, TENANT]) {
    const { body } = await server.send('GET', '/user/api/export', { as })
    expect(body.handovers).toMatchObject([{ booking_id: id, kind: 'IN', content: HANDOVER }])
  }
})

test('a change of the protocol updates the open pages of the other side', async () => {
  const id = await given()
  const revision = async () =>
    (await server.send('GET', '/booking/api/revision', { as: LANDLORD })).body.revision
  const before = await revision()

  await save(id, 0)

  expect(await revision()).not.toBe(before)
})
