import { expect, test } from '@jest/globals'
import { isEmail, MAX_EMAIL_LENGTH } from './email.ts'

test.each(['a@b.example', 'first.last+flat@mail.provider.example', "o'neil_1@x-y.example"])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each([
  '',
  'nobody',
  'a@b',
  'a b@c.example',
  'a@b.example ',
  'a@-b.example',
  'a@b..example',
  '<a@b.example>',
])('"%s" is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('an address has to fit into the envelope of a mail', () => {
  const longest = `${'a'.repeat(MAX_EMAIL_LENGTH - '@b.example'.length)}@b.example`

  expect([isEmail(longest), isEmail(`a${longest}`)]).toEqual([true, false])
})
