import { expect, test } from '@jest/globals'
import { findContacts, FLAT_FIELDS } from '@domizil/domain'
import { demoFlats } from '../facts/demo-flats.ts'

const FLATS = demoFlats('2027-03-10').map(({ facts, input }) => ({
  key: facts.key,
  city: facts.city.name,
  titles: { en: input.title_en ?? '', de: input.title_local ?? '' },
  flat: { en: input.description_flat_en ?? '', de: input.description_flat_local ?? '' },
  region: { en: input.description_region_en ?? '', de: input.description_region_local ?? '' },
}))
const ENGLISH =
  /\b(the|and|with|from|which|your|you|kitchen|bathroom|floor|flat|street|minutes|bedrooms?|is|are|of)\b/i
const GERMAN = /\b(und|mit|nicht|Wohnung|Küche|Badezimmer|Zimmer|Minuten|ist|sind|eine|einem)\b/

const allTexts = (language: 'en' | 'de') =>
  FLATS.map(({ titles, flat, region }) => [titles[language], flat[language], region[language]].join('\n'))

test.each(['en', 'de'] as const)('no two flats of a city share a title (%s)', (language) => {
  const inCities = FLATS.map(({ city, titles }) => `${city}: ${titles[language]}`)

  expect(new Set(inCities).size).toBe(inCities.length)
})

test.each(['en', 'de'] as const)('no two flats share a description (%s)', (language) => {
  expect(new Set(FLATS.map(({ flat }) => flat[language])).size).toBe(FLATS.length)
})

test('titles and texts keep to their limits, and no description is short enough for the hint to write more', () => {
  for (const { titles, flat, region } of FLATS) {
    for (const language of ['en', 'de'] as const) {
      expect(titles[language].length).toBeGreaterThanOrEqual(FLAT_FIELDS.title_en.min)
      expect(titles[language].length).toBeLessThanOrEqual(FLAT_FIELDS.title_en.max)
      expect(flat[language].length).toBeGreaterThanOrEqual(300)
      expect(flat[language].length).toBeLessThanOrEqual(FLAT_FIELDS.description_flat_en.max)
      expect(region[language].length).toBeLessThanOrEqual(FLAT_FIELDS.description_region_en.max)
    }
  }
})

test('German texts have no English sentences, and English texts no German ones', () => {
  expect(allTexts('de').flatMap((text) => ENGLISH.exec(text)?.[0] ?? [])).toEqual([])
  expect(allTexts('en').flatMap((text) => GERMAN.exec(text)?.[0] ?? [])).toEqual([])
})

test('no text has a missing value, a double space or contact data', () => {
  for (const text of [...allTexts('en'), ...allTexts('de')]) {
    expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\s[.,;]/)
    expect(findContacts(text)).toEqual([])
  }
})
