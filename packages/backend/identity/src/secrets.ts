import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { JSONWebKeySet, JWK } from 'jose'
import type { Queries } from './queries/queries.ts'
import { keepSecret } from './secret-repository.ts'

const KEY_BITS = 2048

/** What must outlive a restart, or everybody would be signed out. */
export interface Secrets {
  /** Private keys that sign tokens. */
  readonly jwks: { keys: JWK[] }
  readonly cookieKeys: string[]
  /** Signs refresh tokens and form tokens. */
  readonly hmacKey: Buffer
}

/** Reads the secrets, making them at the first start. Of two instances that start at once, both get the same. */
export async function openSecrets(db: Queries): Promise<Secrets> {
  const jwks = await keepSecret(db, 'jwks', async () => ({ keys: [await generateSigningKey()] }))
  const cookieKeys = await keepSecret(db, 'cookie-keys', async () => [randomText()])
  const hmac = await keepSecret(db, 'hmac-key', async () => randomText())

  return { jwks, cookieKeys, hmacKey: Buffer.from(hmac, 'base64url') }
}

/** The half of the keys that everybody may know. */
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
