import type { HandoverContent } from '@domizil/domain'
import type { Insertable } from 'kysely'
import type { Database, Tables } from '../foundation/tables/index.ts'
import { NOW } from './now.ts'

/** A protocol that can be confirmed. */
export const HANDOVER: HandoverContent = {
  rooms: [
    { id: 'hall-1', kind: 'HALL', name: '', condition: 'MARKED', text: 'A scratch on the door.', photos: [] },
    { id: 'kitchen-1', kind: 'KITCHEN', name: '', condition: 'GOOD', text: '', photos: [] },
  ],
  keys: [{ id: 'flat-1', kind: 'FLAT', count: 2 }],
  meters: [{ id: 'gas-1', kind: 'GAS', number: 'G 77', reading: '1204,5', photos: [] }],
  remarks: 'The neighbour has a spare key.',
}

/** The same with a photo of a room and of a meter. */
export function handoverWith(photo: number): HandoverContent {
  const { rooms, meters } = HANDOVER
  const photos = [photo]
  return {
    ...HANDOVER,
    rooms: rooms.map((room) => ({ ...room, photos })),
    meters: meters.map((meter) => ({ ...meter, photos })),
  }
}

/** A protocol of moving in, written by the tenant, in its first version. */
export async function givenHandover(
  db: Database,
  booking_id: number,
  change: Partial<Omit<Insertable<Tables['handover']>, 'content'>> = {},
  content: HandoverContent = HANDOVER,
): Promise<void> {
  await db
    .insertInto('handover')
    .values({
      booking_id,
      kind: 'IN',
      revision: 1,
      content: JSON.stringify(content),
      edited_by: 'TENANT',
      edited_at: NOW,
      ...change,
    })
    .execute()
}
