export { analyse } from './analyse.ts'
export { fillTables, listDifferences } from './copy/fill-tables.ts'
export { BATCH, readSnapshot, type Snapshot, type TableContent } from './copy/read-tables.ts'
export { type CallLimit, createLimiter, type Limiter, type SharedCounts } from './create-limiter.ts'
export type { Database } from './database.ts'
export {
  CopyError,
  DatabaseFailedError,
  DatabaseFolderError,
  DatabaseLockedError,
  DatabaseServerError,
  MigrationChangedError,
  MigrationFailedError,
  SchemaTooNewError,
  SchemaTooOldError,
} from './errors.ts'
export { isDatabaseUnavailable } from './is-database-unavailable.ts'
export { assertMigrated } from './migrations/applied-migrations.ts'
export { renameToBaseline } from './migrations/baseline.ts'
export { migrate } from './migrations/migrate.ts'
export type { MigrationFolder } from './migrations/read-migrations.ts'
export { type OpenDatabaseOptions, openDatabase } from './open-database.ts'
export { openReplica, type Replica } from './replica/open-replica.ts'
export { createQueries } from './queries.ts'
