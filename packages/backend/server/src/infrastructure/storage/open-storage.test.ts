// proves 11.23, 11.29
import { expect, test } from '@jest/globals'
import { workDuring } from '../../testing/watch-work.ts'
import { guardStorage } from './module.ts'
import type { Storage } from './storage.ts'

const storageThat = (error: Error): Storage => {
  const fail = async () => {
    throw error
  }
  async function* list() {
    yield ''
  }
  return { put: fail, get: fail, stream: fail, head: fail, delete: fail, list }
}
const failure = (facts: object) => Object.assign(new Error('no'), facts)

test.each([
  ['a refused connection', failure({ code: 'ECONNREFUSED' }), 503, 'STORAGE_UNAVAILABLE'],
  ['a call that took too long', failure({ name: 'TimeoutError' }), 503, 'STORAGE_UNAVAILABLE'],
  ['a folder without rights', failure({ code: 'EACCES' }), 503, 'STORAGE_UNAVAILABLE'],
  ['a full disk', failure({ code: 'ENOSPC' }), 507, 'INSUFFICIENT_STORAGE'],
  ['a used-up quota', failure({ code: 'EDQUOT' }), 507, 'INSUFFICIENT_STORAGE'],
  ['a full bucket', failure({ name: 'XMinioStorageFull' }), 507, 'INSUFFICIENT_STORAGE'],
  ['a bucket that says so', failure({ $metadata: { httpStatusCode: 507 } }), 507, 'INSUFFICIENT_STORAGE'],
])('%s is reported as an error of the storage by every function', async (_what, error, statusCode, code) => {
  const storage = guardStorage(storageThat(error))

  const refused = [storage.put('a', Buffer.of(1)), storage.get('a'), storage.stream('a'), storage.head('a')]

  for (const call of [...refused, storage.delete('a')]) {
    await expect(call).rejects.toMatchObject({ statusCode, code })
  }
})

test('an invalid key is not reported as an error of the storage', async () => {
  const storage = guardStorage(storageThat(new TypeError('Not a key: ../a')))

  await expect(storage.get('../a')).rejects.toThrow(TypeError)
})

test('calls of the storage are traced, without their keys', async () => {
  const storage = guardStorage(storageThat(failure({ code: 'ECONNREFUSED' })))

  const seen = await workDuring(() => storage.get('images/ab').catch(() => undefined))

  expect(seen).toEqual([{ kind: 'storage', name: 'get' }])
})
