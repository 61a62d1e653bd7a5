// `npm run test:containers`: builds the images, starts docker-compose.yml, and does with it what docs/operations.md says, each
// command as it stands there: an upgrade under load, a backup, a restore after everything was lost, the loss of a database. About half an hour.
// Where no registry of images is reached CONTAINER_STANDINS names a script that makes the base images.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepare } from '../prepare.mjs'
import { exitWithMessage, Problem } from '../problem.mjs'
import { docker, requireDocker } from '../stack/docker.mjs'
import { step } from '../step.mjs'
import { stopOnSignals } from '../stop-on-signals.mjs'
import { run, chooseContainers } from './containers/containers-under-test.mjs'
import { REDUNDANT_STEPS } from './containers/redundant-steps.mjs'
import { STEPS } from './containers/steps.mjs'

stopOnSignals()
await exitWithMessage(async () => {
  requireDockerLoudly()
  await prepare(process.env, { buildsApps: false })
  const folder = mkdtempSync(join(tmpdir(), 'domizil-containers-'))
  chooseContainers(folder)
  const state = { folder }
  try {
    const steps = Object.entries({ ...STEPS, ...REDUNDANT_STEPS })
    for (const [title, work] of steps) await runStep(title, work, state)
    console.log(`\nContainers: ${steps.length} of ${steps.length} steps passed.`)
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
  const figure = await step(title, () => work(state)).catch((error) => {
    throw new Problem(`FAILED: ${title}\n${error.message}`)
  })
  if (figure) console.log(`    ${figure}`)
}
