import { setTimeout as wait } from 'node:timers/promises'
import { migrate, openDatabase } from '@domizil/database'
import type { SiteOfParts } from '../parts/site-of-parts.ts'
import type { Part } from '../parts/processes.ts'
import type { Pool } from './stored.ts'

/** What a next version might bring: columns, a rule and an index of tables that are written meanwhile. */
const NEXT_VERSION = { owner: 'next-version', folder: new URL('../../migrations', import.meta.url) }
const READ_MS = 5_000

/** Migrates as the owner of the tables, while a backup reads them and the version before serves. */
async function migrateBesideBackup(ownerUrl: string): Promise<void> {
  const { pool, close } = await openDatabase({ url: ownerUrl })
  try {
    const reading = await readAsBackup(pool)
    const applied = await migrate(pool, NEXT_VERSION)
    await reading.end
    if (applied.length === 0) throw new Error('No migration was pending')
  } finally {
    await close()
  }
}

/** Ends each process as its supervisor does, and starts the next one in its place. */
async function exchange(parts: readonly Part[]): Promise<void> {
  for (const { stop, start } of parts) {
    await stop()
    await start()
  }
}

/** Resolves when the tables are being read. */
async function readAsBackup(pool: Pool): Promise<{ end: Promise<void> }> {
  const client = await pool.connect()
  await client.query('BEGIN; LOCK TABLE booking, booking_message IN ACCESS SHARE MODE')
  const read = async () => {
    await wait(READ_MS)
    await client.query('COMMIT')
    client.release()
  }
  return { end: read() }
}

/** The backends, and the process of the embedded provider, which sends mails as well. */
const SENDERS = 3

/** What happens to a part, for how long, and how it is over. */
export interface Fault {
  readonly name: string
  readonly seconds: number
  /** How many processes it may stop between a mail and its mark. */
  readonly senders?: number
  /** Whether it is none: not one call may fail. */
  readonly isPlanned?: boolean
  begin(): unknown
  end(): unknown
}

/** Each part fails in turn. */
export function faultsOf({
  ownerUrl,
  backends,
  gateways,
  gates,
  mails,
  restartDatabase,
}: SiteOfParts): Fault[] {
  const [first, second] = backends
  const [gateway] = gateways
  if (!first || !second || !gateway) throw new Error('Two backends and a gateway are needed')

  return [
    { name: 'a backend is killed', seconds: 10, senders: 1, begin: first.kill, end: first.start },
    { name: 'a backend is terminated', seconds: 10, begin: second.stop, end: second.start },
    { name: 'a gateway is killed', seconds: 10, begin: gateway.kill, end: gateway.start },
    {
      name: 'the database is slow',
      seconds: 20,
      begin: () => gates.database.slow(25),
      end: () => gates.database.slow(0),
    },
    { name: 'the database is killed', seconds: 5, senders: SENDERS, begin: restartDatabase, end: () => {} },
    {
      name: 'the storage is slow',
      seconds: 20,
      begin: () => gates.storage.slow(1_000),
      end: () => gates.storage.slow(0),
    },
    { name: 'the storage is away', seconds: 20, begin: gates.storage.cut, end: gates.storage.open },
    {
      name: 'the mail server is away',
      seconds: 60,
      senders: SENDERS,
      begin: gates.mails.cut,
      end: gates.mails.open,
    },
    {
      name: 'the mail server is full',
      seconds: 30,
      begin: () => mails.fill(true),
      end: () => mails.fill(false),
    },
    {
      name: 'the tables are migrated while a backup reads them',
      seconds: 5,
      isPlanned: true,
      begin: () => migrateBesideBackup(ownerUrl),
      end: () => {},
    },
    {
      name: 'each process is exchanged after that',
      seconds: 5,
      isPlanned: true,
      begin: () => exchange([...backends, ...gateways]),
      end: () => {},
    },
    { name: 'identity is away', seconds: 30, begin: gates.identity.cut, end: gates.identity.open },
  ]
}
