// proves 15.49, 15.55
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { changeGovernance, readGovernance, runCommand } from '@domizil/cli'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openBucketStore } from './bucket-store.ts'
import { aBucket, type Buckets } from './testing/a-bucket.ts'
import {
  aRelease,
  aService,
  aTeam,
  publishBy,
  promoteBy,
  type Served,
  TEAMS,
  temporaryFolder,
} from './testing/a-service.ts'

let service: Served
let buckets: Buckets
beforeEach(async () => {
  buckets = await aBucket()
  service = await aService()
  await publishBy(service, 'platform', aRelease('1.0.0'))
})
afterEach(async () => {
  await service.close()
  await buckets.close()
})

const as =
  (token: string, at = service) =>
  (line: string) =>
    runCommand([...line.split(' '), '--registry', at.url], { REGISTRY_TOKEN: token })

test('budgets are set only by platform teams, with name and reason, and read by all', async () => {
  await as('platform')('registry budget mf-search --bytes 500000 --requests 20 --reason phones')

  await expect(as('search')('registry budget mf-search --lift')).rejects.toThrow(
    'Only a team that may change all apps on all channels sets budgets.',
  )
  await expect(as('stranger')('registry budget')).rejects.toThrow('This token is not')
  expect(await as('gateway')('registry budget')).toMatch(
    /^mf-search  500000 bytes in 20 files on a first visit {2}\(.* platform: phones\)$/,
  )
  expect(await as('platform')('registry budget mf-search --lift')).toContain('may need what it likes')
})

test('a team sets the canary rule of its own app only', async () => {
  const rule = 'registry rule mf-search --max-extra 1'
  await expect(as('search')(rule)).rejects.toThrow('may not change all of them')
  await promoteBy(service, 'search', '1.0.0')

  expect(await as('search')(rule)).toContain('over 1 in 100')
  await expect(as('search')('registry rule mf-flat --max-extra 1 --new-app')).rejects.toThrow(
    'may not change mf-flat',
  )
  await expect(as('search')('registry rule * --max-extra 1')).rejects.toThrow('may not change all apps')
  await promoteBy(service, 'platform', '1.0.0', 'production')
  await expect(as('search')(`${rule} --lift`.replace(' --max-extra 1', ''))).rejects.toThrow(
    'A rule holds on every channel, and the team search may not change the channel production.',
  )
  expect(await as('gateway')('registry history --channel staging')).toMatch(/ search {2}rule mf-search /)
})

test('a team for all remotes on one channel is not a platform team', async () => {
  service.setAccess({ teams: [...TEAMS, aTeam('remotes', { remotes: ['*'], channels: ['staging'] })] })

  await expect(as('remotes')('registry rule * --no-judge')).rejects.toThrow('may not change all of them')
  await expect(as('remotes')('registry budget * --render 300')).rejects.toThrow('Only a team')
})

test('a mistyped app name is refused by the service with the nearest match', async () => {
  const { status } = await service.call('POST', '/governance/changes', {
    token: 'platform',
    body: { kind: 'rule', app: 'constructor', judge: null, newApp: true },
  })

  expect(status).toBe(400)
  await expect(as('platform')('registry budget mf-serch --render 300')).rejects.toMatchObject({
    code: 'APP_UNKNOWN',
    message: expect.stringContaining('Is it mf-search?'),
    values: { name: 'mf-serch', nearest: 'mf-search' },
  })
})

test('budgets in a bucket apply to all services, and start with those of the folder', async () => {
  const folder = temporaryFolder()
  const governance = { schemaVersion: 1, budgets: { '*': { bytes: 1, requests: 1 } }, rules: {}, changes: [] }
  writeFileSync(path.join(folder, 'governance.json'), JSON.stringify(governance))
  const one = await aService(folder, buckets.open())
  const other = await aService(temporaryFolder(), buckets.open())
  buckets.loseAnswers('governance.json', 1)

  const before = await as('gateway', one)('registry budget')
  const elsewhere = await as('gateway', other)('registry budget')
  await as('platform', one)('registry budget mf-flat --bytes 9 --requests 9 --new-app')

  expect(before).toBe('*  1 bytes in 1 files on a first visit')
  expect(elsewhere).toBe(before)
  expect((await as('gateway', other)('registry budget')).split('\n')).toEqual([
    before,
    expect.stringMatching(/^mf-flat {2}9 bytes/),
  ])
  expect((await publishBy(other, 'platform', aRelease('2.0.0'))).status).toBe(422)
  buckets.setAway(true)
  await expect(as('platform', one)('registry budget mf-flat --lift')).rejects.toMatchObject({
    code: 'REGISTRY_AWAY',
  })
  await one.close()
  await other.close()
})

test('older changes in a bucket are read by every service, and can be restored', async () => {
  const one = await aService(temporaryFolder(), buckets.open())
  await publishBy(one, 'platform', aRelease('1.0.0'))
  await promoteBy(one, 'platform', '1.0.0')
  const registry = JSON.parse(buckets.objects.get('registry.json')?.toString() ?? '{}')
  const [first] = registry.history
  const history = Array.from({ length: 199 }, (_, at) => ({ ...first, revision: first.revision + at }))
  const { etag = null } = (await buckets.open().read('registry.json')) ?? {}
  const text = JSON.stringify({ ...registry, history, revision: first.revision + 198 })
  await buckets.open().swap('registry.json', Buffer.from(text), etag)
  const other = await aService(temporaryFolder(), buckets.open())

  await as('platform', other)(`promote mf-search@1.0.0 --percent 0 --channel staging`)
  const restored = await as('platform', one)(`promote --to ${first.revision} --channel staging`)

  const all = await as('gateway', one)('registry history --channel staging --all')
  expect(all.split('\n')).toHaveLength(201)
  expect(restored).toBe('The channel staging serves mf-search 1.0.0.')
  expect([...buckets.objects.keys()].filter((key) => key.startsWith('.history/'))).toHaveLength(1)
  await one.close()
  await other.close()
})

test('concurrent changes of rules in a bucket are all stored', async () => {
  const open = () => openBucketStore({ bucket: buckets.open(), folder: temporaryFolder(), log: () => {} })
  const stores = [await open(), await open()] as const
  const names = Array.from({ length: 8 }, (_, at) => `team-${at}`)
  const change = (by: string, at: number) =>
    changeGovernance(
      stores[at % 2 === 0 ? 0 : 1],
      { kind: 'rule', app: '*', judge: null, reason: 'at once' },
      by,
    )

  const answers = await Promise.allSettled(names.map(change))
  for (const store of stores) await store.close()

  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 'fulfilled'))
  const { changes } = await readGovernance(stores[0])
  expect(changes.map(({ by }) => by).toSorted()).toEqual(names)
})
