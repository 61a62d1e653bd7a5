// `npm run containers`: the containers of docker-compose.yml on this machine, with a mail catcher and a bucket. Further words are
// those of `docker compose`: `npm run containers -- down`.
import { randomBytes } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { makeSecrets } from './make-secrets.mjs'
import { ROOT } from './paths.mjs'
import { exitWithMessage } from './problem.mjs'
import { requireDocker } from './stack/docker.mjs'

const SETTINGS = 'packages/tools/launch/deploy/compose/development.env'
const words = process.argv.slice(2).filter((word) => word !== '--')

await exitWithMessage(() => {
  requireDocker()
  // The second as SETTINGS has it.
  makeSecrets(resolve(ROOT, process.env.SECRETS_FOLDER || '.domizil/secrets'), {
    smtp_url: 'smtp://mail:1025',
    s3_secret_access_key: randomBytes(24).toString('base64url'),
  })
  const args = ['compose', ...(words.length > 0 ? words : ['up', '--build'])]
  const env = { ...process.env, COMPOSE_ENV_FILES: SETTINGS }
  const { status } = spawnSync('docker', args, { cwd: ROOT, env, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
