import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RefusedError } from './refused-error.ts'

/** What a remote outside of this repository is made with, as `npm run kit` writes it. */
interface Kit {
  readonly version: string
  /** The file of each package beside `kit.json`; empty if they come from a registry of packages. */
  readonly packages: Readonly<Record<string, string>>
  readonly catalog: Readonly<Record<string, string>>
  /** Where the remotes of its site go, and which site shows them while they are written. */
  readonly registry?: string
  readonly site?: string
}

type Ranges = Record<string, string>

const SCOPE = '@domizil:registry='
const PACKAGE = path.join(import.meta.dirname, '..')

/**
 * The kit in a folder, else that of this package: its packages come from a registry of packages, whose address may stand in
 * place of the folder.
 * @throws {RefusedError} without one.
 */
export function readKit(place: string | undefined): Kit {
  const folder = isAddress(place) ? undefined : place
  const file = path.join(folder ?? PACKAGE, 'kit.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Kit
  throw new RefusedError(
    'USAGE',
    folder
      ? `There is no kit in ${folder}: \`npm run kit\` writes one.`
      : 'What is a remote to be made with? `npm run kit` writes it, then: --kit .domizil/kit',
  )
}

/**
 * Writes the packages of a kit, and the versions that go with it, into the folder of a remote.
 * @param place the folder of the kit, or the address of the registry of packages; undefined if npm knows that one.
 */
export function writeManifest(target: string, kit: Kit, place: string | undefined): void {
  const file = path.join(target, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Ranges>
  const tarballs = isAddress(place) ? [] : Object.entries(kit.packages)
  if (tarballs.length > 0) mkdirSync(path.join(target, 'kit'))
  for (const [, tarball] of tarballs) {
    copyFileSync(path.join(place ?? '', tarball), path.join(target, 'kit', tarball))
  }
  const local = Object.fromEntries(tarballs.map(([name, tarball]) => [name, `file:kit/${tarball}`]))
  const rangesOf = (ranges: Ranges = {}) =>
    Object.fromEntries(
      Object.entries(ranges).map(([name, range]) => [
        name,
        name.startsWith('@domizil/') ? (local[name] ?? kit.version) : (kit.catalog[name] ?? range),
      ]),
    )
  const { dependencies, devDependencies, domizil, ...rest } = manifest
  const { registry, site } = kit
  const whole = {
    ...rest,
    domizil: { ...(registry && { registry }), ...(site && { site }), ...domizil },
    dependencies: rangesOf(dependencies),
    // The packages of the kit need each other: all of them are named, so that none is looked for elsewhere.
    devDependencies: sorted({ ...without(local, dependencies), ...rangesOf(devDependencies) }),
  }
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
  writeSettingsOfPnpm(path.join(target, 'pnpm-workspace.yaml'), local)
  if (isAddress(place)) nameRegistry(path.join(target, '.npmrc'), place)
}

/** Otherwise a pipeline would look for the kit in the public registry, where a stranger could publish one. */
function nameRegistry(file: string, address: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = before.split('\n').filter((line) => line !== '' && !line.startsWith(SCOPE))
  writeFileSync(file, [...lines, `${SCOPE}${address.replace(/(?<!\/)\/*$/, '/')}`, ''].join('\n'))
}

function isAddress(place: string | undefined): place is `http${string}` {
  return place !== undefined && /^https?:\/\//.test(place)
}

function without(ranges: Ranges, others: Ranges = {}): Ranges {
  return Object.fromEntries(Object.entries(ranges).filter(([name]) => !(name in others)))
}

function sorted(ranges: Ranges): Ranges {
  return Object.fromEntries(Object.entries(ranges).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Without the overrides pnpm looks in the registry for what the packages of a kit in a folder need. */
function writeSettingsOfPnpm(file: string, local: Ranges): void {
  const lines = Object.entries(local).map(([name, place]) => `  "${name}": "${place}"`)
  const isOfTeam = existsSync(file) && !readFileSync(file, 'utf8').includes('file:kit/')
  if (isOfTeam && lines.length === 0) return

  const settings = [
    '# For pnpm; npm needs nothing of this.',
    'packages: []',
    ...(lines.length > 0 ? ['overrides:', ...lines] : []),
    'allowBuilds:',
    '  "@parcel/watcher": false',
    '  "@swc/core": false',
    '',
  ]
  writeFileSync(file, settings.join('\n'))
}
