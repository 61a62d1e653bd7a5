import {
  type Database,
  fillTables,
  listDifferences,
  readSnapshot,
  type Snapshot,
  type TableContent,
} from '@domizil/database'
import { ConfigError } from '../config/config-error.ts'
import { makeTables, namesOfThisVersion, OWNERS } from './make-tables.ts'

/** How tables are replaced. */
interface How {
  /** Whether data that is there may be replaced. */
  replaces: boolean
  say(line: string): void
}

/** A database in use has rows here. */
const IN_USE = ['app_user', 'flat', 'identity_account']

/**
 * Makes the tables of a snapshot with the same migrations, and fills them. Does nothing where all is there already.
 *
 * @throws {ConfigError} if the database has newer migrations, or other data that may not be replaced; then it has not changed.
 */
export async function replaceTables(
  target: Database,
  snapshot: Snapshot,
  { replaces, say }: How,
): Promise<void> {
  const { migrations, tables: found } = await readSnapshot(target.pool, async (there) => there)
  const applied = await namesOfThisVersion(migrations)
  const rows = snapshot.tables.reduce((sum, { count }) => sum + count, 0)
  const isThere = listDifferences(snapshot.tables, found).length === 0
  refuseNewerTarget(snapshot.migrations, applied)
  if (!isThere && !replaces) refuseUsed(found)

  await makeTables(target, snapshot)
  if (isThere)
    return say(
      `Database: all ${rows} rows of ${snapshot.tables.length} tables are there already, with equal sums.`,
    )
  await fillTables(target.pool, snapshot)
  say(`Database: ${rows} rows of ${snapshot.tables.length} tables were copied; counts and sums are equal.`)
}

/** Migrations go forward only: tables of a newer version cannot become those of an older one. */
function refuseNewerTarget(expected: Snapshot['migrations'], found: Snapshot['migrations']): void {
  const newer = findNewer(expected, found)
  if (newer)
    throw new ConfigError(
      `The database is newer than what is copied into it: it has the migration ${newer}. Take the newer version for it, or name an empty database.`,
    )
}

/** A migration that a database has and a snapshot, which has tables of the same owner, has not. */
export function findNewer(
  expected: Snapshot['migrations'],
  found: Snapshot['migrations'],
): string | undefined {
  return OWNERS.flatMap(({ owner }) =>
    (expected[owner] ? (found[owner] ?? []) : []).filter((name) => !expected[owner]?.includes(name)),
  )[0]
}

/** @throws {ConfigError} if people have worked in a database with these tables. */
export function refuseUsed(found: readonly TableContent[]): void {
  const used = found.find(({ name, count }) => IN_USE.includes(name) && count > 0)
  if (!used) return

  throw new ConfigError(
    `The database holds other data already (${used.count} rows in ${used.name}). Name an empty one, or add --replace to lose what is there.`,
  )
}
