// proves 16.30
import { expect, test } from '@jest/globals'
import { findPublicContacts } from './public-contacts.ts'

test.each(['flat24.zone', 'meine.kitchen', 'anna@posteo.immo'])(
  'an address with a public top-level domain is found as contact data: %s',
  (text) => {
    expect(findPublicContacts(text)).toEqual([text])
  },
)

test.each(['flat24.kueche', 'Balkon.Tisch', 'flat.localhost'])(
  'words with a dot and another ending are not contact data: %s',
  (text) => {
    expect(findPublicContacts(text)).toEqual([])
  },
)

test.each([
  ['Book at flats.co.uk or call 0170 1234567.', ['flats.co.uk', '0170 1234567']],
  ['BOOK AT WWW.MYFLAT.DE NOW', ['WWW.MYFLAT.DE']],
  ['Schreiben Sie an name (at) mail punkt de!', ['name (at) mail punkt de']],
  ['anna@example.com, anna@example.com', ['anna@example.com']],
])('the contact data in a text are named: %s', (sentence, words) => {
  expect(findPublicContacts(sentence)).toEqual(words)
})

test.each(['a', '1 ', 'a.', '1-', 'a@', 'eins ', '0 ', 'a at ', 'a_', '- ', 'one 1, '])(
  'a long text of "%s" is searched in little processor time',
  (unit) => {
    const text = unit.repeat(2_000 / unit.length)
    const before = process.cpuUsage()

    findPublicContacts(text)

    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000)
  },
)
