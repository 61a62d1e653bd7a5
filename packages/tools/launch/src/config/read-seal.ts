import path from 'node:path'
import type { SealSource } from './config.ts'
import type { Variables } from './variables.ts'

/** A key that the operator names has to exist; the one beside the data is made at the first start. */
export function readSeal(read: Variables, dataFolder: string): SealSource {
  const file = read.text('SEAL_FILE', null)
  const password = read.text('SEAL_PASSWORD', undefined)
  if (file !== null) return { file: path.resolve(file), password, isMade: false }

  if (password !== undefined) {
    read.problems.push(
      'SEAL_PASSWORD is set without SEAL_FILE, but the key in the data folder has no password.',
    )
  }
  return { file: path.join(dataFolder, 'seal.pem'), password: undefined, isMade: true }
}
