import { createHash } from 'node:crypto'

/** The fingerprint of a file, in hexadecimal digits. */
export function sha256Of(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
