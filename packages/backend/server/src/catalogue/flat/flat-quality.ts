import { type Quality, qualityOf } from '@domizil/domain'
import { type FlatRow, listImages } from './flat-repository.ts'
import { dayOf } from '../../foundation/kernel/index.ts'
import type { Queries } from '../../foundation/tables/index.ts'
import { draftOf } from './flat-draft.ts'
import { updateQuality } from './own-flat-repository.ts'

/** How good an advertisement a flat is today. */
export function qualityOn(today: string, flat: FlatRow, imageCount: number): Quality {
  const confirmed = flat.calendar_confirmed_at
  const calendarConfirmedOn = confirmed ? dayOf(confirmed) : undefined

  return qualityOf(draftOf(flat), { today, imageCount, calendarConfirmedOn })
}

/** Keeps the score that searches are ordered by in step with the flat. Comes after every change. */
export async function refreshQuality(trx: Queries, flat: FlatRow, today: string): Promise<void> {
  const images = await listImages(trx, flat.id)
  await updateQuality(trx, flat.id, qualityOn(today, flat, images.length).score)
}
