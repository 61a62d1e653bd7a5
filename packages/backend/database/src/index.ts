export { analyse } from './analyse.ts'
export type { Database } from './database.ts'
export {
  DatabaseFailedError,
  DatabaseFolderError,
  DatabaseLockedError,
  DatabaseServerError,
  MigrationChangedError,
  MigrationFailedError,
} from './errors.ts'
export { migrate } from './migrate.ts'
export { type OpenDatabaseOptions, openDatabase } from './open-database.ts'
export { createQueries } from './queries.ts'
