// proves 15.22
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readPageChunks, readRoutes } from './read-app.ts'

const JOURNAL = { path: '/journal', layout: 'general', access: 'open', page: 'journal' }
const ENTRY = { path: '/journal/:id', layout: 'general', access: 'open', page: 'entry' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-routes-'))
  mkdirSync(path.join(folder, 'messages'))
  write('messages/en.json', { 'journal.name': 'Journal' })
  write('messages/de.json', { 'journal.name': 'Tagebuch' })
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, value: unknown) {
  writeFileSync(path.join(folder, file), JSON.stringify(value))
}

test('a page with a navbar text is added to the navbar in every language', () => {
  write('routes.json', [{ ...JOURNAL, navbar: 'journal.name' }, ENTRY])

  expect(readRoutes(folder)).toEqual([{ ...JOURNAL, navbar: { en: 'Journal', de: 'Tagebuch' } }, ENTRY])
})

test.each([
  ['has a parameter', { ...ENTRY, navbar: 'journal.name' }, '/journal/:id cannot stand in the navbar'],
  [
    'is not open',
    { ...JOURNAL, access: 'user', navbar: 'journal.name' },
    '/journal cannot stand in the navbar',
  ],
  ['has no name', { ...JOURNAL, navbar: 'journal.title' }, 'The navbar needs journal.title, which'],
])('a page that %s cannot be in the navbar', (_, route, sentence) => {
  write('routes.json', [route])

  expect(() => readRoutes(folder)).toThrow(sentence)
})

test.each([
  ['access', 'public', 'open, user, admin'],
  ['layout', 'wide', 'general'],
])('an unknown %s in a route is refused, and the known ones are listed', (what, word, known) => {
  write('routes.json', [ENTRY, { ...JOURNAL, [what]: word }])

  expect(() => readRoutes(folder)).toThrow(
    new RegExp(`/journal has the ${what} "${word}": there are .*${known}`),
  )
})

test('extra chunks of a page are read, but are not part of its route', () => {
  write('routes.json', [{ ...JOURNAL, chunks: ['rows'] }, ENTRY])

  expect(readRoutes(folder)).toEqual([JOURNAL, ENTRY])
  expect(readPageChunks(folder)).toEqual({ journal: ['rows'], entry: [] })
})
