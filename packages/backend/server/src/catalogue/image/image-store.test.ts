// proves 5.3, 9.5
import { Readable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { aPicture } from '../../testing/pictures.ts'
import { createImageStore } from './image-store.ts'
import type { Storage } from '../../infrastructure/storage/index.ts'

/** Keeps files in memory and counts how often each is written and read. */
function createMemory(): Storage & { writes: string[]; reads: string[] } {
  const files = new Map<string, Buffer>()
  const writes: string[] = []
  const reads: string[] = []

  return {
    writes,
    reads,
    put: async (key, bytes) => {
      writes.push(key)
      files.set(key, Buffer.from(bytes))
    },
    get: async (key) => {
      reads.push(key)
      return files.get(key)
    },
    stream: async (key) => {
      const file = files.get(key)
      return file && { bytes: file.length, content: Readable.from([file]) }
    },
    head: async (key) => {
      const file = files.get(key)
      return file && { bytes: file.length }
    },
    delete: async (key) => void files.delete(key),
    list: async function* () {
      yield* files.keys()
    },
  }
}

test('equal pictures are derived once and share their files, also when stored at the same time', async () => {
  const memory = createMemory()
  const store = createImageStore(memory)
  const picture = await aPicture()

  const stored = await Promise.all([store.storeImage(picture), store.storeImage(Buffer.from(picture))])
  const again = await store.storeImage(picture)
  const afterRestart = await createImageStore(memory).storeImage(picture)

  expect(new Set([...stored, again, afterRestart].map(({ key }) => key)).size).toBe(1)
  expect(afterRestart).toEqual(again)
  expect(memory.writes).toHaveLength(6)
})

test('the fingerprint of a picture is made once, without a read of the storage, and stays the same', async () => {
  const memory = createMemory()
  const { look } = await createImageStore(memory).storeImage(await aPicture())

  const again = await createImageStore(memory).storeImage(await aPicture())

  expect(look).toMatch(/^[01]{64}$/)
  expect(again.look).toBe(look)
  expect(memory.reads.filter((key) => key.endsWith('thumb.webp'))).toEqual([])
})

test('different pictures have different keys', async () => {
  const store = createImageStore(createMemory())
  const one = await store.storeImage(await aPicture(1200, 800, { colour: '#112233' }))
  const other = await store.storeImage(await aPicture(1200, 800, { colour: '#332211' }))

  expect(one.key).not.toBe(other.key)
  expect(one.key).toMatch(/^[0-9a-f]{32}$/)
})

test('a picture whose files are incomplete is derived again', async () => {
  const memory = createMemory()
  const picture = await aPicture()
  const { key } = await createImageStore(memory).storeImage(picture)
  await memory.delete(`images/${key.slice(0, 2)}/${key}/sizes.json`)

  await createImageStore(memory).storeImage(picture)

  expect(memory.writes).toHaveLength(12)
})

test('a refused picture leaves no files and can be uploaded again', async () => {
  const memory = createMemory()
  const store = createImageStore(memory)

  await expect(store.storeImage(Buffer.from('nonsense'))).rejects.toMatchObject({
    code: 'IMAGE_NOT_READABLE',
  })
  await expect(store.storeImage(Buffer.from('nonsense'))).rejects.toMatchObject({
    code: 'IMAGE_NOT_READABLE',
  })
  expect(memory.writes).toEqual([])
})

test('a file of more than twenty megabytes is refused before it is decoded', async () => {
  const store = createImageStore(createMemory())

  await expect(store.storeImage(Buffer.alloc(20 * 1024 * 1024 + 1))).rejects.toMatchObject({
    statusCode: 413,
    code: 'IMAGE_TOO_LARGE',
  })
})

test('only the sizes of a picture can be read, and only by its key', async () => {
  const store = createImageStore(createMemory())
  const { key } = await store.storeImage(await aPicture())

  const thumb = await store.openImage(key, 'thumb.webp')
  thumb?.content.destroy()
  expect(thumb?.bytes).toBeGreaterThan(0)
  expect(await store.openImage(key, 'sizes.json')).toBeUndefined()
  expect(await store.openImage(key, 'huge.webp')).toBeUndefined()
  expect(await store.openImage('../../etc', 'thumb.webp')).toBeUndefined()
})
