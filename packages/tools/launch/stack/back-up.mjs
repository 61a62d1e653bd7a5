// `npm run stack:backup -- /folder`: everything that the containers hold, while they run.
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Problem } from '../problem.mjs'
import { step } from '../step.mjs'
import {
  CONTENTS,
  countAccounts,
  DATA,
  inBackup,
  KEY_FILES,
  KEYCLOAK,
  KEYS,
  SEAL,
  secretFiles,
} from './backup-files.mjs'
import { requireRunning } from './docker.mjs'
import { composeInto, composeIntoFile, sumOf } from './streams.mjs'

/**
 * In the container, as its files are readable for its own user only. The lines about rows and files go to the terminal, the
 * files to us.
 */
const GATHER = `said=$(node dist/backup.js /backup/${DATA})
echo "$said" | head -n 3 >&2
if [ -e /data/${SEAL} ]; then mkdir -m 700 /backup/${KEYS}; cp /data/${SEAL} /backup/${KEYS}/; fi
cd /backup
tar -c *`

/** Database, files, registry with its teams, Keycloak's database, and the keys of all of them, into an empty folder. */
export async function backUp(given) {
  const folder = resolve(given)
  requireRunning(['keycloak-database', 'registry'])
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (readdirSync(folder).length > 0)
    throw new Problem(`${folder} is not empty. A backup needs a folder for itself.`)

  const dump = ['pg_dump', '-U', 'keycloak', '-d', 'keycloak', '--format', 'custom']
  await step('Keycloak’s accounts', () =>
    composeIntoFile(['exec', '-T', 'keycloak-database', ...dump], join(folder, KEYCLOAK)),
  )
  await composeInto(inBackup(GATHER), ['tar', '-C', folder, '--no-same-owner', '-x'])
  copyKeys(join(folder, KEYS))
  await writeContents(folder)
  console.log(
    `The backup is in ${folder}. Keep ${join(folder, KEYS)} apart from the rest: it opens what the rest hides.`,
  )
}

function copyKeys(folder) {
  const files = secretFiles()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const name of KEY_FILES) copyFileSync(files[name], join(folder, name))
}

async function writeContents(folder) {
  const keys = [...KEY_FILES, SEAL].map((name) => `${KEYS}/${name}`)
  const names = [KEYCLOAK, `${DATA}/backup.json`, ...keys.filter((name) => existsSync(join(folder, name)))]
  const sums = {}
  for (const name of names) sums[name] = await sumOf(join(folder, name))
  const contents = { format: 1, madeAt: new Date().toISOString(), accounts: countAccounts(), sums }
  writeFileSync(join(folder, CONTENTS), JSON.stringify(contents, null, 2), { mode: 0o600 })
}
