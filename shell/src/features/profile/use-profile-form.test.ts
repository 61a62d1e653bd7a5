// proves 16.34
import { expect, test } from '@jest/globals'
import { probableCountry } from './use-profile-form.ts'

test.each([
  ['Europe/Vienna', ['en-US', 'de'], 'AT'],
  ['Europe/Paris', ['fr-FR', 'en'], 'FR'],
  ['UTC', ['es-419', 'es-MX'], 'MX'],
  ['UTC', ['en-US'], 'DE'],
  ['Europe/Paris', ['en-GB', 'fr-FR'], 'FR'],
  ['America/New_York', ['en-US'], 'US'],
])('with time zone %s and languages %j the probable country is %j', (timeZone, languages, country) => {
  expect(probableCountry({ timeZone, languages })).toBe(country)
})
