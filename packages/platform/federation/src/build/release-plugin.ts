import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compilation, Compiler } from '@rspack/core'
import type { HostRanges, HostVersions, PageAssets, Release, Route, SharedExports } from '../release.ts'
import { hashesOf } from '../release-files.ts'
import { readChunkGroups } from './chunk-groups.ts'
import type { Surfaces } from './surfaces.ts'
import { usedExports } from './used-exports.ts'

/** The content of a release that the build itself does not know. */
export interface ReleaseOptions {
  readonly name: string
  readonly version: string
  readonly kind: Release['kind']
  readonly routes: readonly Route[]
  /** The chunks that each page draws with beside its own. */
  readonly pageChunks: Readonly<Record<string, readonly string[]>>
  readonly heads: NonNullable<Release['heads']>
  /** The chunk that is loaded before the first page: the host's bootstrap, a remote's lifecycles. */
  readonly startChunk: string
  readonly provides: HostVersions | null
  readonly requires: HostRanges | null
  /** The surfaces of the host's modules that a remote uses; undefined for a host, and for a remote with own copies. */
  readonly surfaces: Surfaces | undefined
  readonly commit: string | null
  /** The version of the interface of the server half, if the build before this one has made one. */
  readonly drawing: number
}

/** Where the build of a server half leaves its file. */
const SERVER_ENTRY = 'server/server.cjs'

/** Writes `release.json` beside the files of a finished build: what a host or an operator must know about it. */
export class ReleasePlugin {
  readonly #read: () => ReleaseOptions

  /** @param read is called in each build: between two of them the files of the app may change, its routes for example. */
  constructor(read: () => ReleaseOptions) {
    this.#read = read
  }

  apply(compiler: Compiler): void {
    let used: SharedExports | undefined
    compiler.hooks.compilation.tap('ReleasePlugin', (compilation) => {
      if (compilation.compiler !== compiler) return
      // Later the modules are concatenated.
      compilation.hooks.finishModules.tap('ReleasePlugin', (modules) =>
        reportTo(compilation, () => {
          const { surfaces } = this.#read()
          used = surfaces && usedExports(modules, surfaces)
        }),
      )
    })
    compiler.hooks.afterEmit.tap('ReleasePlugin', (compilation) =>
      reportTo(compilation, () => {
        const folder = compilation.outputOptions.path
        if (!folder) throw new Error('the build has no output folder')

        const release = describe(compilation, folder, { ...this.#read(), used })
        writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
      }),
    )
  }
}

/** A problem of the app is one of its build: thrown, it would end a loop of development. */
function reportTo(compilation: Compilation, work: () => void): void {
  try {
    work()
  } catch (error) {
    compilation.errors.push(error as Error)
  }
}

function describe(
  compilation: Compilation,
  folder: string,
  options: ReleaseOptions & { used: SharedExports | undefined },
): Release {
  const { startChunk, pageChunks, drawing, surfaces: _, used, requires, ...facts } = options
  const files = hashesOf(folder)
  const chunks = readChunkGroups(compilation)
  const needed = (name: string): PageAssets => {
    const chunk = name.replace(STYLES_ALONE, '')
    const assets = chunks.named(chunk)
    if (!assets) throw new Error(`${options.name} has no chunk named "${chunk}"`)
    return chunk === name
      ? assets
      : { files: assets.files.filter((file) => STYLES_ALONE.test(file)), shared: [] }
  }

  return {
    schemaVersion: 1,
    ...facts,
    requires: requires && used ? { ...requires, shared: used } : requires,
    builtAt: new Date().toISOString(),
    entry: entryFile(compilation, options),
    files,
    ...(files[SERVER_ENTRY] && { server: { entry: SERVER_ENTRY, version: drawing } }),
    start: needed(startChunk),
    pages: Object.fromEntries(
      options.routes.map(({ page }) => [
        page,
        together([`page-${page}`, ...(pageChunks[page] ?? [])].map(needed)),
      ]),
    ),
    messages: Object.fromEntries(
      chunks
        .names()
        .filter((name) => name.startsWith('messages-'))
        .map((name) => [name.slice('messages-'.length), chunks.named(name)?.files ?? []]),
    ),
    ...fontsOf(files),
    shared: chunks.shared,
  }
}

/** A chunk that is named so in `routes.json` is drawn with its styles, while its scripts come after the page is alive. */
const STYLES_ALONE = /\.css$/

function together(assets: readonly PageAssets[]): PageAssets {
  const files = assets.flatMap((one) => one.files)
  return {
    files: [...new Set(files)],
    shared: [...new Set(assets.flatMap(({ shared }) => shared))].toSorted(),
  }
}

/** The Latin font of the texts; its other alphabets are loaded only by pages with such letters. */
const TEXT_FONT = /-latin-wght-normal\.[^/]*\.woff2$/

function fontsOf(files: Release['files']): Pick<Release, 'fonts'> {
  const fonts = Object.keys(files).filter((file) => TEXT_FONT.test(file))
  return fonts.length > 0 ? { fonts } : {}
}

function entryFile(compilation: Compilation, { kind, name }: ReleaseOptions): string {
  const entry = kind === 'host' ? 'main' : name.replaceAll('-', '_')
  const file = compilation.entrypoints
    .get(entry)
    ?.getFiles()
    .find((one) => one.endsWith('.js'))
  if (!file) throw new Error(`${name} has no entry "${entry}"`)
  return file
}
