// Base images for a machine that reaches no registry of images: CONTAINER_STANDINS names a script that makes them, under the
// names that docker-compose.yml and the Dockerfiles have.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../paths.mjs'
import { Problem } from '../problem.mjs'
import { compose, imageOf } from '../stack/docker.mjs'

const DIGEST = /@sha256:[0-9a-f]{64}/g

/**
 * Makes the stand-ins that are missing, and a compose file that goes on top of docker-compose.yml: they have none of the
 * digests, and what is built reaches the network of this machine. Returns its path.
 */
export function standInFor(script, folder) {
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
