import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RefusedError } from './refused-error.ts'
import { filesOf } from './release-folder.ts'
import { readKit, writeManifest } from './remote-kit.ts'

const TEMPLATE = path.join(import.meta.dirname, '../template')
const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/
/** Names that packing a package would change or leave out. */
const RENAMED = { gitignore: '.gitignore', npmrc: '.npmrc', 'oxlintrc.json': '.oxlintrc.json' }

/**
 * Writes the repository of a new remote into a folder of its name: a page in all languages, its test, and everything to
 * build, check and ship it.
 *
 * @param options `parent` is the folder in which it is made; `kit` the folder that `npm run kit` has written, or the
 * address of a registry of packages; left out if npm knows that registry.
 * @throws {RefusedError} if the name cannot be that of a remote, the folder exists, or there is no kit.
 */
export function newRemote(
  name: string,
  { parent, kit }: { parent: string; kit: string | undefined },
): string {
  if (!NAME.test(name) || name.length > 40) {
    throw new RefusedError(
      'USAGE',
      `"${name}" is no name of a remote: it is like mf-journal, in small letters.`,
    )
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
  throw new RefusedError(
    'USAGE',
    `${folder} is made, but its packages are not installed: \`npm install\` there.`,
  )
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
