import { refuse } from './documents-refusals.ts'

/** Files that are sent in. */
export const documentsModule = {
  refusals: refuse.table,
}
