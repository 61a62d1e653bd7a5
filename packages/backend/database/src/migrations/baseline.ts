import { createHash } from 'node:crypto'
import { SchemaTooOldError } from '../errors.ts'
import { type Migration, type MigrationFolder, readMigrations } from './read-migrations.ts'

/** Names migrations by which a baseline was made: it is the mark of its files. */
export function fingerprint(names: readonly string[]): string {
  return createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 16)
}

/**
 * The applied migrations that a baseline stands for; none in a database that began with it.
 *
 * @throws {SchemaTooOldError} if the database has some of them only.
 */
export function listReplaced(
  owner: string,
  migrations: readonly Migration[],
  applied: readonly string[],
): string[] {
  const first = migrations.find(({ baseline }) => baseline !== null)
  if (!first) return []

  const replaced = applied.filter((name) => name < first.name)
  if (replaced.length === 0 || fingerprint(replaced) === first.baseline) return replaced

  throw new SchemaTooOldError(
    `The tables stand at ${replaced.toSorted().at(-1)} of ${owner}, between the single migrations that ${first.name} stands for. Start the last version that has them on this database first, then this one; docs/migrations.md says how to find it.`,
  )
}

/**
 * The names of applied migrations as this version has them: those that a baseline stands for give way to it.
 *
 * @throws {SchemaTooOldError} if some of them are missing.
 */
export async function renameToBaseline(
  folder: MigrationFolder,
  applied: readonly string[],
): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const replaced = new Set(listReplaced(folder.owner, migrations, applied))
  if (replaced.size === 0) return [...applied]

  return [...namesOfBaseline(migrations), ...applied.filter((name) => !replaced.has(name))]
}

const namesOfBaseline = (migrations: readonly Migration[]) =>
  migrations.filter(({ baseline }) => baseline !== null).map(({ name }) => name)
