import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JSONWebKeySet, JWK } from 'jose'
import type { Queries } from './queries/queries.ts'
import { getOrCreateSecret } from './secret-repository.ts'

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
