import type { OwnFlat } from '@domizil/api/schemas'
import { DEFAULT_LOCALE } from '@domizil/domain'
import {
  flatNotFound,
  type FlatRow,
  listImagesOf,
  listWaitingOf,
  presentOwnFlat,
} from '../../catalogue/flat/index.ts'
import { findChangedSince } from '../../catalogue/listing-review/index.ts'
import { hasUserData } from '../../catalogue/user/index.ts'
import { dayOf, type User } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { findNumbersInForce } from '../../infrastructure/audit/index.ts'
import { listWaiting } from '../../rental/booking-view/index.ts'
import { countUnreadOfFlats } from '../../rental/conversation/index.ts'
import { rejectionIn } from './rejection-texts.ts'

/** The flat as its owner edits it. */
export async function present(db: Queries, flat: FlatRow, now: Date): Promise<OwnFlat> {
  const [own] = await presentAll(db, [flat], now)
  if (!own) throw flatNotFound()
  return own
}

/** Flats of one owner as they edit them. A handful of queries, however many there are. */
export async function presentAll(db: Queries, flats: FlatRow[], now: Date): Promise<OwnFlat[]> {
  const [first] = flats
  if (!first) return []

  const ids = flats.map(({ id }) => id)
  const isOwnerComplete = await hasUserData(db, first.owner_id, 'LANDLORD')
  const images = await listImagesOf(db, ids)
  const waiting = await listWaitingOf(db, ids)
  const actions = await listWaiting(db, { flatIds: ids }, now)
  const unread = await countUnreadOfFlats(db, ids)
  const changed = await findChangedSince(db, ids)
  const decisions = await findNumbersInForce(db, 'FLAT', ids.map(String))

  return flats.map((flat) =>
    presentOwnFlat({
      flat,
      images: images.filter(({ flat_id }) => flat_id === flat.id),
      waiting: waiting.filter(({ flat_id }) => flat_id === flat.id),
      isOwnerComplete,
      openRequestCount: actions.filter((flatId) => flatId === flat.id).length,
      unreadMessages: unread.get(flat.id) ?? 0,
      changedSinceReview: changed.get(flat.id) ?? null,
      decisionNumber: decisions.get(String(flat.id)) ?? null,
      today: dayOf(now),
    }),
  )
}

/** The flat with the reasons of its rejection in the reader's language. */
export function readBy({ locale = DEFAULT_LOCALE }: User, flat: OwnFlat): OwnFlat {
  const { rejectionReason } = flat
  return { ...flat, rejectionReason: rejectionReason && rejectionIn(locale, rejectionReason) }
}
