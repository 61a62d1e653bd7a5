// proves 7.3, 7.4, 7.55, D9.2
import { expect, test } from '@jest/globals'
import {
  addFavourite,
  landlordApprove,
  type Call,
  type CallInput,
  cancelBooking,
  downloadAttachment,
  getFlat,
  getSampleContract,
  searchFlats,
} from '@domizil/api'
import { createApiClient } from './client.ts'
import { createHttp } from './http.ts'

/** A client with a network that gives the same response to every request and records them. */
function aClient(answer: () => Response = () => Response.json(null)) {
  const requests: Request[] = []
  const client = createApiClient({
    getToken: async () => 'token-1',
    peekToken: () => 'token-1',
    replaceToken: async () => undefined,
    getLocale: () => 'en',
    loadHttp: async () =>
      createHttp(async (input, init) => {
        requests.push(new Request(input, init))
        return answer()
      }),
  })
  return { client, requests }
}

async function requestOf<C extends Call>(call: C, input: CallInput<C>): Promise<string> {
  const { client, requests } = aClient()
  await client.send(call, input)
  return `${requests[0]?.method} ${requests[0]?.url.replace('http://localhost/api', '')}`
}

test('a GET call becomes a request with its path and query', async () => {
  expect(await requestOf(getFlat, { params: { id: 7 } })).toBe('GET /flat/7')
  expect(await requestOf(getSampleContract, { query: { language: 'de' } })).toBe(
    'GET /booking/getSampleContract?language=de',
  )
})

test('a POST call puts its parameters into path and query', async () => {
  const answer = { params: { id: 7 }, query: { approved: true }, body: {} }

  expect(await requestOf(landlordApprove, answer)).toMatch(
    /^POST \/booking\/api\/7\/landlordApprove\/?\?approved=true$/,
  )
})

test('a PUT call puts its parameters into the query', async () => {
  expect(await requestOf(addFavourite, { query: { flatId: 7 } })).toBe('PUT /user/api/favorite/add?flatId=7')
})

test('a DELETE call puts its parameters into the path', async () => {
  expect(await requestOf(cancelBooking, { params: { id: 7 }, body: {} })).toBe('DELETE /booking/api/7/cancel')
})

test('a body is sent as JSON, and JSON is accepted', async () => {
  const { client, requests } = aClient()

  await client.send(searchFlats, { body: { types: ['LOFT'] } })

  expect(requests[0]?.headers.get('content-type')).toBe('application/json')
  expect(requests[0]?.headers.get('accept')).toBe('application/json')
})

test('a JSON answer is parsed', async () => {
  const { client } = aClient(() => Response.json({ total: 3 }))

  expect(await client.send(searchFlats, { body: {} })).toEqual({ total: 3 })
})

test('an answer without a body becomes null', async () => {
  const { client } = aClient(() => new Response(null, { status: 204 }))

  expect(await client.send(cancelBooking, { params: { id: 7 }, body: {} })).toBeNull()
})

test('a download returns the file unchanged', async () => {
  const { client, requests } = aClient(() => new Response('%PDF-1.7'))

  const file = await client.download(downloadAttachment, { params: { id: 7, attachmentId: 2 } })

  expect(await file.text()).toBe('%PDF-1.7')
  expect(requests[0]?.url).toBe('http://localhost/api/booking/api/7/attachment/2')
  expect(requests[0]?.headers.get('accept')).toBe('application/pdf, text/csv, */*;q=0.1')
})
