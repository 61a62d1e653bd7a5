import { accessSync, constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assertMigrated, type Database, readSnapshot } from '@domizil/database'
import { DEMO_MIGRATIONS } from '@domizil/demo'
import { assertKeycloakAnswers, IDENTITY_MIGRATIONS, importAccounts } from '@domizil/identity'
import { openStorage, SERVER_MIGRATIONS } from '@domizil/server'
import type { Config } from '../config/read-config.ts'
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

  await assertTargetsAnswer(options)
  const source = await openSource(config)
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

/** Before the first file is copied. @throws for the first target that cannot be used. */
async function assertTargetsAnswer({ target, storage, keycloak }: MoveOptions): Promise<void> {
  await (await openConfiguredDatabase(target, fail)).close()
  if (storage)
    await (await openStorage(storage)).get('is-there').catch(({ cause, message }: Error) => {
      const reason = cause instanceof Error ? cause.message : message
      throw new ConfigError(`The storage of --storage cannot be used: ${reason}`)
    })
  if (keycloak) await assertKeycloakAnswers(keycloak)
}

/** An embedded database cannot be opened without being written: of one that is read only a copy is opened. */
async function openSource(config: Config): Promise<Database> {
  if (canBeWritten(config.dataFolder)) return openConfiguredDatabase(config, fail)

  const dataFolder = mkdtempSync(path.join(tmpdir(), 'domizil-source-'))
  const forget = () => rmSync(dataFolder, { recursive: true, force: true })
  process.once('exit', forget)
  cpSync(path.join(config.dataFolder, 'postgres'), path.join(dataFolder, 'postgres'), { recursive: true })
  return openConfiguredDatabase({ ...config, dataFolder }, fail)
}

function canBeWritten(folder: string): boolean {
  try {
    accessSync(path.join(folder, 'postgres'), constants.W_OK)
    return true
  } catch {
    return false
  }
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
