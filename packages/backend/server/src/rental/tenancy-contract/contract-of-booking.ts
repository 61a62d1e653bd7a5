import {
  contractNumber,
  countRooms,
  HOUSE_RULES,
  needsHandSignedFile,
  type Tenancy,
  tenancyReason,
} from '@domizil/domain'
import { formatPhone } from '../../catalogue/user/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import {
  addressOf,
  flatAddressOf,
  isGermanFlat,
  landlordAddressOf,
  landlordNameOf,
  selectForDocument,
  tenantNameOf,
} from '../booking/index.ts'
import type { ContractFacts, ContractPayments } from './contract-facts.ts'

export type ContractSource = NonNullable<Awaited<ReturnType<typeof findContractSource>>>

/** Everything about a booking that stands in its contract. */
export async function findContractSource(db: Queries, bookingId: number, now: Date) {
  return selectForDocument(db, bookingId, now)
    .select(['flat.size', 'flat.rooms', 'flat.default_rooms', 'flat.max_person'])
    .select(['flat.house_rules', 'flat.amenities'])
    .select(['owner.email as owner_email', 'owner.phone as owner_phone'])
    .select(['tenant.email as tenant_email', 'tenant.phone as tenant_phone'])
    .select([
      'tenant.street as tenant_street',
      'tenant.postcode as tenant_postcode',
      'tenant.city as tenant_city',
    ])
    .executeTakeFirst()
}

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

function stayOf(source: ContractSource): ContractFacts['stay'] {
  const { start_date: from, end_date: to, months, days, number_of_persons: persons } = source
  return { from, to, months, days, persons, hasPets: source.has_pets }
}

function landlordOf(source: ContractSource): ContractFacts['landlord'] {
  return {
    name: landlordNameOf(source),
    address: landlordAddressOf(source),
    email: source.owner_email,
    phone: source.owner_phone && formatPhone(source.owner_phone),
    isCommercial: source.owner_is_commercial,
  }
}

/** A tenant who rents for a company is not a consumer. */
function tenantOf(source: ContractSource): ContractFacts['tenant'] {
  return {
    name: tenantNameOf(source),
    address: addressOf(source.tenant_street, source.tenant_postcode, source.tenant_city),
    email: source.tenant_email,
    phone: source.tenant_phone && formatPhone(source.tenant_phone),
    isConsumer: !source.company_name && source.occupation !== 'COMPANY',
  }
}
