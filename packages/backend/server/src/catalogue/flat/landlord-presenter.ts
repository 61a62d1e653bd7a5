import { shortNameOf } from '@domizil/domain'
import type { LandlordTrust, PublicFlat, Trader } from '@domizil/api/schemas'
import { formatPhone } from '../user/index.ts'
import type { LandlordRow } from './flat-repository.ts'

/** A company under its name and with what a business has to say of itself, a private person under given name and initial. */
export function presentLandlord(row: LandlordRow, trust: LandlordTrust): PublicFlat['landlord'] {
  return {
    name: (row.is_commercial && row.company_name) || shortNameOf(row.given_name, row.family_name),
    commercial: row.is_commercial,
    trader: row.is_commercial ? traderOf(row) : null,
    since: row.created_at.toISOString(),
    flatCount: row.flat_count,
    ...trust,
  }
}

function traderOf(row: LandlordRow): Trader {
  return {
    companyName: row.company_name,
    street: row.billing_street,
    postcode: row.billing_postcode,
    city: row.billing_city,
    countryCode: row.billing_country_code,
    email: row.email,
    phone: row.phone && formatPhone(row.phone),
    registerNumber: row.register_number,
    vatId: row.vat_id,
  }
}
