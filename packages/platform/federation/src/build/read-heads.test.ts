import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readHeads } from './read-app.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'domizil-heads-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, value: unknown) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), JSON.stringify(value))
}

test('title and description of a page are read in every language', () => {
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

test('an app without described pages has no titles', () => {
  write('routes.json', [{ page: 'favourites' }])

  expect(readHeads(folder)).toEqual({})
})

test('a missing translation of a title or description is reported by id and language', () => {
  write('routes.json', [{ page: 'search', head: 'results' }, { page: 'favourites' }])
  write('messages/en.json', { 'results.title': 'Flats', 'results.description': 'All flats.' })
  write('messages/es.json', { 'results.title': 'Pisos' })

  expect(() => readHeads(folder)).toThrow('The head of a page needs results.description, which es lacks.')
})

test('a title that contains a placeholder is refused', () => {
  write('routes.json', [{ page: 'search', head: 'results' }, { page: 'favourites' }])
  write('messages/en.json', { 'results.title': '{count} flats', 'results.description': 'All flats.' })

  expect(() => readHeads(folder)).toThrow('plain words: results.title (en)')
})
