import type { Site } from '../../foundation/kernel/index.ts'
import type { Charged } from './invoice-repository.ts'
import type { VatOutcome, VatQuestion } from './vat-of.ts'

/** The columns that only an electronic invoice has; none where the recipient's address is not complete. */
export function electronicOf(charged: Charged, company: Site['company'], vat: VatOutcome) {
  const { billing_street: street, billing_postcode: postcode, billing_city: city } = charged
  const country = charged.billing_country_code
  const place = placeOf(company.city)
  // Without tax a category of its own would be needed, with the reason of the operator (§ 19 UStG, say).
  const isKnown = vat.category !== 'S' || vat.percent > 0
  if (!street || !postcode || !city || !country || !place || !isKnown) return {}

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

/** `10115 Berlin` in its two parts; undefined without a postcode before the city. */
function placeOf(text: string): { postcode: string; city: string } | undefined {
  const [, postcode, city] = /^(\S*\d\S*)\s+(.+)$/.exec(text.trim()) ?? []
  return postcode && city ? { postcode, city } : undefined
}
