// proves 16.30, D10.10
import { expect, test } from '@jest/globals'
import { findContacts } from './contact-ban.ts'
import { ORDINARY } from '../testing/ordinary-sentences.ts'
import { WITH_CONTACT } from '../testing/sentences-with-contact.ts'

/** Top-level domains that are words of the sentences as well. */
const ENDINGS = new Set(
  (
    'al am apartments as at bank be berlin bj ca cm co com contact de dog dot es fr gmail gmbh gmx haus here hotel house im ' +
    'immobilien in info io is ist it kg kitchen la land like map me mit my net new next no now one photos rent seven so st ' +
    'tel to today total uk uno wien work xyz yahoo you zero'
  ).split(' '),
)
const isEnding = (word: string) => ENDINGS.has(word)

test.each([
  'Write to anna@example.com',
  'Call +49 30 123456',
  'Tel. 030/1234567',
  'Mobile 0151 234 567 89',
  'Llame al 612 345 678',
  'See https://flat.example',
  'Visit www.flat.example',
  'More on my-flat.de',
  'Book at flats.co.uk today',
])('the text “%s” is recognised as contact details', (text) => {
  expect(findContacts(text)).not.toEqual([])
})

test.each([
  'Bright flat near the park, 54.5 m² and a balcony',
  'Available from 01.03.2027 to 31.12.2027',
  'Free from 2027-03-01',
  'Rent 1.150 €, deposit 3.450 €',
  'Built in 1910, renovated in 2019/2020',
  'Zip 10119 Berlin, tram M1, M8 and 12',
  'The kitchen is new.Der Balkon auch',
  '3 rooms, 2 baths, 1 kitchen, 4th floor',
])('the text “%s” is not taken for contact details', (text) => {
  expect(findContacts(text)).toEqual([])
})

test.each([
  ['Write to anna.b+flat@mail.example.de!', 'anna.b+flat@mail.example.de'],
  ['anna@mail.de.Danach mehr', 'anna@mail.de'],
  ['ANNA@GMAIL.COM', 'ANNA@GMAIL.COM'],
  ['ask anna (at) mail (punkt) de.', 'anna (at) mail (punkt) de'],
  ['anna [ät] mail {dot} com', 'anna [ät] mail {dot} com'],
  ['anna at mail dot de', 'anna at mail dot de'],
  ['anna arroba mail punto es', 'anna arroba mail punto es'],
  ['anna klammeraffe mail punkt org', 'anna klammeraffe mail punkt org'],
  ['anna@gmail', 'anna@gmail'],
  ['max_m@t-online', 'max_m@t-online'],
])('the mail address in “%s” is found', (text, contact) => {
  expect(findContacts(text)).toEqual([contact])
})

test.each([
  ['see HTTPS://flat.example/a?b=1', 'HTTPS://flat.example/a?b=1'],
  ['hxxp://flat.example', 'hxxp://flat.example'],
  ['WWW.MYFLAT.DE', 'WWW.MYFLAT.DE'],
  ['www . myflat', 'www . myflat'],
  ['www dot myflat', 'www dot myflat'],
  ['myflat punkt de', 'myflat punkt de'],
  ['myflat (dot) info', 'myflat (dot) info'],
  ['mipiso punto com', 'mipiso punto com'],
  ['myflat .com', 'myflat .com'],
  ['my\u00ADflat.berlin', 'myflat.berlin'],
  ['ｍｙｆｌａｔ．ｄｅ', 'myflat.de'],
])('the web address in “%s” is found', (text, contact) => {
  expect(findContacts(text)).toEqual([contact])
})

test.each([
  ['wa.me/49301234', 'wa.me/49301234'],
  ['T.ME/anna', 'T.ME/anna'],
  ['find me at m.me', 'm.me'],
  ['Telegram: @anna_b', 'Telegram: @anna_b'],
  ['on Whats App my name is @anna.b', 'Whats App my name is @anna.b'],
  ['insta @abc', 'insta @abc'],
  ['Instagram: anna.berlin.wohnt', 'Instagram: anna.berlin.wohnt'],
  ['WeChat annak', 'WeChat annak'],
  ['Mein Skype ist da. Skype: annak.', 'Skype: annak'],
  ['Hallo, Telegram annak, danke', 'Telegram annak'],
])('the messenger in “%s” is found', (text, contact) => {
  expect(findContacts(text)).toEqual([contact])
})

test.each([
  ['030 123', []],
  ['030 1234', ['030 1234']],
  ['(030) 12345', ['(030) 12345']],
  ['12345678', []],
  ['123456789', ['123456789']],
  ['0 1 5 1 2 3 4 5', ['0 1 5 1 2 3 4 5']],
  ['null eins fünf eins zwei drei vier', ['null eins fünf eins zwei drei vier']],
  ['zero one five one two three', []],
  ['cero seis, uno dos tres 45 67', ['cero seis, uno dos tres 45 67']],
  ['eins zwei drei 4 5 6 7', []],
])('the phone numbers in “%s” are %j', (text, contacts) => {
  expect(findContacts(text)).toEqual(contacts)
})

test.each([
  'Am 1.3.2027 um 14:30 Uhr',
  'vom 01.03. bis 31.03. frei',
  'von 8.00 bis 22.30 Uhr',
  'Kaution 10.500,00 € und 1 290 EUR im Monat',
  'Umsatz von 123.456 im Jahr 2026',
  '10115/10117/10119',
  'gebaut 1910/1911 und 1998-2004',
  'Wir sind am See. 3.OG, z.B. mit Blick',
  'Das WLAN ist schnell, Telegramm und Signal kommen an',
  'WLAN-Signal: gut, z.B. für Videos',
  'one two three rooms',
  'Straße.at',
  'Ein ruhiger Balkon.at night it is quiet',
  'Wir können uns per WeChat sprechen.',
  'WeChat bevorzugt. Skype geht.',
  'Skype, WeChat und Discord sind installiert',
  'Ich nutze Skype und Discord privat. Telegram selten, WhatsApp oft.',
])('“%s” contains no contact details', (text) => {
  expect(findContacts(text)).toEqual([])
})

test.each(WITH_CONTACT)('disguised contact details are found in: %s', (sentence) => {
  expect(findContacts(sentence, isEnding)).not.toEqual([])
})

test.each(ORDINARY)('no contact details are found in: %s', (sentence) => {
  expect(findContacts(sentence, isEnding)).toEqual([])
})

test.each([
  ['Tel. 4567 890, gern', '4567 890'],
  ['0151 – 234 567 89', '0151 – 234 567 89'],
  ['null eins fünf eins 2345678', 'null eins fünf eins 2345678'],
  ['Telegram: anna_b!', 'Telegram: anna_b'],
  ['anna(at)gmail', 'anna(at)gmail'],
])('the contact details in “%s” are quoted as written', (text, contact) => {
  expect(findContacts(text)).toEqual([contact])
})

test.each(['wohnung.at', 'Mehr auf wohnung.at morgen', 'Balkon.at/night'])(
  '“%s” is recognised as an Austrian web address',
  (text) => {
    expect(findContacts(text)).not.toEqual([])
  },
)

test('contact details are listed in order, without repetitions, at most five', () => {
  expect(findContacts('Call 030 1234567 or a@b.de, a@b.de; www.c.de')).toEqual([
    '030 1234567',
    'a@b.de',
    'www.c.de',
  ])
  expect(findContacts('aa.de bb.de cc.de dd.de ee.de ff.de')).toEqual(
    'aa bb cc dd ee'.split(' ').map((name) => `${name}.de`),
  )
})

test('a mail address is found whatever its top-level domain, also beside a web address', () => {
  const text = 'Write to anna@flat.kitchen or look at www.flat.de'

  expect(findContacts(text, () => false)).toEqual(['anna@flat.kitchen', 'www.flat.de'])
})

test('a web address without a protocol is found only with a known top-level domain', () => {
  expect(findContacts('room.kitchen', () => false)).toEqual([])
  expect(findContacts('room.kitchen', (word) => word === 'kitchen')).toEqual(['room.kitchen'])
  expect(findContacts('myflat.immobilien')).toEqual(['myflat.immobilien'])
})

test.each([
  ['a n n a @ g m a i l . c o m', 'a n n a @ g m a i l . c o m'],
  ['Write to a n n a at g m a i l punkt c o m, please', 'a n n a at g m a i l punkt c o m'],
  ['discord: anna#1234', 'discord: anna#1234'],
  ['o171 l234567', 'o171 l234567'],
  ['at 192.168.0.1', '192.168.0.1'],
])('spaced or disguised contact details in “%s” are found', (text, contact) => {
  expect(findContacts(text)).toEqual([contact])
})

test('the corpus has 200 texts with contact details and 200 without', () => {
  expect([ORDINARY.length, WITH_CONTACT.length]).toEqual([200, 200])
})
