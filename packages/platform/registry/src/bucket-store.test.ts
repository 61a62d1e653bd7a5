// proves 15.18
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readRegistry } from '@domizil/cli'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Buckets, aBucket } from './testing/a-bucket.ts'
import {
  aRelease,
  aService,
  promoteBy,
  publishBy,
  type Served,
  temporaryFolder,
} from './testing/a-service.ts'

let buckets: Buckets
let services: Served[]
beforeEach(async () => {
  buckets = await aBucket()
  services = []
})
afterEach(async () => {
  for (const service of services) await service.close()
  await buckets.close()
})

async function aServiceOfTheBucket(folder = temporaryFolder()): Promise<Served> {
  const service = await aService(folder, buckets.open())
  services.push(service)
  return service
}

const inBucket = () => JSON.parse(buckets.objects.get('registry.json')?.toString() ?? '{}')
const versionsIn = (folder: string) =>
  readRegistry(folder).versions['mf-search']?.map(({ version }) => version)

test('a service on another machine serves what the first one published and promoted', async () => {
  const first = await aServiceOfTheBucket()
  const script = `export const v = '1.0.0' ${'//'.repeat(1000)}`
  await publishBy(first, 'search', aRelease('1.0.0', {}, script))
  await promoteBy(first, 'search', '1.0.0')

  const second = await aServiceOfTheBucket()

  const filesOf = ({ folder }: Served) =>
    readdirSync(path.join(folder, 'mf-search/1.0.0'), { recursive: true })
  expect(filesOf(second).toSorted()).toEqual(filesOf(first).toSorted())
  expect(filesOf(second)).toContain('entry.js.br')
  expect(readRegistry(second.folder)).toEqual(readRegistry(first.folder))
  expect(readRegistry(second.folder).channels['staging']?.parts['mf-search']).toMatchObject({
    version: '1.0.0',
  })
})

test('an empty bucket is filled from the folder, with its older changes', async () => {
  const alone = await aService()
  services.push(alone)
  await publishBy(alone, 'search', aRelease('1.0.0'))
  mkdirSync(path.join(alone.folder, '.history'))
  writeFileSync(path.join(alone.folder, '.history/0000000001.json'), '[]\n')

  await aServiceOfTheBucket(alone.folder)
  const second = await aServiceOfTheBucket()

  expect(versionsIn(second.folder)).toEqual(['1.0.0'])
  expect(existsSync(path.join(second.folder, 'mf-search/1.0.0/entry.js'))).toBe(true)
  expect(buckets.objects.get('.history/0000000001.json')?.toString()).toBe('[]\n')
})

test('no change of twelve writers at two services is lost, even if the storage loses answers', async () => {
  const both = [await aServiceOfTheBucket(), await aServiceOfTheBucket()]
  const versions = Array.from({ length: 12 }, (_, index) => `1.0.${index}`)
  buckets.loseAnswers('registry.json', 5)

  const answers = await Promise.all(
    versions.map((version, index) => publishBy(both[index % 2] as Served, 'search', aRelease(version))),
  )

  expect(answers.map(({ status }) => status)).toEqual(versions.map(() => 201))
  const published = inBucket().versions['mf-search'] as { version: string }[]
  expect(published.map(({ version }) => version).toSorted()).toEqual(versions.toSorted())
  expect(inBucket().revision).toBe(12)
})

test('a change whose answer was lost is applied once', async () => {
  const service = await aServiceOfTheBucket()
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await publishBy(service, 'search', aRelease(version))
    await promoteBy(service, 'search', version)
  }
  buckets.loseAnswers('registry.json', 1)

  const rollback = { kind: 'rollback', apps: ['mf-search'] }
  const answer = await service.call('POST', '/channels/staging/changes', { token: 'search', body: rollback })

  expect(answer.status).toBe(200)
  expect(inBucket().channels.staging.parts['mf-search'].version).toBe('2.0.0')
})

test('a change whose answer was lost is applied once, even if another service changed the registry since', async () => {
  const service = await aServiceOfTheBucket()
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await publishBy(service, 'search', aRelease(version))
    await promoteBy(service, 'search', version)
  }
  const objects = buckets.objects as Map<string, Buffer>
  const keep = objects.set.bind(objects)
  // The other one comes between the write and its repetition.
  objects.set = (key, bytes) => {
    if (key !== 'registry.json') return keep(key, bytes)
    objects.set = keep
    const written = JSON.parse(bytes.toString())
    return keep(
      key,
      Buffer.from(`${JSON.stringify({ ...written, revision: written.revision + 1 }, null, 2)}\n`),
    )
  }
  buckets.loseAnswers('registry.json', 1)

  const rollback = { kind: 'rollback', apps: ['mf-search'] }
  const answer = await service.call('POST', '/channels/staging/changes', { token: 'search', body: rollback })

  expect(answer.status).toBe(200)
  expect(inBucket().channels.staging.parts['mf-search'].version).toBe('2.0.0')
})

test.each(['cut off', 'too short'] as const)(
  'an object that arrives %s is read again, and a bucket that keeps failing is reported',
  async (how) => {
    const service = await aServiceOfTheBucket()
    const release = aRelease('1.0.0')
    const [script] = release.files
    const keyOfScript = `.objects/${createHash('sha256')
      .update(script ?? '')
      .digest('hex')}`
    buckets.spoilReads('registry.json', 2, how)
    buckets.spoilReads(keyOfScript, 2, how)
    expect((await publishBy(service, 'search', release)).status).toBe(201)

    buckets.spoilReads('registry.json', 3, how)
    const promoted = await promoteBy(service, 'search', '1.0.0')
    buckets.spoilReads(keyOfScript, 3, how)
    const published = await publishBy(service, 'search', aRelease('2.0.0', {}, script?.toString()))

    for (const refused of [promoted, published]) {
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { code: 'REGISTRY_AWAY', error: expect.stringMatching(/bucket .*Try again later/) },
      ])
    }
  },
)

test('a file damaged in the bucket is uploaded again by the next publication', async () => {
  const service = await aServiceOfTheBucket()
  const [script = ''] = aRelease('1.0.0').files
  const hex = createHash('sha256').update(script).digest('hex')
  const isThere = async () => (await service.call('HEAD', `/objects/${hex}`, { token: 'search' })).status
  const objects = buckets.objects as Map<string, Buffer>
  const keep = objects.set.bind(objects)
  // As a disk of the bucket would lose the first write of it.
  objects.set = (key, bytes) => {
    if (key !== `.objects/${hex}`) return keep(key, bytes)
    objects.set = keep
    return keep(key, Buffer.from('other()'))
  }

  const refused = await publishBy(service, 'search', aRelease('1.0.0'))
  const after = await isThere()
  const again = await publishBy(service, 'search', aRelease('1.0.0'))

  expect([refused.status, after, again.status, await isThere()]).toEqual([503, 404, 201, 204])
})

test('while the bucket is down, reads work and changes are refused', async () => {
  const service = await aServiceOfTheBucket()
  await publishBy(service, 'search', aRelease('1.0.0'))
  buckets.setAway(true)

  const refused = await promoteBy(service, 'search', '1.0.0')
  const read = await service.call('GET', '/registry', { token: 'gateway' })
  buckets.setAway(false)
  const again = await promoteBy(service, 'search', '1.0.0')

  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'REGISTRY_AWAY' }])
  expect([read.status, again.status]).toEqual([200, 200])
})

test('a change with the revision of another service is refused if the revision is outdated', async () => {
  const [one, other] = [await aServiceOfTheBucket(), await aServiceOfTheBucket()]
  await publishBy(one, 'search', aRelease('1.0.0'))
  await promoteBy(other, 'search', '1.0.0')

  const late = await promoteBy(one, 'search', '1.0.0', 'staging', { 'If-Match': '"1"' })

  expect(late.status).toBe(412)
})

test('a release tampered with in the bucket is not downloaded', async () => {
  const first = await aServiceOfTheBucket()
  await publishBy(first, 'search', aRelease('1.0.0'))
  const objects = buckets.objects as Map<string, Buffer>
  const script = readFileSync(path.join(first.folder, 'mf-search/1.0.0/entry.js'))
  for (const [key, bytes] of objects) if (bytes.equals(script)) objects.set(key, Buffer.from('other()'))

  const second = await aServiceOfTheBucket()

  expect(existsSync(path.join(second.folder, 'mf-search'))).toBe(false)
  expect(second.log.join()).toContain('is not what was published')
  rmSync(second.folder, { recursive: true })
})

test('a storage server without conditional writes is refused', async () => {
  buckets.ignoreConditions()
  const service = await aServiceOfTheBucket()

  const answer = await publishBy(service, 'search', aRelease('1.0.0'))

  expect([answer.status, await answer.json()]).toMatchObject([
    503,
    { error: expect.stringContaining('has no conditional writes') },
  ])
  expect(service.log.join()).toContain('has no conditional writes')
})
