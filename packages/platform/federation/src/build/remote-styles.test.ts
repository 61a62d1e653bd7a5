// proves 15.46
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { rspack } from '@rspack/core'
import { moduleRules, REMOTE_CLASS_NAME } from './module-rules.ts'
import { RuntimePlugin } from './runtime-plugin.ts'

/** A remote of one page with this style sheet, by the real bundler: its files, by name. */
async function builtWith(css: string, version: string): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'domizil-styles-'))
  writeFileSync(path.join(folder, 'page.module.css'), css)
  writeFileSync(path.join(folder, 'page.js'), "export { title } from './page.module.css'")
  writeFileSync(path.join(folder, 'main.js'), "import('./page.js').then(({ title }) => console.log(title))")
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './main.js',
    output: {
      path: path.join(folder, 'dist'),
      module: true,
      uniqueName: 'mf-under-test',
      chunkFilename: '[id].[contenthash:10].js',
    },
    module: {
      rules: moduleRules(false),
      generator: { 'css/module': { localIdentName: REMOTE_CLASS_NAME } },
    },
    plugins: [new RuntimePlugin(version, 'remote')],
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve()))),
  )
  const output = path.join(folder, 'dist')
  return Object.fromEntries(
    readdirSync(output).map((file) => [file, readFileSync(path.join(output, file), 'utf8')]),
  )
}

const classesOf = (files: Record<string, string>) =>
  Object.entries(files).flatMap(([file, text]) =>
    file.endsWith('.css') ? text.match(/\.[\w-]+(?=\{)/g) : [],
  )

test('a changed style sheet gets new class names, so that two versions on a page do not mix', async () => {
  const [before, after] = await Promise.all([
    builtWith('.title { color: red }', '1.0.0'),
    builtWith('.title { color: blue }', '1.1.0'),
  ])

  expect(classesOf(before)).toHaveLength(1)
  expect(classesOf(after)).not.toEqual(classesOf(before))
})

test('between versions with the same content only the entry file differs', async () => {
  const [before, after] = await Promise.all([
    builtWith('.title { color: red }', '1.0.0'),
    builtWith('.title { color: red }', '1.1.0'),
  ])

  const changed = Object.keys(before).filter((file) => before[file] !== after[file])
  expect(changed).toEqual(['main.mjs'])
})

test('style sheets are tagged with their version, so that versions do not share them', async () => {
  const entry = (await builtWith('.title { color: red }', '1.0.0'))['main.mjs']

  expect(entry).toMatch(/setAttribute\("data-rspack",\w+\.getAttribute\("data-rspack"\)\+"@"\+/)
})
