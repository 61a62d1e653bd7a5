import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { docker } from '../../stack/docker.mjs'
import { fromBook } from './book.mjs'

const MIGRATIONS = '/app/node_modules/@domizil/server/migrations'

/** To the image `good` of imageWithMigration. */
export const UPGRADE = fromBook('npm run upgrade -- 1.4', { 1.4: 'good' })

/** An image that differs from the one that runs by one migration. */
export function imageWithMigration(tag, statement) {
  const folder = mkdtempSync(join(tmpdir(), 'domizil-image-'))
  writeFileSync(join(folder, '9998_try.sql'), statement)
  writeFileSync(join(folder, 'Dockerfile'), `FROM domizil\nCOPY 9998_try.sql ${MIGRATIONS}/\n`)
  docker(['build', '--quiet', '--tag', `domizil:${tag}`, folder])
  rmSync(folder, { recursive: true })
}
