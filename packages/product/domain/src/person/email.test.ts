// proves 12.18
import { expect, test } from '@jest/globals'
import { isEmail, MAX_EMAIL_LENGTH } from './email.ts'

test.each([
  'a@b.example',
  'first.last+flat@mail.provider.example',
  "o'neil_1@x-y.example",
  '!#$%&`*+/=?^`{|}~@iana.org',
  '123@123.com',
  'xn--test@xn--hxajbheg2az3al.xn--jxalpdlp',
  'test@iana.co-uk',
])('%s is a valid e-mail address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'nobody',
  'a@b',
  'a@b.c',
  'a b@c.example',
  'a@b.example ',
  'a@-b.example',
  'a@b..example',
  '<a@b.example>',
  '.a@b.example',
  'a.@b.example',
  'a..b@c.example',
  'a@b@c.example',
  'a@1.2.3.4',
  'a@b.example.',
  'a@.b.example',
  '=?utf-8?q?a?=@b.example',
  'x=?utf-8?b?YQ==?=y@b.example',
  'a@b.example\n',
  'a\r\nBcc: c@b.example',
])('"%s" is no valid e-mail address', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('an e-mail address is limited to the length a mail server accepts', () => {
  const longest = `aa@${'b.'.repeat((MAX_EMAIL_LENGTH - 'aa@example'.length) / 2)}example`

  expect(longest).toHaveLength(MAX_EMAIL_LENGTH)
  expect([isEmail(longest), isEmail(`a${longest}`)]).toEqual([true, false])
})

test('an e-mail address has at most 64 characters before the @', () => {
  const local = 'a'.repeat(64)

  expect([isEmail(`${local}@b.example`), isEmail(`a${local}@b.example`)]).toEqual([true, false])
})
