// proves 15.60
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { releasePlugin } from '@domizil/federation/plain'
import { expect, test } from '@jest/globals'
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

/** What a bundler has written. */
function aPlainBuild(): string {
  const folder = aFolder()
  writeFileSync(path.join(folder, 'remoteEntry.js'), anEntry())
  return folder
}

/** As Rspack and webpack call a plugin. */
function builtByWebpack(folder: string): void {
  const afterEmit = {
    tap: (_name: string, run: (one: object) => void) => run({ outputOptions: { path: folder } }),
  }
  releasePlugin(JOURNAL).apply({ hooks: { afterEmit } } as never)
}

test.each([
  ['Rspack and webpack', builtByWebpack],
  ['Vite', (folder: string) => releasePlugin(JOURNAL).writeBundle({ dir: folder })],
])('a remote of %s without the kit is tried and published', async (_bundler, write) => {
  const registry = aFolder()
  const place = folderPlace(registry)
  const build = aPlainBuild()
  await place.publish(aShell(), WISH)

  write(build)
  await place.publish(build, WISH)

  expect(readRegistry(registry).versions['mf-journal']).toMatchObject([{ version: '1.0.0' }])
})

test('a build without the entry that is named ends with a sentence', () => {
  const plugin = releasePlugin({ ...JOURNAL, entry: 'remote.js' })

  expect(() => plugin.writeBundle({ dir: aPlainBuild() })).toThrow('mf-journal has no file remote.js')
})
