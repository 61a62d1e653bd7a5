import { expect, test } from '@jest/globals'
import { EMPTY_FORM, type HelpForm, requestOf, wrongFields } from './help-form.ts'

const FORM: HelpForm = {
  ...EMPTY_FORM,
  topic: 'BOOKING',
  message: 'How do I cancel a request?',
  email: ' anna@example.org ',
  acceptPrivacy: true,
}
const PLACE = { pageUrl: 'http://site/help', locale: 'en' } as const

test('an empty form lacks all that is needed, in order', () => {
  expect(wrongFields(EMPTY_FORM)).toEqual(['topic', 'message', 'email', 'acceptPrivacy'])
})

test('a form with topic, message, address and consent is right', () => {
  expect(wrongFields(FORM)).toEqual([])
})

test.each([
  ['message', '  too few '],
  ['message', 'x'.repeat(2_001)],
  ['email', 'anna'],
  ['email', 'anna@example'],
] as const)('a wrong %s is named', (field, text) => {
  expect(wrongFields({ ...FORM, [field]: text })).toEqual([field])
})

test('the request holds what was typed, without what was left empty', () => {
  expect(requestOf({ ...FORM, phone: ' +49 30 1 ' }, PLACE)).toEqual({
    topic: 'BOOKING',
    message: 'How do I cancel a request?',
    email: 'anna@example.org',
    phone: '+49 30 1',
    acceptPrivacy: true,
    ...PLACE,
  })
})

test('what only a program fills in is sent along', () => {
  expect(requestOf({ ...FORM, website: 'http://spam' }, PLACE).website).toBe('http://spam')
})
