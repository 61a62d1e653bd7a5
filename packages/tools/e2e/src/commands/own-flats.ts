import type { FlatStatus } from '@domizil/domain'
import type { Page } from '@playwright/test'
import { callAs } from './call-as.ts'

/** As much of one's own flat as journeys need. */
export interface OwnFlat {
  readonly id: number
  readonly status: FlatStatus
  readonly title_en?: string
  readonly flatBookingLength?: string
  readonly openRequestCount: number
}

/** The flats of whoever is signed in on the page. */
export async function ownFlats(page: Page): Promise<OwnFlat[]> {
  return (await callAs(page, 'GET', '/user/api/flat/list')) as OwnFlat[]
}
