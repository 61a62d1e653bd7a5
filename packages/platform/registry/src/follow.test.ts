import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseRegistry } from '@domizil/federation/schema'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Follower, followRegistry } from './follow.ts'
import {
  aRelease,
  aService,
  promoteBy,
  publishBy,
  type Served,
  temporaryFolder,
} from './testing/a-service.ts'

let service: Served
let followers: Follower[]
let log: string[]
beforeEach(async () => {
  service = await aService()
  followers = []
  log = []
})
afterEach(async () => {
  for (const follower of followers) await follower.close()
  await service.close()
})

async function follow(folder = temporaryFolder(), url = service.url): Promise<string> {
  const follower = followRegistry({
    url,
    token: 'gateway',
    folder,
    log: (line) => log.push(line),
    pauseMs: 50,
  })
  followers.push(follower)
  await follower.first
  return folder
}

const servedIn = (folder: string) =>
  existsSync(path.join(folder, 'registry.json'))
    ? parseRegistry(readFileSync(path.join(folder, 'registry.json'), 'utf8')).channels['staging']?.parts[
        'mf-search'
      ]?.version
    : undefined

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function serve(version: string): Promise<void> {
  await publishBy(service, 'platform', aRelease(version))
  await promoteBy(service, 'platform', version)
}

test('two gateways follow one registry, each change of it', async () => {
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

test('while the service is away the last good state stays, and later the new one comes', async () => {
  await serve('1.0.0')
  const folder = await follow()
  const { folder: registry } = service
  const { port } = new URL(service.url)

  await service.close()
  await until(() => log.length > 0)
  expect(servedIn(folder)).toBe('1.0.0')

  service = await aService(registry)
  await serve('2.0.0')
  expect(new URL(service.url).port).not.toBe(port)
  await follow(folder)
  expect(servedIn(folder)).toBe('2.0.0')
})

test('a service that is away at the start holds nobody up', async () => {
  const folder = await follow(temporaryFolder(), 'http://127.0.0.1:9/registry')

  expect(servedIn(folder)).toBeUndefined()
  expect(log.join()).toMatch(/cannot be followed/)
})

test('a release that was changed at the service never arrives', async () => {
  await serve('1.0.0')
  writeFileSync(path.join(service.folder, 'mf-search/1.0.0/entry.js'), 'stolen()')

  const folder = await follow()

  expect(log.join()).toMatch(/mf-search 1\.0\.0: entry\.js is not what was published/)
  expect(existsSync(path.join(folder, 'mf-search/1.0.0'))).toBe(false)
  expect(servedIn(folder)).toBeUndefined()
})

test('a file that another version has is not fetched again', async () => {
  await serve('1.0.0')
  const folder = await follow()
  // The service cannot give it any more: the follower has it.
  await publishBy(service, 'platform', aRelease('2.0.0'))
  writeFileSync(path.join(service.folder, 'mf-search/2.0.0/pages/same.css'), 'changed')
  await promoteBy(service, 'platform', '2.0.0')

  await until(() => servedIn(folder) === '2.0.0')

  expect(readFileSync(path.join(folder, 'mf-search/2.0.0/pages/same.css'), 'utf8')).toBe('a{}')
})

test('what has been damaged in the folder is brought again', async () => {
  await serve('1.0.0')
  const folder = await follow()
  await followers.pop()?.close()
  writeFileSync(path.join(folder, 'mf-search/1.0.0/release.json'), '{}')
  writeFileSync(path.join(folder, 'registry.json'), 'no json')

  await follow(folder)

  expect(servedIn(folder)).toBe('1.0.0')
  expect(readFileSync(path.join(folder, 'mf-search/1.0.0/release.json'), 'utf8')).toContain('"mf-search"')
})
