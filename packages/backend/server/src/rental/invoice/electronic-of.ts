import type { Site } from '../../foundation/kernel/index.ts'
import { refuse } from './invoice-refusals.ts'
import type { Charged } from './invoice-repository.ts'
import type { VatOutcome, VatQuestion } from './vat-of.ts'

/**
 * The columns that § 14 UStG and an electronic invoice want besides.
 *
 * @throws {DomainError} BILLING_ADDRESS_MISSING (409): an invoice names the whole address of its recipient.
 */
export function electronicOf(charged: Charged, company: Site['company'], vat: VatOutcome) {
  const { billing_street: street, billing_postcode: postcode, billing_city: city } = charged
  const country = charged.billing_country_code
  if (!street || !postcode || !city || !country) throw refuse('BILLING_ADDRESS_MISSING')
  const place = placeOf(company.city)

  return {
    issuer_street: company.street,
    issuer_postcode: place.postcode,
    issuer_city: place.city,
    issuer_country_code: company.country,
    issuer_email: company.email,
    issuer_phone: company.phone,
    issuer_tax_number: company.taxNumber,
    issuer_representative: company.representative,
    issuer_register_court: company.registerCourt,
    issuer_register_number: company.registerNumber,
    issuer_iban: company.iban,
    issuer_bic: company.bic,
    recipient_street: street,
    recipient_postcode: postcode,
    recipient_city: city,
    recipient_country_code: country,
    recipient_email: charged.email,
    vat_category: vat.category,
    vat_reason: vat.reason,
  }
}

/** What the tax on a fee follows from. */
export function vatQuestionOf(charged: Charged, { taxNumber }: Site['company']): VatQuestion {
  return {
    flatCountry: charged.country_code,
    buyerCountry: charged.billing_country_code ?? charged.country_code,
    isBusiness: charged.is_commercial,
    vatId: charged.vat_id,
    hasTaxNumber: taxNumber !== null,
  }
}

/** `10115 Berlin` in its two parts: the configuration begins with the postcode. */
function placeOf(text: string): { postcode: string; city: string } {
  const [postcode = '', ...city] = text.trim().split(/\s+/)
  return { postcode, city: city.join(' ') }
}
