// proves 15.60
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { releasePlugin } from '@domizil/federation/plain'
import { expect, test } from '@jest/globals'
import { rspack } from '@rspack/core'
import { readRegistry } from './registry-file.ts'
import { folderPlace } from './registry-place.ts'
import { aFolder } from './testing/a-build.ts'
import { anEntry, aShell } from './testing/a-trial.ts'

const JOURNAL = {
  name: 'mf-journal',
  version: '1.0.0',
  entry: 'remoteEntry.js',
  routes: [{ path: '/journal/:day', page: 'journal' }],
}
const WISH = { allow: [], signing: undefined }
const LIFECYCLES = `
export const meta = { name: 'mf-journal', version: '1.0.0', shellApi: 1 }
export const lifecycles = {
  bootstrap: async () => undefined,
  mount: async ({ domElement }) => { (await import('./page.js')).show(domElement) },
  unmount: async () => undefined,
}`
const PAGE = "export const show = (element) => { element.textContent = 'Journal' }"

/** A remote as another company has it: with a lazy page, and nothing of the kit but the plugin. */
async function builtByRspack(): Promise<string> {
  const folder = aFolder()
  writeFileSync(path.join(folder, 'lifecycles.js'), LIFECYCLES)
  writeFileSync(path.join(folder, 'page.js'), PAGE)
  const output = path.join(folder, 'dist')
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {},
    output: { path: output, publicPath: 'auto', module: true, chunkFormat: 'module', chunkLoading: 'import' },
    plugins: [
      new rspack.container.ModuleFederationPluginV1({
        name: 'mf_journal',
        filename: JOURNAL.entry,
        library: { type: 'module' },
        exposes: { './lifecycles': './lifecycles.js' },
      }),
      releasePlugin(JOURNAL),
    ],
  })
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  expect(stats?.toString('errors-only')).toBe('')
  return output
}

/** As Vite calls a plugin. */
function builtByVite(): string {
  const folder = aFolder()
  writeFileSync(path.join(folder, JOURNAL.entry), anEntry())
  releasePlugin(JOURNAL).writeBundle({ dir: folder })
  return folder
}

test.each([
  ['Rspack', builtByRspack],
  ['Vite', builtByVite],
])('a remote built by %s without the kit is tried and published', async (_bundler, build) => {
  const registry = aFolder()
  const place = folderPlace(registry)
  await place.publish(aShell(), WISH)

  await place.publish(await build(), WISH)

  expect(readRegistry(registry).versions['mf-journal']).toMatchObject([{ version: '1.0.0' }])
})

test('a build without its named entry file is refused with a sentence', () => {
  const plugin = releasePlugin({ ...JOURNAL, entry: 'remote.js' })

  expect(() => plugin.writeBundle({ dir: aFolder() })).toThrow('mf-journal has no file remote.js')
})
