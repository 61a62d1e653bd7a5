import type { Files } from './plant-tree.ts'

/** A tree that violates exactly one rule. */
export interface Plant {
  rule: string
  files: Files
}

/** A file without relevant imports. */
export const EMPTY = 'export const nothing = 0\n'

/** A file that imports these modules. */
export const uses = (...names: string[]) => names.map((name) => `import '${name}'\n`).join('') + EMPTY
