import type { Occupation, ReasonOfStay } from '@domizil/domain'
import type { DemoLanguage } from '../people/name-lists.ts'
import { readData } from '../read-data.ts'

/** A tenant's message to a landlord, and the tenant's details. */
export interface Introduction {
  reasonOfStay: ReasonOfStay
  occupation: Occupation
  message: string
  companyName?: string
}

/** A message of one party, in hours after the request. */
export interface Line {
  after: number
  from: 'TENANT' | 'LANDLORD'
  text: string
}

/** The progress of a booking with messages: a cancelled one accepts none. */
export type Talk = 'REQUESTED' | 'LANDLORD_APPROVED' | 'WAITING_FOR_CONTRACT' | 'BOOKING_COMPLETED'

interface Messages {
  /** Realistic requests. */
  introductions: Record<DemoLanguage, readonly Introduction[]>
  /** Reasons of landlords for declining. */
  declineReasons: Record<DemoLanguage, readonly string[]>
  /** Reasons of tenants for declining after an approval. */
  secondThoughts: Record<DemoLanguage, readonly string[]>
  /** Requests are answered within hours, approved after five, confirmed after twenty, and signed after fifty. */
  conversations: Record<Talk, Record<DemoLanguage, readonly (readonly Line[])[]>>
}

export const MESSAGES = readData<Messages>('messages')
