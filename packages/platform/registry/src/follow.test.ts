// proves 15.20, 15.27
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { EMPTY_REGISTRY } from '@domizil/federation'
import { parseRegistry } from '@domizil/federation/schema'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aBucket } from './testing/a-bucket.ts'
import {
  aRelease,
  aService,
  promoteBy,
  publishBy,
  type Served,
  temporaryFolder,
} from './testing/a-service.ts'
import { type Followers, someFollowers, until } from './testing/some-followers.ts'

let service: Served
let followers: Followers
let follow: Followers['follow']
let log: string[]
let processes: ChildProcess[]
beforeEach(async () => {
  service = await aService()
  followers = someFollowers(service)
  follow = followers.follow
  log = followers.log
  processes = []
})
afterEach(async () => {
  for (const one of processes) one.kill('SIGKILL')
  await followers.close()
  await service.close()
})

const servedIn = (folder: string) =>
  existsSync(path.join(folder, 'registry.json'))
    ? parseRegistry(readFileSync(path.join(folder, 'registry.json'), 'utf8')).channels['staging']?.parts[
        'mf-search'
      ]?.version
    : undefined

/** All files of a folder, with their texts. */
const contentOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => [file, readFileSync(file, 'latin1')])

async function serve(version: string, at = service): Promise<void> {
  await publishBy(at, 'platform', aRelease(version))
  await promoteBy(at, 'platform', version)
}

/** A process that serves the registry of a folder from the compiled output. */
async function aServiceProcess(folder: string, port = 0) {
  const module = new URL('../dist/service.js', import.meta.url).href
  const script = `
    import { createServer } from 'node:http'
    const { createRegistryService } = await import(${JSON.stringify(module)})
    const [folder, accessFile, port] = process.argv.slice(1)
    const service = await createRegistryService({ folder, accessFile, log: () => {} })
    const server = createServer(service.handle)
    server.listen(Number(port), '127.0.0.1', () => console.log(server.address().port))`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', script, '--', folder, service.accessFile, String(port)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  processes.push(child)
  const [line] = await once(createInterface(child.stdout), 'line')
  return {
    port: Number(line),
    async kill(): Promise<void> {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

test('two gateways follow each change of one registry', async () => {
  await serve('1.0.0')
  const folders = [await follow(), await follow()]
  expect(folders.map(servedIn)).toEqual(['1.0.0', '1.0.0'])

  await serve('2.0.0')

  await until(() => folders.every((folder) => servedIn(folder) === '2.0.0'))
  for (const folder of folders) {
    expect(readFileSync(path.join(folder, 'mf-search/2.0.0/entry.js'), 'utf8')).toBe(
      "export const v = '2.0.0'",
    )
  }
})

test('while the service is down, gateways keep the last registry, also after a restart, and then follow again', async () => {
  await serve('1.0.0')
  const { port, kill } = await aServiceProcess(service.folder)
  const url = `http://127.0.0.1:${port}/registry`
  const folder = await follow(temporaryFolder(), url)
  const before = contentOf(folder)
  await kill()
  await until(() => log.length > 0)
  expect(contentOf(folder)).toEqual(before)
  await followers.closeLast()
  log.splice(0)

  await follow(folder, url)
  await until(() => followers.following()?.awaySince != null)

  expect(log.filter((line) => line.includes('is not followed'))).toHaveLength(1)
  expect(servedIn(folder)).toBe('1.0.0')
  expect(contentOf(folder)).toEqual(before)

  await serve('2.0.0')
  await aServiceProcess(service.folder, port)
  await until(() => servedIn(folder) === '2.0.0')
  await until(() => followers.following()?.awaySince === null)
  const { revision } = JSON.parse(readFileSync(path.join(folder, 'registry.json'), 'utf8'))
  expect(followers.following()).toEqual({ revision, since: expect.any(String), awaySince: null })
})

test('while the bucket is down, gateways keep following the last registry, and get later changes afterwards', async () => {
  const buckets = await aBucket()
  const [followed, other] = [
    await aService(temporaryFolder(), buckets.open()),
    await aService(temporaryFolder(), buckets.open()),
  ]
  try {
    await serve('1.0.0', followed)
    const folder = await follow(temporaryFolder(), followed.url)
    const before = contentOf(folder)

    buckets.setAway(true)
    await until(() => followed.log.join().includes('the bucket is not followed'))
    const refused = await promoteBy(other, 'platform', '1.0.0')
    const started = await follow(temporaryFolder(), followed.url)
    expect([refused.status, servedIn(started), log]).toEqual([503, '1.0.0', []])
    expect(contentOf(folder)).toEqual(before)

    buckets.setAway(false)
    await serve('2.0.0', other)
    await until(() => servedIn(folder) === '2.0.0')
  } finally {
    for (const one of [followed, other]) await one.close()
    await buckets.close()
  }
})

test('the previous version is downloaded together with the served one', async () => {
  await serve('1.0.0')
  await serve('2.0.0')

  const folder = await follow()

  const isThere = (version: string) => existsSync(path.join(folder, `mf-search/${version}/release.json`))
  expect(['1.0.0', '2.0.0'].map(isThere)).toEqual([true, true])
})

test('a folder with a different registry of the same revision gets the service’s', async () => {
  await serve('1.0.0')
  const { revision } = parseRegistry(readFileSync(path.join(service.folder, 'registry.json'), 'utf8'))
  const folder = temporaryFolder()
  writeFileSync(path.join(folder, 'registry.json'), JSON.stringify({ ...EMPTY_REGISTRY, revision }))

  await follow(folder)

  expect(servedIn(folder)).toBe('1.0.0')
})

test('a service that is down does not delay the start of a gateway', async () => {
  const folder = await follow(temporaryFolder(), 'http://127.0.0.1:9/registry')

  expect(servedIn(folder)).toBeUndefined()
  expect(log).toContain(
    'the registry is not followed: There is no registry at http://127.0.0.1:9/registry, or it does not answer.',
  )
})

test('a release tampered with at the service is not downloaded', async () => {
  await serve('1.0.0')
  writeFileSync(path.join(service.folder, 'mf-search/1.0.0/entry.js'), 'stolen()')

  const folder = await follow()

  expect(log.join()).toMatch(/mf-search 1\.0\.0: entry\.js is not what was published/)
  expect(existsSync(path.join(folder, 'mf-search/1.0.0'))).toBe(false)
})

test('a file that another version already has is not downloaded again', async () => {
  await serve('1.0.0')
  const folder = await follow()
  // The service cannot give it any more: the follower has it.
  await publishBy(service, 'platform', aRelease('2.0.0'))
  writeFileSync(path.join(service.folder, 'mf-search/2.0.0/pages/same.css'), 'changed')
  await promoteBy(service, 'platform', '2.0.0')

  await until(() => servedIn(folder) === '2.0.0')

  expect(readFileSync(path.join(folder, 'mf-search/2.0.0/pages/same.css'), 'utf8')).toBe('a{}')
})

test('files damaged in the folder are downloaded again', async () => {
  await serve('1.0.0')
  const folder = await follow()
  await followers.closeLast()
  writeFileSync(path.join(folder, 'mf-search/1.0.0/release.json'), '{}')
  writeFileSync(path.join(folder, 'registry.json'), 'no json')

  await follow(folder)

  expect(servedIn(folder)).toBe('1.0.0')
  expect(readFileSync(path.join(folder, 'mf-search/1.0.0/release.json'), 'utf8')).toContain('"mf-search"')
})

/** When a service is asked that gives each of four callers this answer at once, in milliseconds since before the first. */
async function askedWhen(answer: (response: ServerResponse) => void): Promise<number[]> {
  const begun = performance.now()
  const asked: number[] = []
  const server = createServer((_request, response) => {
    asked.push(performance.now() - begun)
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await follow(temporaryFolder(), `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry`)
    await until(() => asked.length > 3)
    return asked
  } finally {
    server.close().closeAllConnections()
  }
}

test('a service that waits for no change is asked after a pause', async () => {
  const [, , , fourth = 0] = await askedWhen((response) => response.end(JSON.stringify(EMPTY_REGISTRY)))

  // The first answer is news. From one arrival to the next says less: a request may take long to arrive.
  expect(fourth).toBeGreaterThan(95)
})

test('a service that refuses is asked again after increasing delays', async () => {
  const [first = 0, second = 0, third = 0, fourth = 0] = await askedWhen((response) =>
    response.writeHead(500).end(),
  )

  // Never sooner; how much later depends on the machine.
  expect(second - first).toBeGreaterThan(45)
  expect(third - second).toBeGreaterThan(95)
  expect(fourth - third).toBeGreaterThan(195)
})
