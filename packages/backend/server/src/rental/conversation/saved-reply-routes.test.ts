// proves 21.13
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { MAX_SAVED_REPLIES, MESSAGE_LIMITS } from '@domizil/domain'
import { givenUser } from '../../testing/given.ts'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'

const LANDLORD = { id: 'otto' }
const OTHER = { id: 'anna' }
let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.clear()
  for (const user of ['otto', 'anna']) await givenUser(server.db, user)
})

const save = (text: string, as = LANDLORD) =>
  server.send('POST', '/booking/api/savedReply/new', { as, body: { text } })
const textsOf = async (as = LANDLORD) => {
  const { body } = await server.send('GET', '/booking/api/savedReply/list', { as })
  return (body as { text: string }[]).map(({ text }) => text)
}

test('saved replies are stored for their writer only, the oldest first, trimmed', async () => {
  await save('  The keys are with the neighbour.\n')
  const { status, body } = await save('Yes, there is a lift.')

  expect([status, body]).toEqual([
    200,
    [
      expect.objectContaining({ text: 'The keys are with the neighbour.' }),
      expect.objectContaining({ text: 'Yes, there is a lift.' }),
    ],
  ])
  expect(await textsOf(OTHER)).toEqual([])
})

test('the same reply is saved only once, also when no more can be saved', async () => {
  for (let at = 1; at <= MAX_SAVED_REPLIES; at += 1) await save(`Text ${at}`)

  expect((await save('Text 1 ')).status).toBe(200)
  expect(await textsOf()).toHaveLength(MAX_SAVED_REPLIES)
})

test('a reply above the limit is refused', async () => {
  for (let at = 1; at <= MAX_SAVED_REPLIES; at += 1) await save(`Text ${at}`)

  const { status, body } = await save('One more')

  expect([status, body.code]).toEqual([409, 'TOO_MANY_SAVED_REPLIES'])
  expect(await textsOf()).toHaveLength(MAX_SAVED_REPLIES)
})

test('a reply of spaces is refused, and the longest message can be saved', async () => {
  const { status, body } = await save('   ')

  expect([status, body.code]).toEqual([422, 'MESSAGE_INVALID'])
  expect((await save('ß'.repeat(MESSAGE_LIMITS.max))).status).toBe(200)
})

test('a saved reply can be removed, and the others stay', async () => {
  await save('First')
  const { body } = await save('Second')

  const left = await server.send('DELETE', `/booking/api/savedReply/remove/${body[0].id}`, { as: LANDLORD })

  expect([left.status, left.body]).toEqual([200, [body[1]]])
})
