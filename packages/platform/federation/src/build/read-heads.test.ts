import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readHeads } from './read-heads.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-heads-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, value: unknown) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), JSON.stringify(value))
}

test('a page says of itself in every language what its texts say, wherever they stand', () => {
  write('routes.json', [{ page: 'search', head: 'results' }, { page: 'favourites' }])
  write('messages/en.json', { 'results.title': 'Flats' })
  write('messages/search/en.json', { 'results.description': 'All flats.' })
  write('messages/de.json', { 'results.title': 'Wohnungen', 'results.description': 'Alle Wohnungen.' })

  expect(readHeads(folder)).toEqual({
    search: {
      en: { title: 'Flats', description: 'All flats.' },
      de: { title: 'Wohnungen', description: 'Alle Wohnungen.' },
    },
  })
})

test('a part without described pages has none', () => {
  write('routes.json', [{ page: 'favourites' }])

  expect(readHeads(folder)).toEqual({})
})

test('a text that one language lacks is named', () => {
  write('routes.json', [{ page: 'search', head: 'results' }, { page: 'favourites' }])
  write('messages/en.json', { 'results.title': 'Flats', 'results.description': 'All flats.' })
  write('messages/es.json', { 'results.title': 'Pisos' })

  expect(() => readHeads(folder)).toThrow('The head of a page needs results.description, which es lacks.')
})

test('a text that asks for a value is refused', () => {
  write('routes.json', [{ page: 'search', head: 'results' }, { page: 'favourites' }])
  write('messages/en.json', { 'results.title': '{count} flats', 'results.description': 'All flats.' })

  expect(() => readHeads(folder)).toThrow('plain words: results.title (en)')
})
