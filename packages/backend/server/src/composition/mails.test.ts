// proves 16.6, 16.12, 21.42
import { expect, test } from '@jest/globals'
import { LOCALES } from '@domizil/domain'
import { flatPath } from '@domizil/links'
import { DEFAULT_SITE } from '../foundation/kernel/index.ts'
import { composeMail, type MailContent } from '../infrastructure/mail/compose-mail.ts'
import { type MailKind, MAILS } from './mails.ts'

const SITE = { ...DEFAULT_SITE, publicUrl: 'https://domizil.example' }
const EVERYTHING = {
  flat: 'Bright flat',
  other: 'Otto Muster',
  from: '01.04.2027',
  to: '31.05.2027',
  deadline: '2027-03-13T12:00:00.000Z',
  reason: 'We need it ourselves',
  answer: 'You withdraw it on the page of your requests.',
  question: 'How do I withdraw a request?',
  persons: '2',
  stayReason: 'study',
  pets: 'no',
  smoking: 'no',
  message: 'We look for a quiet flat.',
  replaced: '03.03.2027',
  place: 'Berlin',
  email: 'new@example.com',
  count: 3,
  number: 'RE-2027-000001',
  invoice: 'RE-2027-000002',
  gross: 123_456,
  vat: 19_712,
  due: '2027-03-24',
  file: 'Signed contract B-000007.pdf',
  rent: '€2,400',
  rentPayment: 'B-000007-2',
  depositPayment: 'B-000007-1',
  price: '€1,200',
  deposit: '€2,400',
  freed: '01.04.2027 – 31.05.2027',
  proposed: ['2027-03-12T18:00', '2027-03-13T10:30'],
  agreed: '2027-03-12T18:00',
  declined: ['2027-03-12T18:00'],
  reported: 'R-7KQ2-MX4B',
  unreported: 'R-7KQ2-MX4B',
  kept: 'Bright flat',
  changed: 'Bright flat',
  hidden: 'Bright flat',
  blocked: 'Bright flat',
  shownAgain: 'Bright flat',
  reviewedAgain: 'Bright flat',
  released: 'Bright flat',
  staysHidden: 'Bright flat',
  ownComplaint: '24.03.2027',
  theirComplaint: '24.03.2027',
  reporterComplaint: '24.03.2027',
  otherStaff: '10.03.2027',
  sameStaff: '10.03.2027',
}
interface Change extends Partial<MailContent> {
  mail?: MailKind
}
const write = ({ mail = 'REQUEST_RECEIVED', locale = 'en', ...change }: Change = {}) =>
  composeMail(
    {
      text: MAILS.texts[mail][locale],
      locale,
      name: 'Anna Kern',
      path: flatPath(7),
      values: EVERYTHING,
      isConfirmed: true,
      ...change,
    },
    SITE,
  )

const CASES = Object.keys(MAILS.texts).flatMap((mail) =>
  LOCALES.map((locale) => [mail as MailKind, locale] as const),
)

test.each(CASES)('%s in %s leaves no gap and says what it is about', (mail, locale) => {
  const { subject, text, html } = write({ mail, locale })

  expect(`${subject} ${text} ${html}`).not.toMatch(/\{\w*\}|undefined|NaN|[A-Z]+_[A-Z]+/)
  expect(text).toContain('Anna Kern')
  expect(text).toContain(`: https://domizil.example${locale === 'en' ? '' : `/${locale}`}/flat/7`)
  expect(html).toContain(`<html lang="${locale}">`)
})

test('a link to the identity service stays as it is in every language', () => {
  const { text } = write({ mail: 'CONFIRM_EMAIL', locale: 'de', path: '/auth/realms/domizil/x?token=y' })

  expect(text).toContain(': https://domizil.example/auth/realms/domizil/x?token=y')
})

test('the three languages of a mail tell the same: they name the same values', () => {
  const named = (texts: object) => [...JSON.stringify(texts).matchAll(/\{(\w+)\}/g)].map(([name]) => name)
  for (const [mail, { en, de, es }] of Object.entries(MAILS.texts)) {
    const sets = [en, de, es].map((text) => [...new Set(named(text))].toSorted())
    expect([mail, sets[1], sets[2]]).toEqual([mail, sets[0], sets[0]])
  }
})

test('moments, days and amounts are written as people of the language do', () => {
  const moments = LOCALES.map((locale) => write({ locale }).text)
  expect(moments).toEqual([
    expect.stringContaining('by 13.03.2027, 13:00 (Berlin time).'),
    expect.stringContaining('bis 13.03.2027, 13:00 Uhr (Berliner Zeit).'),
    expect.stringContaining('antes del 13.03.2027, 13:00 h (hora de Berlín).'),
  ])

  const invoices = LOCALES.map((locale) => write({ mail: 'INVOICE_ISSUED', locale }).text)
  expect(invoices).toEqual([
    expect.stringContaining('fee of €1,234.56.\n\nThat includes €197.12 of VAT.'),
    expect.stringContaining('von 1.234,56\u00a0€.\n\nDarin sind 197,12\u00a0€ Umsatzsteuer enthalten.'),
    expect.stringContaining('de 1.234,56\u00a0€.\n\nIncluye 197,12\u00a0€ de IVA.'),
  ])
  const due = ['by 24.03.2027.', 'bis zum 24.03.2027.', 'antes del 24.03.2027.']
  expect(invoices).toEqual(due.map((day) => expect.stringContaining(day)))
})

test('what ends with a day is due by its last minute, not by the midnight of the day after', () => {
  const values = { ...EVERYTHING, deadline: '2027-03-16T23:00:00.000Z' }

  expect(write({ values, locale: 'de' }).text).toContain('bis 16.03.2027, 23:59 Uhr (Berliner Zeit).')
})

test('the times of a viewing are written with their weekday, as a choice', () => {
  const texts = LOCALES.map((locale) => write({ mail: 'MESSAGE_RECEIVED', locale }).text)

  expect(texts).toEqual([
    expect.stringContaining('proposed: Fri 12.03.2027, 18:00 or Sat 13.03.2027, 10:30, local time'),
    expect.stringContaining('Besichtigung: Fr 12.03.2027, 18:00 Uhr oder Sa 13.03.2027, 10:30 Uhr, Uhrzeit'),
    expect.stringContaining('visita: vie 12.03.2027, 18:00 h o sáb 13.03.2027, 10:30 h, hora'),
  ])
})

test('an invoice without VAT says nothing of it', () => {
  const { vat: _vat, ...values } = EVERYTHING

  const texts = LOCALES.map((locale) => write({ mail: 'INVOICE_ISSUED', locale, values }).text)

  expect(texts.filter((text) => /VAT|Umsatzsteuer|IVA/.test(text))).toEqual([])
})

test.each(CASES)(
  '%s in %s repeats no words of users to an address that no one has confirmed',
  (mail, locale) => {
    const { text, html } = write({ mail, locale, name: '', isConfirmed: false })

    const { flat, other, question, email, message } = EVERYTHING
    const words = [flat, other, question, email, message, 'Berlin.'].filter((one) =>
      `${text} ${html}`.includes(one),
    )
    // The staff's decisions name what they are about by its number there.
    expect(words).toEqual(mail.endsWith('_DECIDED') ? [flat] : [])
    expect(text).not.toContain('Anna Kern')
  },
)

test('a paragraph about a reason that nobody gave is left out', () => {
  const { reason: _reason, ...values } = EVERYTHING

  const { text } = write({ mail: 'REQUEST_DECLINED', values })

  expect(text).not.toContain('reason given')
  expect(text).toContain('cannot rent')
})

test('a title with a line break adds no header, and one with markup no markup', () => {
  const values = { ...EVERYTHING, flat: 'Flat\r\nBcc: evil@example.org <script>alert("x")</script>' }

  const { subject, html } = write({ values })

  expect(subject).toBe('New request for “Flat Bcc: evil@example.org <script>alert("x")</script>”')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)')
})

test('what people write is not taken for a placeholder', () => {
  expect(write({ values: { ...EVERYTHING, flat: '{other}' } }).text).toContain('“{other}”')
})

test('whoever has given no name is greeted without one', () => {
  expect(write({ name: '' }).text.startsWith('Hello,\n\nOtto Muster would like')).toBe(true)
})
