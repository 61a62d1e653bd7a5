/** What the rules know of the file that a statement stands in. */
export interface MigrationFile {
  isConcurrent: boolean
  isContract: boolean
  /** Whether the table is made by the same file: nothing can be waiting for it. */
  isNew: (table: string | undefined) => boolean
  countStatements: number
}

/** What the version before still uses may go only with the version after. */
export const CONTRACT =
  'What the version before uses is dropped by a later one, marked "-- migration: contracts after NNNN".'
