/** Another process works with the same folder. Opening it twice would destroy what either of them writes. */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError'
  readonly code = 'DATABASE_LOCKED'
}

/** The folder of the embedded database cannot be used: not writable, damaged, or written by another version. */
export class DatabaseFolderError extends Error {
  override readonly name = 'DatabaseFolderError'
  readonly code = 'DATABASE_FOLDER_UNUSABLE'
}

/** The PostgreSQL server behind the address cannot be used: out of reach, too old, or not an address at all. */
export class DatabaseServerError extends Error {
  override readonly name = 'DatabaseServerError'
  readonly code = 'DATABASE_SERVER_UNUSABLE'
}

/** The database in this process has died. Every open query fails with it, and the process should end. */
export class DatabaseFailedError extends Error {
  override readonly name = 'DatabaseFailedError'
  readonly code = 'DATABASE_FAILED'
}

/** A migration that has been applied was edited afterwards: what stands in the file is not what the database holds. */
export class MigrationChangedError extends Error {
  override readonly name = 'MigrationChangedError'
  readonly code = 'MIGRATION_CHANGED'
}

/** A migration could not be applied. Nothing of it, nor of those before it in the same run, was kept. */
export class MigrationFailedError extends Error {
  override readonly name = 'MigrationFailedError'
  readonly code = 'MIGRATION_FAILED'
}
