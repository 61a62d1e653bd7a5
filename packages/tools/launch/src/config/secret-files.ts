import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'

/** Variables whose value may stand in a file, as orchestrators hand out secrets. */
const SECRETS = [
  'ACCOUNTS_CLIENT_SECRET',
  'DATA_KEY',
  'DATABASE_PASSWORD',
  'DATABASE_READ_PASSWORD',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'REGISTRY_BACKEND_TOKEN',
  'REGISTRY_SITE_TOKEN',
  'REGISTRY_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
]

type Env = Readonly<Record<string, string | undefined>>

/**
 * The environment with the values of secrets whose `NAME_FILE` names a file, without its last line break.
 *
 * @throws {ConfigError} if a file cannot be read, or a secret is given twice.
 */
export function withSecretFiles(env: Env): Env {
  const problems: string[] = []
  const read = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim()
    if (!file) return []
    if (env[name]?.trim()) problems.push(`${name} and ${name}_FILE are both set, but only one can count.`)
    try {
      return [[name, readFileSync(file, 'utf8').replace(/\r?\n$/, '')]]
    } catch (error) {
      problems.push(`${name}_FILE: ${file} cannot be read (${(error as NodeJS.ErrnoException).code}).`)
      return []
    }
  })

  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return { ...env, ...(Object.fromEntries(read) as Env) }
}
