import { expect, test } from '@jest/globals'
import { findPublicContacts } from './public-contacts.ts'
import { ORDINARY } from './testing/ordinary-sentences.ts'
import { WITH_CONTACT } from './testing/sentences-with-contact.ts'

test('the table is long enough to mean something', () => {
  expect([WITH_CONTACT.length >= 60, ORDINARY.length >= 100]).toEqual([true, true])
})

test.each(WITH_CONTACT)('%s: contact', (sentence) => {
  expect(findPublicContacts(sentence)).not.toEqual([])
})

test.each(ORDINARY)('%s: none', (sentence) => {
  expect(findPublicContacts(sentence)).toEqual([])
})

test.each([
  ['Book at flats.co.uk or call 0170 1234567.', ['flats.co.uk', '0170 1234567']],
  ['BOOK AT WWW.MYFLAT.DE NOW', ['WWW.MYFLAT.DE']],
  ['Schreiben Sie an name (at) mail punkt de!', ['name (at) mail punkt de']],
  ['anna@example.com, anna@example.com', ['anna@example.com']],
])('the words that are meant are named: %s', (sentence, words) => {
  expect(findPublicContacts(sentence)).toEqual(words)
})

test.each(['a', '1 ', 'a.', '1-', 'a@', 'eins ', '0 ', 'a at ', 'a_', '- ', 'one 1, '])(
  'a long text of "%s" takes no time',
  (unit) => {
    const text = unit.repeat(2_000 / unit.length)
    const start = performance.now()

    findPublicContacts(text)

    expect(performance.now() - start).toBeLessThan(1_000)
  },
)
