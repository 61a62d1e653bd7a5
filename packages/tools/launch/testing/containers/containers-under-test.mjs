// The containers of docker-compose.yml under a separate name, with separate secrets and settings.
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../../paths.mjs'
import { Problem } from '../../problem.mjs'
import { compose, imageOf } from '../../stack/docker.mjs'
import { kcadm } from '../../stack/kcadm.mjs'

export const ORIGIN = 'https://localhost'
/** Where the mails are. */
export const MAILS = 'http://localhost:8025'

/** Journeys register many newcomers from one address, who cannot read mails. */
const SETTINGS =
  'VERIFY_EMAIL=off\nRATE_LIMITS=registrations=1000/3600\nMAIL_FROM="Domizil <site@domizil.example>"\n'

// Base images for a machine that reaches no registry of images: CONTAINER_STANDINS names a script that makes them, under the
// names that docker-compose.yml and the Dockerfiles have.
const DIGEST = /@sha256:[0-9a-f]{64}/g

/** Has all commands of this process and its children work on them, with a compose file on top if one is named; their files are in `folder`. */
export function chooseContainers(folder, onTop) {
  writeFileSync(join(folder, 'settings.env'), SETTINGS)
  Object.assign(process.env, {
    COMPOSE_PROJECT_NAME: 'domizil-test',
    COMPOSE_ENV_FILES: 'packages/tools/launch/deploy/compose/development.env',
    SETTINGS: join(folder, 'settings.env'),
    SECRETS_FOLDER: join(folder, 'secrets'),
    VERIFY_EMAIL: 'false',
  })
  const files = ['docker-compose.yml', ...(onTop ? [onTop] : [])]
  process.env.COMPOSE_FILE = files.join(':')
  const script = process.env.CONTAINER_STANDINS
  if (script) process.env.COMPOSE_FILE = [...files, standInFor(script, folder)].join(':')
  mkdirSync(join(folder, 'backups'), { recursive: true })
}

/** What a build of the image by hand says otherwise where stand-ins are used: they have no digests, and the network of this machine. */
export const standInWords = (folder) =>
  process.env.CONTAINER_STANDINS
    ? {
        'build -f packages/tools/launch/Dockerfile': `build --network=host -f ${join(folder, 'launch.Dockerfile')}`,
      }
    : {}

/** Runs a command of docs/operations.md. Resolves with whether it succeeded, and what it said. */
export function run(line) {
  return new Promise((resolve) => {
    const child = spawn(line, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    child.on('close', (code) => resolve({ isDone: code === 0, said }))
  })
}

/** The certificate of the authority that Caddy makes when it starts; empty until then. */
export const certificate = () =>
  compose(['exec', '-T', 'proxy', 'sh', '-c', 'cat /data/caddy/pki/authorities/local/root.crt || true'])

/** Whether Keycloak asks newcomers to confirm their address, as it does for others unless VERIFY_EMAIL says otherwise. */
export const confirmAddresses = (isAsked) => kcadm('update', 'realms/domizil', '-s', `verifyEmail=${isAsked}`)

/** The rows of a query on the database of the marketplace. */
export const query = (text) =>
  compose(['exec', '-T', 'database', 'psql', '-U', 'postgres', '-d', 'domizil', '-qAtc', text])

const COUNTS = `SELECT string_agg(format('%s %s', name, count), ', ' ORDER BY name) FROM (
  SELECT 'flats' AS name, count(*) FROM flat UNION ALL SELECT 'people', count(*) FROM app_user
  UNION ALL SELECT 'pictures', count(*) FROM flat_image UNION ALL SELECT 'requests', count(*) FROM booking) AS counts`

/** What has to be the same after a restore. */
export const counts = () => query(COUNTS)

/**
 * Makes the stand-ins that are missing, and a compose file that goes on top of docker-compose.yml: they have none of the
 * digests, and what is built reaches the network of this machine. Returns its path.
 */
function standInFor(script, folder) {
  const { services } = JSON.parse(compose(['--profile', '*', 'config', '--format', 'json']))
  const built = Object.values(services).flatMap(({ build }) => (build ? [dockerfileOf(build)] : []))
  const bases = [
    ...Object.values(services).flatMap(({ build, image }) => (build ? [] : [image])),
    ...built.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^FROM (\S+@\S+)/gm)].map(([, name]) => name),
    ),
  ].map((name) => name.replace(DIGEST, ''))
  if (bases.some((name) => !imageOf(name))) makeImages(script)

  const missing = bases.filter((name) => !imageOf(name))
  if (missing.length > 0) throw new Problem(`${script} has not made ${missing.join(', ')}.`)
  const overrides = Object.entries(services).map(([name, service]) => [name, withoutDigest(service, folder)])
  const file = join(folder, 'stand-ins.json')
  writeFileSync(file, JSON.stringify({ services: Object.fromEntries(overrides) }))
  return file
}

function makeImages(script) {
  const { status } = spawnSync(script, [], { stdio: 'inherit' })
  if (status !== 0) throw new Problem(`${script} ended with ${status}.`)
}

function withoutDigest({ build, image }, folder) {
  if (!build) return { image: image.replace(DIGEST, '') }

  const file = dockerfileOf(build)
  const copy = join(folder, `${basename(dirname(file))}.Dockerfile`)
  writeFileSync(copy, readFileSync(file, 'utf8').replace(DIGEST, ''))
  return { build: { dockerfile: copy, network: 'host' } }
}

const dockerfileOf = ({ context, dockerfile = 'Dockerfile' }) => join(context || ROOT, dockerfile)
