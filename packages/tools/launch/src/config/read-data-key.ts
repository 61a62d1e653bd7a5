import type { Variables } from './variables.ts'

const DATA_KEY_BYTES = 32

/** The key that encrypts bank accounts. The text itself must not stand in the message of an error: a wrong key is nearly the right one. */
export function readDataKey(read: Variables): Buffer | null {
  const text = read.text('DATA_KEY', null)
  if (text === null) return null

  const key = Buffer.from(text, 'base64')
  if (key.length !== DATA_KEY_BYTES) {
    read.problems.push(
      'DATA_KEY has to be 32 random bytes in base64, such as "openssl rand -base64 32" prints.',
    )
  }
  return key
}
