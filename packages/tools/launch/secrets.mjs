// `npm run secrets`: makes the files that docker-compose.yml hands to its containers, in SECRETS_FOLDER (./secrets), and leaves
// those that are there as they are.
import { resolve } from 'node:path'
import { makeSecrets } from './make-secrets.mjs'
import { ROOT } from './paths.mjs'

const folder = resolve(ROOT, process.env.SECRETS_FOLDER || 'secrets')
const made = makeSecrets(folder)
const empty = made.filter(({ isEmpty }) => isEmpty).map(({ name }) => name)

console.log(`${made.length} files were made in ${folder}.`)
if (empty.length > 0) console.log(`Empty until you write what your servers ask for: ${empty.join(', ')}.`)
console.log('Copy data_key to a place apart from the backups: nobody can replace it.')
