import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { HostRanges, Release, Route } from '../schema.ts'
import { hashesOf } from '../release-files.ts'

/** A Module Federation remote that is made with no kit: it brings all that it needs. */
export interface PlainRemote {
  /** As its `meta` says. */
  readonly name: string
  readonly version: string
  /** The file of its container, an ES module that exposes `./lifecycles`. */
  readonly entry: string
  readonly routes: readonly Pick<Route, 'path' | 'page'>[]
  readonly commit?: string
  /** What it takes of the shell, where it shares React or calls more than the first shell API. */
  readonly requires?: Partial<HostRanges>
}

/** The part of a bundler that the plugin needs. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, run: (compilation: { outputOptions: { path?: string } }) => void): void
    }
  }
}

const NAME = 'domizil-release'
const NOTHING = { files: [], shared: [] }

/** A plugin of Rspack, webpack and Vite that writes `release.json` beside a finished build: the registry takes it as any other. */
export function releasePlugin(remote: PlainRemote) {
  return {
    name: NAME,
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap(NAME, ({ outputOptions }) => writeRelease(outputOptions.path, remote))
    },
    /** Vite calls it when all files are written. */
    writeBundle({ dir }: { readonly dir?: string }): void {
      writeRelease(dir, remote)
    },
  }
}

/** @throws {Error} where the build lacks the entry. */
function writeRelease(
  folder: string | undefined,
  { name, version, entry, routes, commit = '', requires }: PlainRemote,
): void {
  if (!folder || !existsSync(path.join(folder, entry))) {
    throw new Error(
      `${name} has no file ${entry} in ${folder ?? 'its output'}: the entry is the file of its container`,
    )
  }
  const release: Release = {
    schemaVersion: 1,
    name,
    version,
    kind: 'remote',
    commit: commit || null,
    builtAt: new Date().toISOString(),
    entry,
    files: hashesOf(folder),
    routes: routes.map((route) => ({ layout: 'general', access: 'open', ...route })),
    start: NOTHING,
    pages: Object.fromEntries(routes.map(({ page }) => [page, NOTHING])),
    messages: {},
    shared: {},
    provides: null,
    requires: { shellApi: 1, react: '>=0.0.0', runtime: '>=0.0.0', ...requires },
  }
  writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
}
