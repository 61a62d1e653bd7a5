import { refuse } from './general-refusals.ts'

/** Refusals that all rooms share. */
export const kernelModule = {
  refusals: refuse.table,
}
