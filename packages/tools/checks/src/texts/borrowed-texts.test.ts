import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { borrowedTexts } from './borrowed-texts.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const writeModule = (language: string, ...imports: string[]) =>
  writeFileSync(join(folder, `${language}.ts`), imports.map((from) => `import x from '${from}'\n`).join(''))

test('texts that every language file takes over are listed once', () => {
  for (const language of ['en', 'de', 'es']) {
    writeModule(language, `@domizil/flat-ui/messages/tile/${language}.json`, `./${language}.json`)
  }

  expect(borrowedTexts(folder)).toEqual({ bundles: ['@domizil/flat-ui/messages/tile'], problems: [] })
})

test('a language file that takes over fewer or other texts is reported', () => {
  writeModule('en', '@domizil/flat-ui/messages/tile/en.json')
  writeModule('de', '@domizil/flat-ui/messages/tile/en.json')

  expect(borrowedTexts(folder).problems).toEqual([
    'de.ts takes over @domizil/flat-ui/messages/tile in another language',
    'es.ts takes over other texts than en.ts',
  ])
})

test('a folder without language modules takes over nothing', () => {
  expect(borrowedTexts(folder)).toEqual({ bundles: [], problems: [] })
})
