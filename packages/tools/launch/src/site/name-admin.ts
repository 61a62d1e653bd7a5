import { existsSync } from 'node:fs'
import path from 'node:path'
import { assertMigrated } from '@domizil/database'
import { addAdministrator, IDENTITY_MIGRATIONS } from '@domizil/identity'
import { ConfigError } from '../config/config-error.ts'
import { readConfig } from '../config/read-config.ts'
import { withSecretFiles } from '../config/secret-files.ts'
import { openConfiguredDatabase } from './open-backend.ts'

const USAGE = 'npm run admin -- <e-mail address>, with the settings of the site'

/** Who becomes an administrator of which site. */
export type AdminOptions = ReturnType<typeof readAdminOptions>

/**
 * The options of `npm run admin`.
 *
 * @throws {ConfigError} unless they name one address and a site with the embedded provider.
 */
export function readAdminOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  const [email, ...others] = args
  if (!email?.includes('@') || others.length > 0) throw new ConfigError(USAGE)
  const config = readConfig({ ...withSecretFiles(env), DEMO_DATA: 'off' })
  if (config.identity.kind === 'remote')
    throw new ConfigError('The accounts are Keycloak’s (IDENTITY_URL): give the role domizil_admin there.')

  return { config, email }
}

/**
 * Gives the role to a registered account of the embedded provider. The embedded database has to be stopped for it.
 *
 * @throws {ConfigError} if there is no such account, or no database.
 */
export async function nameAdmin({ config, email }: AdminOptions, say: (line: string) => void): Promise<void> {
  const { databaseUrl, dataFolder, publicUrl } = config
  if (databaseUrl === null && !existsSync(path.join(dataFolder, 'postgres')))
    throw new ConfigError(`There is no database in ${dataFolder}: set DATA_FOLDER or DATABASE_URL.`)
  const database = await openConfiguredDatabase(config, (error) => {
    throw error
  })

  try {
    await assertMigrated(database.pool, IDENTITY_MIGRATIONS)
    const admin = await addAdministrator(database.pool, email)
    if (!admin)
      throw new ConfigError(
        `Nobody has registered as ${email}: administrators register at ${publicUrl} like everybody, and then get the role.`,
      )
    const since = admin.created_at.toISOString().slice(0, 10)
    say(
      `${admin.first_name} ${admin.last_name} (${admin.email}, registered on ${since}) is an administrator from the next sign-in on.`,
    )
  } finally {
    await database.close()
  }
}
