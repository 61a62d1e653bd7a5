// proves 16.22, D11.4, 22.63
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import * as schemas from '@domizil/api/schemas'
import { LOCALES } from '@domizil/domain'
import { openTestServer, type TestServer } from '../testing/test-server.ts'
import { FIELD_WORDS } from './create-server.ts'
import { ROOMS } from './rooms.ts'

interface Shape {
  anyOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
}

/** The names of all fields in a schema. */
function namesIn({ anyOf = [], items, properties = {} }: Shape): string[] {
  const inner = [...anyOf, ...(items ? [items] : []), ...Object.values(properties)]
  return [...Object.keys(properties), ...inner.flatMap(namesIn)]
}

const CALLS = Object.entries(schemas)
  .filter(([name]) => name.endsWith('Calls'))
  .flatMap(([, group]) => Object.values(group) as Record<string, Shape>[])
const FIELDS = new Set(
  CALLS.flatMap((call) =>
    ['params', 'query', 'body', 'form', 'headers'].flatMap((part) => namesIn(call[part] ?? {})),
  ),
)

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const refusal = async (url: string, language: string, as = {}) => {
  const headers = { 'accept-language': language }
  return (await server.send('GET', url, { as: { id: 'root', isAdmin: true, ...as }, headers })).body
}

test('every field of every call has a name in each language, which is not its technical name', () => {
  const wordless = [...FIELDS].filter((field) =>
    LOCALES.some((locale) => {
      const name = Object.hasOwn(FIELD_WORDS, field) ? FIELD_WORDS[field]?.[locale] : undefined
      return !name || /^[a-z]|_/.test(name)
    }),
  )

  expect(FIELDS.size).toBeGreaterThan(200)
  expect(wordless).toEqual([])
})

test('no field has names in two rooms', () => {
  const names = ROOMS.flatMap(({ fieldWords }) => Object.keys(fieldWords))

  expect(names.length).toBeGreaterThan(90)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('the field size of a list is named as rows per page, not as living space', async () => {
  const { error, details } = await refusal('/admin/api/flats?size=10', 'de')

  expect(error).toContain('„Zeilen je Seite“: Wählen Sie eine der Möglichkeiten.')
  expect(details).toEqual([{ field: 'size', message: 'Wählen Sie eine der Möglichkeiten.' }])
})

test.each([
  ['en', '“Size”: Enter a value between 8 and 1,000 m².'],
  ['de', '„Wohnfläche“: Geben Sie einen Wert zwischen 8 und 1.000 m² ein.'],
  ['es', '«Superficie»: Introduzca un valor entre 8 y 1000 m².'],
])('a limit has the unit and the form of numbers of %s', async (language, sentence) => {
  const { body } = await server.send('PUT', '/flat/api/create', {
    as: { id: 'root' },
    headers: { 'accept-language': language },
    body: { size: 5000 },
  })

  expect(body.error.replaceAll('\u00A0', ' ')).toContain(sentence)
})

test('a limit of a filter has the unit of the field that it is about', async () => {
  const { body } = await server.send('POST', '/flat/search/filter', {
    headers: { 'accept-language': 'de' },
    body: { sizeMin: -1 },
  })

  expect(body.error.replaceAll('\u00A0', ' ')).toContain(
    '„Wohnfläche“: Geben Sie einen Wert zwischen 0 und 1.000 m² ein.',
  )
})
