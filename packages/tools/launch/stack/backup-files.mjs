// What a backup of the containers consists of, and whether it is whole.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.mjs'
import { compose } from './docker.mjs'
import { sumOf } from './streams.mjs'

/** Database, files and registry, as `npm run backup` writes them. */
export const DATA = 'data'
export const KEYCLOAK = 'keycloak.dump'
export const KEYS = 'keys'
export const SEAL = 'seal.pem'
/** Written last: without it a backup is unfinished. */
export const CONTENTS = 'stack.json'

/** Secrets whose other half is in a database: without the same ones it cannot be read, or its owner cannot sign in. */
export const KEY_FILES = ['data_key', 'accounts_client_secret', 'keycloak_admin_password']

const RUN = ['run', '--rm', '-T', '--no-deps', 'backup', 'sh', '-ec']

/** The arguments for Compose to run a shell script in the container for backups; `words` are the script's own. */
export const inBackup = (script, ...words) => [...RUN, script, 'backup', ...words]

/** Where Compose takes the secrets from, by their names. */
export function secretFiles() {
  const { secrets } = JSON.parse(compose(['config', '--format', 'json']))
  return Object.fromEntries(Object.entries(secrets).map(([name, { file }]) => [name, file]))
}

/** How many accounts Keycloak has. */
export function countAccounts() {
  const count = 'SELECT count(*) FROM user_entity'
  return Number(
    compose(['exec', '-T', 'keycloak-database', 'psql', '-U', 'keycloak', '-d', 'keycloak', '-qAtc', count]),
  )
}

/** What the backup says of itself. @throws {Problem} where it is unfinished, or a file of it is missing or has changed. */
export async function readContents(folder) {
  if (!existsSync(join(folder, CONTENTS)))
    throw new Problem(`${folder} holds no finished backup of the containers: it has no ${CONTENTS}.`)

  const contents = JSON.parse(readFileSync(join(folder, CONTENTS), 'utf8'))
  for (const [name, sum] of Object.entries(contents.sums)) {
    const file = join(folder, name)
    if (!existsSync(file)) throw new Problem(`The backup is not whole: ${name} is missing.`)
    if ((await sumOf(file)) !== sum) throw new Problem(`The backup is not as it was: ${name} has changed.`)
  }
  return contents
}
