// proves 16.22
import { expect, test } from '@jest/globals'
import { flatCalls } from '@domizil/api/schemas'
import { LOCALES } from '@domizil/domain'
import { fieldName } from './field-names.ts'

const TYPED = Object.keys(flatCalls.createFlat.body.properties).filter((field) =>
  /title|description|Number/.test(field),
)

test.each(TYPED)('%s has a name in every language', (field) => {
  const names = LOCALES.map((locale) => fieldName(field, locale))

  expect(names).not.toContain(field)
})
