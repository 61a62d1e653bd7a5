import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type KitPackage, kitPackages, readCatalog } from './kit-packages.ts'
import type { KitVersions } from './kit-manifest.ts'
import { leaveOutTests, stagePackage } from './stage-package.ts'

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
  if (!one.isForBrowsers) return

  const flags = [
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
