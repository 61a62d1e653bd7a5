// proves 7.57, 9.1
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { getFlat } from '@domizil/api'
import { createApiClient } from '../../api/client.ts'
import { createHttp } from '../../api/http.ts'
import { createProgress } from './progress.ts'

const realFetch = globalThis.fetch
let timeUp: AbortController
let timeout: jest.SpiedFunction<typeof AbortSignal.timeout>

beforeEach(() => {
  timeUp = new AbortController()
  timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeUp.signal)
  // A network that never responds, and rejects on an abort.
  globalThis.fetch = (input) =>
    new Promise((_resolve, reject) => {
      const { signal } = input as Request
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
})

afterEach(() => {
  timeout.mockRestore()
  globalThis.fetch = realFetch
})

function aClient() {
  const progress = createProgress()
  const client = createApiClient({
    getToken: async () => undefined,
    peekToken: () => undefined,
    replaceToken: async () => undefined,
    getLocale: () => 'en',
    loadHttp: async () => createHttp(progress.fetch),
  })
  return { progress, client }
}

test('a request without an answer in 50 seconds has failed', async () => {
  const { progress, client } = aClient()
  const sent = client.send(getFlat, { params: { id: 7 } })

  timeUp.abort(new DOMException('The time is up', 'TimeoutError'))

  await expect(sent).rejects.toMatchObject({ message: 'Internet disconnected or problem unknown' })
  expect([timeout.mock.calls, progress.state.get()]).toEqual([[[50_000]], 'failed'])
})

test('an aborted request does not count as failed', async () => {
  const { progress, client } = aClient()
  const controller = new AbortController()
  const sent = client.send(getFlat, { params: { id: 7 } }, { signal: controller.signal })

  controller.abort()

  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
  expect(progress.state.get()).toBe('hidden')
})

test('a download has no timeout', async () => {
  const { client } = aClient()

  client.download(getFlat, { params: { id: 7 } }).catch(() => undefined)
  await Promise.resolve()

  expect(timeout).not.toHaveBeenCalled()
})
