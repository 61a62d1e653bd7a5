import {
  contractNumber,
  countRooms,
  HOUSE_RULES,
  isGermanAddress,
  needsHandSignedFile,
  type Tenancy,
  tenancyReason,
} from '@domizil/domain'
import { formatPhone } from '../../catalogue/user/index.ts'
import type { ContractFacts, ContractPayments } from './contract-facts.ts'
import type { ContractSource } from './contract-facts-repository.ts'

/** The facts of a booking's contract, as its landlord wants it. */
export function contractOfBooking(
  source: ContractSource,
  tenancy: Tenancy,
  payments: ContractPayments | null,
): ContractFacts {
  const isGerman = isGermanFlat(source)
  const { bedrooms, livingRooms } = countRooms(source.rooms, source.default_rooms)

  return {
    number: contractNumber(source.id),
    isGerman,
    ...partiesOf(source),
    flat: {
      address: flatAddressOf(source),
      size: source.size ?? 0,
      rooms: bedrooms + livingRooms,
      maxPerson: source.max_person ?? source.number_of_persons,
      houseRules: HOUSE_RULES.filter((rule) => source.house_rules.includes(rule)),
      hasInternet: source.amenities.includes('WIFI'),
    },
    stay: stayOf(source),
    rent: { perMonth: source.price_per_month, total: source.total_rent, deposit: source.deposit },
    payments,
    tenancyBasis: tenancy.tenancyBasis,
    tenancyReason: tenancyReason(tenancy, source.reason_of_stay),
    isHandSigned: needsHandSignedFile(tenancy.tenancyBasis, source, isGerman),
  }
}

/** The two who make a contract. */
export function partiesOf(source: ContractSource): Pick<ContractFacts, 'landlord' | 'tenant'> {
  return { landlord: landlordOf(source), tenant: tenantOf(source) }
}

/** The address of the flat, in one line. */
export function flatAddressOf({ street, house_number: number, postcode, city }: ContractSource): string {
  return `${street} ${number}, ${postcode} ${city}`
}

export function isGermanFlat({ language_tag: languageTag }: Pick<ContractSource, 'language_tag'>): boolean {
  return isGermanAddress({ languageTag })
}

/** Null unless all of it is known: a contract leaves room for it then. */
function addressOf(street: string | null, postcode: string | null, city: string | null): string | null {
  return street && postcode && city ? `${street}, ${postcode} ${city}` : null
}

function stayOf(source: ContractSource): ContractFacts['stay'] {
  const { start_date: from, end_date: to, months, days, number_of_persons: persons } = source
  return { from, to, months, days, persons, hasPets: source.has_pets }
}

function landlordOf(source: ContractSource): ContractFacts['landlord'] {
  const person = `${source.owner_given_name} ${source.owner_family_name}`.trim()
  const company = source.owner_is_commercial ? source.owner_company_name : null

  return {
    name: company ? `${company}, ${person}` : person,
    address: addressOf(source.owner_street, source.owner_postcode, source.owner_city),
    email: source.owner_email,
    phone: source.owner_phone && formatPhone(source.owner_phone),
    isCommercial: source.owner_is_commercial,
  }
}

/** A tenant who rents for a company is not a consumer. */
function tenantOf(source: ContractSource): ContractFacts['tenant'] {
  const person = `${source.tenant_given_name} ${source.tenant_family_name}`.trim()
  const company = source.company_name

  return {
    name: company ? `${company}, ${person}` : person,
    address: addressOf(source.tenant_street, source.tenant_postcode, source.tenant_city),
    email: source.tenant_email,
    phone: source.tenant_phone && formatPhone(source.tenant_phone),
    isConsumer: !company && source.occupation !== 'COMPANY',
  }
}
