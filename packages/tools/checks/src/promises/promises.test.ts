import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { auditPromises, NO_TEST, type PromiseGroup } from './audit-promises.ts'
import { isSentence } from './is-sentence.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

interface Table {
  folders: Record<string, string>
  promises: Record<string, PromiseGroup[]>
}
const TABLE = JSON.parse(read('packages/tools/checks/src/promises/promises.json')) as Table
const AREAS = Object.entries(TABLE.folders)
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
  const places = Object.values(TABLE.promises).flatMap((groups) => groups.flatMap((group) => group.places))

  expect(places.length).toBeGreaterThan(100)
  const wrong = places.filter(
    (place) => !NO_TEST.has(place) && !(/\.(test|spec)\.tsx?$/.test(place) && existsSync(join(ROOT, place))),
  )
  expect(wrong).toEqual([])
})
