import { expect, test } from '@jest/globals'
import { PARSED_TEXTS } from './module-rules.ts'

const { test: isTexts, parser } = PARSED_TEXTS

test.each(['/shell/messages/home/de.json', 'C:\\mf-flat\\messages\\en.json'])(
  '%s is recognised as a file of texts',
  (file) => {
    expect(isTexts.test(file)).toBe(true)
  },
)

test('a file that is no file of texts is not processed', () => {
  expect(isTexts.test('/shell/routes.json')).toBe(false)
})

test('texts are parsed into their parts at build time', () => {
  const texts = parser.parse('{"plain":"Search","open":"{count} flats"}')

  expect(texts).toEqual({
    plain: [{ type: 0, value: 'Search' }],
    open: [
      { type: 1, value: 'count' },
      { type: 0, value: ' flats' },
    ],
  })
})
