// proves 15.54
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createUseMarks, markOfUse } from '@domizil/federation/version-use'
import { readRegistry, runCommand } from '@domizil/cli'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aBucket, type Buckets } from './testing/a-bucket.ts'
import {
  aRelease,
  aService,
  promoteBy,
  publishBy,
  type Served,
  temporaryFolder,
} from './testing/a-service.ts'
import { type Followers, someFollowers, until } from './testing/some-followers.ts'

let buckets: Buckets
let services: Served[]
let followers: Followers | undefined
beforeEach(async () => {
  buckets = await aBucket()
  services = []
})
afterEach(async () => {
  await followers?.close()
  followers = undefined
  for (const service of services) await service.close()
  await buckets.close()
})

const as =
  (token: string, { url }: Served) =>
  (line: string) =>
    runCommand([...line.split(' '), '--registry', url], { REGISTRY_TOKEN: token })

async function givenService(isOfBucket = false): Promise<Served> {
  const service = await aService(temporaryFolder(), isOfBucket ? buckets.open() : undefined)
  services.push(service)
  return service
}

const hexOf = (text: string) => createHash('sha256').update(text).digest('hex')
const upload = (service: Served, text: string) =>
  service.call('PUT', `/objects/${hexOf(text)}`, { token: 'search', body: Buffer.from(text) })
const objectsIn = ({ folder }: Served) =>
  readdirSync(path.join(folder, '.objects'), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.basename(file),
  )

/** An uploaded file of a folder, as if it had been there for some days. */
function age({ folder }: Served, text: string, days: number): void {
  const hex = hexOf(text)
  const at = Date.now() / 1_000 - days * 86_400
  utimesSync(path.join(folder, '.objects', hex), at, at)
}

test('pruning a service deletes old versions and files uploaded days ago for no version', async () => {
  const service = await givenService()
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publishBy(service, 'search', aRelease(version))
  await promoteBy(service, 'search', '3.0.0')
  for (const text of ['old', 'young']) await upload(service, text)
  age(service, 'old', 8)
  age(service, "export const v = '3.0.0'", 8)

  await expect(as('search', service)('registry prune --keep 1')).rejects.toThrow(
    'Only a team that may change all apps',
  )
  expect(await as('platform', service)('registry prune --keep 2')).toBe(
    'Deleted mf-search 1.0.0. Deleted 1 uploaded file without a version.',
  )

  expect(existsSync(path.join(service.folder, 'mf-search/1.0.0'))).toBe(false)
  expect(objectsIn(service)).toEqual(
    expect.arrayContaining([hexOf('young'), hexOf("export const v = '3.0.0'")]),
  )
  expect(objectsIn(service)).not.toContain(hexOf('old'))
})

test('while a release.json cannot be read, pruning keeps uploaded files but still lists deleted versions', async () => {
  const service = await givenService()
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publishBy(service, 'search', aRelease(version))
  await promoteBy(service, 'search', '3.0.0')
  writeFileSync(path.join(service.folder, 'mf-search/2.0.0/release.json'), '{"broken')

  await expect(as('platform', service)('registry prune --keep 2')).rejects.toThrow(
    /^Deleted mf-search 1\.0\.0\. What mf-search 2\.0\.0 needs is not known/,
  )

  expect(readRegistry(service.folder).versions['mf-search']).toHaveLength(2)
})

test('pruning keeps versions in use at a following site, and deletes the others there too', async () => {
  const service = await givenService()
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publishBy(service, 'search', aRelease(version))
  await promoteBy(service, 'search', '3.0.0')
  const site = temporaryFolder()
  createUseMarks(site)('mf-search', '2.0.0')
  followers = someFollowers(service)
  await followers.follow(site)
  await until(() => existsSync(path.join(service.folder, markOfUse('mf-search', '2.0.0'))))
  await until(() => ['1.0.0', '2.0.0'].every((one) => existsSync(path.join(site, 'mf-search', one))))

  expect(await as('platform', service)('registry prune --keep 1')).toBe('Deleted mf-search 1.0.0.')

  await until(() => !existsSync(path.join(site, 'mf-search/1.0.0')))
  expect(readdirSync(path.join(site, 'mf-search')).toSorted()).toEqual(['2.0.0', '3.0.0'])
})

test('pruning a bucket deletes the objects of old versions, and every service deletes its copies', async () => {
  const [first, second] = [await givenService(true), await givenService(true)]
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publishBy(first, 'search', aRelease(version))
  await promoteBy(first, 'search', '3.0.0')
  await until(() => readRegistry(second.folder).versions['mf-search']?.length === 3)
  await second.call('POST', '/uses', {
    token: 'gateway',
    body: { versions: [{ name: 'mf-search', version: '2.0.0' }] },
  })
  for (const key of buckets.objects.keys()) if (key.startsWith('.objects/')) buckets.age(key, 8)
  await upload(first, 'young')

  const said = await as('platform', first)('registry prune --keep 1')

  // Its entry and its release.json; the style sheet is that of all versions.
  expect(said).toBe('Deleted mf-search 1.0.0. Deleted 2 uploaded files without a version.')
  const script = (version: string) =>
    buckets.objects.has(`.objects/${hexOf(`export const v = '${version}'`)}`)
  expect(['1.0.0', '2.0.0', '3.0.0'].map(script)).toEqual([false, true, true])
  expect(buckets.objects.has(`.objects/${hexOf('a{}')}`)).toBe(true)
  expect(buckets.objects.has(`.objects/${hexOf('young')}`)).toBe(true)
  await until(() => !existsSync(path.join(second.folder, 'mf-search/1.0.0')))
})

test('a publication writes an object again that a running pruning may delete', async () => {
  const service = await givenService(true)
  const release = aRelease('1.0.0')
  const key = `.objects/${hexOf("export const v = '1.0.0'")}`
  await upload(service, "export const v = '1.0.0'")
  buckets.age(key, 8)

  await publishBy(service, 'search', release)

  expect(Date.now() - ((await buckets.open().stat(key))?.at ?? 0)).toBeLessThan(86_400_000)
})
