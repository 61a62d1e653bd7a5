import { readFileSync } from 'node:fs'
import path from 'node:path'
import { load } from 'js-yaml'
import { readWorkspace } from '../local-build/workspace.ts'

/** What a team names in its own package.json; the rest of the kit follows from their dependencies. */
const NAMED = ['app-kit', 'flat-ui', 'remote-build', 'cli', 'testing']

/** A package of the kit, in the workspace. */
export interface KitPackage {
  readonly name: string
  readonly folder: string
  /** Whether it runs in browsers: then its sources have not been compiled to JavaScript. */
  readonly isForBrowsers: boolean
  /** The folder of its compiled sources below `dist`, as its compiler settings make it. */
  readonly compiled: string
}

/** The packages that a remote outside of this repository is made with, each after those that it needs. */
export function kitPackages(root: string): KitPackage[] {
  const workspace = readWorkspace(root)
  const found = new Map<string, KitPackage>()
  const add = (name: string): void => {
    const one = workspace.get(name)
    if (!one || found.has(name)) return
    one.dependencies.forEach(add)
    found.set(name, { name, folder: one.folder, ...settingsOf(one.folder) })
  }
  for (const name of NAMED) add(`@domizil/${name}`)
  return [...found.values()]
}

function settingsOf(folder: string): Pick<KitPackage, 'isForBrowsers' | 'compiled'> {
  const settings = JSON.parse(readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')) as {
    extends: string
    compilerOptions: { rootDir: string }
  }
  return {
    isForBrowsers: settings.extends.endsWith('tsconfig.browser.json'),
    compiled: settings.compilerOptions.rootDir === '.' ? 'dist/src' : 'dist',
  }
}

/** The exact version of each package from outside, by name. */
export function readCatalog(root: string): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  return (load(text) as { catalog: Record<string, string> }).catalog
}
