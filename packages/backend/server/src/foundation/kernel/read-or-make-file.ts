import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The content of the file, which is made if it does not exist. Servers that start at once end up with the same. Only
 * the owner of the process may read it.
 */
export async function readOrMakeFile(file: string, make: () => Promise<string>): Promise<string> {
  const existing = await readFile(file, 'utf8').catch(absent)
  if (existing !== undefined) return existing

  const unfinished = `${file}.${randomUUID()}`
  await mkdir(dirname(file), { recursive: true })
  await writePrivately(unfinished, await make())
  try {
    await link(unfinished, file)
  } catch (error) {
    // Another server was faster: its key counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(unfinished, { force: true })
  }
  return readFile(file, 'utf8')
}

async function writePrivately(path: string, content: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
