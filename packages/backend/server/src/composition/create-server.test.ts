// proves 11.10, 11.26, 11.28, 11.33, 18.2
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HelpRequest } from '@domizil/api/schemas'
import { createQueries, migrate } from '@domizil/database'
import { withTestDatabase } from '@domizil/database/testing'
import { afterAll, expect, test } from '@jest/globals'
import { createServer, SERVER_MIGRATIONS, type Server, type ServerConfig } from './create-server.ts'
import type { User } from '../foundation/kernel/actor.ts'
import type { Tables } from '../foundation/tables/index.ts'
import { createLocalStorage } from '../infrastructure/storage/module.ts'
import { ACCOUNT_MAILS } from '../management/privacy/module.ts'
import { givenFlat, givenImage } from '../testing/given.ts'
import { TEST_KEY } from '../testing/test-key.ts'
import { createTestLog } from '../testing/test-log.ts'
import { createTestTokens } from '../testing/test-tokens.ts'

/** The migrations, which take seconds, are no part of what most tests are about. */
const withMigratedDatabase = (body: Parameters<typeof withTestDatabase>[0]) =>
  withTestDatabase(body, SERVER_MIGRATIONS)

const SEAL_FOLDER = await mkdtemp(join(tmpdir(), 'domizil-seal-'))
afterAll(() => rm(SEAL_FOLDER, { recursive: true }))

async function configOn(pool: ServerConfig['pool']): Promise<ServerConfig> {
  const { identity } = await createTestTokens()

  return {
    pool,
    identity,
    productName: 'Domizil',
    storage: { kind: 'disk', folder: '/nowhere' },
    seal: { file: join(SEAL_FOLDER, 'seal.pem'), isMade: true },
    dataKey: TEST_KEY,
    flatReview: false,
    log: createTestLog(),
  }
}

const QUESTION: HelpRequest = {
  topic: 'BOOKING',
  message: 'How do I withdraw a request?',
  email: 'anna@example.org',
  pageUrl: 'http://localhost/my-requests',
  locale: 'en',
  acceptPrivacy: true,
}

type Site = Awaited<ReturnType<typeof listen>>

async function listen(handle: Server['handle']) {
  const http = createHttpServer(handle)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const close = () => {
    http.closeAllConnections()
    http.close()
  }
  return { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, close }
}

test('a start with another encryption key than before is refused, naming both', async () => {
  await withMigratedDatabase(async ({ pool }) => {
    const config = await configOn(pool)
    await (await createServer(config)).close()

    await (await createServer(config)).close()
    await expect(createServer({ ...config, dataKey: Buffer.alloc(32, 8) })).rejects.toMatchObject({
      code: 'DATA_KEY_WRONG',
      message: expect.stringContaining('DATA_KEY'),
    })
  })
})

test('a server that is created a second time on one database answers requests', async () => {
  await withMigratedDatabase(async ({ pool }) => {
    const config = await configOn(pool)
    await (await createServer(config)).close()
    const server = await createServer(config)
    const http = createHttpServer(server.handle)
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))

    const { port } = http.address() as AddressInfo
    const reply = await fetch(`http://127.0.0.1:${port}/api/flat/list`, { headers: { connection: 'close' } })

    expect([reply.status, await reply.json()]).toEqual([200, []])
    http.close()
    await server.close()
  })
})

test('three servers that start at once on one database apply each migration once', async () => {
  await withTestDatabase(async ({ pool }) => {
    const config = await configOn(pool)

    const servers = await Promise.all([createServer(config), createServer(config), createServer(config)])

    const { rows } = await pool.query<{ name: string }>('SELECT name FROM schema_migration ORDER BY name')
    expect(rows.map(({ name }) => name.replace(/@\w+/, ''))).toEqual(
      (await readdir(SERVER_MIGRATIONS.folder)).toSorted(),
    )
    await Promise.all(servers.map((server) => server.close()))
  })
})

test('a server that leaves migrations to the command starts on tables that are up to date, and on no others', async () => {
  await withTestDatabase(async ({ pool }) => {
    const config = { ...(await configOn(pool)), migrates: false }

    await expect(createServer(config)).rejects.toMatchObject({ code: 'SCHEMA_TOO_OLD' })
    await migrate(pool, SERVER_MIGRATIONS)
    await (await createServer(config)).close()
  })
})

test('a change of an account on one server is seen at once by another', async () => {
  await withMigratedDatabase(async ({ pool }) => {
    const { identity, tokenFor } = await createTestTokens()
    const config = { ...(await configOn(pool)), identity }
    const servers = await Promise.all([createServer(config), createServer(config)])
    const [here, there] = await Promise.all(servers.map(async (server) => listen(server.handle)))
    const call = async (site: Site | undefined, method: string, path: string, user: Partial<User>) => {
      const authorization = `Bearer ${await tokenFor(user)}`
      const json = { 'content-type': 'application/json' }
      const body = JSON.stringify({ reason: 'Sends spam to everybody' })
      const reply = await fetch(`${site?.origin}/api${path}`, {
        method,
        headers: { authorization, ...(method === 'POST' && json) },
        ...(method === 'POST' && { body }),
      })
      return reply.status
    }
    for (const id of ['anna', 'bert']) await call(there, 'GET', '/user/api/profile', { id })

    const blocked = await call(here, 'POST', '/admin/api/user/bert/block', { id: 'root', isAdmin: true })
    const deleted = await call(here, 'DELETE', '/user/api/account', { id: 'anna' })

    expect([blocked, deleted]).toEqual([200, 200])
    expect(await call(there, 'GET', '/user/api/profile', { id: 'anna' })).toBe(401)
    expect(await call(there, 'DELETE', '/user/api/savedSearch/remove/1', { id: 'bert' })).toBe(403)
    here?.close()
    there?.close()
    await Promise.all(servers.map((server) => server.close()))
  })
})

test('a picture that is removed on one server is gone at once on another', async () => {
  await withMigratedDatabase(async ({ pool }) => {
    const { identity, tokenFor } = await createTestTokens()
    const folder = await mkdtemp(join(tmpdir(), 'domizil-storage-'))
    const config = { ...(await configOn(pool)), identity, storage: { kind: 'disk', folder } as const }
    const servers = await Promise.all([createServer(config), createServer(config)])
    const [here, there] = await Promise.all(servers.map(async (server) => listen(server.handle)))
    const db = createQueries<Tables>(pool)
    const flatId = await givenFlat(db, { owner_id: 'otto', status: 'INACTIVE' })
    const imageId = await givenImage(db, flatId, 0)
    const key = 'a'.repeat(32)
    await db.updateTable('flat_image').set({ key }).execute()
    await createLocalStorage(folder).put(`images/aa/${key}/thumb.webp`, Buffer.from('a picture'))
    const statusAt = async (site: Site | undefined) => {
      const reply = await fetch(`${site?.origin}/api/image/${key}/thumb.webp`)
      await reply.arrayBuffer()
      return reply.status
    }
    const before = [await statusAt(here), await statusAt(there)]

    const removed = await fetch(
      `${here?.origin}/api/flat/api/image/remove/${flatId}?imageIdList=${imageId}`,
      {
        method: 'DELETE',
        headers: { authorization: `Bearer ${await tokenFor({ id: 'otto' })}` },
      },
    )

    expect([before, removed.status]).toEqual([[200, 200], 200])
    expect([await statusAt(there), await statusAt(here)]).toEqual([404, 404])
    here?.close()
    there?.close()
    await Promise.all(servers.map((server) => server.close()))
    await rm(folder, { recursive: true, force: true })
  })
})

test('while a server runs only jobs for mails all other jobs wait, and are done afterwards', async () => {
  await withMigratedDatabase(async ({ pool }) => {
    const server = await createServer(await configOn(pool))
    const count = async (condition: string) => {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*) FROM job WHERE run_at <= now() AND done_at IS NULL AND ${condition}`,
      )
      return rows[0]?.count
    }
    const countOthers = () => count("kind <> 'SEND_MAIL'")
    const timeFor = async (isDone: () => Promise<boolean>) => {
      while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50))
    }

    const [before, after] = await server.whileOnlyMailsRun(async () => {
      await pool.query("UPDATE job SET run_at = now() - interval '1 hour', locked_until = NULL")
      await server.services.mails.order(ACCOUNT_MAILS.CONFIRM_EMAIL.order({ to: 'gone' }))
      const due = await countOthers()
      await timeFor(async () => (await count("kind = 'SEND_MAIL'")) === 0)
      return [due, await countOthers()]
    })

    expect(before).toBeGreaterThan(5)
    expect(after).toBe(before)
    await timeFor(async () => (await countOthers()) === 0)
    await server.close()
  })
})

test.each([
  ['share their limits, of calls and of help', true, [200, 200, 429, 429], [200, 429]],
  ['have limits of their own unless they share them', false, [200, 200, 200, 200], [200, 200]],
])('servers on one database %s', async (_what, sharesLimits, searches, helps) => {
  await withMigratedDatabase(async ({ pool }) => {
    const limits = { search: { points: 2, seconds: 60 } }
    const config = { ...(await configOn(pool)), limits, sharesLimits }
    const servers = await Promise.all([createServer(config), createServer(config)])
    const sites = await Promise.all(servers.map((server) => listen(server.handle)))
    const call = async (at: number, method: string, path: string, body: object) => {
      const { status } = await fetch(`${sites[at]?.origin}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(body),
      })
      return status
    }
    const search = (at: number) => call(at, 'POST', '/flat/search/filter', {})
    const ask = (at: number) => call(at, 'PUT', '/user/needhelp', QUESTION)
    for (let asked = 0; asked < 9; asked += 1) await ask(0)

    const searched = [await search(0), await search(1), await search(0), await search(1)]

    expect(searched).toEqual(searches)
    expect([await ask(0), await ask(1)]).toEqual(helps)
    for (const site of sites) site.close()
    await Promise.all(servers.map((server) => server.close()))
  })
})
