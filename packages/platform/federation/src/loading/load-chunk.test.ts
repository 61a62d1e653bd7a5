import { expect, test } from '@jest/globals'
import { ChunkError, loadChunk } from './index.ts'

/** A chunk that fails with each of these errors in turn, and is there then. */
function aChunk(...errors: Error[]) {
  let asked = 0
  const load = async () => {
    asked += 1
    const error = errors.shift()
    if (error) throw error
    return 'there'
  }
  return { load, asked: () => asked }
}

test('a chunk that fails once is loaded again', async () => {
  const { load, asked } = aChunk(new TypeError('Failed to fetch'))

  expect(await loadChunk('page', load, 1_000)).toBe('there')
  expect(asked()).toBe(2)
})

test('a chunk that fails twice is an error with its cause', async () => {
  const cause = new TypeError('Failed to fetch')
  const { load, asked } = aChunk(new TypeError('first'), cause)

  await expect(loadChunk('page', load, 1_000)).rejects.toMatchObject({ code: 'CHUNK_FAILED', cause })
  expect(asked()).toBe(2)
})

test('an error of a nested chunk is not retried', async () => {
  const late = new ChunkError('texts', 'did not come within 15000 ms')
  const { load, asked } = aChunk(late)

  await expect(loadChunk('page', load, 1_000)).rejects.toBe(late)
  expect(asked()).toBe(1)
})
