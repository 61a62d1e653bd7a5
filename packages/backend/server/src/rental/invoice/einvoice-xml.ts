import type { InvoiceFacts, InvoiceParty } from './invoice-facts.ts'

const GUIDELINE = 'urn:cen.eu:en16931:2017'
/** A unit of one, as an invoice counts a service. */
const PIECE = 'C62'
/** A SEPA transfer. */
const TRANSFER = '58'
const TYPE_CODES = { INVOICE: '380', CREDIT_NOTE: '381' } as const
const REASON_CODES = { S: null, E: null, AE: 'VATEX-EU-AE', O: 'VATEX-EU-O' } as const

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
    address(issuer),
    mailbox(issuer),
    tax,
  ].join('')
}

function buyer({ recipient, vat }: InvoiceFacts): string {
  const tax = vat.category === 'O' ? '' : taxNumber('VA', recipient.vatId)
  return [tag('Name', recipient.name), address(recipient), mailbox(recipient), tax].join('')
}

function address({ postcode, street, city, country }: InvoiceParty): string {
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
