// The build step of the container image: all of `npm start` except serving, then what serving needs, in a folder:
// `node build-image.mjs /image`.
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
  if (folder) await step('Collecting what serving needs', () => collect(folder))
})

/** The compiled parts with their run-time packages, and what is published; neither tools nor sources. */
async function collect(target) {
  rmSync(target, { recursive: true, force: true })
  await runPnpm(
    ['--filter', '@domizil/launch', 'deploy', '--prod', '--legacy', target],
    'Collecting the packages',
  )
  for (const path of unneededIn(target)) rmSync(path, { recursive: true, force: true })
  // The folder may hold versions of builds before: the image gets those that are served.
  const { bringVersions } = await import(BRING_VERSIONS)
  await bringVersions(join(HOME, 'registry'), join(target, '.domizil/registry'), 'production')
}

function unneededIn(target) {
  const tools = readdirSync(target).filter((name) =>
    /\.mjs$|^(src|deploy|mutate|stack|Dockerfile)$/.test(name),
  )
  const store = readdirSync(target, { recursive: true }).filter(
    (path) =>
      /\.(map|d\.[cm]?ts|tsbuildinfo)$/.test(path) || /node_modules\/@domizil\/[^/]+\/src$/.test(path),
  )
  return [...tools, ...store].map((path) => join(target, path))
}
