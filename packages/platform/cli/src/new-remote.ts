import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isAddress } from './project.ts'
import { RefusedError } from './refused-error.ts'
import { filesOf } from './release-folder.ts'

const TEMPLATE = path.join(import.meta.dirname, '../template')
const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Names that packing a package would change or leave out. */
const RENAMED = { gitignore: '.gitignore', npmrc: '.npmrc', 'oxlintrc.json': '.oxlintrc.json' }

/**
 * Writes the repository of a new remote below `parent`. `kit` is a folder or the address of a registry of packages; left out
 * if npm knows it. @throws {RefusedError} for another name, a folder that exists, or without a kit.
 */
export function newRemote(
  name: string,
  { parent, kit }: { parent: string; kit: string | undefined },
): string {
  if (!NAME.test(name) || name.length > 40) {
    const sentence = `"${name}" is no name of a remote: it is like mf-journal, in small letters.`
    throw new RefusedError('USAGE', sentence)
  }
  const target = path.join(parent, name)
  if (existsSync(target)) throw new RefusedError('USAGE', `${target} exists already.`)
  const found = readKit(kit)

  cpSync(TEMPLATE, target, { recursive: true })
  for (const [packed, real] of Object.entries(RENAMED)) {
    renameSync(path.join(target, packed), path.join(target, real))
  }
  const page = name.slice('mf-'.length)
  for (const file of filesOf(target)) rename(target, file, page)
  writeManifest(target, found, kit)
  return target
}

/** Installs the packages of a remote with npm, which shows what it does. @throws {RefusedError} if it fails. */
export async function installPackages(folder: string): Promise<void> {
  const child = spawn('npm', ['install', '--no-fund', '--no-audit'], { cwd: folder, stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return
  const sentence = `${folder} is made, but its packages are not installed: \`npm install\` there.`
  throw new RefusedError('USAGE', sentence)
}

/** Makes the first commit of a remote, unless its folder is in a repository already. */
export function beginRepository(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  try {
    git('rev-parse', '--git-dir')
  } catch {
    try {
      git('init', '--quiet')
      git('add', '--all')
      git('commit', '--quiet', '--message', 'Begin')
    } catch {
      // Without git, or a name for its commits, a version names none.
    }
  }
}

/** `sample` is the template's page: in names of files, addresses and texts. */
function rename(folder: string, file: string, page: string): void {
  const camel = page
    .split('-')
    .map((word, index) => (index === 0 ? word : capital(word)))
    .join('')
  const place = path.join(folder, file)
  const text = readFileSync(place, 'utf8')
    .replaceAll('samplePage', `${camel}Page`)
    .replaceAll('SamplePage', `${capital(camel)}Page`)
    .replaceAll('sample', page)
  writeFileSync(place, text)
  renameSync(place, path.join(path.dirname(place), path.basename(file).replace('sample', page)))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

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

/** The kit in a folder, else that of this package, whose packages come from a registry. @throws {RefusedError} without one. */
function readKit(place: string | undefined): Kit {
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
function writeManifest(target: string, kit: Kit, place: string | undefined): void {
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

/**
 * Gives a remote the packages of another kit, and the versions that go with it; returns that of the kit.
 * @throws {RefusedError} if the folder holds no such remote, or it has this kit; nothing is changed then.
 */
export function upgradeRemote(folder: string, kit: string | undefined): string {
  const manifest = path.join(folder, 'package.json')
  const own = existsSync(manifest)
    ? /"@domizil\/app-kit": "(.*)"/.exec(readFileSync(manifest, 'utf8'))?.[1]
    : undefined
  if (own === undefined)
    throw new RefusedError('USAGE', `${folder} holds no remote: its package.json names no kit.`)

  const found = readKit(kit)
  if (own === found.version || own.endsWith(`-${found.version}.tgz`)) {
    const sentence = `This remote has the kit ${found.version} already. Another one needs a version of its own.`
    throw new RefusedError('USAGE', sentence)
  }
  const lost = Object.values(found.packages).find((file) => !existsSync(path.join(kit ?? '', file)))
  if (lost) throw new RefusedError('USAGE', `The kit in ${kit} lacks ${lost}.`)
  if (kit && path.resolve(kit) === path.join(folder, 'kit')) {
    const sentence = '--kit names a folder beside the remote: that of its own is written anew.'
    throw new RefusedError('USAGE', sentence)
  }

  rmSync(path.join(folder, 'kit'), { recursive: true, force: true })
  writeManifest(folder, found, kit)
  return found.version
}
