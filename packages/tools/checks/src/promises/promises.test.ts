import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { auditPromises, NO_TEST, type PromiseGroup } from './audit-promises.ts'
import { sentencesOfPage, sentencesOfSource } from './document-sentences.ts'
import { isSentence } from './is-sentence.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Table {
  folders: Record<string, string>
  promises: Record<string, PromiseGroup[]>
}
const TABLE = JSON.parse(read('packages/tools/checks/src/promises/promises.json')) as Table
const AREAS = Object.entries(TABLE.folders)
/** By the file that says them: pages of the documentation, and the words of contracts, signature pages and invoices. */
const DOCUMENTS = JSON.parse(read('packages/tools/checks/src/promises/documents.json')) as Record<
  string,
  PromiseGroup[]
>
const NO_FAULTS = { unclassified: [], unknown: [], repeated: [] }

/** The kinds of mails, by the texts of the rooms. */
function mailKinds(): Record<string, string> {
  const rooms = 'packages/backend/server/src'
  const files = readdirSync(join(ROOT, rooms), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-texts.ts') && file.includes('/texts/'))
    .map((file) => join(rooms, file))
  const kinds = files.flatMap((file) =>
    [...read(file).matchAll(/^ {2}([A-Z_]+): \{$/gm)].map(([, kind = '']) => [kind, 'It is sent.']),
  )
  return Object.fromEntries(kinds) as Record<string, string>
}

test('the back office names every kind of mail', () => {
  const words = JSON.parse(read('mf-admin/messages/en.json')) as Record<string, string>

  expect(Object.keys(mailKinds()).filter((kind) => !(`mailKind.${kind}` in words))).toEqual([])
})

test('a sentence without a place, a text that is gone, and one in two groups are found', () => {
  const texts = { a: 'We answer at once.', b: 'Save', c: 'You pay nothing until both have signed' }
  const group = (...ids: string[]) => ({ places: ['x.test.ts'], texts: ids })

  expect(auditPromises(texts, [group('a', 'gone'), group('a')])).toEqual({
    unclassified: ['c'],
    unknown: ['gone'],
    repeated: ['a'],
  })
})

test.each([
  ['Saved as you go: leave any time', true],
  ['<p>We check it.</p>', true],
  ['{count, plural, one {# flat in {city}} other {# flats}}', false],
  ['Log in', false],
])('%s is a sentence: %s', (text, is) => {
  expect(isSentence(text)).toBe(is)
})

test('a page is read by sentences, items and rows, and a source by its English texts', () => {
  const page =
    '# Mails\n\nA mail is sent `once`. Links in it\nwork once.\n\n| what | why |\n|---|---|\n| `A` | x |\n'
  const source = "const W = { en: { a: `We sent ${n} mails.`, b: 'Yes' }, de: { a: 'Wir schrieben.' } }"

  expect(Object.values(sentencesOfPage(page))).toEqual([
    'A mail is sent once.',
    'Links in it work once.',
    '`A`.',
  ])
  expect(Object.keys(sentencesOfSource(source))).toEqual(['We sent … mails.'])
})

test.each(Object.entries(DOCUMENTS))('every sentence of %s names what keeps it', (file, groups) => {
  const texts = file.endsWith('.md') ? sentencesOfPage(read(file)) : sentencesOfSource(read(file))

  expect(auditPromises(texts, groups)).toEqual(NO_FAULTS)
})

test('every page of the documentation that says what the product does is in the table', () => {
  const pages = readdirSync(join(ROOT, 'docs')).filter((file) => file.endsWith('.md'))
  const aboutUs = new Set(['style.md', 'architecture.md', 'coverage.md'])

  expect(pages.filter((page) => !aboutUs.has(page) && !(`docs/${page}` in DOCUMENTS))).toEqual([])
})

test.each(AREAS)('every sentence of %s names what keeps it', (area, folder) => {
  const texts = JSON.parse(read(join(folder, 'en.json'))) as Record<string, string>

  expect(auditPromises(texts, TABLE.promises[area] ?? [])).toEqual(NO_FAULTS)
})

test('every mail names the test that has it sent', () => {
  const groups = TABLE.promises['mails'] ?? []

  expect(auditPromises(mailKinds(), groups)).toEqual(NO_FAULTS)
  const unsent = groups.flatMap(({ places, texts }) =>
    texts.filter((kind) => !places.some((place) => read(place).includes(kind))),
  )
  expect(unsent).toEqual([])
})

test('every place is a test that exists, or says that there is nothing to test', () => {
  const tables = [...Object.values(TABLE.promises), ...Object.values(DOCUMENTS)]
  const places = tables.flatMap((groups) => groups.flatMap((group) => group.places))

  expect(places.length).toBeGreaterThan(100)
  const wrong = places.filter(
    (place) => !NO_TEST.has(place) && !(/\.(test|spec)\.tsx?$/.test(place) && existsSync(join(ROOT, place))),
  )
  expect(wrong).toEqual([])
})
