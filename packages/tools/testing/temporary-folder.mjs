import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What `os.tmpdir()` reads, on Windows too. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP']

/**
 * Called by jest before its first worker: this run, with all its workers, has one folder for temporary files, which is
 * deleted when the run ends, whatever the tests have left there.
 */
export default function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-tests-'))
  for (const name of VARIABLES) process.env[name] = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
}
