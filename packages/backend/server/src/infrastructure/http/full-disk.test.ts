// proves 11.29
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { givenFlat } from '../../testing/given.ts'
import { aPicture } from '../../testing/pictures.ts'
import { sendForm } from '../../testing/send-form.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLocalStorage, guardStorage } from '../storage/module.ts'

let server: TestServer
let folder: string
let isFull = false

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'domizil-full-'))
  const disk = createLocalStorage(folder)
  const put: typeof disk.put = async (key, bytes) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await disk.put(key, bytes)
  }
  server = await openTestServer({ storage: guardStorage({ ...disk, put }) })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  isFull = true
})

const health = async () => {
  const { status, body } = await server.send('GET', '/health')
  return [status, body]
}
async function upload(language: string) {
  const flatId = await givenFlat(server.db)
  const headers = { 'accept-language': language }
  return sendForm(server, `/flat/api/image/upload/${flatId}`, {
    as: { id: 'otto' },
    headers,
    file: { name: 'room.jpg', bytes: new Uint8Array(await aPicture()), type: 'image/jpeg' },
  })
}

test.each([
  ['en', 'There is no space left on our side to save this.'],
  ['de', 'Bei uns fehlt gerade der Platz'],
  ['es', 'No nos queda espacio'],
])('the error for a full disk says so, in %s', async (language, sentence) => {
  const { status, body } = await upload(language)

  expect([status, body.code]).toEqual([507, 'INSUFFICIENT_STORAGE'])
  expect(body.error).toContain(sentence)
})

test('a server with a full disk is not ready until a write succeeds', async () => {
  await upload('en')

  expect(await health()).toEqual([507, { status: 'disk full' }])
  isFull = false
  expect(await health()).toEqual([200, { status: 'ok' }])
  expect(server.log.entries.at(-1)).toMatchObject({ message: 'There is space on the disk again' })
})
