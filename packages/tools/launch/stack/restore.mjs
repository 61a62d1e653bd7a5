// `npm run stack:restore -- /folder`: a backup of the containers into those of this machine, which need not have run before.
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { makeSecrets, writeSecret } from '../make-secrets.mjs'
import { Problem } from '../problem.mjs'
import { step } from '../step.mjs'
import {
  countAccounts,
  DATA,
  inBackup,
  KEY_FILES,
  KEYCLOAK,
  KEYS,
  readContents,
  SEAL,
  secretFiles,
} from './backup-files.mjs'
import { compose, start } from './docker.mjs'
import { fileIntoCompose, intoCompose } from './streams.mjs'

/** What works on the data; the databases stay. */
const WORKERS = ['proxy', 'site', 'api', 'registry', 'keycloak']

/** In the container, as its user: what it writes belongs to it. */
const PUT_BACK = `tar -C /backup -x
node dist/restore.js /backup/${DATA} "$@"
if [ -e /backup/${KEYS}/${SEAL} ]; then cp /backup/${KEYS}/${SEAL} /data/; fi`

/** Puts everything back, compares counts and sums, and starts. @throws {Problem} before anything is changed, where it may not be. */
export async function restore(given, flag) {
  const folder = resolve(given)
  const replaces = flag === '--replace'
  const contents = await readContents(folder)
  takeKeys(join(folder, KEYS), replaces)

  compose(['stop', ...WORKERS])
  start(storesOf())
  if (!replaces && isKeycloakThere())
    throw new Problem('Keycloak holds accounts already: --replace replaces them, and all other data.')
  await intoCompose(
    ['tar', '-C', folder, '-c', DATA, ...(existsSync(join(folder, KEYS, SEAL)) ? [`${KEYS}/${SEAL}`] : [])],
    inBackup(PUT_BACK, ...(replaces ? ['--replace'] : [])),
  )
  await step('Keycloak’s accounts', () => restoreKeycloak(folder, contents))
  await step('Starting', () => compose(['up', '--detach']))
}

/** The servers that keep data: the databases, and the bucket where it is one of the containers. */
function storesOf() {
  const all = compose(['config', '--services']).split('\n')
  return ['database', 'database-2', 'keycloak-database', 'bucket'].filter((name) => all.includes(name))
}

function takeKeys(folder, replaces) {
  const files = secretFiles()
  const others = KEY_FILES.filter(
    (name) => existsSync(files[name]) && !isSame(files[name], join(folder, name)),
  )
  if (others.length > 0 && !replaces)
    throw new Problem(
      `The secrets ${others.join(', ')} are not those of the backup. Move ${dirname(files.data_key)} away, or replace them: --replace.`,
    )
  mkdirSync(dirname(files.data_key), { recursive: true, mode: 0o700 })
  for (const name of KEY_FILES) writeSecret(files[name], readFileSync(join(folder, name)))
  makeSecrets(dirname(files.data_key))
}

const isSame = (one, other) => readFileSync(one).equals(readFileSync(other))

function isKeycloakThere() {
  try {
    return countAccounts() > 0
  } catch {
    return false // no table yet
  }
}

async function restoreKeycloak(folder, { accounts }) {
  const words = ['-U', 'keycloak', '-d', 'keycloak', '--clean', '--if-exists', '--no-owner']
  const restoring = ['pg_restore', ...words, '--single-transaction', '--exit-on-error']
  await fileIntoCompose(join(folder, KEYCLOAK), ['exec', '-T', 'keycloak-database', ...restoring])
  const found = countAccounts()
  if (found !== accounts) throw new Problem(`Keycloak has ${found} accounts, and the backup ${accounts}.`)
}
