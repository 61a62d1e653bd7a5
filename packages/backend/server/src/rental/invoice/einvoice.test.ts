// proves 11.11, 11.12, 11.13, D0.2, D10.7, 21.34, 22.60
import { describe, expect, test } from '@jest/globals'
import { findMustang, judge } from '../../testing/mustang.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { factsOfCreditNote, factsOfInvoice, writeEinvoiceXml, writeInvoice } from './write-invoice.ts'
import type { InvoiceRow } from './invoice-repository.ts'

const ROW: InvoiceRow = {
  id: 1,
  number: 'RE-2027-000001',
  proposal: 0,
  booking_id: 7,
  recipient_id: 'otto',
  recipient_name: 'Otto <Berlin> & Söhne',
  recipient_address: 'Weg 1, 10119 Berlin, DE',
  recipient_vat_id: null,
  issuer_name: 'Domizil & Söhne GmbH',
  issuer_address: 'Musterstraße 1, 10115 Berlin',
  issuer_vat_id: 'DE123456789',
  flat_address: 'Torstraße 1a, 10119 Berlin',
  locale: 'de',
  status: 'OPEN',
  is_due: false,
  issued_on: '2027-03-01',
  due_on: '2027-03-15',
  paid_on: null,
  credited_on: null,
  total_rent: 2400,
  service_percent: 10,
  vat_percent: 19,
  net_cents: 24_000,
  vat_cents: 4_560,
  gross_cents: 28_560,
  issuer_street: 'Musterstraße 1',
  issuer_postcode: '10115',
  issuer_city: 'Berlin',
  issuer_country_code: 'DE',
  issuer_email: 'hello@domizil.example',
  issuer_phone: '+49 30 23125 100',
  issuer_tax_number: '30/123/45678',
  issuer_representative: 'Erika Mustermann',
  issuer_register_court: 'Amtsgericht Berlin (Charlottenburg)',
  issuer_register_number: 'HRB 000000 B',
  issuer_iban: 'DE89370400440532013000',
  issuer_bic: 'COBADEFFXXX',
  recipient_street: 'Weg 1',
  recipient_postcode: '10119',
  recipient_city: 'Berlin',
  recipient_country_code: 'DE',
  recipient_email: 'otto@example.org',
  vat_category: 'S',
  vat_reason: null,
  created_at: new Date('2027-03-01T12:00:00Z'),
}
const NO_TAX = { vat_percent: 0, vat_cents: 0, gross_cents: 24_000 }
const CASES: Record<string, Partial<InvoiceRow>> = {
  'a private landlord': {},
  'a German business': { recipient_vat_id: 'DE987654321' },
  'a small business as the issuer': {
    ...NO_TAX,
    vat_category: 'E',
    vat_reason: 'Steuerbefreiung für Kleinunternehmer (§ 19 UStG)',
    issuer_vat_id: '',
  },
  'reverse charge': {
    ...NO_TAX,
    vat_category: 'AE',
    vat_reason: 'Steuerschuldnerschaft des Leistungsempfängers (reverse charge)',
    recipient_vat_id: 'ATU12345678',
    recipient_country_code: 'AT',
    locale: 'en',
  },
  'not taxable here': {
    ...NO_TAX,
    vat_category: 'O',
    vat_reason: 'Nicht steuerbare Leistung (§ 3a Abs. 2 UStG)',
    recipient_country_code: 'CH',
    locale: 'es',
  },
}
const xmlOf = (change: Partial<InvoiceRow>) => {
  const facts = factsOfInvoice({ ...ROW, ...change })
  return facts ? writeEinvoiceXml(facts) : ''
}

test('the invoice names the account, the reference and the legal details of a company', async () => {
  const { text } = await readPdf(await writeInvoice(ROW))
  const words = text.replace(/\s+/g, ' ')

  for (const part of [
    'Domizil & Söhne GmbH',
    'IBAN DE89 3704 0044 0532 0130 00',
    'BIC COBADEFFXXX',
    'Verwendungszweck RE-2027-000001',
    'Amtsgericht Berlin (Charlottenburg), HRB 000000 B',
    'Geschäftsführung: Erika Mustermann',
    'Steuernummer 30/123/45678',
  ]) {
    expect(words).toContain(part)
  }
})

const CREDIT = { number: 'GS-2027-000001', issuedOn: '2027-03-05', reason: 'Falsche Anschrift' }

test('a credit note has the type 381, names the credited invoice, and asks for no payment', async () => {
  const facts = factsOfCreditNote(ROW, CREDIT)
  const xml = facts ? writeEinvoiceXml(facts) : ''
  const words = (await readPdf(await writeInvoice(ROW, CREDIT))).text.replace(/\s+/g, ' ')

  expect(xml).toContain('<ram:ID>GS-2027-000001</ram:ID><ram:TypeCode>381</ram:TypeCode>')
  expect(xml).toContain('<ram:IssuerAssignedID>RE-2027-000001</ram:IssuerAssignedID>')
  expect(xml).toContain('<ram:GrandTotalAmount>285.60</ram:GrandTotalAmount>')
  expect(xml).not.toContain('DueDateDateTime')
  for (const part of [
    'Rechnungskorrektur',
    'Hebt die Rechnung auf RE-2027-000001, 01.03.2027',
    'Grund: Falsche Anschrift',
    'Gutgeschriebener Betrag 285,60',
  ])
    expect(words).toContain(part)
  expect(words).not.toMatch(/Scannen|Zahlbar bis|Bitte überweisen/)
})

test.each(['de', 'en', 'es'] as const)(
  'a letter in %s has the recipient in the window of the envelope, and the total as its largest figure',
  async (locale) => {
    const row = { ...ROW, locale, recipient_name: 'Zoë Łoś', recipient_country_code: 'AT' }
    const { places } = await readPdf(await writeInvoice(row))
    const [country = '', gross = ''] = {
      de: ['ÖSTERREICH', '285,60'],
      en: ['AUSTRIA', '285.60'],
      es: ['AUSTRIA', '285,60'],
    }[locale]
    const placeOf = (text: string) => places.find((place) => place.text.includes(text))

    // DIN 5008, form B: 20 to 105 mm from the left, below the return address and above 90 mm.
    for (const line of ['Zoë Łoś', 'Weg 1', '10119 Berlin', country]) {
      const { left = 0, top = 0 } = places.find(({ text }) => text === line) ?? {}
      expect([line, left > 20 && left < 105, top > 62 && top < 90]).toEqual([line, true, true])
    }
    const figures = places.filter(({ text }) => /^[€\d][\d.,\s€]+$/.test(text))
    const largest = figures.toSorted((one, other) => other.size - one.size)[0]
    expect(largest?.text).toContain(gross)
    expect(placeOf('HRB 000000 B')?.top).toBeGreaterThan(240)
  },
)

test('the amounts are aligned below one another', async () => {
  const { places } = await readPdf(await writeInvoice(ROW))

  const ends = places.filter(({ text, left }) => /^\d+,\d\d\s€$/.test(text) && left > 150)
  expect(ends).toHaveLength(4)
  expect(
    Math.max(...ends.map(({ right }) => right)) - Math.min(...ends.map(({ right }) => right)),
  ).toBeLessThan(0.5)
})

test('the same invoice gives the same bytes', async () => {
  const [one, other] = [await writeInvoice(ROW), await writeInvoice(ROW)]

  expect(one.equals(other)).toBe(true)
})

test('an invoice from before e-invoices is written without its XML, as it was', async () => {
  const bytes = await writeInvoice({ ...ROW, vat_category: null, issuer_iban: null })

  expect(factsOfInvoice({ ...ROW, vat_category: null })).toBeNull()
  expect(bytes.includes('factur-x.xml')).toBe(false)
  expect((await readPdf(bytes)).text).not.toContain('IBAN')
})

test('names in the XML are escaped, and control characters removed', () => {
  const xml = xmlOf({ recipient_name: 'A & B "<\u0007C>' })

  expect(xml).toContain('<ram:Name>A &amp; B &quot;&lt; C&gt;</ram:Name>')
})

test('an invoice that is not taxable here has no VAT id', () => {
  const xml = xmlOf({ ...CASES['not taxable here'], recipient_vat_id: 'CHE123' })

  expect(xml).not.toContain('schemeID="VA"')
  expect(xml).toContain('<ram:ID schemeID="FC">30/123/45678</ram:ID>')
})

test('a small business has its tax number and the reason for no tax, in the XML and the text', async () => {
  const small = CASES['a small business as the issuer'] ?? {}
  const words = (await readPdf(await writeInvoice({ ...ROW, ...small }))).text.replace(/\s+/g, ' ')
  const xml = xmlOf(small)

  expect(words).toContain('Steuerbefreiung für Kleinunternehmer (§ 19 UStG)')
  expect(words).toContain('Steuernummer 30/123/45678')
  expect(words).not.toContain('USt-IdNr.')
  expect(xml).toContain('<ram:ID schemeID="FC">30/123/45678</ram:ID>')
  expect(xml).toContain('<ram:CategoryCode>E</ram:CategoryCode>')
  expect(xml).toContain('(§ 19 UStG)</ram:ExemptionReason>')
})

const mustang = findMustang()
const withMustang = mustang ? describe : describe.skip

withMustang('Mustang', () => {
  test.each(Object.keys(CASES))('finds the invoice to %s valid, PDF and data', async (name) => {
    const bytes = await writeInvoice({ ...ROW, ...CASES[name] })

    expect(judge(mustang ?? '', 'pdf', bytes)).toEqual({ pdf: 'valid', xml: 'valid', flavour: '3a' })
  })

  test.each(Object.keys(CASES))('finds the credit note to %s valid, PDF and data', async (name) => {
    const bytes = await writeInvoice({ ...ROW, ...CASES[name] }, CREDIT)

    expect(judge(mustang ?? '', 'pdf', bytes)).toEqual({ pdf: 'valid', xml: 'valid', flavour: '3a' })
  })

  // These prove that the validator works.
  test.each([
    ['a sum that is wrong', { gross_cents: 28_561 }],
    ['a recipient without a country', { recipient_country_code: '' }],
    ['reverse charge without a VAT id', { ...CASES['reverse charge'], recipient_vat_id: null }],
  ])('finds %s invalid', (_what, change) => {
    expect(judge(mustang ?? '', 'xml', Buffer.from(xmlOf(change))).xml).toBe('invalid')
  })
})
