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

describe('beside a site that runs', () => {
  let site: Awaited<ReturnType<typeof serve>>
  let metricsPort = 0
  beforeAll(async () => {
    metricsPort = await aFreePort()
    site = await serve({ METRICS_PORT: String(metricsPort), ACCESS_LOG: 'on' })
    running.pop() // It is not ended after each test.
    await site.says(READY)
  })
  afterAll(async () => {
    site.child.kill('SIGKILL')
    await site.ends()
  })

  test('a second process on the same data folder is refused, and the first one goes on', async () => {
    const second = await serve()

    expect(await second.ends()).toBe(1)
    expect(second.said()).toContain(`Domizil is running already on the data folder ${DATA_FOLDER}.`)
    expect(await keyIds(site.port)).not.toEqual([])
  })

  test('a separate gateway finds backend and identity in another process', async () => {
    const url = `http://127.0.0.1:${site.port}`

    const gateway = await serve({ API_URL: url, IDENTITY_URL: url, DATA_FOLDER: aFolder() })
    await gateway.says(READY)

    const health = await fetch(`http://127.0.0.1:${gateway.port}/api/health`)
    expect(await health.json()).toEqual({ status: 'ok' })
    expect(await keyIds(gateway.port)).toEqual(await keyIds(site.port))
  })

  test('metrics have a port for the operator, and a request the same id in log and answer', async () => {
    const answer = await fetch(`http://127.0.0.1:${site.port}/api/health/ready`)
    const id = answer.headers.get('x-request-id') ?? ''
    await site.says(id)
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)

    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(await metrics.text()).toContain('route="/api/health/ready",status="200"} 1')
    expect((await fetch(`http://127.0.0.1:${site.port}/metrics`)).status).toBe(503)
  })
})

test('the site opens while its demo is being loaded; closing stops that, and the next start goes on', async () => {
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
})

test('what has been written survives a kill -9', async () => {
  const killed = await serve()
  await killed.says(READY)
  const before = await keyIds(killed.port)
  killed.child.kill('SIGKILL')
  await killed.ends()

  const next = await serve()
  await next.says(READY)

  expect(await keyIds(next.port)).toEqual(before)
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it in order', async (signal) => {
  const served = await serve()
  await served.says(READY)

  served.child.kill(signal)

  expect(await served.ends()).toBe(0)
})

test('a port that is taken after the long work is told with a sentence as well', async () => {
  const { port, free } = await aTakenPort()

  const served = await serve({ PORT: String(port) })

  expect(await served.ends()).toBe(1)
  expect(served.said()).toContain(`Port ${port} is taken by another program.`)
  expect(served.said()).not.toContain('    at ')
  await free()
})

test('a process that is told to end says so, and answers for a while', async () => {
  const served = await serve({ DRAIN_S: '600' })
  await served.says(READY)

  served.child.kill('SIGTERM')
  await served.says('is closing')
  const statuses = await Promise.all(
    ['/api/health/ready', '/health/ready', '/api/health/live', '/api/flat/list'].map(
      async (address) => (await fetch(`http://127.0.0.1:${served.port}${address}`)).status,
    ),
  )

  expect(statuses).toEqual([503, 503, 200, 200])
})

test('of an identity provider elsewhere only our own realm is handed on', async () => {
  const provider = createServer((request, response) => response.end(request.url)).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const gateway = await serve({ API_URL: url, IDENTITY_URL: url })
  await gateway.says(READY)
  const statusOf = async (address: string) =>
    (await fetch(`http://127.0.0.1:${gateway.port}${address}`)).status

  const statuses = await Promise.all(
    ['domizil/account', 'master/account', 'domizil2/account'].map((end) => statusOf(`/auth/realms/${end}`)),
  )

  expect(statuses).toEqual([200, 404, 404])
  provider.close()
})

test('a variable that is wrong is told by its name', async () => {
  const served = await serve({ PUBLIC_URL: 'here', TRUST_PROXY: 'maybe' })

  expect(await served.ends()).toBe(1)
  expect(served.said()).toMatch(/PUBLIC_URL is "here".*\nTRUST_PROXY is "maybe"/)
})

test('a database server out of reach is told with a sentence', async () => {
  const served = await serve({ DATABASE_URL: `postgres://domizil:secret@127.0.0.1:${await aFreePort()}/x` })

  expect(await served.ends()).toBe(1)
  expect(served.said()).not.toMatch(/ {4}at |secret/)
})
