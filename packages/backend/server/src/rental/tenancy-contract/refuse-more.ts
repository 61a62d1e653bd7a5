import { type BookingActor, MAX_CONTRACT_OFFERS } from '@domizil/domain'
import type { Queries } from '../../foundation/tables/index.ts'
import { countOffers } from '../booking/index.ts'
import { refuse } from './tenancy-contract-refusals.ts'

/** Every offer is retained for the record, with its file. */
export async function refuseMore(db: Queries, bookingId: number, role: BookingActor): Promise<void> {
  if (role === 'ADMIN' || (await countOffers(db, bookingId)) < MAX_CONTRACT_OFFERS) return
  throw refuse('TOO_MANY_OFFERS', { values: { limit: MAX_CONTRACT_OFFERS } })
}
