import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../paths.ts'

const run = promisify(execFile)
const ROLES = path.join(ROOT, 'packages/tools/launch/deploy/database/roles.sql')

/** Makes the three roles of docker-compose.yml in a database; answers with the addresses of its owner and its application. */
export async function makeRoles(
  programs: string,
  url: string,
  folder: string,
): Promise<Record<'owner' | 'app', string>> {
  const secrets = path.join(folder, 'secrets')
  await mkdir(secrets)
  for (const role of ['owner', 'app', 'read'])
    await writeFile(path.join(secrets, `database_${role}_password`), 'only-on-this-machine')
  await run(path.join(programs, 'psql'), [url, '-q', '-f', ROLES], {
    env: { ...process.env, SECRETS_FOLDER: secrets },
  })

  const as = (role: string) => Object.assign(new URL(url), { username: `domizil_${role}` }).href
  return { owner: as('owner'), app: as('app') }
}
