// proves 11.20
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Database, openDatabase, openReplica, type Replica } from '@domizil/database'
import {
  findPostgres,
  openPostgresServer,
  openStandby,
  type PostgresServer,
} from '../testing/postgres-server.ts'

const POSTGRES = findPostgres()
const withPostgres = POSTGRES ? describe : describe.skip
if (!POSTGRES) console.warn('NO POSTGRESQL ON THIS MACHINE: reading from a replica is not tested')

const MAX_LAG_MS = 2500

withPostgres('with a replica of PostgreSQL', () => {
  const said: string[] = []
  let server: PostgresServer
  let standby: Awaited<ReturnType<typeof openStandby>>
  let primary: Database
  let onStandby: Database
  let replica: Replica

  beforeAll(async () => {
    server = await openPostgresServer(POSTGRES ?? '')
    primary = await openDatabase({ url: server.url })
    await primary.pool.query('CREATE TABLE flat (title text)')
    standby = await openStandby(POSTGRES ?? '', server)
    onStandby = await openDatabase({ url: standby.url })
    replica = openReplica({
      url: standby.url,
      primary: primary.pool,
      maxLagMs: MAX_LAG_MS,
      log: (line) => said.push(line),
    })
  })
  afterAll(async () => {
    await replica?.close()
    await Promise.all([onStandby?.close(), primary?.close()])
    await standby?.close()
    await server?.close()
  })

  const readFrom = () =>
    replica.read(
      async () => {
        await replica.pool.query('SELECT title FROM flat')
        return 'replica'
      },
      async () => 'primary',
    )
  /** Waits until reads go there; the test's time ends it otherwise. */
  const until = async (where: string) => {
    while ((await readFrom()) !== where) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  test('the replica is used once it is known to be up to date', async () => {
    await until('replica')

    expect(said).toEqual([expect.stringContaining('is used: it is')])
  })

  test('a replica that falls behind is not used until it has caught up', async () => {
    await until('replica')
    await onStandby.pool.query('SELECT pg_wal_replay_pause()')
    await primary.pool.query("INSERT INTO flat VALUES ('Bright flat')")

    await until('primary')

    await onStandby.pool.query('SELECT pg_wal_replay_resume()')
    await until('replica')
    expect((await replica.pool.query('SELECT title FROM flat')).rows).toEqual([{ title: 'Bright flat' }])
  })

  test('a statement that the replica refuses runs on the primary, and others still on the replica', async () => {
    await until('replica')
    const writing = () => replica.pool.query("INSERT INTO flat VALUES ('No')").then(() => 'replica')

    expect(await replica.read(writing, async () => 'primary')).toBe('primary')
    expect(await readFrom()).toBe('replica')
  })

  test('an error of the caller is not retried, and does not count against the replica', async () => {
    await until('replica')
    const refusing = () => Promise.reject(new Error('No such place'))

    await expect(replica.read(refusing, async () => 'primary')).rejects.toThrow('No such place')
    expect(await readFrom()).toBe('replica')
  })

  test('a server that is not a replica is not used', async () => {
    const lines: string[] = []
    const none = openReplica({
      url: server.createDatabase('other'),
      primary: primary.pool,
      maxLagMs: MAX_LAG_MS,
      log: (line) => lines.push(line),
    })

    while (lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 50))

    expect(lines).toEqual([expect.stringContaining('it does not replay the log of another server')])
    expect(
      await none.read(
        async () => 'replica',
        async () => 'primary',
      ),
    ).toBe('primary')
    await none.close()
  })

  test('reads go to the primary when the replica is down', async () => {
    await until('replica')
    await onStandby.close()
    await standby.close()

    expect(await readFrom()).toBe('primary')
  })
})
