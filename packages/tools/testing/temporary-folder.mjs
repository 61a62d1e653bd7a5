import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What `os.tmpdir()` reads, on Windows too. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP']

/** A commit of a test needs a name, also on a machine that has none. */
const COMMITTER = { NAME: 'A test', EMAIL: 'test@example.org' }

/**
 * Called by jest before its first worker: this run, with all its workers, has one folder for temporary files, which is
 * deleted when the run ends, whatever the tests have left there.
 */
export default function useTemporaryFolder() {
  for (const [what, value] of Object.entries(COMMITTER))
    for (const who of ['AUTHOR', 'COMMITTER']) process.env[`GIT_${who}_${what}`] = value

  const folder = mkdtempSync(join(tmpdir(), 'domizil-tests-'))
  for (const name of VARIABLES) process.env[name] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}
