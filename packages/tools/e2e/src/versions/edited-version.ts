import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Release {
  readonly version: string
  readonly files: Readonly<Record<string, string>>
}

/** The difference of the other version. */
export interface Edit {
  readonly version: string
  readonly text: string
  readonly becomes: string
}

/**
 * Derives another version from a published build, as a changed text would produce it: with a different container
 * name, so that both can be in one registry, and with new hashes.
 */
export function writeEditedVersion(from: string, to: string, { version, text, becomes }: Edit): void {
  cpSync(from, to, { recursive: true, dereference: true })
  const release = JSON.parse(readFileSync(join(to, 'release.json'), 'utf8')) as Release
  let edits = 0

  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (/\.(br|gz)$/.test(file)) rmSync(join(to, file))
    if (!/\.c?js$/.test(file)) continue // the server half as well: it draws what the browser shows
    const source = readFileSync(join(to, file), 'utf8')
    edits += source.split(text).length - 1
    writeFileSync(join(to, file), source.replaceAll(text, becomes).replaceAll(release.version, version))
  }
  if (edits === 0) throw new Error(`nothing in ${from} says "${text}"`)

  const files = Object.fromEntries(Object.keys(release.files).map((file) => [file, sha256(join(to, file))]))
  writeFileSync(join(to, 'release.json'), JSON.stringify({ ...release, version, files }))
}

function sha256(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
}
