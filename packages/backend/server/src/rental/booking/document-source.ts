import { isGermanAddress } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { selectWithParties } from './booking-repository.ts'

/** A booking with what its documents name. */
export type DocumentSource = Awaited<
  ReturnType<ReturnType<typeof selectForDocument>['executeTakeFirstOrThrow']>
>

/** Selects bookings with what their documents name: the flat's address, landlord and tenant. */
export function selectForDocument(db: Queries, bookingId: number, now: Date) {
  return selectWithParties(db, now)
    .select(['flat.street', 'flat.house_number', 'flat.postcode', 'flat.city', 'flat.language_tag'])
    .select([
      'owner.given_name as owner_given_name',
      'owner.family_name as owner_family_name',
      'owner.is_commercial as owner_is_commercial',
      'owner.company_name as owner_company_name',
      'owner.street as owner_street',
      'owner.postcode as owner_postcode',
      'owner.city as owner_city',
      'owner.locale as owner_locale',
      'tenant.given_name as tenant_given_name',
      'tenant.family_name as tenant_family_name',
      'tenant.locale as tenant_locale',
    ])
    .where('booking.id', '=', bookingId)
}

/** The address of the flat, in one line. */
export function flatAddressOf({ street, house_number: number, postcode, city }: DocumentSource): string {
  return `${street} ${number}, ${postcode} ${city}`
}

export function isGermanFlat({ language_tag: languageTag }: Pick<DocumentSource, 'language_tag'>): boolean {
  return isGermanAddress({ languageTag })
}

/** The landlord's address in one line; null unless all of it is known. */
export function landlordAddressOf(source: DocumentSource): string | null {
  return addressOf(source.owner_street, source.owner_postcode, source.owner_city)
}

/** An address in one line; null unless all of it is known. */
export function addressOf(
  street: string | null,
  postcode: string | null,
  city: string | null,
): string | null {
  return street && postcode && city ? `${street}, ${postcode} ${city}` : null
}

/** The landlord as documents name them: a commercial one with the company. */
export function landlordNameOf(source: DocumentSource): string {
  const company = source.owner_is_commercial ? source.owner_company_name : null
  return nameOf(source.owner_given_name, source.owner_family_name, company)
}

/** The tenant as documents name them: with the company that they rent for. */
export function tenantNameOf(source: DocumentSource): string {
  return nameOf(source.tenant_given_name, source.tenant_family_name, source.company_name)
}

function nameOf(givenName: string, familyName: string, company: string | null): string {
  const person = `${givenName} ${familyName}`.trim()
  return company ? `${company}, ${person}` : person
}
