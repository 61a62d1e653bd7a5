// `npm run test:containers`: builds the images, starts docker-compose.yml, and does with it what docs/operations.md says, each
// command as it stands there: an upgrade under load, a backup, a restore after everything was lost. About half an hour.
// Where no registry of images is reached CONTAINER_STANDINS names a script that makes the base images.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { exitWithMessage, Problem } from './problem.mjs'
import { docker, requireDocker } from './stack/docker.mjs'
import { stopOnSignals } from './stop-on-signals.mjs'
import { run, useContainers } from './test-containers/containers-under-test.mjs'
import { STEPS } from './test-containers/steps.mjs'

stopOnSignals()
await exitWithMessage(async () => {
  requireDockerLoudly()
  await prepare(process.env, { buildsApps: false })
  const folder = mkdtempSync(join(tmpdir(), 'domizil-containers-'))
  useContainers(folder)
  const state = { folder }
  try {
    for (const [title, work] of Object.entries(STEPS)) await runStep(title, work, state)
    console.log(`\nContainers: ${Object.keys(STEPS).length} of ${Object.keys(STEPS).length} steps passed.`)
  } finally {
    await run('npm run containers -- down --volumes')
    rmSync(folder, { recursive: true, force: true })
  }
})

function requireDockerLoudly() {
  try {
    docker(['info'])
    requireDocker()
  } catch (error) {
    throw new Problem(`NO DOCKER ON THIS MACHINE: the containers are not tested.\n${error.message}`)
  }
}

async function runStep(title, work, state) {
  const startedAt = performance.now()
  const figure = await work(state).catch((error) => {
    throw new Problem(`FAILED: ${title}\n${error.message}`)
  })
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  console.log(`  ${title} … ${seconds} s${figure ? ` (${figure})` : ''}`)
}
