import type pg from 'pg'
import { adoptBaseline, findPending, prepareTable } from './applied-migrations.ts'
import { applyMigration, type Patience } from './apply-migration.ts'
import { withMigrationLock } from './migration-lock.ts'
import { type Migration, type MigrationFolder, readMigrations } from './read-migrations.ts'
import { retryWhileLocked } from './retry-while-locked.ts'

/** Which migrations to apply, and how. */
export interface MigrateOptions extends MigrationFolder, Partial<Pick<Patience, 'log'>> {
  /** The names of those to apply, for the tables of an older version; all without it. */
  only?: readonly string[] | undefined
}

/**
 * Applies the pending plain SQL files `NNNN_verb-what.sql` of a folder, in the order of their names, then those named
 * `repeat_what.sql` whose text is new, and resolves with their names. Each has its own transaction, waits for locks only for moments at a time, and is done for good
 * although a later one fails. Concurrent calls by several processes are safe. Each owner has a separate numbering.
 * Forward only: an undo is a new migration. docs/migrations.md says what a file may contain.
 *
 * @throws {MigrationChangedError} if an applied file was edited.
 * @throws {MigrationFailedError} if a file name does not match the pattern, its SQL fails, or its tables do not get
 * free.
 * @throws {SchemaTooNewError} if the database has taken away what this version uses.
 * @throws {SchemaTooOldError} if the database has only some of the migrations that a baseline stands for.
 */
export async function migrate(
  pool: pg.Pool,
  { owner, folder, log = () => {}, only }: MigrateOptions,
): Promise<string[]> {
  const all = await readMigrations({ owner, folder })
  const migrations = only ? selectOnly(all, only) : all
  const isPending = (await findPending(pool, owner, migrations)).length > 0
  if (!isPending) return []

  return withMigrationLock(pool, log, async (client) => {
    await retryWhileLocked(
      () => prepareTable(client),
      () => log('The table schema_migration is in use: waiting for it.'),
    )
    await adoptBaseline(client, owner, migrations)
    const pending = await findPending(client, owner, migrations)
    for (const migration of pending) await applyMigration(client, migration, { owner, log })

    return pending.map(({ name }) => name)
  })
}

/** What is repeated fits the newest tables alone. */
function selectOnly(all: readonly Migration[], only: readonly string[]): Migration[] {
  const chosen = all.filter(({ name, isRepeated }) => isRepeated || only.includes(name))

  return chosen.length === all.length ? chosen : chosen.filter(({ isRepeated }) => !isRepeated)
}
