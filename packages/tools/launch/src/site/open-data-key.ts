import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FILE = 'data.key'
const KEY_BYTES = 32

/**
 * The key of a data folder, made at the first start and readable by its owner only. A copy of the folder contains it;
 * without it the bank accounts in the database cannot be read any more.
 */
export async function openDataKey(dataFolder: string): Promise<Buffer> {
  const file = path.join(dataFolder, FILE)
  await mkdir(dataFolder, { recursive: true })
  await makeKey(file)

  return Buffer.from(await readFile(file, 'utf8'), 'base64')
}

/** Written beside and linked: a file that exists is whole, and of several processes one wins. */
async function makeKey(file: string): Promise<void> {
  const made = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(made, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 })
  try {
    await link(made, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(made)
  }
}
