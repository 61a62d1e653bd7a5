import type { FlatStatus } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { callAs } from './call-as.ts'

/** The fields of an own flat that journeys use. */
export interface OwnFlat {
  readonly id: number
  readonly status: FlatStatus
  readonly changedSinceReview: string | null
  readonly title_en?: string
  readonly flatBookingLength?: string
  readonly openRequestCount: number
}

/** The flats of the page's signed-in user. */
export async function ownFlats(page: Page): Promise<OwnFlat[]> {
  return (await callAs(page, 'GET', '/user/api/flat/list')) as OwnFlat[]
}
