import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { GOVERNANCE_FILE, NO_GOVERNANCE, parseGovernance } from '@domizil/federation/governance'
import { readGovernance, RefusedError, replaceDurably, type TextFile } from '@domizil/cli'
import type { Bucket } from './bucket.ts'

/** Each attempt fails only because another process has succeeded. */
const ATTEMPTS = 30

/** What the registry of a bucket demands of apps, with a copy in the folder. Until the bucket has it, that of the folder counts. */
export function governanceOf(bucket: Bucket, folder: string): TextFile {
  const file = path.join(folder, GOVERNANCE_FILE)

  async function current(): Promise<{ text: string | undefined; etag: string | null }> {
    const found = await bucket.read(GOVERNANCE_FILE)
    if (found) return { text: found.bytes.toString('utf8'), etag: found.etag }
    return { text: existsSync(file) ? await readFile(file, 'utf8') : undefined, etag: null }
  }

  return {
    read: async () => (await current()).text,
    async change(edit) {
      for (let left = ATTEMPTS; left > 0; left -= 1) {
        const { text, etag } = await current()
        const next = edit(text)
        const isWritten =
          (await bucket.swap(GOVERNANCE_FILE, Buffer.from(next), etag)) !== undefined ||
          // A write whose answer was lost is repeated, and refused: it has been done, and others may have changed more since.
          holdsChange((await current()).text, next)
        if (!isWritten) continue
        // In one go: another call of this process may write its change as well.
        return replaceDurably(file, next)
      }
      throw new RefusedError('REGISTRY_BUSY', 'Others keep changing the budgets and rules. Try again.')
    },
  }
}

/** Writes what a folder demands of apps into a bucket that has nothing of it: all its services demand the same then. */
export async function bringGovernance(
  bucket: Bucket,
  folder: string,
  log: (line: string) => void,
): Promise<void> {
  const own = await readGovernance(folder).catch((error: Error) => {
    // What cannot be read refuses what is published, and nothing else.
    log(error.message)
    return NO_GOVERNANCE
  })
  if (isDeepStrictEqual(own, NO_GOVERNANCE) || (await bucket.sizeOf(GOVERNANCE_FILE)) !== undefined) return
  // Of two services that begin at once the first one counts.
  await bucket.swap(GOVERNANCE_FILE, Buffer.from(`${JSON.stringify(own, null, 2)}\n`), null)
}

/** Whether a text has the last change of another one. */
function holdsChange(text: string | undefined, of: string): boolean {
  if (text === undefined) return false
  const made = parseGovernance(of).changes.at(-1)
  return parseGovernance(text).changes.some((one) => isDeepStrictEqual(one, made))
}
