// proves 7.1, 7.2, 8.1, 8.2, 8.3, 8.4, 8.5, 8.6, 15.47, D8.2
import { expect, test } from '@jest/globals'
import { addFavourite, getFlat, searchFlats } from '@domizil/api'
import { ApiError } from './api-error.ts'
import { createApiClient } from './client.ts'
import { createHttp } from './http.ts'
import type { Locale } from '@domizil/domain'

/** A client with a network that gives prepared responses and records the requests. */
function aClient(
  answer: (request: Request) => Response | Promise<Response>,
  token?: string,
  locale: Locale = 'en',
  another?: string,
) {
  const requests: Request[] = []
  const failures: string[] = []
  const client = createApiClient({
    getToken: async () => token,
    peekToken: () => token,
    replaceToken: async (refused) => (refused === token ? another : undefined),
    getLocale: () => locale,
    onFailure: (call, { status }) => failures.push(`${call.path} ${status ?? 'no answer'}`),
    loadHttp: async () =>
      createHttp(async (input, init) => {
        const request = new Request(input, init)
        requests.push(request)
        request.signal.throwIfAborted()
        return answer(request)
      }),
  })
  return { client, requests, failures }
}

const json = (body: unknown, status = 200) => Response.json(body, { status })
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  )

test('a call is sent with method, path, token and language', async () => {
  const { client, requests } = aClient(() => json([]), 'token-1', 'de')

  await client.send(addFavourite, { query: { flatId: 7 } })

  const [request] = requests
  expect([request?.method, request?.url]).toEqual([
    'PUT',
    'http://localhost/api/user/api/favorite/add?flatId=7',
  ])
  expect(request?.headers.get('authorization')).toBe('Bearer token-1')
  expect(request?.headers.get('accept-language')).toBe('de')
})

test('each failed call is reported with its path, an aborted one is not', async () => {
  const { client, failures } = aClient(({ method }) => {
    if (method === 'PUT') throw new TypeError('Failed to fetch')
    return json({}, 503)
  })

  await failureOf(client.send(searchFlats, { body: {} }))
  await failureOf(client.send(addFavourite, { query: { flatId: 7 } }))
  await failureOf(client.send(searchFlats, { body: {} }, { signal: AbortSignal.abort() }))

  expect(failures).toEqual(['/flat/search/filter 503', '/user/api/favorite/add no answer'])
})

test('a call whose token is refused is sent once more with another token', async () => {
  const isNew = ({ headers }: Request) => headers.get('authorization') === 'Bearer token-2'
  const { client, requests, failures } = aClient(
    (request) => (isNew(request) ? json(['saved']) : json({ error: 'Please log in.' }, 401)),
    'token-1',
    'en',
    'token-2',
  )

  const answer = await client.send(searchFlats, { body: { types: ['LOFT'] } }, { idempotencyKey: 'once' })

  expect([answer, failures]).toEqual([['saved'], []])
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
    { types: ['LOFT'] },
    { types: ['LOFT'] },
  ])
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['once', 'once'])
})

test('a call whose token is refused fails if there is no other one', async () => {
  const { client, requests } = aClient(() => json({ error: 'Please log in.' }, 401), 'token-1')

  const failure = await failureOf(client.send(addFavourite, { query: { flatId: 7 } }))

  expect([failure?.status, requests.length]).toEqual([401, 1])
})

test('a call with an idempotency key sends it as a header', async () => {
  const { client, requests } = aClient(() => json([]))

  await client.send(addFavourite, { query: { flatId: 7 } }, { idempotencyKey: 'once' })

  expect(requests[0]?.headers.get('idempotency-key')).toBe('once')
})

test('signed out, a call is sent without a token', async () => {
  const { client, requests } = aClient(() => json({}))

  await client.send(searchFlats, { body: { types: ['LOFT'] } })

  expect(requests[0]?.headers.get('authorization')).toBeNull()
  expect(await requests[0]?.json()).toEqual({ types: ['LOFT'] })
})

test.each([
  [
    'the server has a sentence',
    json({ error: 'Diese Wohnung gibt es nicht', code: 'X' }, 404),
    'Diese Wohnung gibt es nicht',
    true,
  ],
  ['404 without one', new Response('', { status: 404 }), 'The URL does not exists', false],
  ['any other answer', new Response('<h1>oops</h1>', { status: 502 }), 'An error occurred', false],
])('the message of a failed call: %s', async (_situation, answer, message, fromServer) => {
  const { client } = aClient(() => answer)

  const error = await failureOf(client.send(getFlat, { params: { id: 7 } }))

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ ajax: true, message, fromServer, url: 'http://localhost/api/flat/7' })
})

test('a call without any answer fails with a message about the connection', async () => {
  const { client } = aClient(() => Promise.reject(new TypeError('Failed to fetch')))

  const error = await failureOf(client.send(getFlat, { params: { id: 7 } }))

  expect(error).toMatchObject({ message: 'Internet disconnected or problem unknown', status: undefined })
})

test.each([
  [
    'no answer',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Keine Internetverbindung oder unbekanntes Problem',
  ],
  ['404', () => new Response('', { status: 404 }), 'Diese Adresse gibt es nicht'],
  ['any other answer', () => new Response('', { status: 502 }), 'Ein Fehler ist aufgetreten'],
])('the message for %s is in the language of the page', async (_situation, answer, message) => {
  const { client } = aClient(answer, undefined, 'de')

  const error = await failureOf(client.send(getFlat, { params: { id: 7 } }))

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ ajax: true, message, fromServer: false, url: 'http://localhost/api/flat/7' })
})

test('an unexpected error keeps its own message', async () => {
  const { client } = aClient(() => Promise.reject(new Error('the roof is on fire')))

  const error = await failureOf(client.send(getFlat, { params: { id: 7 } }))

  expect(error).toMatchObject({ ajax: true, message: 'the roof is on fire' })
})

test('an aborted call rejects with an AbortError and is not reported', async () => {
  const controller = new AbortController()
  controller.abort()
  const { client } = aClient(() => json({}))

  const error = await failureOf(client.send(getFlat, { params: { id: 7 } }, { signal: controller.signal }))

  expect(error).toMatchObject({ name: 'AbortError' })
})

test.each(['send', 'download'] as const)(
  '%s: a connection that breaks during the answer fails like no answer',
  async (way) => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"id":')),
      pull: (stream) => stream.error(new TypeError('network error')),
    })
    const { client } = aClient(() => new Response(body))

    const error = await failureOf(client[way](getFlat, { params: { id: 7 } }))

    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: 'Internet disconnected or problem unknown', status: undefined })
  },
)

test('a call aborted during its answer rejects with an AbortError', async () => {
  const controller = new AbortController()
  const { client } = aClient(({ signal }) => {
    const body = new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      pull: () => controller.abort(),
    })
    return new Response(body)
  })

  const error = await failureOf(client.send(getFlat, { params: { id: 7 } }, { signal: controller.signal }))

  expect(error).toMatchObject({ name: 'AbortError' })
})
