// proves 14.20
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import { createPublicAnswers, type PublicAnswers } from './public-answers.ts'

let server: Server
let asked: string[]
afterEach(() => new Promise((resolve) => server.close(resolve)))

async function aBackend(): Promise<PublicAnswers> {
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['accept-language']}`)
    response.writeHead(request.url === '/api/none' ? 404 : 200).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return createPublicAnswers(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const question = (path: string, changes = {}) => ({ path, locale: 'en', deadlineMs: 5_000, ...changes })

test('equal questions for head and first view of a page are sent to the backend once', async () => {
  const answers = await aBackend()

  await Promise.all([answers.ask(question('/api/flat/1')), answers.ask(question('/api/flat/1'))])
  await answers.ask(question('/api/flat/1'))

  expect(asked).toEqual(['GET /api/flat/1 en'])
})

test('an answer with 404 is cached too', async () => {
  const answers = await aBackend()

  const found = [await answers.ask(question('/api/none')), await answers.ask(question('/api/none'))]

  expect([found.map((one) => one?.status), asked.length]).toEqual([[404, 404], 1])
})

test('answers are cached by language, and all are cleared after a change', async () => {
  const answers = await aBackend()
  await answers.ask(question('/api/flat/1'))

  await answers.ask(question('/api/flat/1', { locale: 'de' }))
  answers.clear()
  await answers.ask(question('/api/flat/1'))

  expect(asked).toEqual(['GET /api/flat/1 en', 'GET /api/flat/1 de', 'GET /api/flat/1 en'])
})

test('a search is sent to the backend each time', async () => {
  const answers = await aBackend()

  for (const body of [{}, {}]) await answers.ask(question('/api/search', { method: 'POST', body }))

  expect(asked).toHaveLength(2)
})
