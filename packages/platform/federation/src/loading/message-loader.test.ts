// proves 8.11
import { afterEach, expect, jest, test } from '@jest/globals'
import { messageLoader } from './index.ts'

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => void warn.mockClear())

const en = () => Promise.resolve({ default: { hello: 'Hello' } })
const missing = () => Promise.reject(new TypeError('Failed to fetch'))

test('missing texts of a language are replaced by the fallback, with a warning', async () => {
  const load = messageLoader<'en' | 'de'>({ en, de: missing }, 'en')

  expect(await load('de', 1_000)).toEqual({ hello: 'Hello' })
  expect(warn).toHaveBeenCalledTimes(1)
})

test('the texts of a language are fetched once', async () => {
  let fetched = 0
  const load = messageLoader({ en: () => en().finally(() => (fetched += 1)) }, 'en')

  await Promise.all([load('en', 1_000), load('en', 1_000)])

  expect(fetched).toBe(1)
})

test('texts that failed to load are fetched again at the next request', async () => {
  let attempts = 0
  const load = messageLoader(
    { en: () => (++attempts < 3 ? Promise.reject(new TypeError('Failed to fetch')) : en()) },
    'en',
  )

  await expect(load('en', 1_000)).rejects.toMatchObject({ code: 'CHUNK_FAILED' })

  expect(await load('en', 1_000)).toEqual({ hello: 'Hello' })
})

test('missing texts of the fallback language are an error', async () => {
  const load = messageLoader({ en: missing }, 'en')

  await expect(load('en', 1_000)).rejects.toMatchObject({ code: 'CHUNK_FAILED', chunk: 'messages-en' })
})
