import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const CLI = dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json'))
const CHECKS = ['--missing-keys', '--extra-keys', '--structural-equality']
const LANGUAGES = ['en', 'de', 'es']

/**
 * Missing, extra or differently structured messages in German and Spanish, compared with English; empty if there are
 * none. The messages of all folders are compared by one process, each with its folder before its id.
 */
export function verifyLanguages(messagesFolders: readonly string[]): string {
  const absent = messagesFolders.flatMap((folder) =>
    LANGUAGES.map((language) => fileIn(folder, language)).filter((file) => !existsSync(file)),
  )
  if (absent.length > 0) return `There is no ${absent.join(', ')}`

  const together = mkdtempSync(join(tmpdir(), 'domizil-messages-'))
  try {
    return verify(LANGUAGES.map((language) => joinedIn(together, language, messagesFolders)))
  } finally {
    rmSync(together, { recursive: true })
  }
}

function verify(files: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(CLI, 'bin/formatjs'), 'verify', '--source-locale', 'en', ...CHECKS, ...files],
    { encoding: 'utf8' },
  )
  if (error) throw error

  return status === 0 ? '' : `${stdout}${stderr}`.trim() || 'The texts could not be read.'
}

/** Writes the messages of all folders in a language into one file, and returns its path. */
function joinedIn(place: string, language: string, folders: readonly string[]): string {
  const messages = folders.flatMap((folder) =>
    Object.entries(JSON.parse(readFileSync(fileIn(folder, language), 'utf8')) as object).map(
      ([id, message]) => [`${folder}: ${id}`, message] as const,
    ),
  )
  writeFileSync(fileIn(place, language), JSON.stringify(Object.fromEntries(messages)))
  return fileIn(place, language)
}

function fileIn(folder: string, language: string): string {
  return join(folder, `${language}.json`)
}
