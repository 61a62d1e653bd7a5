import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { commentLines } from './comment-lines.ts'
import { readDocstrings } from './missing-docstrings.ts'
import { privateWords } from './private-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'domizil-language-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a package whose door is `src/index.ts`. */
function givenPackage(files: Record<string, string>): void {
  const manifest = JSON.stringify({ exports: { '.': { '@domizil/source': './src/index.ts' } } })
  for (const [path, text] of Object.entries({ 'package.json': manifest, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

test.each([
  ['a line comment', '// Somebody calls.'],
  ['a docstring', '/** Runs for whoever asks. */'],
  ['a line of a block', '/*\n * Loaded anew.\n */'],
  ['a comment behind code', "const url = 'a' // nobody asks"],
  ['a comment in JSX', '{/* So many rows. */}'],
])('a banned word is found in %s', (_, source) => {
  expect(privateWords(source)).toHaveLength(1)
})

test.each([
  ['a term of the field', '// Notifies the tenant once per lease.'],
  ['a string', "const text = 'Nobody has // somebody'"],
  ['a directive', '// oxlint-disable-next-line whoever'],
])('no banned word is found in %s', (_, source) => {
  expect(privateWords(source)).toEqual([])
})

test('each non-empty line of a comment is checked', () => {
  const source = '/**\n * One.\n *\n * Two.\n */\nconst a = 1 // Three.\n'

  expect(commentLines(source).map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.'])
})

test('an exported name without a docstring is found, also behind a re-export', () => {
  givenPackage({
    'src/index.ts': "export { run, type Options as RunOptions } from './run.ts'\nexport * from './more.ts'\n",
    'src/run.ts':
      '/** Runs. */\nexport function run() {}\n\nexport interface Options {}\n\nexport const inner = 1\n',
    'src/more.ts':
      '/** All colours. */\nexport const COLORS = []\nexport type Color = (typeof COLORS)[number]\nexport class Bare {}\n',
  })

  const docstrings = readDocstrings(folder)

  expect(docstrings.names).toBe(5)
  expect(docstrings.missing.map((name) => name.replace(`${folder}/`, ''))).toEqual([
    'src/run.ts: Options',
    'src/more.ts: Bare',
  ])
})
