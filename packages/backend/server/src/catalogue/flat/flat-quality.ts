import { type Quality, qualityHoldsUntil, qualityOf } from '@domizil/domain'
import { type FlatRow, listImages } from './flat-repository.ts'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { draftOf } from './flat-draft.ts'
import { updateQuality } from './own-flat-repository.ts'

/** How good an advertisement a flat is today. */
export function qualityOn(today: string, flat: FlatRow, imageCount: number): Quality {
  return qualityOf(draftOf(flat), factsOn(today, flat, imageCount))
}

/** Keeps the score that lists are ordered by in step with the flat. Comes after every change, and when it runs out. */
export async function refreshQuality(trx: Queries, flat: FlatRow, today: string): Promise<void> {
  const { length: imageCount } = await listImages(trx, flat.id)
  const until = qualityHoldsUntil(draftOf(flat), factsOn(today, flat, imageCount)) ?? null
  await updateQuality(trx, flat.id, { score: qualityOn(today, flat, imageCount).score, until })
}

function factsOn(today: string, { calendar_confirmed_at: confirmed }: FlatRow, imageCount: number) {
  return { today, imageCount, calendarConfirmedOn: confirmed ? dayOf(confirmed) : undefined }
}
