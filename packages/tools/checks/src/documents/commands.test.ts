import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { documentsOf } from '../testing/documents.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
/** The checkout, a remote in it, and a repository that `domizil new` writes. */
const MANIFESTS = ['package.json', 'mf-bookings/package.json', 'packages/platform/cli/template/package.json']

test('a script that is in no package.json is found', () => {
  const text = '`npm start`, `npm run go -- x`, `npm run test:all`, `npm test`, `npm install`'

  expect(unknownScripts(text, new Set(['start', 'test:all']))).toEqual(['go', 'test'])
})

test('documents name existing npm scripts only', () => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
  const scripts = new Set(MANIFESTS.flatMap((file) => Object.keys(JSON.parse(read(file)).scripts)))
  const unknown = documentsOf(ROOT).flatMap((file) =>
    unknownScripts(read(file), scripts).map((name) => `${file}: npm run ${name}`),
  )

  expect(unknown).toEqual([])
})

const COMMAND = /\bnpm (?:run (?:-s )?(?<script>[a-z][a-z:-]*)|(?<short>start|test)\b)/g

/** The scripts that a document runs by npm and that are in none of the given manifests. */
function unknownScripts(text: string, scripts: ReadonlySet<string>): string[] {
  return [...text.matchAll(COMMAND)]
    .map(({ groups }) => groups?.script ?? groups?.short ?? '')
    .filter((name) => !scripts.has(name))
}
