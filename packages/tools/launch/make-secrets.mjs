import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of docker-compose.yml that can be made up. */
const MADE_UP = [
  'database_password',
  'database_owner_password',
  'database_app_password',
  'database_read_password',
  'database_replica_password',
  'keycloak_database_password',
  'keycloak_admin_password',
  'accounts_client_secret',
  'registry_site_token',
  'registry_backend_token',
]

/** Those of servers of others: they stay empty until they are written. */
const GIVEN = ['smtp_url', 'smtp_password', 's3_secret_access_key']

/**
 * Makes the files that are missing, each readable for every user of a container and writable for its owner; the folder
 * keeps the other users of the machine away from them. `given` are the contents of files that are not made up.
 */
export function makeSecrets(folder, given = {}) {
  const contents = {
    ...Object.fromEntries(MADE_UP.map((name) => [name, randomBytes(24).toString('base64url')])),
    data_key: randomBytes(32).toString('base64'),
    ...Object.fromEntries(GIVEN.map((name) => [name, ''])),
    ...given,
  }
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)

  const made = Object.entries(contents).filter(([name]) => !existsSync(join(folder, name)))
  for (const [name, content] of made) writeSecret(join(folder, name), content)
  return made.map(([name, content]) => ({ name, isEmpty: content === '' }))
}

/** Writes a file of secrets as containers can read it. */
export function writeSecret(file, content) {
  writeFileSync(file, content)
  chmodSync(file, 0o644)
}
