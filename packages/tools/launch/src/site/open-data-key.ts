import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { readOrMakeFile } from '@domizil/server'

const FILE = 'data.key'
const KEY_BYTES = 32

/**
 * The key of a data folder, made at the first start and readable by its owner only. A copy of the folder contains it;
 * without it the bank accounts in the database cannot be read any more.
 */
export async function openDataKey(dataFolder: string): Promise<Buffer> {
  const key = await readOrMakeFile(path.join(dataFolder, FILE), async () =>
    randomBytes(KEY_BYTES).toString('base64'),
  )

  return Buffer.from(key, 'base64')
}
