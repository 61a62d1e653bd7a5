import type { Profile } from '@domizil/api/schemas'
import type { ProfileFields } from '@domizil/domain'
import type { UserRow } from './profile-repository.ts'

/** The row as the profile that its owner sees. */
export function profileOf(row: UserRow): Profile {
  return {
    givenName: row.given_name,
    familyName: row.family_name,
    email: row.email,
    emailVerified: row.email_verified,
    ...fieldsOf(row),
  }
}

/** The profile fields of a user's row. */
export function fieldsOf(row: UserRow): ProfileFields {
  return {
    phone: row.phone,
    street: row.street,
    postcode: row.postcode,
    city: row.city,
    countryCode: row.country_code,
    billingStreet: row.billing_street,
    billingPostcode: row.billing_postcode,
    billingCity: row.billing_city,
    billingCountryCode: row.billing_country_code,
    commercial: row.commercial_stated ? row.is_commercial : null,
    companyName: row.company_name,
    registerNumber: row.register_number,
    vatId: row.vat_id,
  }
}

/** The same as columns. */
export function columnsOf(fields: ProfileFields) {
  return {
    phone: fields.phone,
    street: fields.street,
    postcode: fields.postcode,
    city: fields.city,
    country_code: fields.countryCode,
    billing_street: fields.billingStreet,
    billing_postcode: fields.billingPostcode,
    billing_city: fields.billingCity,
    billing_country_code: fields.billingCountryCode,
    commercial_stated: fields.commercial !== null,
    is_commercial: fields.commercial ?? false,
    company_name: fields.companyName,
    register_number: fields.registerNumber,
    vat_id: fields.vatId,
  }
}
