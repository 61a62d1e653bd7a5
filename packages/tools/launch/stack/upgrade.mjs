// An upgrade of the running containers that no visitor notices: the tables first and alone, then one replica after the other,
// each new one healthy before an old one leaves. Caddy tries again what falls between two replicas.
import { Problem } from '../problem.mjs'
import { step } from '../step.mjs'
import { compose, containersOf, docker, imageOf, lastWordsOf, start } from './docker.mjs'

/** What docker-compose.yml runs, and what it ran before. */
const CURRENT = 'domizil:latest'
const PREVIOUS = 'domizil:previous'

/** Which come in this order: old pages may ask a new backend, new pages not an old one. */
const BACK_END = ['api', 'registry']
const FRONT_END = ['site']

/**
 * Brings the image to all parts. A word without a slash or colon is a tag of `domizil`. With a migration that fails, or a
 * replica that does not get healthy, what is served goes on.
 */
export async function upgrade(name) {
  const image = /[/:]/.test(name) ? name : `domizil:${name}`
  const next = imageOf(image) ?? pull(image)
  const now = imageThatRuns()
  if (next === now) return console.log(`${image} is what runs.`)

  serve({ next, now })
  await step('Bringing the tables up to date', () => migrateOr(() => serve({ next: now, now })))
  await exchangeAll()
  console.log(`${image} is served. Back to the image before: npm run upgrade -- --back`)
}

/** The image before. The tables stay as they are: the version before can be served by them (docs/migrations.md). */
export async function goBack() {
  const next = imageOf(PREVIOUS)
  if (!next) throw new Problem(`There is no image before this one: ${PREVIOUS} is made by an upgrade.`)

  serve({ next, now: imageThatRuns() })
  await exchangeAll()
  console.log('The image before is served.')
}

function pull(image) {
  docker(['pull', '--quiet', image], { shows: true })
  return imageOf(image)
}

function imageThatRuns() {
  const [api] = containersOf('api')
  if (!api) throw new Problem('Nothing runs here that could be upgraded: docker compose up -d starts it.')
  return docker(['inspect', '--format', '{{.Image}}', api])
}

function serve({ next, now }) {
  docker(['tag', now, PREVIOUS])
  docker(['tag', next, CURRENT])
}

function migrateOr(undo) {
  try {
    compose(['run', '--rm', '--no-deps', '-T', 'migrate'])
  } catch (error) {
    undo()
    throw new Problem(
      `The tables could not be brought up to date, and nothing was exchanged.\n${error.message}`,
    )
  }
}

async function exchangeAll() {
  // Once more, as the container that stays: with another image the next `up` would change it, and stop all after it.
  runJob('migrate')
  for (const service of BACK_END) await step(`Exchanging ${service}`, () => exchange(service))
  await step('Publishing the versions that the image brings', () => runJob('versions'))
  for (const service of FRONT_END) await step(`Exchanging ${service}`, () => exchange(service))
}

function exchange(service) {
  for (const id of containersOf(service)) {
    const before = containersOf(service)
    try {
      start([service], ['--scale', `${service}=${before.length + 1}`])
    } catch (error) {
      const failed = containersOf(service).filter((one) => !before.includes(one))
      for (const one of failed) docker(['rm', '--force', '--volumes', one])
      throw new Problem(
        `A new ${service} cannot be used; the old one goes on. npm run upgrade -- --back\n${error.message}`,
      )
    }
    docker(['stop', '--time', '30', id])
    docker(['rm', '--volumes', id])
  }
}

function runJob(job) {
  compose(['up', '--detach', job])
  const [id] = compose(['ps', '--quiet', '--all', job]).split('\n')
  const code = docker(['wait', id])
  if (code !== '0') throw new Problem(`${job} ended with ${code}.\n${lastWordsOf(id)}`)
}
