// proves D1.5
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { verifyLanguages } from './verify-languages.ts'

const ENGLISH = { hello: 'Hello {name}', flats: '{n, plural, one {# flat} other {# flats}}' }
const GERMAN = { hello: 'Hallo {name}', flats: '{n, plural, one {# Wohnung} other {# Wohnungen}}' }

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  write('en', ENGLISH)
  write('de', GERMAN)
  write('es', ENGLISH)
})

afterEach(() => rmSync(folder, { recursive: true }))

function write(locale: string, messages: Record<string, string>) {
  writeFileSync(join(folder, `${locale}.json`), JSON.stringify(messages))
}

test('complete translations are accepted', () => {
  expect(verifyLanguages([folder])).toBe('')
})

test('a text that exists only in English is reported as missing', () => {
  write('de', { hello: 'Hallo {name}' })

  expect(verifyLanguages([folder])).toContain('Missing translation keys for locale de')
})

test('a text that does not exist in English is reported as extra', () => {
  write('es', { ...ENGLISH, adios: 'Adiós' })

  expect(verifyLanguages([folder])).toContain('Extra translation keys for locale es')
})

test('a translation that loses a variable is reported', () => {
  write('de', { ...GERMAN, hello: 'Hallo' })

  expect(verifyLanguages([folder])).toContain('structurally different')
})

test('a text that is missing in one of several folders is reported with its folder', () => {
  const complete = mkdtempSync(join(tmpdir(), 'messages-'))
  cpSync(folder, complete, { recursive: true })
  write('de', { hello: 'Hallo {name}' })

  const problems = verifyLanguages([complete, folder])
  rmSync(complete, { recursive: true })

  expect(problems).toContain(`${folder}: flats`)
  expect(problems).not.toContain(`${complete}: flats`)
})

test('a missing language file is reported', () => {
  rmSync(join(folder, 'es.json'))

  expect(verifyLanguages([folder])).toBe(`There is no ${join(folder, 'es.json')}`)
})
