import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ChunkGroup, Compilation, Compiler, Module } from '@rspack/core'
import type { PageAssets, Release, SharedExports, SharedModule } from '../schema.ts'
import { hashesOf } from '../release-files.ts'
import { type AppFacts, exportsOf, type Surfaces } from './read-app.ts'

/** The chunk that every page of a remote begins with. */
export const REMOTE_START = 'lifecycles'

/** The content of a release that the build itself does not know. */
export interface ReleaseOptions
  extends Pick<AppFacts, 'name' | 'version' | 'routes' | 'pageChunks' | 'heads'>,
    Pick<Release, 'kind' | 'provides' | 'requires' | 'commit'> {
  /** The chunk that is loaded before the first page: the host's bootstrap, a remote's lifecycles. */
  readonly startChunk: string
  /** The surfaces of the host's modules that a remote uses; undefined for a host, and for a remote with own copies. */
  readonly surfaces: Surfaces | undefined
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
export const STYLES_ALONE = /\.css$/

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

/** Versions that the bundler's preset reads from the workspace. */
export interface BuildFacts {
  /** The versions of the shell API that a host implements; a remote uses the last one. */
  readonly shellApi: readonly string[]
  /** The version of the federation runtime. */
  readonly runtime: string
  readonly commit: string | null
  /** The version of the interface of server halves. */
  readonly drawing: number
}

/** What a host provides, as it is built with it, or a remote requires. */
export function releaseOptions(
  { reactVersion: react, intlVersion: _, surfaces, hasOwnCopies, ...facts }: AppFacts,
  kind: Release['kind'],
  { shellApi, runtime, commit, drawing }: BuildFacts,
): ReleaseOptions {
  const isHost = kind === 'host'

  return {
    ...facts,
    kind,
    startChunk: isHost ? 'bootstrap' : REMOTE_START,
    provides: isHost ? { shellApi, runtime, react, shared: exportsOf(surfaces) } : null,
    requires: isHost ? null : { shellApi: shellApi.at(-1) ?? 0, runtime: `^${runtime}`, react: `^${react}` },
    surfaces: isHost || hasOwnCopies ? undefined : surfaces,
    commit,
    drawing,
  }
}

/** The chunks of a build, in the terms of a release. */
interface BuiltChunks {
  /** The assets of a chunk group named in the sources with `webpackChunkName`. */
  named(name: string): PageAssets | undefined
  names(): string[]
  readonly shared: Readonly<Record<string, SharedModule>>
}

const PROVIDED = /^provide shared module \(\w+\) (.+)@(\d[^@\s]*) = /
const CONSUMED = /^consume shared module \(\w+\) (.+?)@(?:>=|[~^])?\d/

/** Reads a finished compilation. Shared modules are loaded from their provider, never from a fallback. */
function readChunkGroups(compilation: Compilation): BuiltChunks {
  const groups = [...compilation.chunkGroups]
  const providers = new Map(
    groups.flatMap((group) => {
      const provided = providedBy(group)
      return provided ? [[provided.name, { ...provided, group }] as const] : []
    }),
  )
  const shared = Object.fromEntries(
    [...providers].map(([name, { version }]) => [name, { version, files: filesOfShared(name) }]),
  )

  function filesOfShared(name: string, seen = new Set<string>()): string[] {
    const provider = providers.get(name)
    if (!provider || seen.has(name)) return []
    seen.add(name)

    const nested = consumedBy(compilation, provider.group).flatMap((other) => filesOfShared(other, seen))
    return [...new Set([...loadable(provider.group.getFiles()), ...nested])]
  }

  return {
    shared,
    names: () => groups.flatMap(({ name }) => name ?? []),
    named: (name) => {
      const group = groups.find((one) => one.name === name)
      return group && { files: loadable(group.getFiles()), shared: consumedBy(compilation, group) }
    },
  }
}

function providedBy(group: ChunkGroup): { name: string; version: string } | undefined {
  for (const { module } of group.origins) {
    const found = PROVIDED.exec(module?.identifier() ?? '')
    if (found?.[1] && found[2]) return { name: found[1], version: found[2] }
  }
  return undefined
}

function consumedBy({ chunkGraph }: Compilation, group: ChunkGroup): string[] {
  const modules: Module[] = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
  const names = modules.flatMap(
    (module) => CONSUMED.exec(module.identifier().replace(/^.*?(consume shared)/, '$1'))?.[1] ?? [],
  )
  return [...new Set(names)].toSorted()
}

function loadable(files: readonly string[]): string[] {
  return files.filter((file) => /\.(js|css)$/.test(file))
}

/** Each of them is followed by one dependency for each name that is imported. */
const BARE = ['esm import', 'esm export import']

/** The exports of shared modules that a build imports; all of one imported whole. @throws {Error} for one not in its surface. */
export function usedExports(modules: Iterable<Module>, surfaces: Surfaces): SharedExports {
  const used = new Map<string, Set<string>>()
  for (const { dependencies, blocks } of modules) {
    const all = [...dependencies, ...blocks.flatMap((block) => block.dependencies)]
    for (const { request = '', type, ids } of all as readonly ImportDependency[]) {
      const surface = surfaces[request]
      if (!surface || BARE.includes(type)) continue
      const names = used.get(request) ?? used.set(request, new Set()).get(request)
      for (const name of ids?.[0] ? [ids[0]] : Object.keys(surface.exports)) names?.add(name)
    }
  }

  return Object.fromEntries(
    [...used.keys()]
      .toSorted()
      .map((module) => [
        module,
        Object.fromEntries(
          [...(used.get(module) ?? [])].toSorted().map((name) => [name, versionOf(surfaces, module, name)]),
        ),
      ]),
  )
}

/** The part of the bundler's dependencies that imports have. */
interface ImportDependency {
  readonly request?: string
  readonly type: string
  readonly ids?: readonly string[]
}

function versionOf(surfaces: Surfaces, module: string, name: string): string {
  const version = surfaces[module]?.exports[name]
  if (version) return version
  throw new Error(`${name} is not in the surface of ${module}: run \`npm run api\` and commit what it writes`)
}
