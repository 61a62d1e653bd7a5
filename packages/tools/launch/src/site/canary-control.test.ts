// proves 15.29, 15.42, 15.51, 15.52
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTestDatabase } from '@domizil/database/testing'
import { isCanaryBucket, type PinnedVersion, resolve, trialsOf } from '@domizil/federation'
import { parseRelease } from '@domizil/federation/schema'
import { createRegistryService } from '@domizil/registry'
import { folderPlace, promote, publish, readRegistry, runCommand, servicePlace } from '@domizil/cli'
import { createServer, SERVER_MIGRATIONS } from '@domizil/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { aBuildOf, aShellBuild } from '../testing/a-build.ts'
import { aGateway, aVisitor, type ListeningGateway, type Visit, type Visitor } from '../testing/visitors.ts'
import { canaryControl, openCanaryControl } from './canary-control.ts'

const [STABLE, NEXT] = ['1.0.0', '2.0.0']
const VISITORS = 1000

let registry: string
let files: string
let backend: string
let gateway: ListeningGateway
let close: () => Promise<void>

/** The server as in `npm start`, with the registry of one test after the other. */
beforeAll(async () => {
  const database = await openTestDatabase(SERVER_MIGRATIONS)
  files = mkdtempSync(path.join(tmpdir(), 'domizil-canary-'))
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const control = () => canaryControl(folderPlace(registry), 0)
  const server = await createServer({
    pool: database.pool,
    identity: {
      issuer: 'http://localhost',
      jwks: { keys: [] },
      audience: 'a',
      clientId: 'c',
      adminRole: 'r',
    },
    productName: 'Domizil',
    storage: { kind: 'disk', folder: path.join(files, 'storage') },
    seal: { file: path.join(files, 'seal.pem'), isMade: true },
    dataKey: Buffer.alloc(32, 7),
    flatReview: true,
    trustProxy: true,
    limits: { failures: { points: 1_000_000, seconds: 1 } },
    canaries: {
      running: () => control().running(),
      end: (trial, decision) => control().end(trial, decision),
      promote: (trial, decision) => control().promote(trial, decision),
    },
    log,
  })
  const http = createHttpServer(server.handle)
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  backend = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  close = async () => {
    http.closeAllConnections()
    http.close()
    await server.close()
    await database.close()
  }
})
afterAll(async () => {
  await close()
  rmSync(files, { recursive: true })
})

beforeEach(async () => {
  registry = mkdtempSync(path.join(tmpdir(), 'domizil-canary-registry-'))
  for (const build of [aShellBuild(), aBuildOf(STABLE), aBuildOf(NEXT)]) await publish(registry, build)
  const first = [
    { name: 'shell', version: '1.0.0' },
    { name: 'mf-search', version: STABLE },
  ]
  await promote(registry, first, 'production')
  gateway = await aGateway(registry, backend)
})
afterEach(async () => {
  await gateway.close()
  rmSync(registry, { recursive: true })
})

const canary = (...options: string[]) =>
  runCommand(['promote', `mf-search@${NEXT}`, '--percent', '10', ...options, '--registry', registry], {})
const served = () => readRegistry(registry).channels['production']?.parts['mf-search']
const lastChange = () => readRegistry(registry).history?.at(-1)

/** At once, as different people come. */
const AT_ONCE = 10

/** Visitors come through the gateway, each as often as said, and their pages sometimes fail. */
async function visits(count: number, times: number, fails: (visit: Visit) => boolean): Promise<Visitor[]> {
  const visitors = Array.from({ length: count }, (_, index) => aVisitor(gateway.origin, index))
  for (let time = 0; time < times; time += 1) {
    const waiting = [...visitors]
    const comeInTurn = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next.visit(fails)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, comeInTurn))
  }
  return visitors
}

/** True for each n-th visit with a version. */
function eachOf(n: number, version: string) {
  let visited = 0
  return (visit: Visit) => visit.version === version && ++visited % n === 0
}

const versionsOf = (visitor: Visitor) => visitor.visits.map(({ version }) => version)
const hasMet = (version: string) => (visitor: Visitor) => versionsOf(visitor).includes(version)

/** The buckets whose visitors get the canary at this moment. */
function reachedNow(): number[] {
  const now = readRegistry(registry)
  const releaseOf = (name: string, { version }: PinnedVersion) =>
    parseRelease(readFileSync(path.join(registry, name, version, 'release.json'), 'utf8'))
  return Array.from({ length: 100 }, (_, bucket) => bucket).filter((bucket) => {
    const { apps } = resolve(now, { channel: 'production', bucket }, releaseOf)
    return apps['mf-search']?.release.version === NEXT
  })
}

test('a canary that fails for a quarter of its visitors is ended automatically, and reaches no others', async () => {
  await canary()
  const share = reachedNow()
  const [failsNext, failsStable] = [eachOf(4, NEXT), eachOf(200, STABLE)]

  const visitors = await visits(VISITORS, 1, (visit) => failsNext(visit) || failsStable(visit))

  const reached = visitors.filter(hasMet(NEXT))
  expect(share).toHaveLength(10)
  expect(reached.length).toBeGreaterThanOrEqual(12)
  // Who was opening a page while it was judged.
  expect(reached.length).toBeLessThanOrEqual(16 + AT_ONCE)
  expect(reached.filter((visitor) => !share.includes(visitor.bucket() ?? -1))).toEqual([])
  expect(visitors.filter(hasMet(STABLE))).toHaveLength(VISITORS - reached.length)
  expect(served()).toMatchObject({ version: STABLE })
  expect(served()).not.toHaveProperty('canary')
  expect(lastChange()).toMatchObject({
    by: 'canary judge',
    what: `canary mf-search@${NEXT} --percent 0`,
    reason: expect.stringMatching(
      /^\d+ of \d+ starts of mf-search 2\.0\.0 failed \(\d+\.\d %\), \d+ of \d+ of 1\.0\.0/,
    ),
    findings: [{ code: 'FAILED_STARTS', values: expect.objectContaining({ version: NEXT, stable: STABLE }) }],
  })
  console.log(`The bad canary reached ${reached.length} of ${VISITORS}: ${lastChange()?.reason}`)
})

test('a canary as good as the stable version is promoted step by step, after the configured starts', async () => {
  await canary('--min-starts', '20', '--promote-after', '20', '--steps', '30,60')

  const visitors = await visits(VISITORS / 2, 2, eachOf(100, NEXT))

  const byJudge = readRegistry(registry).history?.filter(({ by }) => by === 'canary judge')
  const good = String.raw`^\d of \d\d starts of mf-search 2\.0\.0 failed \(.*\), .* of 1\.0\.0 \(.*\)\. Now `
  expect(byJudge).toEqual([
    ...[30, 60].map((percent) =>
      expect.objectContaining({
        what: `canary mf-search@${NEXT} --percent ${percent}`,
        reason: expect.stringMatching(`${good}${percent} of 100 visitors get it`),
      }),
    ),
    expect.objectContaining({
      what: `promote mf-search@${NEXT}`,
      reason: expect.stringMatching(`${good}everybody gets it`),
    }),
  ])
  expect(served()).toMatchObject({ version: NEXT, previous: { version: STABLE } })
  expect(visitors.map(versionsOf)).not.toContainEqual([NEXT, STABLE])
  expect(visitors.every(hasMet(NEXT))).toBe(true)
})

/** What an open page sends, whatever is served now. */
function runningTrial(): string | undefined {
  const channel = readRegistry(registry).channels['production']
  return channel && trialsOf('production', channel)[0]?.id
}

test.each([5, -5])(
  'a canary started by a process whose clock is %d minutes off is still judged',
  async (minutes) => {
    const inCanary = [...Array(100).keys()].find((bucket) => isCanaryBucket(bucket, 10, 'mf-search'))
    const ended = async (off: number, visit: number) => {
      await canary()
      setBeginning(new Date(Date.now() + off * 60_000))
      const trial = runningTrial() ?? ''
      for (const one of [visit, visit + 1, visit + 2]) {
        expect(served()).toHaveProperty('canary')
        await aVisitor(gateway.origin, one, inCanary).visit(() => true)
      }
      expect(served()).not.toHaveProperty('canary')
      expect(lastChange()).toMatchObject({ by: 'canary judge', reason: expect.stringContaining('3 of 3') })
      return trial
    }

    const [first, second] = [await ended(minutes, 0), await ended(-minutes, 10)]

    expect(first).not.toBe(second)
  },
)

/** As a process with another clock has written it. */
function setBeginning(since: Date): void {
  const file = path.join(registry, 'registry.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(/"since": "[^"]*"/g, `"since": "${since.toISOString()}"`))
}

test('a canary with --no-judge is not ended automatically', async () => {
  await canary('--no-judge')

  const visitors = await visits(VISITORS / 5, 1, eachOf(1, NEXT))

  expect(visitors.filter(hasMet(NEXT)).length).toBeGreaterThan(3)
  expect(served()).toHaveProperty('canary')
})

test('a site that follows a registry service ends and promotes its canaries there', async () => {
  const service = await aRegistryService()
  const control = openCanaryControl({
    registryFolder: path.join(files, 'not-read'),
    registryService: { url: service.url, token: 'site' },
  })
  try {
    await canary()
    const [bad] = await control.running()
    if (bad) await control.end(bad, becauseOf('too many failed'))
    const ended = [served(), lastChange()]
    await canary()
    const next = canaryControl(servicePlace(service.url, 'site'), 0)
    const [running] = await next.running()
    if (running) await next.promote(running, becauseOf('as good as before'))

    expect(ended).toMatchObject([{ version: STABLE }, { by: 'site', ...becauseOf('too many failed') }])
    expect(ended[0]).not.toHaveProperty('canary')
    expect(served()).toMatchObject({ version: NEXT, previous: { version: STABLE } })
    expect(lastChange()).toMatchObject({ by: 'site', ...becauseOf('as good as before') })
  } finally {
    await service.close()
  }
})

const becauseOf = (reason: string) => ({ reason, findings: [{ code: 'EVERYBODY', values: {} }] })

/** The registry of the test over HTTP, with one team that may change production. */
async function aRegistryService() {
  const accessFile = path.join(files, 'access.json')
  const tokens = [`sha256-${createHash('sha256').update('site').digest('base64')}`]
  const team = { name: 'site', tokens, clients: [], remotes: ['*'], channels: ['production'] }
  writeFileSync(accessFile, JSON.stringify({ teams: [team], signatures: 'optional' }))
  const service = await createRegistryService({ folder: registry, accessFile, log: () => {} })
  const http = createHttpServer(service.handle)
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/registry`,
    close: async () => {
      http.closeAllConnections()
      http.close()
      await service.close()
    },
  }
}

test('a decision by an operator is not overruled by the judge', async () => {
  await canary()
  const channel = readRegistry(registry).channels['production']
  const [trial] = channel ? trialsOf('production', channel) : []
  await runCommand(['promote', `mf-search@${NEXT}`, '--registry', registry], {})

  if (trial) await canaryControl(folderPlace(registry), 0).end(trial, becauseOf('too late'))

  expect(served()).toMatchObject({ version: NEXT })
  expect(lastChange()?.by).not.toBe('canary judge')
})
