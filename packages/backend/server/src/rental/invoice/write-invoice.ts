import { contractNumber, formatDay, formatIban, type Locale, startOfDay } from '@domizil/domain'
import { fillIn, formatCents } from '../../foundation/kernel/index.ts'
import { openPdfWriter, type PdfWriter } from '../../infrastructure/documents/index.ts'
import type { InvoiceRow } from './invoice-repository.ts'
import invoiceWords from './invoice-words.json' with { type: 'json' }
import type { VatOutcome } from './vat-of.ts'

const GUIDELINE = 'urn:cen.eu:en16931:2017'
/** A unit of one, as an invoice counts a service. */
const PIECE = 'C62'
/** A SEPA transfer. */
const TRANSFER = '58'
const TYPE_CODES = { INVOICE: '380', CREDIT_NOTE: '381' } as const
const REASON_CODES = { S: null, E: null, AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' } as const

/** A party of an invoice. */
interface InvoiceParty {
  name: string
  street: string
  postcode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  email: string
  vatId: string | null
}

/** The platform, with all that §§ 14 UStG and 35a GmbHG want to be named. */
interface InvoiceIssuer extends InvoiceParty {
  taxNumber: string | null
  representative: string
  registerCourt: string
  registerNumber: string
  phone: string
  iban: string
  bic: string | null
}

/** Everything that an invoice says. It is stored with the invoice and never changes. Money in cents, days `YYYY-MM-DD`. */
interface InvoiceFacts {
  kind: 'INVOICE' | 'CREDIT_NOTE'
  number: string
  locale: Locale
  issuedOn: string
  suppliedOn: string
  /** Null where nothing has to be paid. */
  dueOn: string | null
  /** The number of the booking. */
  booking: string
  /** What is charged: its name, and one sentence. */
  item: readonly [name: string, description: string]
  /** How it is paid, in one sentence. */
  terms: string
  issuer: InvoiceIssuer
  recipient: InvoiceParty
  vat: VatOutcome
  netCents: number
  vatCents: number
  grossCents: number
  /** The invoice that a credit note corrects. */
  credited: { number: string; issuedOn: string } | null
}

/** A credit note, besides what the invoice says that it takes back. */
interface CreditFacts {
  number: string
  issuedOn: string
  reason: string
}

/**
 * Writes an invoice as PDF, with its data inside where all of them are known (PDF/A-3, EN 16931), or the credit note that
 * takes it back. It holds nothing but what was frozen: the same invoice is the same file.
 */
export async function writeInvoice(invoice: InvoiceRow, credit?: CreditFacts): Promise<Buffer> {
  const words = invoiceWords[invoice.locale]
  const facts = credit ? factsOfCreditNote(invoice, credit) : factsOfInvoice(invoice)
  const { number, issued_on: issuedOn } = credit
    ? { number: credit.number, issued_on: credit.issuedOn }
    : invoice
  const title = credit ? words.creditNote : words.title
  const issuedAt = startOfDay(issuedOn)
  const pdf = await openPdfWriter({
    title: `${title} ${number}`,
    author: invoice.issuer_name,
    language: words.language,
    createdAt: issuedAt,
    foot: `${invoice.issuer_name} · ${title} ${number}`,
    ...(facts && { einvoice: { xml: writeEinvoiceXml(facts), issuedAt } }),
  })

  pdf.letterFoot(footOf(invoice, facts))
  pdf.letterHead({
    sender: invoice.issuer_name,
    returnTo: `${invoice.issuer_name} · ${invoice.issuer_address}`,
    recipient: recipientOf(invoice, facts),
    facts: credit ? creditHeadOf(invoice, credit) : headOf(invoice),
  })
  pdf.title(`${title} ${number}`)
  if (credit) pdf.paragraph(`${words.reason}: ${credit.reason}`)
  pdf.sums(sumsOf(invoice, credit ? words.creditedAmount : words.gross))
  if (facts?.vat.reason) pdf.paragraph(facts.vat.reason)
  const please = fillIn(words.please, { due: formatDay(invoice.due_on) })
  pdf.paragraph(credit ? words.credited : please)
  pdf.gap()
  if (facts && !credit) writePayment(pdf, facts)
  return pdf.finish()
}

function sumsOf(invoice: InvoiceRow, gross: string) {
  const words = invoiceWords[invoice.locale]
  const money = (cents: number) => formatCents(cents, invoice.locale)
  const vat = fillIn(words.vat, { percent: invoice.vat_percent.toLocaleString(invoice.locale) })

  return {
    head: [words.description, words.amount],
    rows: [
      [itemOf(invoice), money(invoice.net_cents)],
      [words.net, money(invoice.net_cents)],
      [vat, money(invoice.vat_cents)],
    ],
    total: [gross, money(invoice.gross_cents)],
  } as const
}

/** The account, and the code that a banking app reads the transfer from. */
function writePayment(pdf: PdfWriter, { issuer, number, grossCents, dueOn, locale }: InvoiceFacts): void {
  const words = invoiceWords[locale]
  const amount = formatCents(grossCents, locale)

  const transfer = { holder: issuer.name, iban: issuer.iban, amountCents: grossCents, text: number }
  pdf.transfer(
    [
      [words.gross, amount],
      ...(dueOn ? [[words.due, formatDay(dueOn)]] : []),
      [words.holder, issuer.name],
      ['IBAN', formatIban(issuer.iban)],
      ...(issuer.bic ? [['BIC', issuer.bic]] : []),
      [words.reference, number],
    ],
    {
      transfer,
      alt: `${words.scan} ${issuer.name}, ${formatIban(issuer.iban)}, ${amount}, ${number}`,
      caption: words.scan,
    },
  )
}

type Head = (readonly [label: string, value: string])[]

function headOf(invoice: InvoiceRow): Head {
  const words = invoiceWords[invoice.locale]

  return [
    [words.number, invoice.number],
    [words.issued, formatDay(invoice.issued_on)],
    [words.due, formatDay(invoice.due_on)],
    ...vatIdOf(invoice),
  ]
}

function creditHeadOf(invoice: InvoiceRow, { number, issuedOn }: CreditFacts): Head {
  const words = invoiceWords[invoice.locale]

  return [
    [words.creditNumber, number],
    [words.creditIssued, formatDay(issuedOn)],
    [words.corrects, `${invoice.number}, ${formatDay(invoice.issued_on)}`],
    ...vatIdOf(invoice),
  ]
}

function vatIdOf({ locale, recipient_vat_id: vatId }: InvoiceRow): Head {
  return vatId ? [[invoiceWords[locale].yourVatId, vatId]] : []
}

/** As it stands in the window of an envelope: the country only where the post needs it. */
function recipientOf(invoice: InvoiceRow, facts: InvoiceFacts | null): string[] {
  if (!facts) return [invoice.recipient_name, ...invoice.recipient_address.split(', ')]
  const { name, street, postcode, city, country } = facts.recipient
  const abroad = country === facts.issuer.country ? [] : [countryName(country, invoice.locale)]
  return [name, street, `${postcode} ${city}`.trim(), ...abroad].filter(Boolean)
}

function countryName(country: string, locale: Locale): string {
  const name = country && new Intl.DisplayNames([locale], { type: 'region' }).of(country)
  return (name ?? '').toUpperCase()
}

/** What § 35a GmbHG wants a company's letters to name. */
function footOf(invoice: InvoiceRow, facts: InvoiceFacts | null): string[][] {
  const words = invoiceWords[invoice.locale]
  const { issuer_name: name, issuer_address: address, issuer_vat_id: vatId } = invoice
  const numbers = vatId ? [`${words.vatId} ${vatId}`] : []
  if (!facts) return [[name, ...address.split(', ')], numbers]

  const { issuer } = facts
  return [
    [name, issuer.street, `${issuer.postcode} ${issuer.city}`.trim(), issuer.phone, issuer.email],
    [
      `${words.register}: ${issuer.registerCourt}, ${issuer.registerNumber}`,
      `${words.representative}: ${issuer.representative}`,
    ],
    [...numbers, ...(issuer.taxNumber ? [`${words.taxNumber} ${issuer.taxNumber}`] : [])],
  ]
}

/** What an electronic invoice says, from its frozen row; null for invoices from before, which do not know it all. */
export function factsOfInvoice(row: InvoiceRow): InvoiceFacts | null {
  // The database holds all of these or none.
  if (row.vat_category === null) return null
  const words = invoiceWords[row.locale]

  return {
    kind: 'INVOICE',
    number: row.number,
    locale: row.locale,
    issuedOn: row.issued_on,
    suppliedOn: row.issued_on,
    dueOn: row.due_on,
    booking: contractNumber(row.booking_id),
    item: [words.service, itemOf(row)],
    terms: fillIn(words.terms, { due: formatDay(row.due_on) }),
    issuer: issuerOf(row),
    recipient: {
      name: row.recipient_name,
      street: row.recipient_street ?? '',
      postcode: row.recipient_postcode ?? '',
      city: row.recipient_city ?? '',
      country: row.recipient_country_code ?? '',
      email: row.recipient_email ?? '',
      vatId: row.recipient_vat_id,
    },
    vat: { category: row.vat_category, percent: row.vat_percent, reason: row.vat_reason },
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    grossCents: row.gross_cents,
    credited: null,
  }
}

/** The same for the credit note that takes an invoice back: the amounts stay positive, its kind says what they mean. */
export function factsOfCreditNote(row: InvoiceRow, { number, issuedOn }: CreditFacts): InvoiceFacts | null {
  const facts = factsOfInvoice(row)
  return (
    facts && {
      ...facts,
      kind: 'CREDIT_NOTE',
      number,
      issuedOn,
      dueOn: null,
      terms: invoiceWords[row.locale].credited,
      credited: { number: row.number, issuedOn: row.issued_on },
    }
  )
}

/** What is charged, in one sentence. */
function itemOf(row: InvoiceRow): string {
  const words = invoiceWords[row.locale]
  return fillIn(row.proposal > 0 ? words.addedItem : words.item, {
    percent: row.service_percent.toLocaleString(row.locale),
    rent: formatCents(row.total_rent * 100, row.locale),
    booking: contractNumber(row.booking_id),
    flat: row.flat_address,
  })
}

function issuerOf(row: InvoiceRow): InvoiceFacts['issuer'] {
  return {
    name: row.issuer_name,
    street: row.issuer_street ?? '',
    postcode: row.issuer_postcode ?? '',
    city: row.issuer_city ?? '',
    country: row.issuer_country_code ?? '',
    email: row.issuer_email ?? '',
    phone: row.issuer_phone ?? '',
    vatId: row.issuer_vat_id,
    taxNumber: row.issuer_tax_number,
    representative: row.issuer_representative ?? '',
    registerCourt: row.issuer_register_court ?? '',
    registerNumber: row.issuer_register_number ?? '',
    iban: row.issuer_iban ?? '',
    bic: row.issuer_bic,
  }
}

/** The data of an invoice in CII syntax, profile EN 16931. The schema prescribes the order of its elements. */
export function writeEinvoiceXml(facts: InvoiceFacts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100" xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter>${tag('ID', GUIDELINE)}</ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${tag('ID', facts.number)}${tag('TypeCode', TYPE_CODES[facts.kind])}<ram:IssueDateTime>${date(facts.issuedOn)}</ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${line(facts)}
<ram:ApplicableHeaderTradeAgreement>${tag('BuyerReference', facts.booking)}<ram:SellerTradeParty>${seller(facts)}</ram:SellerTradeParty><ram:BuyerTradeParty>${buyer(facts)}</ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery><ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${date(facts.suppliedOn)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent></ram:ApplicableHeaderTradeDelivery>
${settlement(facts)}
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`
}

function line({ item, netCents, vat }: InvoiceFacts): string {
  const [name, description] = item
  const rate = vat.category === 'O' ? '' : tag('RateApplicablePercent', String(vat.percent))

  return `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument>${tag('LineID', '1')}</ram:AssociatedDocumentLineDocument><ram:SpecifiedTradeProduct>${tag('Name', name)}${tag('Description', description)}</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${tag('ChargeAmount', euro(netCents))}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="${PIECE}">1</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>${tag('TypeCode', 'VAT')}${tag('CategoryCode', vat.category)}${rate}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation>${tag('LineTotalAmount', euro(netCents))}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`
}

/** Where nothing is taxable here neither party's VAT id may stand in it (BR-O-02). */
function seller({ issuer, vat }: InvoiceFacts): string {
  const isUnnamed = vat.category === 'O' || !issuer.vatId
  const tax = isUnnamed ? taxNumber('FC', issuer.taxNumber) : taxNumber('VA', issuer.vatId)

  return [
    tag('Name', issuer.name),
    `<ram:SpecifiedLegalOrganization>${tag('ID', issuer.registerNumber)}</ram:SpecifiedLegalOrganization>`,
    `<ram:DefinedTradeContact>${tag('PersonName', issuer.representative)}<ram:TelephoneUniversalCommunication>${tag('CompleteNumber', issuer.phone)}</ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication>${tag('URIID', issuer.email)}</ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>`,
    addressXml(issuer),
    mailbox(issuer),
    tax,
  ].join('')
}

function buyer({ recipient, vat }: InvoiceFacts): string {
  const tax = vat.category === 'O' ? '' : taxNumber('VA', recipient.vatId)
  return [tag('Name', recipient.name), addressXml(recipient), mailbox(recipient), tax].join('')
}

function addressXml({ postcode, street, city, country }: InvoiceParty): string {
  return `<ram:PostalTradeAddress>${tag('PostcodeCode', postcode)}${tag('LineOne', street)}${tag('CityName', city)}${tag('CountryID', country)}</ram:PostalTradeAddress>`
}

function mailbox({ email }: InvoiceParty): string {
  return email
    ? `<ram:URIUniversalCommunication><ram:URIID schemeID="EM">${escape(email)}</ram:URIID></ram:URIUniversalCommunication>`
    : ''
}

function taxNumber(scheme: 'VA' | 'FC', number: string | null): string {
  return number
    ? `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${escape(number)}</ram:ID></ram:SpecifiedTaxRegistration>`
    : ''
}

function settlement(facts: InvoiceFacts): string {
  const { number, issuer, netCents, vatCents, grossCents, dueOn, credited } = facts
  const bic = issuer.bic
    ? `<ram:PayeeSpecifiedCreditorFinancialInstitution>${tag('BICID', issuer.bic)}</ram:PayeeSpecifiedCreditorFinancialInstitution>`
    : ''
  const due = dueOn ? `<ram:DueDateDateTime>${date(dueOn)}</ram:DueDateDateTime>` : ''
  const former = credited
    ? `<ram:InvoiceReferencedDocument>${tag('IssuerAssignedID', credited.number)}<ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${digits(credited.issuedOn)}</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`
    : ''

  return `<ram:ApplicableHeaderTradeSettlement>${tag('PaymentReference', number)}${tag('InvoiceCurrencyCode', 'EUR')}<ram:SpecifiedTradeSettlementPaymentMeans>${tag('TypeCode', TRANSFER)}<ram:PayeePartyCreditorFinancialAccount>${tag('IBANID', issuer.iban)}${tag('AccountName', issuer.name)}</ram:PayeePartyCreditorFinancialAccount>${bic}</ram:SpecifiedTradeSettlementPaymentMeans>${taxOf(facts)}<ram:SpecifiedTradePaymentTerms>${tag('Description', facts.terms)}${due}</ram:SpecifiedTradePaymentTerms><ram:SpecifiedTradeSettlementHeaderMonetarySummation>${tag('LineTotalAmount', euro(netCents))}${tag('TaxBasisTotalAmount', euro(netCents))}<ram:TaxTotalAmount currencyID="EUR">${euro(vatCents)}</ram:TaxTotalAmount>${tag('GrandTotalAmount', euro(grossCents))}${tag('DuePayableAmount', euro(grossCents))}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>${former}</ram:ApplicableHeaderTradeSettlement>`
}

function taxOf({ vat, netCents, vatCents }: InvoiceFacts): string {
  const code = REASON_CODES[vat.category]
  const reason = vat.reason ? tag('ExemptionReason', vat.reason) : ''
  const reasonCode = code ? tag('ExemptionReasonCode', code) : ''
  const rate = vat.category === 'O' ? '' : tag('RateApplicablePercent', String(vat.percent))

  return `<ram:ApplicableTradeTax>${tag('CalculatedAmount', euro(vatCents))}${tag('TypeCode', 'VAT')}${reason}${tag('BasisAmount', euro(netCents))}${tag('CategoryCode', vat.category)}${reasonCode}${rate}</ram:ApplicableTradeTax>`
}

function tag(name: string, value: string | null): string {
  return value ? `<ram:${name}>${escape(value)}</ram:${name}>` : ''
}

const euro = (cents: number) => (cents / 100).toFixed(2)
const digits = (day: string) => day.replaceAll('-', '')
const date = (day: string) => `<udt:DateTimeString format="102">${digits(day)}</udt:DateTimeString>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Control characters have no place in XML at all. */
function escape(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
}
