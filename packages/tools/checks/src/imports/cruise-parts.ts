import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { partsOf } from '../parts.ts'
import type { ModuleImport } from './measure-rooms.ts'

/** The rules, as the configuration of dependency-cruiser. */
export const CONFIG = join(import.meta.dirname, '../../import-rules/index.mjs')

/** Tests, and what they are helped by. */
const PROOF = /\.test\.tsx?$|\/testing\//

export interface ImportReport {
  /** How many modules of our own were read. */
  modules: number
  /** The parts of which not one module was read: the rules say nothing about them. */
  unseen: string[]
  violations: Violation[]
  /** Every import of production code, those of types included. */
  imports: ModuleImport[]
}

export interface Violation {
  rule: string
  from: string
  to: string
}

/** Holds the imports of all parts below `root` against the rules of the house. */
export async function cruiseParts(root: string): Promise<ImportReport> {
  const parts = partsOf(root)
  const options: ICruiseOptions = await extractDepcruiseOptions(CONFIG)

  const { output } = await cruise(parts, { ...options, baseDir: root, validate: true })
  const { modules, summary } = output as ICruiseResult
  const own = modules.map(({ source }) => source).filter((source) => !source.includes('node_modules/'))

  return {
    modules: own.length,
    unseen: parts.filter((part) => !own.some((source) => source.startsWith(`${part}/`))),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    imports: modules
      .filter(({ source }) => !PROOF.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
      ),
  }
}
