// `npm run kit`: packs what a remote is made with outside of this repository.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { compile } from './compile.mjs'
import { ensureInstalled } from './install.mjs'
import { HOME, ROOT } from './paths.mjs'
import { exitWithMessage } from './problem.mjs'
import { step } from './step.mjs'

const PACK = pathToFileURL(join(ROOT, 'packages/tools/launch/dist/kit/pack-kit.js')).href

await exitWithMessage(async () => {
  const { values, positionals } = parseArgs({
    options: { registry: { type: 'string' }, site: { type: 'string' } },
    allowPositionals: true,
  })
  const [version = '0.1.0', out = join(HOME, 'kit')] = positionals
  await ensureInstalled()
  await compile()
  const { packKit } = await import(PACK)
  const { packages } = await step('Packing the kit', () => packKit(ROOT, resolve(out), version, values))
  console.log(`\n${Object.keys(packages).length} packages of version ${version} are in ${resolve(out)}.`)
})
