import type { Files } from './plant-tree.ts'

/** A tree that breaks one rule, and nothing else. */
export interface Plant {
  rule: string
  files: Files
}

/** A file that exports and imports nothing of interest. */
export const EMPTY = 'export const nothing = 0\n'

/** A file that imports modules by these names. */
export const uses = (...names: string[]) => names.map((name) => `import '${name}'\n`).join('') + EMPTY
