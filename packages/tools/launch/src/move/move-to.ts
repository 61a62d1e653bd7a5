import { existsSync } from 'node:fs'
import path from 'node:path'
import { assertMigrated, type Database, readSnapshot } from '@domizil/database'
import { DEMO_MIGRATIONS } from '@domizil/demo'
import { IDENTITY_MIGRATIONS, importAccounts } from '@domizil/identity'
import { openStorage, SERVER_MIGRATIONS } from '@domizil/server'
import { ConfigError } from '../config/config-error.ts'
import { openConfiguredDatabase } from '../site/open-backend.ts'
import { copyFiles } from './copy-files.ts'
import type { MoveOptions } from './move-options.ts'
import { replaceTables } from './replace-tables.ts'

/** Tables of the embedded identity provider, which Keycloak replaces. */
const OF_IDENTITY = /^identity_/

/**
 * Copies the embedded database, the files and the accounts to servers, checks counts and sums, and says what it did. The
 * source is only read. Files and accounts come first: the database is what a backend starts with. It can be repeated.
 */
export async function moveTo(options: MoveOptions, say: (line: string) => void): Promise<void> {
  const { config } = options
  if (!existsSync(path.join(config.dataFolder, 'postgres')))
    throw new ConfigError(
      `There is no data in ${config.dataFolder}: set DATA_FOLDER to the folder that is moved.`,
    )

  const source = await openConfiguredDatabase(config, fail)
  try {
    await assertUpToDate(source)
    await moveFiles(options, say)
    await moveAccounts(options, source, say)
    await moveTables(options, source, say)
  } finally {
    await source.close()
  }
  for (const line of whatFollows(options)) say(line)
}

/** A source that has not been started with this version has to be first: it is only read here. */
async function assertUpToDate({ pool }: Database): Promise<void> {
  const { migrations } = await readSnapshot(pool, async (snapshot) => snapshot)
  const demo = migrations[DEMO_MIGRATIONS.owner] ? [DEMO_MIGRATIONS] : []
  for (const folder of [IDENTITY_MIGRATIONS, SERVER_MIGRATIONS, ...demo]) await assertMigrated(pool, folder)
}

async function moveFiles({ config, storage }: MoveOptions, say: (line: string) => void): Promise<void> {
  if (!storage) return say(`Files: stay in ${path.join(config.dataFolder, 'files')}.`)

  const { count, bytes, written } = await copyFiles(
    await openStorage(config.storage),
    await openStorage(storage),
  )
  say(`Files: ${count} with ${bytes} bytes are there as they were; ${written} were written.`)
}

async function moveAccounts(
  { keycloak }: MoveOptions,
  { pool }: Database,
  say: (line: string) => void,
): Promise<void> {
  if (!keycloak) return say('Accounts: stay with the embedded identity provider, on the new database.')

  const { count, present, asked, unasked } = await importAccounts(pool, keycloak)
  say(`Accounts: ${count} are in Keycloak with their ids and passwords; ${present} were there before.`)
  if (asked.length > 0)
    say(`  ${asked.length} of them were asked by mail for a new password: ${asked.join(', ')}`)
  if (unasked.length > 0)
    say(
      `  ${unasked.length} have no password, and no mail could be sent: they use "Forgot password". ${unasked.join(', ')}`,
    )
}

async function moveTables(
  { target: targetConfig, keycloak, replaces }: MoveOptions,
  source: Database,
  say: (line: string) => void,
): Promise<void> {
  const target = await openConfiguredDatabase(targetConfig, fail)
  const isLeft = (table: string) => keycloak !== null && OF_IDENTITY.test(table)
  try {
    await readSnapshot(source.pool, (snapshot) => replaceTables(target, snapshot, { replaces, say }), isLeft)
  } finally {
    await target.close()
  }
}

function whatFollows({ config, storage, keycloak }: MoveOptions): string[] {
  const { dataFolder } = config
  return [
    '',
    'What the backends need now, besides the settings of this command:',
    `  DATA_KEY: the content of ${path.join(dataFolder, 'data.key')}, or the variable that the source had. Without it the bank accounts cannot be read.`,
    `  SEAL_FILE: ${path.join(dataFolder, 'seal.pem')}, if it is there.`,
    ...(storage ? [] : [`  DATA_FOLDER with ${path.join(dataFolder, 'files')}.`]),
    ...(keycloak ? ['  People are signed out; they sign in with the same password.'] : []),
    `The source has not been changed. Whatever is written there from now on is not moved: do not start it again.`,
  ]
}

function fail(error: Error): never {
  throw error
}
