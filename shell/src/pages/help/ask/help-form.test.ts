import { expect, test } from '@jest/globals'
import { EMPTY_FORM, type HelpForm, requestOf, wrongFields } from './ask-for-help.tsx'

const FORM: HelpForm = {
  ...EMPTY_FORM,
  topic: 'BOOKING',
  message: 'How do I cancel a request?',
  email: ' anna@example.org ',
  acceptPrivacy: true,
}
const PLACE = { pageUrl: 'http://site/help', locale: 'en' } as const

test('an empty form reports all required fields in order', () => {
  expect(wrongFields(EMPTY_FORM)).toEqual(['topic', 'message', 'email', 'acceptPrivacy'])
})

test('a form with topic, message, address and consent is valid', () => {
  expect(wrongFields(FORM)).toEqual([])
})

test.each([
  ['message', '  too few '],
  ['message', 'x'.repeat(2_001)],
  ['email', 'anna'],
  ['email', 'anna@example'],
] as const)('an invalid %s is reported', (field, text) => {
  expect(wrongFields({ ...FORM, [field]: text })).toEqual([field])
})

test('the sent request contains the typed values, without empty ones', () => {
  expect(requestOf({ ...FORM, phone: ' +49 30 1 ' }, PLACE)).toEqual({
    topic: 'BOOKING',
    message: 'How do I cancel a request?',
    email: 'anna@example.org',
    phone: '+49 30 1',
    acceptPrivacy: true,
    ...PLACE,
  })
})

test('the hidden field that only robots fill in is sent', () => {
  expect(requestOf({ ...FORM, website: 'http://spam' }, PLACE).website).toBe('http://spam')
})
