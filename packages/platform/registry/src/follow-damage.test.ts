import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseRegistry } from '@domizil/federation/schema'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { aRelease, aService, publishBy, type Served } from './testing/a-service.ts'
import { type Followers, someFollowers, until } from './testing/some-followers.ts'

let service: Served
let followers: Followers
let follow: Followers['follow']
let log: string[]
beforeEach(async () => {
  service = await aService()
  followers = someFollowers(service)
  follow = followers.follow
  log = followers.log
})
afterEach(async () => {
  await followers.close()
  await service.close()
})

const servedIn = (folder: string, name = 'mf-search') =>
  parseRegistry(readFileSync(path.join(folder, 'registry.json'), 'utf8')).channels['production']?.parts[name]
    ?.version

async function serve(name: string, version: string, channel: string): Promise<void> {
  await publishBy(service, 'platform', aRelease(version, { name }))
  const body = { kind: 'promote', versions: [{ name, version }], newChannel: true }
  await service.call('POST', `/channels/${channel}/changes`, { token: 'platform', body })
}

test.each<[string, (file: string) => void]>([
  ['damaged', (file) => writeFileSync(file, 'stolen()')],
  ['gone', (file) => rmSync(file)],
])(
  'one team’s version that is %s at the service does not delay another team’s promotion',
  async (_, damage) => {
    await serve('mf-search', '1.0.0', 'production')
    await serve('mf-flat', '1.0.0', 'staging')
    damage(path.join(service.folder, 'mf-flat/1.0.0/entry.js'))
    const folder = await follow()
    expect(servedIn(folder)).toBe('1.0.0')

    await serve('mf-search', '2.0.0', 'production')
    await until(() => servedIn(folder) === '2.0.0')

    expect(existsSync(path.join(folder, 'mf-search/2.0.0/entry.js'))).toBe(true)
    expect(existsSync(path.join(folder, 'mf-flat/1.0.0'))).toBe(false)
    expect(log.filter((line) => line.includes('mf-flat 1.0.0: entry.js is'))).toHaveLength(1)
  },
)

test.each(['entry.js', 'pages/same.css', 'release.json'])(
  'the damaged file %s of a follower is repaired at its start',
  async (file) => {
    await serve('mf-search', '1.0.0', 'production')
    const folder = await follow()
    const place = path.join(folder, 'mf-search/1.0.0', file)
    const before = readFileSync(place, 'utf8')
    await followers.closeLast()
    writeFileSync(place, 'rotten')

    await follow(folder)

    expect(readFileSync(place, 'utf8')).toBe(before)
  },
)
