import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openTestServer, type TestServer } from '../../testing/test-server.ts'
import type { VersionAuthor, VersionChange, VersionControl, VersionOutcome } from './version-control.ts'

const ADMIN = { id: 'root', givenName: 'Adele', familyName: 'Moser', isAdmin: true }
const CHANGE = { kind: 'CANARY', remote: 'mf-search', version: '2.0.0', percent: 5 } as const
const RECORD = {
  revision: 7,
  at: '2026-11-24T09:00:00.000Z',
  by: 'Adele Moser (back office)',
  what: 'promote mf-search@1.0.0',
  reason: null,
  channel: 'production',
  canaries: [{ remote: 'mf-search', version: '2.0.0', percent: 5 }],
}

let server: TestServer
/** A registry elsewhere, what it was asked to do, and how it answers. */
let asked: [VersionChange, VersionAuthor][]
let outcome: VersionOutcome
let isAway: boolean

beforeAll(async () => {
  const versions: VersionControl = {
    history: async () => {
      if (isAway) throw new Error('nobody answers')
      return [RECORD]
    },
    change: async (change, author) => {
      asked.push([change, author])
      return outcome
    },
  }
  server = await openTestServer({ versions })
}, 60_000)
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  outcome = { revision: 8 }
  isAway = false
})

const change = (body: object = {}) =>
  server.send('POST', '/admin/api/versions/production/change', {
    as: ADMIN,
    body: { revision: 7, reason: 'The list is faster.', ...CHANGE, ...body },
  })

test('administrators see who changed which versions', async () => {
  const { body } = await server.send('GET', '/admin/api/versions', { as: ADMIN })

  expect(body).toEqual({ mayChange: true, changes: [RECORD] })
})

test('a registry out of reach is named', async () => {
  isAway = true

  const { status, body } = await server.send('GET', '/admin/api/versions', { as: ADMIN })

  expect([status, body.code]).toEqual([503, 'REGISTRY_AWAY'])
})

test('a change goes to the registry with who makes it, why, and on which revision', async () => {
  const { status, body } = await change()

  expect([status, body]).toEqual([200, { revision: 8 }])
  expect(asked).toEqual([
    [CHANGE, { channel: 'production', by: 'Adele Moser', reason: 'The list is faster.', ifRevision: 7 }],
  ])
})

test.each([
  ['without a reason', { reason: '  ' }, 422],
  ['for nobody', { percent: 0 }, 400],
  ['for more than everybody', { percent: 101 }, 400],
  ['of an unknown kind', { kind: 'DELETE' }, 400],
  ['that names no version', { version: undefined }, 422],
  ['back to no revision', { kind: 'RESTORE' }, 422],
])('a change %s is refused, and the registry is not asked', async (_, body, expected) => {
  const { status } = await change(body)

  expect([status, asked]).toEqual([expected, []])
})

test('a change that was decided on an older revision is refused', async () => {
  outcome = { refusal: 'The registry has changed.', isOutdated: true }

  const { status, body } = await change()

  expect([status, body.code]).toEqual([409, 'VERSIONS_CHANGED_MEANWHILE'])
})

test('what the registry refuses is told in its own words', async () => {
  outcome = { refusal: 'mf-search@2.0.0 needs another shell.', isOutdated: false }

  const { status, body } = await change()

  expect([status, body.error]).toEqual([
    422,
    'The registry refuses this: mf-search@2.0.0 needs another shell.',
  ])
})
