import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { load } from 'js-yaml'
import { readWorkspace } from '../local-build/workspace.ts'

/** What lies beside the sources and belongs to the package. */
const ALONGSIDE = ['README.md', 'tsconfig.remote.json', 'api', 'messages', 'template']
const NOT_INSTALLED = /\.test\.|\.example\.|\.map$|\.tsbuildinfo$/

/** What a team names in its own package.json; the rest of the kit follows from their dependencies. */
const NAMED = ['app-kit', 'flat-ui', 'remote-build', 'cli', 'testing']

/** A package of the kit, in the workspace. */
interface KitPackage {
  readonly name: string
  readonly folder: string
  /** Whether it runs in browsers: then its sources have not been compiled to JavaScript. */
  readonly isForBrowsers: boolean
  /** The folder of its compiled sources below `dist`, as its compiler settings make it. */
  readonly compiled: string
}

/** Copies a compiled package to `target`, as it is to be installed. */
function stagePackage(one: KitPackage, target: string, versions: KitVersions): void {
  const { folder, compiled } = one
  mkdirSync(target, { recursive: true })
  copy(path.join(folder, 'dist'), path.join(target, 'dist'))
  for (const name of ALONGSIDE.filter((entry) => existsSync(path.join(folder, entry)))) {
    cpSync(path.join(folder, name), path.join(target, name), { recursive: true })
  }
  for (const file of readdirSync(folder)) {
    if (file.endsWith('.mjs')) copy(path.join(folder, file), path.join(target, file))
  }
  if (one.isForBrowsers) copyAssets(path.join(folder, 'src'), path.join(target, compiled))

  const source = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
  const manifest = kitManifest(source, one, versions)
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Deletes what the compiler has made of tests: they are not for who installs the package. */
function leaveOutTests(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!isInstalled(entry)) rmSync(path.join(folder, entry), { recursive: true, force: true })
  }
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => isInstalled(path.relative(from, file)) })
}

/** Style sheets and data, which the compiler leaves where they are. */
function copyAssets(from: string, to: string): void {
  const isAsset = (file: string) => !/\.tsx?$/.test(file)
  cpSync(from, to, {
    recursive: true,
    filter: (file) => isInstalled(path.relative(from, file)) && isAsset(file),
  })
}

function isInstalled(file: string): boolean {
  return (
    !NOT_INSTALLED.test(file) && !file.split(path.sep).some((part) => part === 'testing' || part === 'test')
  )
}

const run = promisify(execFile)
const TSC = 'node_modules/typescript/bin/tsc'

/** The file of a kit that says what is in it, for `domizil new`. */
const KIT_FILE = 'kit.json'

/** What a kit consists of. */
export interface Kit {
  readonly version: string
  /** The file of each package, by its name. */
  readonly packages: Readonly<Record<string, string>>
  /** The versions of packages from outside that a remote is made with. */
  readonly catalog: Readonly<Record<string, string>>
  /** What a new remote says in `package.json` of where it goes. */
  readonly registry?: string | undefined
  readonly site?: string | undefined
}

/**
 * Packs what a remote is made with, outside of this repository, into one file for each package, and writes `kit.json`
 * beside them. Compiles what has changed before.
 * @param version of all packages of the kit.
 */
export async function packKit(
  root: string,
  out: string,
  version: string,
  { registry, site }: Pick<Kit, 'registry' | 'site'> = {},
): Promise<Kit> {
  const packages = kitPackages(root)
  const catalog = readCatalog(root)
  const versions = { kit: version, catalog }
  const staging = mkdtempSync(path.join(tmpdir(), 'domizil-kit-'))
  const places = packages.map((one) => ({ one, place: path.join(staging, path.basename(one.folder)) }))
  try {
    await run(process.execPath, [path.join(root, TSC), '-b', ...packages.map(({ folder }) => folder)], {
      cwd: root,
    })
    for (const { one, place } of places) await stage(root, one, place, versions)
    rmSync(out, { recursive: true, force: true })
    mkdirSync(out, { recursive: true })
    const kit = { version, packages: {}, catalog, registry, site }
    const embedded = places.find(({ one }) => one.name === '@domizil/cli')
    if (embedded) writeKit(embedded.place, kit)
    const files = await pack(
      places.map(({ place }) => place),
      out,
    )
    const whole = { ...kit, packages: files }
    writeKit(out, whole)
    return whole
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

async function stage(root: string, one: KitPackage, place: string, versions: KitVersions): Promise<void> {
  stagePackage(one, place, versions)
  if (one.name === '@domizil/app-kit') {
    cpSync(path.join(root, 'docs/kit'), path.join(place, 'reference'), { recursive: true })
  }
  if (!one.isForBrowsers) return

  // The build before has checked the types.
  const flags = [
    '--noCheck',
    '--emitDeclarationOnly false',
    '--declaration false --declarationMap false --sourceMap false',
    '--composite false --incremental false',
    '--rewriteRelativeImportExtensions true',
    `--outDir ${path.join(place, 'dist')}`,
  ].flatMap((line) => line.split(' '))
  await run(process.execPath, [path.join(root, TSC), '-p', one.folder, ...flags], { cwd: root })
  leaveOutTests(path.join(place, 'dist'))
}

/** The file of each package by its name. */
async function pack(folders: readonly string[], out: string): Promise<Record<string, string>> {
  const { stdout } = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', out, ...folders],
    { cwd: out, maxBuffer: 64 * 1024 * 1024 },
  )
  const packed = JSON.parse(stdout) as readonly { name: string; filename: string }[]
  return Object.fromEntries(packed.map(({ name, filename }) => [name, path.basename(filename)]))
}

function writeKit(folder: string, kit: Kit): void {
  writeFileSync(path.join(folder, KIT_FILE), `${JSON.stringify(kit, null, 2)}\n`)
}

type Ranges = Readonly<Record<string, string>>
type Exports = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** The part of a package.json that installing it needs. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly exports: Exports
  readonly dependencies?: Ranges
  readonly peerDependencies?: Ranges
  readonly [more: string]: unknown
}

/** The versions that a manifest of the kit names. */
interface KitVersions {
  /** Of every package of the kit. */
  readonly kit: string
  readonly catalog: Ranges
}

/** The manifest of a package as teams install it: exact versions, compiled files, nothing of this workspace. */
function kitManifest(source: Manifest, { compiled }: KitPackage, versions: KitVersions): Manifest {
  const { private: _, devDependencies: __, scripts: ___, ...shipped } = source
  const { dependencies, peerDependencies, exports, ...rest } = shipped
  return {
    ...rest,
    version: versions.kit,
    license: 'UNLICENSED',
    exports: Object.fromEntries(
      Object.entries(exports).map(([name, target]) => [name, installedTarget(target, compiled)]),
    ),
    ...(dependencies && { dependencies: installedRanges(dependencies, versions) }),
    ...(peerDependencies && { peerDependencies: installedRanges(peerDependencies, versions) }),
  }
}

/**
 * Dependencies with the versions that the workspace uses.
 * @throws {Error} if the catalog lacks one.
 */
function installedRanges(ranges: Ranges, { kit, catalog }: KitVersions): Ranges {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      if (range.startsWith('workspace:')) return [name, kit]
      if (range !== 'catalog:') return [name, range]
      const version = catalog[name]
      if (!version) throw new Error(`the catalog of pnpm-workspace.yaml lacks ${name}`)
      return [name, version]
    }),
  )
}

function installedTarget(target: Exports[string], compiled: string): Exports[string] {
  if (typeof target !== 'string') {
    const { '@domizil/source': source, types, ...more } = target
    if (types && source) return { types, ...more }
    return installedTarget(more['default'] ?? types ?? '', compiled)
  }
  const found = /^\.\/src\/(.+)\.tsx?$/.exec(target)?.[1]
  if (found) return { types: `./${compiled}/${found}.d.ts`, default: `./${compiled}/${found}.js` }
  return target.replace(/^\.\/src\//, `./${compiled}/`)
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
function readCatalog(root: string): Readonly<Record<string, string>> {
  const text = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
  return (load(text) as { catalog: Record<string, string> }).catalog
}
