// proves 16.44
import { expect, test } from '@jest/globals'
import { cityNameIn, LOCALES, TRANSLATED_CITIES } from '@domizil/domain'
import { normalizePlaceName } from './normalize-place-name.ts'

test.each(LOCALES)('a city is found by its name in the language %s', (locale) => {
  const lost = TRANSLATED_CITIES.filter(
    (city) => normalizePlaceName(cityNameIn(locale, city)) !== normalizePlaceName(city),
  )

  expect(lost).toEqual([])
})
