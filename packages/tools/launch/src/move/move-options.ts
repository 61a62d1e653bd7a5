import path from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError } from '../config/config-error.ts'
import { type Config, readConfig } from '../config/read-config.ts'
import { withSecretFiles } from '../config/secret-files.ts'

/** What to move where. */
export interface MoveOptions {
  /** The configuration of the embedded parts. */
  config: Config
  /** The configuration with the database of `--database`. */
  target: Config
  /** Null leaves the files where they are. */
  storage: Config['storage'] | null
  /** Null leaves the accounts with the embedded provider, on the new database. */
  keycloak: { url: string; user: string; password: string } | null
  /** Whether data in the target's tables may be replaced. */
  replaces: boolean
}

export const MOVE_USAGE = `npm run move-to -- --database postgres://user@host/database [--storage s3://bucket | --storage /folder] [--keycloak http://host:port] [--replace]
  with DATABASE_PASSWORD, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, KEYCLOAK_ADMIN and KEYCLOAK_ADMIN_PASSWORD where they are needed`

const OF_THE_TARGET = /^(DATABASE_|S3_|IDENTITY_URL$|ACCOUNTS_CLIENT_SECRET|API_URL$)/

type Env = Readonly<Record<string, string | undefined>>

/**
 * The options of `move-to`. Of the environment the source takes DATA_FOLDER, and the target what its containers will have.
 *
 * @throws {ConfigError} for anything that cannot be used.
 */
export function readMoveOptions(args: readonly string[], given: Env): MoveOptions {
  const { database, storage, keycloak, replace = false } = parse(args)
  if (!database) throw new ConfigError(`--database is missing.\n${MOVE_USAGE}`)

  const env = withSecretFiles(given)
  const others = Object.entries(env).filter(([name]) => !OF_THE_TARGET.test(name))
  const own = { ...Object.fromEntries(others), DEMO_DATA: 'off' }
  const bucket = /^s3:\/\/([^/]+)\/?$/.exec(storage ?? '')?.[1]
  if (!bucket && /^s3:/i.test(storage ?? ''))
    throw new ConfigError(
      `--storage is "${storage}": a bucket is named like s3://bucket, without a folder in it.`,
    )
  const s3 = bucket ? Object.entries(env).filter(([name]) => name.startsWith('S3_')) : []
  const target = readConfig({
    ...own,
    ...Object.fromEntries(s3),
    ...(bucket && { S3_BUCKET: bucket }),
    ...(keycloak && { IDENTITY_URL: keycloak }),
    DATABASE_URL: database,
    DATABASE_PASSWORD: env['DATABASE_PASSWORD'],
  })

  return {
    config: readConfig(own),
    target,
    storage: storage ? (bucket ? target.storage : { kind: 'disk', folder: path.resolve(storage) }) : null,
    keycloak: keycloak ? readAdmin(target, env) : null,
    replaces: replace,
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: { database: text, storage: text, keycloak: text, replace: { type: 'boolean' } },
    }).values
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}\n${MOVE_USAGE}`)
  }
}

function readAdmin({ identity }: Config, env: Env): MoveOptions['keycloak'] {
  const user = env['KEYCLOAK_ADMIN']
  const password = env['KEYCLOAK_ADMIN_PASSWORD']
  if (!user || !password || identity.kind !== 'remote')
    throw new ConfigError(
      '--keycloak needs KEYCLOAK_ADMIN and KEYCLOAK_ADMIN_PASSWORD: an administrator of its realm master.',
    )

  return { url: identity.url, user, password }
}
