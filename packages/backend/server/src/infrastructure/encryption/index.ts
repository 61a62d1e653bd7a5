import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../foundation/tables/index.ts'

/** A start with another key than the one that the database was encrypted with. */
class WrongKeyError extends Error {
  override readonly name = 'WrongKeyError'
  readonly code = 'DATA_KEY_WRONG'
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const VERSION = 'v1'

/** The length of a key. */
const KEY_BYTES = 32

/** Encrypts texts at rest. What is encrypted for one context cannot be decrypted in another. */
export interface Encryption {
  /** A short text by which a key is recognised, and from which it cannot be derived. */
  readonly fingerprint: string
  encrypt(text: string, context: string): string
  /** @throws {Error} if the text was changed, or encrypted with another key or for another context. */
  decrypt(encrypted: string, context: string): string
}

/** Encryption with a key of 32 bytes: AES-256-GCM, a new nonce for each text. */
export function createEncryption(key: Buffer): Encryption {
  if (key.length !== KEY_BYTES) throw new TypeError(`A key has ${KEY_BYTES} bytes, not ${key.length}`)

  return {
    fingerprint: createHash('sha256').update('domizil key ').update(key).digest('hex').slice(0, 16),

    encrypt(text, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [VERSION, ...[nonce, cipher.getAuthTag(), content].map(encode)].join('.')
    },

    decrypt(encrypted, context) {
      const [version, nonce = '', tag = '', content = ''] = encrypted.split('.')
      if (version !== VERSION) throw new Error(`Texts of the version ${version} cannot be decrypted`)

      const decipher = createDecipheriv(CIPHER, key, decode(nonce), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(context)).setAuthTag(decode(tag))
      return Buffer.concat([decipher.update(decode(content)), decipher.final()]).toString('utf8')
    },
  }
}

const encode = (bytes: Buffer) => bytes.toString('base64url')
const decode = (text: string) => Buffer.from(text, 'base64url')

/**
 * Remembers the key of a database at the first start, and compares it at all others.
 *
 * @throws {WrongKeyError} with a sentence for the operator if it is another one.
 */
export async function assertSameKey(db: Database, { fingerprint }: Encryption): Promise<void> {
  await db
    .insertInto('encryption_key')
    .values({ fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('encryption_key').select('fingerprint').executeTakeFirstOrThrow()
  if (known.fingerprint === fingerprint) return

  throw new WrongKeyError(
    `The bank accounts in this database are encrypted with another key (${known.fingerprint}) than the one given (${fingerprint}). Set DATA_KEY to the key of the first start, or put its file data.key back into DATA_FOLDER.`,
  )
}
