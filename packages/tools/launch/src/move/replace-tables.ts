import {
  type Database,
  fillTables,
  listDifferences,
  migrate,
  readSnapshot,
  type Snapshot,
} from '@domizil/database'
import { IDENTITY_MIGRATIONS } from '@domizil/identity'
import { SERVER_MIGRATIONS } from '@domizil/server'
import { ConfigError } from '../config/config-error.ts'

/** How tables are replaced. */
interface How {
  /** Whether data that is there may be replaced. */
  replaces: boolean
  say(line: string): void
}

/** A database in use has rows here. */
const IN_USE = ['app_user', 'flat', 'identity_account']

/** Makes the tables of a snapshot with the same migrations, and fills them. Does nothing where all is there already. */
export async function replaceTables(
  target: Database,
  snapshot: Snapshot,
  { replaces, say }: How,
): Promise<void> {
  await makeTables(target, snapshot)
  const found = await readSnapshot(target.pool, async ({ tables }) => tables)
  const rows = snapshot.tables.reduce((sum, { count }) => sum + count, 0)
  if (listDifferences(snapshot.tables, found).length === 0)
    return say(
      `Database: all ${rows} rows of ${snapshot.tables.length} tables are there already, with equal sums.`,
    )

  const used = found.find(({ name, count }) => IN_USE.includes(name) && count > 0)
  if (used && !replaces) {
    throw new ConfigError(
      `The database holds other data already (${used.count} rows in ${used.name}). Name an empty one, or add --replace to lose what is there.`,
    )
  }
  await fillTables(target.pool, snapshot)
  say(`Database: ${rows} rows of ${snapshot.tables.length} tables were copied; counts and sums are equal.`)
}

/** A newer version starts on them as on its own older tables. */
async function makeTables({ pool }: Database, { migrations, tables }: Snapshot): Promise<void> {
  for (const folder of [IDENTITY_MIGRATIONS, SERVER_MIGRATIONS]) {
    const isNeeded =
      folder.owner !== IDENTITY_MIGRATIONS.owner || tables.some(({ name }) => name.startsWith('identity_'))
    if (isNeeded) await migrate(pool, { ...folder, only: migrations[folder.owner] ?? [] })
  }
}
