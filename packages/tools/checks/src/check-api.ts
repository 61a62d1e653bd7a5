import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SURFACE_FILE, type Surfaces } from '@domizil/federation/build'
import { ENTRIES, type Entry } from './surface/entries.ts'
import { type CheckedSurface, checkSurface, readTogether } from './surface/check-surface.ts'
import { staleKitPages } from './kit/kit-reference.ts'

// Compares the public surfaces of the shared modules with their reports, and the reference of the kit with what its packages
// declare. `--write` brings reports, versions and reference up to date.

const writes = process.argv.includes('--write')
const known = ENTRIES.map(readEntry)
const read = readTogether(known)
const checked = known.map(({ entry, ...one }) => ({ entry, ...checkSurface(one, read) }))
const changed = checked.filter(({ isCurrent }) => !isCurrent)

for (const one of changed) {
  console[writes ? 'log' : 'error'](sentenceOf(one.entry, one))
  if (writes) write(one.entry, one)
}
const stale = staleKitPages(process.cwd())
for (const { file, write: bring } of stale) {
  if (writes) bring()
  else console.error(`${file} does not say what the packages declare.`)
}
const isStale = changed.length + stale.length > 0
if (isStale && !writes) console.error('Run `npm run api`, read what it writes, and commit it.')
console.log(`The surfaces of ${checked.length} shared modules read, ${changed.length} changed.`)

process.exitCode = isStale && !writes ? 1 : 0

function readEntry(entry: Entry) {
  const { module, folder, declarations, report } = entry
  const packageFolder = join(process.cwd(), folder)
  return {
    entry,
    packageFolder,
    declarations,
    report: textOf(join(packageFolder, report)),
    surface: surfacesOf(packageFolder)[module],
  }
}

function sentenceOf({ module }: Entry, { changes, surface }: CheckedSurface): string {
  const kinds = [...changes].map(([name, change]) => `${name} ${change}`)
  return `${module} is ${surface.version} now${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}.`
}

function write({ module, folder, report: file }: Entry, { report, surface }: CheckedSurface): void {
  const packageFolder = join(process.cwd(), folder)
  mkdirSync(dirname(join(packageFolder, file)), { recursive: true })
  writeFileSync(join(packageFolder, file), report)
  const surfaces = { ...surfacesOf(packageFolder), [module]: surface }
  writeFileSync(join(packageFolder, SURFACE_FILE), `${JSON.stringify(surfaces, null, 2)}\n`)
}

function surfacesOf(packageFolder: string): Surfaces {
  const text = textOf(join(packageFolder, SURFACE_FILE))
  return text === '' ? {} : (JSON.parse(text) as Surfaces)
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
