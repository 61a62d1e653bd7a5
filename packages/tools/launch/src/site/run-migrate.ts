import { migrate } from '@domizil/database'
import { IDENTITY_MIGRATIONS } from '@domizil/identity'
import { SERVER_MIGRATIONS } from '@domizil/server'
import { type Config, readConfig } from '../config/read-config.ts'
import { withSecretFiles } from '../config/secret-files.ts'
import { createLog } from './log.ts'
import { openConfiguredDatabase } from './open-backend.ts'
import { startupErrorMessage } from './startup-error-message.ts'

/**
 * Applies the pending migrations of the parts that the environment puts on this database, and says which. Sets the
 * exit code, with a sentence, if one fails.
 */
export async function runMigrate(env: NodeJS.ProcessEnv): Promise<void> {
  let config: Config | undefined
  try {
    config = readConfig(withSecretFiles(env))
    const applied = await migrateAll(config)
    console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'The database is up to date.')
  } catch (error) {
    const sentence = startupErrorMessage(error, config)
    if (!sentence) createLog('launch').error({ err: error }, 'The database could not be migrated')
    else console.error(`\n${sentence}`)
    process.exitCode = 1
  }
}

async function migrateAll(config: Config): Promise<string[]> {
  const database = await openConfiguredDatabase(config, (error) => {
    throw error
  })
  const log = createLog('migrate')
  const how = { log: (line: string) => log.info({}, line) }
  const folders =
    config.identity.kind === 'embedded' ? [IDENTITY_MIGRATIONS, SERVER_MIGRATIONS] : [SERVER_MIGRATIONS]

  try {
    const applied: string[] = []
    for (const folder of folders) applied.push(...(await migrate(database.pool, { ...folder, ...how })))
    return applied
  } finally {
    await database.close()
  }
}
