import type { FlatReview } from '@domizil/api/schemas'
import {
  checkContacts,
  DEFAULT_LOCALE,
  FLAT_STATUSES,
  flatHints,
  isLocale,
  LISTING_TEXTS,
  REJECTION_REASONS,
} from '@domizil/domain'
import type { FieldHint } from '@domizil/api'
import {
  draftOf,
  findFlatToManage,
  type FlatRow,
  listImages,
  stateOf,
  titleOf,
  usualPriceIn,
} from '../../catalogue/flat/index.ts'
import { type Clock, findPublicContacts, requireAdmin, type User } from '../../foundation/kernel/index.ts'
import type { Database } from '../../foundation/tables/index.ts'
import { present, REJECTION_TEXTS } from '../own-flats/index.ts'
import { findOwnerFacts, listDecisions, listDoubles, listWaiting, type Waiting } from './review-repository.ts'

/** What an administrator looks at before a flat is listed. */
export function createFlatReviewService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Everything that decides whether a flat is listed. It works for flats in every status.
     *
     * @throws {DomainError} ADMINS_ONLY (403), 404 if there is no such flat.
     */
    async get(actor: User, id: number): Promise<FlatReview> {
      requireAdmin(actor)
      const readerLocale = actor.locale ?? DEFAULT_LOCALE
      const row = await findFlatToManage(db, actor, id)
      // Named before it is read: what changes in between is refused, not overlooked.
      const state = stateOf(row, await listImages(db, id))
      const flat = await present(db, row, clock())
      const {
        locale: spoken,
        flats,
        created_at: since,
        last_seen_at: lastLogin,
        ...owner
      } = await findOwnerFacts(db, row.owner_id, clock())
      const medianPrice = await usualPriceIn(db, row.city)
      const locale = isLocale(spoken) ? spoken : DEFAULT_LOCALE

      return {
        flat,
        state,
        title: titleOf(row, readerLocale),
        owner: {
          ...owner,
          locale,
          since: since.toISOString(),
          lastLogin: lastLogin.toISOString(),
          flats: Object.fromEntries(FLAT_STATUSES.map((status) => [status, flats[status] ?? 0])),
        },
        medianPrice,
        doubles: await listDoubles(db, row, readerLocale),
        hints: hintsOf(row, { imageCount: flat.images.length, medianPrice }),
        history: await listDecisions(db, id),
        reasons: REJECTION_REASONS.map((code) => ({ code, text: REJECTION_TEXTS[code][locale] })),
        queue: placeIn(await listWaiting(db), id),
      }
    },
  }
}

/** The place of a flat among those that wait; from one that does not wait, the next is the first. */
function placeIn(waiting: readonly Waiting[], id: number): FlatReview['queue'] {
  const ids = waiting.map((flat) => flat.id)
  const at = ids.indexOf(id)
  return {
    total: ids.length,
    position: at === -1 ? null : at + 1,
    previous: ids[at - 1] ?? null,
    next: ids[at + 1] ?? null,
    first: ids.find((other) => other !== id) ?? null,
    since: waiting[at]?.since.toISOString() ?? null,
  }
}

/** What the rules of the domain say of a flat alone: contact details in its texts first. */
function hintsOf(
  flat: FlatRow,
  { imageCount, medianPrice }: { imageCount: number; medianPrice: number | null },
): FieldHint[] {
  const draft = draftOf(flat)
  const contacts = LISTING_TEXTS.flatMap((field) => checkContacts(field, draft[field], findPublicContacts))
  const facts = { imageCount, ...(medianPrice !== null && { medianPrice }) }

  return [...contacts, ...flatHints(draft, facts)].map(({ field, code, min, max, words }) => ({
    field,
    code,
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(words !== undefined && { words }),
  }))
}
