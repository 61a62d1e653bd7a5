import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JSONWebKeySet, JWK } from 'jose'
import type { Queries } from './queries/queries.ts'

const KEY_BITS = 2048

/** Secrets that must survive a restart, otherwise all sessions would end. */
export interface Secrets {
  /** Private keys that sign tokens. */
  readonly jwks: { keys: JWK[] }
  readonly cookieKeys: string[]
  /** Signs refresh tokens and form tokens. */
  readonly hmacKey: Buffer
}

/** Reads the secrets, or creates them at the first start. Concurrent instances get the same ones. */
export async function openSecrets(db: Queries): Promise<Secrets> {
  const jwks = await getOrCreateSecret(db, 'jwks', async () => ({ keys: [await generateSigningKey()] }))
  const cookieKeys = await getOrCreateSecret(db, 'cookie-keys', async () => [randomText()])
  const hmac = await getOrCreateSecret(db, 'hmac-key', async () => randomText())

  return { jwks, cookieKeys, hmacKey: Buffer.from(hmac, 'base64url') }
}

/** The public part of the keys. */
export function publicKeysOf({ jwks }: Secrets): JSONWebKeySet {
  return {
    keys: jwks.keys.map(({ kty, n, e, kid, alg, use }) => ({
      kty,
      n,
      e,
      kid,
      alg,
      use,
    })) as JSONWebKeySet['keys'],
  }
}

async function generateSigningKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomText() }
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}

/** Reads a secret, or creates it. Concurrent calls get the same one. */
async function getOrCreateSecret<T>(db: Queries, name: string, make: () => Promise<T>): Promise<T> {
  const stored = await readSecret<T>(db, name)
  if (stored !== undefined) return stored

  await db
    .insertInto('identity_secret')
    .values({ name, value: JSON.stringify(await make()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await readSecret<T>(db, name)) as T
}

async function readSecret<T>(db: Queries, name: string): Promise<T | undefined> {
  const row = await db
    .selectFrom('identity_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value as T | undefined
}
