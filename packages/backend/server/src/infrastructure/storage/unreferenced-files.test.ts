import { mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { addHours } from '@domizil/domain'
import { createLocalStorage } from './module.ts'
import { givenBankAccount } from '../../testing/given-bank-account.ts'
import { givenBooking } from '../../testing/given-booking.ts'
import { givenFlat, givenUser } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { aPdf, sendForm } from '../../testing/send-form.ts'
import { NOW, openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto', givenName: 'Otto', familyName: 'Müller' }
const ADMIN = { id: 'root', isAdmin: true }
const folder = mkdtempSync(join(tmpdir(), 'domizil-leftovers-'))
const disk = createLocalStorage(folder)
/** Runs right after a file has been stored. */
let afterPut: () => Promise<void>
let server: TestServer
let flatId: number
let bookingId: number

beforeAll(async () => {
  const put: typeof disk.put = async (key, bytes) => {
    await disk.put(key, bytes)
    await afterPut()
  }
  server = await openTestServer({ storage: { ...disk, put } })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await server.clear()
  for (const kind of await readdir(folder)) await rm(join(folder, kind), { recursive: true })
  server.clock.now = NOW
  afterPut = async () => {}
  for (const id of ['otto', 'root']) await givenUser(server.db, id)
  await givenBankAccount(server.db, 'otto')
  flatId = await givenFlat(server.db, { owner_id: 'otto' })
  bookingId = await givenBooking(server.db, flatId, { status: 'WAITING_FOR_CONTRACT' })
})

const offer = (contractType = 'OWN_CONTRACT', as: typeof LANDLORD | typeof ADMIN = LANDLORD) =>
  sendForm(server, `/booking/api/${bookingId}/chooseContractType?contractType=${contractType}`, {
    as,
    file: { name: 'Vertrag.pdf', bytes: aPdf() },
  })
const offerOurs = () =>
  server.send('POST', `/booking/api/${bookingId}/chooseContractType?contractType=PLATFORM_CONTRACT`, {
    as: LANDLORD,
  })
const replace = () =>
  sendForm(server, `/admin/api/updateBookingAttachment/${bookingId}`, {
    as: ADMIN,
    file: { name: 'neu.pdf', bytes: aPdf('another') },
  })
const upload = async () =>
  sendForm(server, `/flat/api/image/upload/${flatId}`, {
    as: LANDLORD,
    file: { name: 'room.jpg', bytes: new Uint8Array(await aPicture()), type: 'image/jpeg' },
  })
const cancel = async () => {
  await server.db
    .updateTable('booking')
    .set({ status: 'BOOKING_CANCELED', cancel_reason: 'CANCELED_BY_TENANT' })
    .execute()
}
const archive = async () => {
  await server.db.updateTable('flat').set({ status: 'ARCHIVED', archived_at: NOW }).execute()
}
const fail = async () => {
  throw new Error('The process ends here')
}

const countFiles = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
async function letADayPass() {
  afterPut = async () => {}
  server.clock.now = addHours(NOW, 24)
  await server.runJobs()
}

test.each([
  ['a landlord’s own contract', offer, cancel],
  ['the platform’s contract', offerOurs, cancel],
  ['the partner’s contract', () => offer('PARTNER_CONTRACT', ADMIN), cancel],
  ['the file of an administrator', replace, cancel],
  ['a picture', upload, archive],
  ['a contract when storing did not come back', offer, fail],
  ['a picture when storing did not come back', upload, fail],
])(
  'a stored file whose request failed afterwards is deleted a day later: %s',
  async (_what, send, meanwhile) => {
    afterPut = meanwhile

    const { status } = await send()
    const stored = await countFiles()
    await letADayPass()

    expect(status).toBeGreaterThanOrEqual(400)
    expect(stored).toBeGreaterThan(0)
    expect(await countFiles()).toBe(0)
  },
)

test('a stored file whose request succeeded is not deleted', async () => {
  const statuses = [await offer(), await replace(), await upload()].map(({ status }) => status)
  const stored = await countFiles()

  await letADayPass()

  expect(statuses).toEqual([200, 200, 200])
  expect(await countFiles()).toBe(stored)
})
