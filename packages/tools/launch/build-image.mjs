// The build step of the container image: all of `npm start` except serving, then what serving needs, in a folder: the program in
// `app`, what is published in `home`. `node build-image.mjs /image`.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runPnpm } from './install.mjs'
import { HOME, ROOT } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { exitWithMessage } from './problem.mjs'
import { step } from './step.mjs'

const BRING_VERSIONS = pathToFileURL(
  join(ROOT, 'packages/tools/launch/dist/local-build/bring-versions.js'),
).href
const [, , folder] = process.argv

await exitWithMessage(async () => {
  await prepare(process.env, { isForVisitors: true })
  if (folder) await step('Collecting what serving needs', () => collect(join(folder, 'app')))
  if (folder) await step('Collecting what is published', () => collectPublished(join(folder, 'home')))
})

/** The compiled parts with their run-time packages; neither tools nor sources. */
async function collect(target) {
  rmSync(target, { recursive: true, force: true })
  await runPnpm(
    ['--filter', '@domizil/launch', 'deploy', '--prod', '--legacy', target],
    'Collecting the packages',
  )
  for (const path of unneededIn(target)) rmSync(path, { recursive: true, force: true })
}

/** What is served: the folder may hold versions of builds before as well. */
async function collectPublished(target) {
  const { bringVersions } = await import(BRING_VERSIONS)
  await bringVersions(join(HOME, 'registry'), join(target, 'registry'), 'production')
}

function unneededIn(target) {
  const tools = readdirSync(target).filter((name) =>
    /\.mjs$|^(src|deploy|mutate|stack|testing|Dockerfile)$/.test(name),
  )
  const store = readdirSync(target, { recursive: true }).filter(
    (path) =>
      /\.(map|d\.[cm]?ts|tsbuildinfo|test\.js)$/.test(path) ||
      /node_modules\/@domizil\/[^/]+\/src$/.test(path),
  )
  return [...tools, ...store].map((path) => join(target, path))
}
