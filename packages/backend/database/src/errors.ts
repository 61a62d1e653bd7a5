/** Another process has the folder open. Opening it twice would corrupt the data. */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError'
  readonly code = 'DATABASE_LOCKED'
}

/** The folder of the embedded database cannot be used: not writable, damaged, or written by another version. */
export class DatabaseFolderError extends Error {
  override readonly name = 'DatabaseFolderError'
  readonly code = 'DATABASE_FOLDER_UNUSABLE'
}

/** The PostgreSQL server cannot be used: unreachable, too old, or the URL is invalid. */
export class DatabaseServerError extends Error {
  override readonly name = 'DatabaseServerError'
  readonly code = 'DATABASE_SERVER_UNUSABLE'
}

/** The embedded database has died. Every open query fails with it, and the process should end. */
export class DatabaseFailedError extends Error {
  override readonly name = 'DatabaseFailedError'
  readonly code = 'DATABASE_FAILED'
}

/** A migration was edited after it had been applied: file and database differ. */
export class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError'
  readonly code = 'MIGRATION_CHANGED'
}

/** A migration failed and was rolled back. Those before it stay applied. */
export class MigrationFailedError extends Error {
  override readonly name = 'MigrationFailedError'
  readonly code = 'MIGRATION_FAILED'
}

/** Migrations are pending, and this process leaves them to the `migrate` command. */
export class SchemaTooOldError extends Error {
  override readonly name = 'SchemaTooOldError'
  readonly code = 'SCHEMA_TOO_OLD'
}

/** The database has taken away what this version uses. */
export class SchemaTooNewError extends Error {
  override readonly name = 'SchemaTooNewError'
  readonly code = 'SCHEMA_TOO_NEW'
}

/** Rows could not be copied as they were. The database they were copied into is as it was before. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
  readonly code = 'COPY_FAILED'
}
