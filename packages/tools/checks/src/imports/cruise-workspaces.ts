import { join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { workspacesOf } from '../workspaces.ts'

/** The rules, as the configuration of dependency-cruiser. */
export const CONFIG = join(import.meta.dirname, '../../import-rules/index.mjs')

/** Test files and test support. */
const PROOF = /\.test\.tsx?$|\/testing\//

/** One import: the path of the importing module and of the imported one. */
export interface ModuleImport {
  from: string
  to: string
}

/** Checks the imports of all workspaces below `root` against the rules. */
export async function cruiseWorkspaces(root: string) {
  const workspaces = workspacesOf(root)
  const options: ICruiseOptions = await extractDepcruiseOptions(CONFIG)

  const { output } = await cruise(workspaces, { ...options, baseDir: root, validate: true })
  const { modules, summary } = output as ICruiseResult
  const own = modules.map(({ source }) => source).filter((source) => !source.includes('node_modules/'))

  return {
    /** The number of our own modules that were read. */
    modules: own.length,
    /** The workspaces of which no module was read: the rules prove nothing about them. */
    unseen: workspaces.filter((workspace) => !own.some((source) => source.startsWith(`${workspace}/`))),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    /** Every import of production code, including type imports. */
    imports: modules
      .filter(({ source }) => !PROOF.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
      ),
  }
}
