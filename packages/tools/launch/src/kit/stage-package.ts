import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type KitVersions, kitManifest, type Manifest } from './kit-manifest.ts'
import type { KitPackage } from './kit-packages.ts'

/** What lies beside the sources and belongs to the package. */
const ALONGSIDE = ['tsconfig.remote.json', 'api', 'messages', 'template']
const NOT_INSTALLED = /\.test\.|\.example\.|\.map$|\.tsbuildinfo$/

/** Copies a compiled package to `target`, as it is to be installed. */
export function stagePackage(one: KitPackage, target: string, versions: KitVersions): void {
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
export function leaveOutTests(folder: string): void {
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
