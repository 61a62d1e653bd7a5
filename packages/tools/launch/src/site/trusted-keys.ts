import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { TrustedKeys } from '@domizil/gateway'
import { whenChanged } from '@domizil/federation/when-changed'

const EXAMPLE = '{"search": "MCowBQYDK2VwAyEA…"}, or a list of keys while one takes the place of another'

/**
 * The keys of a file, read again when it changes, so that a key can be exchanged or taken away while the site runs. What the
 * file says without sense is logged, and the keys before it count.
 * @throws {Error} if the file makes no sense at the start.
 */
export function openTrustedKeys(file: string, log: (line: string) => void): () => TrustedKeys {
  let keys: TrustedKeys | undefined
  const current = whenChanged(file, () => {
    try {
      keys = readKeys(file)
    } catch (error) {
      if (!keys) throw error
      log(`the keys of before count on: ${(error as Error).message}`)
    }
    return keys
  })
  current()
  return current
}

function readKeys(file: string): TrustedKeys {
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as unknown
    if (typeof found !== 'object' || found === null || Array.isArray(found)) throw new Error('no object')
    return Object.fromEntries(Object.entries(found).map(([team, keys]) => [team, keysIn(keys)]))
  } catch (cause) {
    throw new Error(`TRUSTED_KEYS: ${file} is no file of keys, as in ${EXAMPLE}.`, { cause })
  }
}

/** @throws unless each is an Ed25519 key. */
function keysIn(value: unknown): string[] {
  return [value].flat().map((key) => {
    const { asymmetricKeyType } = createPublicKey({
      key: Buffer.from(String(key), 'base64'),
      format: 'der',
      type: 'spki',
    })
    if (asymmetricKeyType !== 'ed25519') throw new Error('no Ed25519 key')
    return String(key)
  })
}
