// proves 15.2
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { rspack } from '@rspack/core'
import type { SharedExports } from '../schema.ts'
import type { Surfaces } from './read-app.ts'
import { usedExports } from './release-plugin.ts'

const SURFACES: Surfaces = {
  '@domizil/ui/parts': { version: '1.2', exports: { Button: '1.0', Chip: '1.2' } },
  '@domizil/ui/table': { version: '2.0', exports: { Table: '2.0' } },
}

/** What a build of one module uses, by the real bundler. */
function usesOf(source: string): Promise<SharedExports> {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-uses-'))
  writeFileSync(path.join(folder, 'main.js'), source)
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    output: { path: path.join(folder, 'dist'), module: true },
    externals: [
      ({ request = '' }, done) => done(undefined, request.startsWith('@domizil') && `module ${request}`),
    ],
  })

  return new Promise((resolve, reject) => {
    compiler.hooks.compilation.tap('test', (compilation) => {
      compilation.hooks.finishModules.tap('test', (modules) => {
        try {
          resolve(usedExports(modules, SURFACES))
        } catch (error) {
          reject(error)
        }
      })
    })
    compiler.run((error) => compiler.close(() => error && reject(error)))
  })
}

test.each([
  [
    'by name',
    "import { Button } from '@domizil/ui/parts'; console.log(Button)",
    { '@domizil/ui/parts': { Button: '1.0' } },
  ],
  [
    'passed on',
    "export { Chip as Label } from '@domizil/ui/parts'",
    { '@domizil/ui/parts': { Chip: '1.2' } },
  ],
  [
    'as a whole',
    "import * as parts from '@domizil/ui/parts'; console.log(parts)",
    { '@domizil/ui/parts': { Button: '1.0', Chip: '1.2' } },
  ],
  [
    'by one name of the whole',
    "import * as parts from '@domizil/ui/parts'; console.log(parts.Chip)",
    { '@domizil/ui/parts': { Chip: '1.2' } },
  ],
  [
    'later',
    "export const load = () => import('@domizil/ui/table')",
    { '@domizil/ui/table': { Table: '2.0' } },
  ],
  ['from elsewhere', "import { useState } from 'node:fs'; console.log(useState)", {}],
])('an import %s is recorded with its version', async (_, source, expected) => {
  expect(await usesOf(source)).toEqual(expected)
})

test('an import that no surface report knows stops the build with a hint', async () => {
  const source = "import { Sparkle } from '@domizil/ui/parts'; console.log(Sparkle)"

  await expect(usesOf(source)).rejects.toThrow('Sparkle is not in the surface of @domizil/ui/parts')
})
