// proves 15.35, 15.36, 15.38, 15.40
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
  findings: [],
  channel: 'production',
  canaries: [{ remote: 'mf-search', version: '2.0.0', percent: 5 }],
}

const PUBLISHED = {
  remote: 'mf-search',
  version: '2.0.0',
  publishedAt: '2026-11-24T08:00:00.000Z',
  publishedBy: 'search',
  note: 'Search by floor',
  commit: 'b1946ac92492d2347c6235b4d2611184',
  signedBy: null,
  builder: null,
  bytes: 48_653,
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
    published: async () => [PUBLISHED],
    change: async (change, author) => {
      asked.push([change, author])
      return outcome
    },
  }
  server = await openTestServer({ versions })
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  outcome = { revision: 8 }
  isAway = false
})

const aRefusal = (detail: string, message: string, values = {}) => ({ detail, message, values })
const change = (body: object = {}, locale = 'en') =>
  server.send('POST', '/admin/api/versions/production/change', {
    as: ADMIN,
    headers: { 'accept-language': locale },
    body: { revision: 7, reason: 'The list is faster.', ...CHANGE, ...body },
  })

test('administrators see who changed which versions, and which versions can be served', async () => {
  const { body } = await server.send('GET', '/admin/api/versions', { as: ADMIN })

  expect(body).toEqual({ mayChange: true, changes: [RECORD], versions: [PUBLISHED] })
})

test('an unreachable registry is named in the error', async () => {
  isAway = true

  const { status, body } = await server.send('GET', '/admin/api/versions', { as: ADMIN })

  expect([status, body.code]).toEqual([503, 'REGISTRY_AWAY'])
})

test('a change is sent to the registry with its author, its reason and the revision it is based on', async () => {
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
])('a change %s is refused without asking the registry', async (_, body, expected) => {
  const { status } = await change(body)

  expect([status, asked]).toEqual([expected, []])
})

test('a change that is based on an older revision is refused', async () => {
  outcome = { refusal: aRefusal('REGISTRY_CHANGED', 'The registry has changed.'), isOutdated: true }

  const { status, body } = await change()

  expect([status, body.code]).toEqual([409, 'VERSIONS_CHANGED_MEANWHILE'])
})

const SENTENCE = 'mf-search has served nothing before 2.0.0 on the channel production.'

test.each([
  ['en', `The registry refuses this: ${SENTENCE}`],
  [
    'de',
    'Das Verzeichnis lehnt das ab: Vor 2.0.0 gab es auf dem Kanal production keine Version von mf-search. Geben Sie stattdessen eine andere Version frei.',
  ],
  [
    'es',
    'El registro lo rechaza: Antes de 2.0.0 no había ninguna versión de mf-search en el canal production. Elija otra versión para todos.',
  ],
])(
  'a refusal of the registry is shown in the language of the administrator: %s',
  async (locale, sentence) => {
    const values = { name: 'mf-search', version: '2.0.0', channel: 'production' }
    outcome = { refusal: aRefusal('NOTHING_TO_ROLL_BACK_TO', SENTENCE, values), isOutdated: false }

    const { status, body } = await change({}, locale)

    expect([status, body.code, body.error]).toEqual([422, 'VERSION_REFUSED', sentence])
  },
)

test.each([
  ['en', 'Visitors would no longer find this of mf-search: /search, /map.'],
  ['de', 'Von mf-search wäre für Besucher nicht mehr zu finden: /search, /map.'],
  ['es', 'Los visitantes dejarían de encontrar esto de mf-search: /search, /map.'],
])('paths that a change would remove are named for confirmation: %s', async (locale, sentence) => {
  const values = { name: 'mf-search', paths: '/search, /map' }
  outcome = { refusal: aRefusal('ROUTE_DROPPED', 'They would not be found.', values), isOutdated: false }

  const { status, body } = await change({ mayDrop: true }, locale)

  expect([status, body.code, body.details]).toEqual([
    422,
    'VERSION_DROPS_ROUTES',
    [{ field: 'mayDrop', code: 'VERSION_DROPS_ROUTES', message: sentence }],
  ])
  expect(asked[0]).toMatchObject([{ mayDrop: true }, {}])
})

test('remotes that a change would break are named in the language of the administrator', async () => {
  const values = { channel: 'production', problems: 'mf-search 2.0.0 is missing.' }
  const problems = { de: 'mf-search 2.0.0 fehlt', es: 'mf-search 2.0.0 falta' }
  const refusal = { ...aRefusal('CHANNEL_BROKEN', 'It would not work.', values), problems }
  outcome = { refusal, isOutdated: false }

  const { body } = await change({}, 'de')

  expect(body.error).toBe(
    'Das Verzeichnis lehnt das ab: Der Kanal production würde nicht funktionieren. Im Einzelnen: mf-search 2.0.0 fehlt',
  )
})

test('a registry that does not answer a change is named in the error', async () => {
  outcome = { refusal: aRefusal('REGISTRY_AWAY', 'There is no registry.'), isOutdated: false }

  const { status, body } = await change()

  expect([status, body.code]).toEqual([503, 'REGISTRY_AWAY'])
})

test('an unknown refusal is shown in the words of the registry', async () => {
  outcome = { refusal: aRefusal('NEVER_HEARD_OF', 'The moon is {full}.'), isOutdated: false }

  const { body } = await change({}, 'de')

  expect(body.error).toBe('Das Verzeichnis lehnt das ab: The moon is {full}.')
})
