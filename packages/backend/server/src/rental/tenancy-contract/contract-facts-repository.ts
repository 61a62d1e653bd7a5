import type { Queries } from '../../foundation/tables/index.ts'
import { selectWithParties } from '../booking/index.ts'

export type ContractSource = NonNullable<Awaited<ReturnType<typeof findContractSource>>>

/** Everything about a booking that stands in its contract. */
export async function findContractSource(db: Queries, bookingId: number, now: Date) {
  return selectWithParties(db, now)
    .select([
      'flat.street',
      'flat.house_number',
      'flat.postcode',
      'flat.city',
      'flat.language_tag',
      'flat.size',
      'flat.rooms',
      'flat.default_rooms',
      'flat.max_person',
      'flat.house_rules',
      'flat.amenities',
    ])
    .select([
      'owner.email as owner_email',
      'owner.phone as owner_phone',
      'owner.given_name as owner_given_name',
      'owner.family_name as owner_family_name',
      'owner.is_commercial as owner_is_commercial',
      'owner.company_name as owner_company_name',
      'owner.street as owner_street',
      'owner.postcode as owner_postcode',
      'owner.city as owner_city',
      'tenant.email as tenant_email',
      'tenant.phone as tenant_phone',
      'tenant.given_name as tenant_given_name',
      'tenant.family_name as tenant_family_name',
      'tenant.street as tenant_street',
      'tenant.postcode as tenant_postcode',
      'tenant.city as tenant_city',
    ])
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
}
