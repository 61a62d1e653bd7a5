// proves 11.24, 18.4, 18.6, 18.20
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { fillFolder } from '@domizil/database/testing'
import { SERVER_MIGRATIONS } from '@domizil/server'
import { aFolder, aFreePort, aTakenPort, type Launched, launch, ROOT } from './testing/launched.ts'

const SERVE = path.join(ROOT, 'packages/tools/launch/dist/serve.js')
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc')
const READY = 'is ready'

/** Shared by all tests: a first start fills both, for longer than all that follows. */
const DATA_FOLDER = aFolder()
const REGISTRY_FOLDER = aFolder()
const running: Launched[] = []

beforeAll(async () => {
  await fillDatabase(DATA_FOLDER)
  spawnSync(process.execPath, [TSC, '-b', path.join(ROOT, 'packages/tools/launch')])
})

afterEach(async () => {
  for (const { child, ends } of running.splice(0)) {
    child.kill('SIGKILL')
    await ends()
  }
})

/** Preparing a database is the slowest step of a first start. */
const fillDatabase = (folder: string) => fillFolder(path.join(folder, 'postgres'), SERVER_MIGRATIONS)

async function serve(env: Record<string, string> = {}) {
  const port = await aFreePort()
  const place = { PORT: String(port), DATA_FOLDER, REGISTRY_FOLDER, DEMO_DATA: 'off' }
  const launched = launch([SERVE], { ...place, ...env })
  running.push(launched)

  return { ...launched, port: Number(env.PORT ?? port) }
}

async function keyIds(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/auth/realms/domizil/protocol/openid-connect/certs`)
  const { keys } = (await answer.json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid)
}

/** Each start takes four seconds of the processor: one site is looked at, killed, started again and told to end. */
describe('a site that runs', () => {
  let site: Awaited<ReturnType<typeof serve>>
  let metricsPort = 0
  const openSite = async () => {
    site = await serve({ METRICS_PORT: String(metricsPort), ACCESS_LOG: 'on', DRAIN_S: '600' })
    running.pop() // It is not ended after each test.
    await site.says(READY)
  }
  const kill = async () => {
    site.child.kill('SIGKILL')
    await site.ends()
  }
  beforeAll(async () => {
    metricsPort = await aFreePort()
    await openSite()
  })
  afterAll(kill)

  test('refuses a second process on its data folder, and goes on running', async () => {
    const second = await serve()

    expect(await second.ends()).toBe(1)
    expect(second.said()).toContain(`Domizil is running already on the data folder ${DATA_FOLDER}.`)
    expect(await keyIds(site.port)).not.toEqual([])
  })

  test('serves metrics on a port of their own, and logs the id of each request', async () => {
    const answer = await fetch(`http://127.0.0.1:${site.port}/api/health/ready`)
    const id = answer.headers.get('x-request-id') ?? ''
    await site.says(id)
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)

    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(await metrics.text()).toContain('route="/api/health/ready",status="200"} 1')
    expect((await fetch(`http://127.0.0.1:${site.port}/metrics`)).status).toBe(503)
  })

  test('has a gateway that forwards to another backend, and only to the realm of the identity provider', async () => {
    const provider = createServer((request, response) => response.end(request.url)).listen(0, '127.0.0.1')
    await once(provider, 'listening')
    const gateway = await serve({
      API_URL: `http://127.0.0.1:${site.port}`,
      IDENTITY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
      DATA_FOLDER: aFolder(),
    })
    await gateway.says(READY)
    const answerOf = async (address: string) => {
      const answer = await fetch(`http://127.0.0.1:${gateway.port}${address}`)
      return [answer.status, await answer.text()]
    }

    const [health, ours, master, similar] = await Promise.all([
      answerOf('/api/health'),
      ...['domizil', 'master', 'domizil2'].map((realm) => answerOf(`/auth/realms/${realm}/account`)),
    ])
    provider.close()

    expect(health).toEqual([200, '{"status":"ok"}'])
    expect(ours).toEqual([200, '/auth/realms/domizil/account'])
    expect([master?.[0], similar?.[0]]).toEqual([404, 404])
  })

  test('keeps written data after kill -9', async () => {
    const before = await keyIds(site.port)
    await kill()

    await openSite()

    expect(await keyIds(site.port)).toEqual(before)
  })

  test('reports on SIGTERM that it is closing, and still answers for a while', async () => {
    site.child.kill('SIGTERM')
    await site.says('is closing')
    const statuses = await Promise.all(
      ['/api/health/ready', '/health/ready', '/api/health/live', '/api/flat/list'].map(
        async (address) => (await fetch(`http://127.0.0.1:${site.port}${address}`)).status,
      ),
    )

    expect(statuses).toEqual([503, 503, 200, 200])
  })
})

test('the site opens while its demo loads; a signal ends it cleanly, and the next start continues', async () => {
  const place = { DEMO_DATA: 'on', DATA_FOLDER: aFolder() }
  await fillDatabase(place.DATA_FOLDER)
  const first = await serve(place)
  await first.says(READY)
  const demo = await (await fetch(`http://127.0.0.1:${first.port}/health/demo`)).json()

  first.child.kill('SIGTERM')

  expect(demo).toEqual({ status: 'loading' })
  expect(await first.ends()).toBe(0)
  expect(first.said()).toContain('The demo is still filling up')
  const next = await serve(place)
  await next.says('The demo is still filling up')
  next.child.kill('SIGINT')
  expect(await next.ends()).toBe(0)
})

test('a port taken late in the start is reported with a sentence', async () => {
  const { port, free } = await aTakenPort()

  const served = await serve({ PORT: String(port) })

  expect(await served.ends()).toBe(1)
  expect(served.said()).toContain(`Port ${port} is taken by another program.`)
  expect(served.said()).not.toContain('    at ')
  await free()
})

test('an unreachable database server is reported with a sentence', async () => {
  const served = await serve({ DATABASE_URL: `postgres://domizil:secret@127.0.0.1:${await aFreePort()}/x` })

  expect(await served.ends()).toBe(1)
  expect(served.said()).not.toMatch(/ {4}at |secret/)
})
