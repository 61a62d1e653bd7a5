// proves 15.16, 15.19, 15.36, 15.50, 15.51, 15.53, 15.57
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Release } from '@domizil/federation'
import { filesHash } from '@domizil/federation/render-times'
import { runCommand, servicePlace } from '@domizil/cli'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTeam } from './access.ts'
import { aRelease, aService, hashOf, type Served, temporaryFolder } from './testing/a-service.ts'

let service: Served
beforeEach(async () => {
  service = await aService()
})
afterEach(() => service.close())

/** A finished build of mf-search in a folder. */
function aBuild(version: string): string {
  const folder = temporaryFolder()
  const { text, files } = aRelease(version)
  mkdirSync(path.join(folder, 'pages'))
  writeFileSync(path.join(folder, 'entry.js'), files[0] ?? '')
  writeFileSync(path.join(folder, 'pages/same.css'), files[1] ?? '')
  writeFileSync(path.join(folder, 'release.json'), text)
  return folder
}

/** The same, as measuring leaves it. */
function aMeasuredBuild(version: string, time: number): string {
  const folder = aBuild(version)
  const place = path.join(folder, 'release.json')
  const release = JSON.parse(readFileSync(place, 'utf8')) as Release
  const pages = Object.fromEntries(release.routes.map(({ path: route }) => [route, time]))
  const text = JSON.stringify({
    schemaVersion: 1,
    of: filesHash(release),
    measuredAt: '2026-11-28T02:00:00.000Z',
    browser: '153.0',
    pages,
  })
  writeFileSync(path.join(folder, 'render.json'), text)
  writeFileSync(
    place,
    JSON.stringify({ ...release, files: { ...release.files, 'render.json': hashOf(text) } }),
  )
  return folder
}

const as = (token: string, keyFile?: string) => (line: string) =>
  runCommand([...line.split(' '), '--registry', service.url], {
    REGISTRY_TOKEN: token,
    REGISTRY_KEY: keyFile,
  })

test('a team publishes, starts a canary, promotes and rolls back through the service', async () => {
  const run = as('platform')

  expect(await run(`registry publish ${aBuild('1.0.0')}`)).toBe('Published mf-search 1.0.0.')
  expect(await run(`registry publish ${aBuild('2.0.0')}`)).toBe('Published mf-search 2.0.0.')
  expect(await run('promote mf-search@1.0.0')).toBe('The channel production serves mf-search 1.0.0.')
  expect(await run('promote mf-search@2.0.0 --percent 10')).toMatch(/^10 of 100 visitors/)
  expect(await run('promote mf-search@2.0.0 --reason works')).toBe(
    'The channel production serves mf-search 2.0.0.',
  )
  expect(await run('rollback mf-search')).toBe('The channel production serves mf-search 1.0.0 again.')
  expect(await run('registry history')).toMatch(/promote mf-search@2\.0\.0.*works/)
  expect(await run('registry list')).toContain('mf-search')
})

test('the command prints the refusal of the service', async () => {
  const run = as('search')
  await run(`registry publish ${aBuild('1.0.0')}`)

  await expect(run('promote mf-search@1.0.0')).rejects.toThrow(
    'The team search may not change the channel production.',
  )
  await expect(run('promote mf-search@9.0.0 --channel staging')).rejects.toThrow(
    'mf-search 9.0.0 has not been published. There are: 1.0.0.',
  )
})

test('a refusal of the service has a code and its values', async () => {
  await as('platform')(`registry publish ${aBuild('1.0.0')}`)
  const versions = [{ name: 'mf-search', version: '9.0.0' }]
  const wish = { kind: 'promote', versions, newChannel: true } as const

  const asked = servicePlace(service.url, 'platform').change('production', wish)

  await expect(asked).rejects.toMatchObject({
    code: 'VERSION_UNKNOWN',
    detail: 'VERSION_UNKNOWN',
    values: { name: 'mf-search', version: '9.0.0', published: '1.0.0' },
  })
})

test('a refusal because of broken versions lists their problems', async () => {
  await as('platform')(`registry publish ${aBuild('1.0.0')}`)
  rmSync(path.join(service.folder, 'mf-search/1.0.0'), { recursive: true })
  const versions = [{ name: 'mf-search', version: '1.0.0' }]
  const wish = { kind: 'promote', versions, newChannel: true } as const

  const asked = servicePlace(service.url, 'platform').change('production', wish)

  await expect(asked).rejects.toMatchObject({
    detail: 'CHANNEL_BROKEN',
    problems: [{ code: 'MISSING', of: 'mf-search 1.0.0' }],
  })
})

test('a change based on an outdated revision is refused', async () => {
  const run = as('platform')
  for (const version of ['1.0.0', '2.0.0']) await run(`registry publish ${aBuild(version)}`)
  await run('promote mf-search@1.0.0')
  await run('promote mf-search@2.0.0 --percent 10')
  const place = servicePlace(service.url, 'platform')
  const { revision } = await place.read()
  await run('promote mf-search@2.0.0 --percent 50')

  const versions = [{ name: 'mf-search', version: '2.0.0' }]
  const end = { kind: 'canary', versions, percent: 0 } as const
  const late = place.change('production', end, { by: 'judge', ifRevision: revision })

  await expect(late).rejects.toMatchObject({ code: 'REGISTRY_CHANGED' })
  const { channels } = await place.read()
  expect(channels['production']?.parts['mf-search']?.canary?.percent).toBe(50)
})

test('a budget of render time refuses builds that are too slow or not measured', async () => {
  const run = as('search')
  await as('platform')('registry budget mf-search --render 300 --new-app')

  await expect(run(`registry publish ${aBuild('1.0.0')}`)).rejects.toMatchObject({
    code: 'NOT_MEASURED',
    message: expect.stringContaining('domizil ship'),
  })
  await expect(run(`registry publish ${aMeasuredBuild('1.0.0', 301)}`)).rejects.toMatchObject({
    code: 'BUDGET_EXCEEDED',
    values: { time: 301, render: 300 },
  })
  expect(await run(`registry publish ${aMeasuredBuild('1.0.0', 299)}`)).toBe('Published mf-search 1.0.0.')
})

test('missing settings and an unreachable service are reported with a sentence', async () => {
  await expect(runCommand(['registry', 'list', '--registry', service.url], {})).rejects.toThrow(
    'REGISTRY_TOKEN',
  )
  await expect(as('platform')('registry check')).rejects.toThrow('works on the folder of a registry')
  await expect(
    runCommand(['registry', 'list', '--registry', 'http://127.0.0.1:9/registry'], { REGISTRY_TOKEN: 'x' }),
  ).rejects.toThrow('There is no registry at http://127.0.0.1:9/registry, or it does not answer.')
})

test.each(['optional', 'required'] as const)(
  'where signatures are %s, a new team signs with the key created for it',
  async (signatures) => {
    const accessFile = path.join(temporaryFolder(), 'access.json')
    const keyFile = path.join(temporaryFolder(), 'key.pem')
    const token = addTeam(accessFile, 'search', { remotes: ['mf-search'], channels: ['staging'], keyFile })
    service.setAccess({ ...JSON.parse(readFileSync(accessFile, 'utf8')), signatures })
    const run = as(token)

    await expect(run(`registry publish ${aBuild('1.0.0')}`)).rejects.toThrow('REGISTRY_KEY names its file')
    await expect(as(token, '/nowhere.pem')(`registry publish ${aBuild('1.0.0')}`)).rejects.toThrow(/ENOENT/)
    await expect(as(token, accessFile)(`registry publish ${aBuild('1.0.0')}`)).rejects.toThrow(
      'is no Ed25519 key in PEM',
    )
    expect(await as(token, keyFile)(`registry publish ${aBuild('1.0.0')}`)).toBe('Published mf-search 1.0.0.')
  },
)

test('a team can be added with a token created elsewhere', async () => {
  const accessFile = path.join(temporaryFolder(), 'access.json')
  addTeam(accessFile, 'site', { remotes: [], channels: [], token: 'of-the-secrets' })
  service.setAccess(JSON.parse(readFileSync(accessFile, 'utf8')))

  expect(await as('of-the-secrets')('registry list')).toBe('Nothing has been published yet.')
})

test('a new token of a team replaces the old one, and its key stays', () => {
  const accessFile = path.join(temporaryFolder(), 'access.json')
  const keyFile = path.join(temporaryFolder(), 'key.pem')
  const rights = { remotes: ['mf-search'], channels: [] }
  const first = addTeam(accessFile, 'search', { ...rights, keyFile })
  const before = JSON.parse(readFileSync(accessFile, 'utf8')).teams[0]

  const second = addTeam(accessFile, 'search', rights)

  const after = JSON.parse(readFileSync(accessFile, 'utf8')).teams
  expect(first).not.toBe(second)
  expect(after).toHaveLength(1)
  expect([after[0].tokens.length, after[0].key]).toEqual([1, before.key])
  expect(after[0].tokens).not.toEqual(before.tokens)
})

test('a team’s permission to leave signatures out lasts until it gets another key or changes it', () => {
  const accessFile = path.join(temporaryFolder(), 'access.json')
  const keyFile = path.join(temporaryFolder(), 'key.pem')
  const rights = { remotes: ['mf-search'], channels: [] }
  const signaturesAfter = (more: object) => {
    addTeam(accessFile, 'search', { ...rights, ...more })
    return JSON.parse(readFileSync(accessFile, 'utf8')).teams[0].signatures
  }

  expect([
    signaturesAfter({ keyFile, signatures: 'optional' }),
    signaturesAfter({}),
    signaturesAfter({ signatures: 'required' }),
    signaturesAfter({ signatures: 'optional' }),
    signaturesAfter({ keyFile }),
  ]).toEqual(['optional', 'optional', undefined, 'optional', undefined])
})

test('adding a team with a malformed name writes no file', () => {
  const accessFile = path.join(temporaryFolder(), 'access.json')

  expect(() => addTeam(accessFile, 'No Name', { remotes: [], channels: [] })).toThrow(/name/)
  expect(existsSync(accessFile)).toBe(false)
})

test('an unsigned version can be signed later, once', async () => {
  const accessFile = path.join(temporaryFolder(), 'access.json')
  const keyFile = path.join(temporaryFolder(), 'key.pem')
  const rights = { remotes: ['mf-search'], channels: [], keyFile, signatures: 'optional' } as const
  const token = addTeam(accessFile, 'search', rights)
  service.setAccess(JSON.parse(readFileSync(accessFile, 'utf8')))
  const build = aBuild('1.0.0')
  await as(token)(`registry publish ${build}`)
  const sign = () => as(token, keyFile)(`registry publish ${build}`)

  expect(await sign()).toBe('mf-search 1.0.0 was published before: it is signed now.')
  expect(await as(token)('registry list')).toContain('signed by search')
  expect(await sign()).toBe('mf-search 1.0.0 was published before: nothing to do.')
})

test('after a team’s key is replaced, its versions can be signed with the new key only', async () => {
  const accessFile = path.join(temporaryFolder(), 'access.json')
  const [first, second] = ['first.pem', 'second.pem'].map((name) => path.join(temporaryFolder(), name))
  const rights = { remotes: ['mf-search'], channels: [], token: 'search' }
  const setKey = (keyFile: string | undefined) => {
    addTeam(accessFile, 'search', { ...rights, keyFile })
    addTeam(accessFile, 'other', { ...rights, token: 'other', keyFile: second })
    service.setAccess(JSON.parse(readFileSync(accessFile, 'utf8')))
  }
  const build = aBuild('1.0.0')
  const publish = (key = '', team = 'search') => as(team, key)(`registry publish ${build}`)
  setKey(first)
  await publish(first)

  setKey(second)

  await expect(publish(first)).rejects.toThrow('does not fit the key of the team search')
  expect(await publish(second, 'other')).toContain('nothing to do')
  expect(await publish(second)).toContain('it is signed now')
  expect(await publish(second)).toContain('nothing to do')
})
