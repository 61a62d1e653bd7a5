import { refuse } from './general-refusals.ts'

/** The refusals that every room may make. */
export const kernelModule = {
  refusals: refuse.table,
}
