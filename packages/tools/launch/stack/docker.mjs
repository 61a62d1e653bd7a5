// Docker and Compose, for the commands on the containers of docker-compose.yml. Which containers: what Compose itself reads,
// .env and COMPOSE_…
import { spawnSync } from 'node:child_process'
import { ROOT } from '../paths.mjs'
import { Problem } from '../problem.mjs'

/** The oldest that docker-compose.yml has run on: `env_file: { required }` is of Compose 2.24. */
const NEEDED = { Docker: [20, 10], Compose: [2, 24] }
const HEALTHY_WITHIN_S = 300

/** The output of a Docker command. @throws {Problem} with its last words. */
export function docker(args, { input, shows = false } = {}) {
  const stdio = [input === undefined ? 'ignore' : 'pipe', 'pipe', shows ? 'inherit' : 'pipe']
  const { status, error, stdout, stderr } = spawnSync('docker', args, {
    cwd: ROOT,
    encoding: 'utf8',
    input,
    stdio,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (error) throw new Problem(`Docker could not be started: ${error.message}`)
  if (status !== 0)
    throw new Problem(`docker ${args.join(' ')} failed.\n${(stderr ?? '').trim() || stdout.trim()}`)
  return stdout.trim()
}

/** The output of a command of Compose. */
export const compose = (args, how) => docker(['compose', ...args], how)

/** @throws {Problem} where Docker or Compose is missing, too old, or does not answer. */
export function requireDocker() {
  const versions = {
    Docker: docker(['version', '--format', '{{.Server.Version}}']),
    Compose: compose(['version', '--short']),
  }
  for (const [name, version] of Object.entries(versions)) {
    if (isOlder(version, NEEDED[name]))
      throw new Problem(
        `${name} ${version} is too old: these containers need ${NEEDED[name].join('.')} or newer.`,
      )
  }
}

/** Whether a version such as `v2.26.1-4` comes before one of two numbers. */
export function isOlder(version, [major, minor]) {
  const [ofMajor = 0, ofMinor = 0] = (version.match(/\d+/g) ?? []).map(Number)
  return ofMajor < major || (ofMajor === major && ofMinor < minor)
}

/** The ids of the containers of a service that run. */
export const containersOf = (service) =>
  compose(['ps', '--quiet', '--status', 'running', service]).split('\n').filter(Boolean)

/** @throws {Problem} naming the services that do not run. */
export function requireRunning(services) {
  const missing = services.filter((service) => containersOf(service).length === 0)
  if (missing.length > 0)
    throw new Problem(`Not running: ${missing.join(', ')}. Start the containers first: docker compose up -d`)
}

/** The id of the image of that name, or undefined. */
export function imageOf(name) {
  try {
    return docker(['image', 'inspect', '--format', '{{.Id}}', name])
  } catch {
    return undefined
  }
}

/**
 * Starts containers of services, and returns when they are healthy. What is there stays as it is. Not with `--no-deps`: Compose
 * takes the containers that it makes so for changed ones at the next `up`, and stops them and all that depends on them.
 */
export function start(services, flags = []) {
  compose(['up', '--detach', '--no-recreate', ...flags, ...services])
  for (const id of services.flatMap(containersOf)) waitUntilHealthy(id)
}

function waitUntilHealthy(id) {
  const until = Date.now() + HEALTHY_WITHIN_S * 1000
  while (Date.now() < until) {
    const state = JSON.parse(docker(['inspect', '--format', '{{json .State}}', id]))
    if (state.Health?.Status === 'healthy') return
    if (!state.Running) break
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  }
  const name = docker(['inspect', '--format', '{{.Name}}', id]).slice(1)
  throw new Problem(`${name} is not healthy. It said at last:\n${lastWordsOf(id)}`)
}

/** The end of the log of a container. */
export function lastWordsOf(id) {
  const { stdout, stderr } = spawnSync('docker', ['logs', '--tail', '20', id], { encoding: 'utf8' })
  return `${stdout}${stderr}`.trim()
}
