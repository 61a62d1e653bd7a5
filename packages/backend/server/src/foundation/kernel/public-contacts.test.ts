// proves 16.30
import { expect, test } from '@jest/globals'
import { findPublicContacts } from './public-contacts.ts'

test.each(['flat24.zone', 'meine.kitchen', 'anna@posteo.immo'])('every public ending counts: %s', (text) => {
  expect(findPublicContacts(text)).toEqual([text])
})

test.each(['flat24.kueche', 'Balkon.Tisch', 'flat.localhost'])('other words are none: %s', (text) => {
  expect(findPublicContacts(text)).toEqual([])
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
