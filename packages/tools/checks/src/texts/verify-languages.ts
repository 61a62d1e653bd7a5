import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const CLI = dirname(createRequire(import.meta.url).resolve('@formatjs/cli/package.json'))
const CHECKS = ['--missing-keys', '--extra-keys', '--structural-equality']
const LANGUAGES = ['en', 'de', 'es']

/**
 * Missing, extra or differently structured messages in German and Spanish, compared with English; empty if there are
 * none.
 */
export function verifyLanguages(messagesFolder: string): string {
  const files = LANGUAGES.map((language) => join(messagesFolder, `${language}.json`))
  const absent = files.filter((file) => !existsSync(file))
  if (absent.length > 0) return `There is no ${absent.join(', ')}`

  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [join(CLI, 'bin/formatjs'), 'verify', '--source-locale', 'en', ...CHECKS, ...files],
    { encoding: 'utf8' },
  )
  if (error) throw error

  return status === 0 ? '' : `${stdout}${stderr}`.trim() || 'The texts could not be read.'
}
