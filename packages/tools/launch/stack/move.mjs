// `npm run stack:move -- <data folder>`: what `npm start` has gathered, into the containers. The folder is only read.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeSecret } from '../make-secrets.mjs'
import { Problem } from '../problem.mjs'
import { step } from '../step.mjs'
import { inBackup, secretFiles } from './backup-files.mjs'
import { compose, requireRunning } from './docker.mjs'
import { intoCompose } from './streams.mjs'

/** In the container, on a copy: an embedded database cannot be opened without being written. */
const MOVE = `tar -C /backup --no-same-owner -x
if [ -n "$S3_BUCKET" ]; then storage=s3://$S3_BUCKET; else storage=/data/files; fi
DATA_FOLDER=/backup KEYCLOAK_ADMIN_PASSWORD="$(cat /run/secrets/keycloak_admin_password)" \
  node dist/move-to.js --database "$DATABASE_URL" --storage "$storage" --keycloak "$IDENTITY_URL" "$@"
if [ -e /backup/seal.pem ]; then cp /backup/seal.pem /data/; fi`

/** Moves database, files, accounts and keys, and starts the parts with them. */
export async function move(given, flag) {
  const folder = resolve(given)
  requireRunning(['keycloak'])
  if (!existsSync(join(folder, 'postgres'))) throw new Problem(`There is no data in ${folder}.`)

  compose(['stop', 'proxy', 'site', 'api'])
  await intoCompose(['tar', '-C', folder, '-c', '.'], inBackup(MOVE, ...(flag === '--replace' ? [flag] : [])))
  const key = join(folder, 'data.key')
  if (existsSync(key)) writeSecret(secretFiles().data_key, readFileSync(key))
  await step('Starting', () => compose(['up', '--detach']))
}
