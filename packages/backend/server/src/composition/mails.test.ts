// proves 16.6, 16.12, 21.42
import { expect, test } from '@jest/globals'
import { LOCALES } from '@domizil/domain'
import { flatPath } from '@domizil/links'
import { DEFAULT_SITE } from '../foundation/kernel/index.ts'
import { composeMail, kindsOf, type MailContent } from '../infrastructure/mail/compose-mail.ts'
import { allMails, mailOf } from '../infrastructure/mail/define-mail.ts'
import { faultsOf } from '../infrastructure/mail/testing/faults-of.ts'
import { ROOMS } from './rooms.ts'

const SITE = { ...DEFAULT_SITE, publicUrl: 'https://domizil.example' }
const KNOWN: Readonly<Record<string, unknown>> = {
  flat: 'Bright flat',
  other: 'Otto Muster',
  from: '01.04.2027',
  to: '31.05.2027',
  deadline: '2027-03-13T12:00:00.000Z',
  reason: 'We need it ourselves',
  question: 'How do I withdraw a request?',
  message: 'We look for a quiet flat.',
  place: 'Kreuzberg',
  email: 'new@example.com',
  count: 3,
  gross: 123_456,
  vat: 19_712,
  added: 520_200,
  due: '2027-03-24',
  returned: 231_450,
  kept: 8_550,
  whole: 240_000,
  pay: '2027-03-24',
  before: '2027-05-31',
  endDate: '2027-06-30',
  more: 120_000,
  less: 120_000,
  total: 360_000,
  refund: 80_000,
  answer: '2027-04-09',
  replaced: '2027-03-03',
  complained: '2027-03-02',
  proposed: ['2027-03-12T18:00', '2027-03-13T10:30'],
  agreed: ['2027-03-12T18:00'],
  declined: ['2027-03-12T18:00'],
}

/** A value of every kind that the mail has. */
function everythingOf(code: string): Record<string, unknown> {
  const mail = mailOf(code)
  return Object.fromEntries(
    Object.entries(mail ? kindsOf(mail) : {}).map(([name, kind]) => {
      if (kind.isAttached) return [name, { name: `${name}.pdf`, bytes: 9, from: 'STORAGE', id: 'x' }]
      if (kind.isEach) return [name, kind.codes]
      return [name, kind.codes?.[0] ?? KNOWN[name] ?? `value of ${name}`]
    }),
  )
}

interface Change extends Partial<Omit<MailContent, 'mail'>> {
  mail?: string
}
function write({ mail: code = 'REQUEST_RECEIVED', values, ...change }: Change = {}) {
  const mail = mailOf(code)
  if (!mail) throw new TypeError(`There is no mail ${code}`)
  const everything = { ...everythingOf(code), ...values }
  const content = {
    locale: 'en',
    name: 'Anna Kern',
    path: flatPath(7),
    isConfirmed: true,
    ...change,
  } as const
  return composeMail({ mail, values: everything, ...content }, SITE) ?? { subject: '', text: '', html: '' }
}

const CODES = allMails().map(({ code }) => code)
const CASES = CODES.flatMap((mail) => LOCALES.map((locale) => [mail, locale] as const))

test('the rooms declare more than 45 kinds of mails', () => {
  expect(ROOMS.length).toBeGreaterThan(30)
  expect(CODES.length).toBeGreaterThan(45)
})

test.each(CASES)('the mail %s in %s is a valid ICU message that uses only known values', (code, locale) => {
  const mail = mailOf(code)

  expect(mail && faultsOf(mail, locale)).toEqual([])
})

test.each(CASES)(
  'the mail %s in %s has no unfilled placeholder and names its recipient and its link',
  (mail, locale) => {
    const { subject, text, html } = write({ mail, locale })

    expect(`${subject} ${text} ${html}`).not.toMatch(/\{\w*\}|undefined|NaN|[A-Z]+_[A-Z]+/)
    expect(text).toContain('Anna Kern')
    expect(text).toContain(`: https://domizil.example${locale === 'en' ? '' : `/${locale}`}/flat/7`)
    expect(html).toContain(`<html lang="${locale}">`)
  },
)

test('a mail is titled by its subject, sets its own text and background colours, and breaks long words', () => {
  const { subject, html } = write({ values: { flat: 'A & B' } })

  expect(subject).toContain('A & B')
  expect(html).toContain(`<title>${subject.replace('&', '&amp;')}</title>`)
  expect(html).toMatch(/<body style="[^"]*color:#222;background:#fff;[^"]*overflow-wrap:anywhere"/)
})

test('a link to the identity service gets no language prefix', () => {
  const { text } = write({ mail: 'CONFIRM_EMAIL', locale: 'de', path: '/auth/realms/domizil/x?token=y' })

  expect(text).toContain(': https://domizil.example/auth/realms/domizil/x?token=y')
})

test('moments, days and amounts in mails have the format of the language', () => {
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

test('a deadline at the end of a day is written as its last minute, not as the next midnight', () => {
  const values = { deadline: '2027-03-16T23:00:00.000Z' }

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

test('the mail for an invoice without VAT does not mention VAT', () => {
  const values = { vat: undefined }

  const texts = LOCALES.map((locale) => write({ mail: 'INVOICE_ISSUED', locale, values }).text)

  expect(texts.filter((text) => /VAT|Umsatzsteuer|IVA/.test(text))).toEqual([])
})

test('the mail for an invoice of a whole stay does not mention a new last day', () => {
  const values = { added: undefined }

  const texts = LOCALES.map((locale) => write({ mail: 'INVOICE_ISSUED', locale, values }).text)

  expect(texts.filter((text) => /new last day|neuen letzten Tag|nuevo último día/.test(text))).toEqual([])
})

/** Their reasons are typed by the other party; those of other mails by an administrator. */
const WITH_REASON_OF_A_PARTY = new Set([
  'LANDLORD_DECLINED',
  'REQUEST_WITHDRAWN',
  'TENANT_DECLINED',
  'CONTRACT_DECLINED',
  'CANCELED_BY_OTHER',
])

test.each(CASES)('the mail %s in %s repeats no words of users to an unconfirmed address', (mail, locale) => {
  const { text, html } = write({ mail, locale, name: '', isConfirmed: false })

  const names = ['flat', 'other', 'question', 'email', 'message', 'place']
  if (WITH_REASON_OF_A_PARTY.has(mail)) names.push('reason')
  const written = names.map((name) => String(KNOWN[name]))
  expect(written.filter((words) => `${text} ${html}`.includes(words))).toEqual([])
  expect(text).not.toContain('Anna Kern')
})

test('a paragraph about a reason is left out when there is no reason', () => {
  const values = { reason: undefined }

  const { text } = write({ mail: 'LANDLORD_DECLINED', values })

  expect(text).not.toContain('reason given')
  expect(text).toContain('cannot rent')
})

test('a title with a line break adds no mail header, and one with markup no HTML', () => {
  const values = { flat: 'Flat\r\nBcc: evil@example.org <script>alert("x")</script>' }

  const { subject, html } = write({ values })

  expect(subject).toBe('New request for “Flat Bcc: evil@example.org <script>alert("x")</script>”')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)')
})

test('braces in what people write are not taken for placeholders', () => {
  expect(write({ values: { flat: '{other}' } }).text).toContain('“{other}”')
})

test('the greeting has no name for an account without one', () => {
  expect(write({ name: '' }).text.startsWith('Hello,\n\nOtto Muster would like')).toBe(true)
})
