import { isGermanAddress } from '../address/address.ts'
import { AMENITY_GROUPS } from './catalogues.ts'
import { addDays, type Day } from '../days/day.ts'
import { certificateValidUntil, checkEnergyCertificate } from './energy-certificate.ts'
import { needsLocalTexts } from './flat-checks.ts'
import type { FlatDraft } from './flat-draft.ts'
import { ENOUGH_IMAGES } from '../limits.ts'

/** The ways to improve a flat; ties are resolved in this order. */
export const QUALITY_STEPS = [
  'ADD_IMAGES',
  'WRITE_FLAT_TEXTS',
  'WRITE_TITLES',
  'WRITE_REGION_TEXTS',
  'ADD_AMENITIES',
  'ADD_ENERGY_CERTIFICATE',
  'CONFIRM_CALENDAR',
] as const
export type QualityStep = (typeof QUALITY_STEPS)[number]

/** A suggestion with the points that it adds. */
export interface NextStep {
  code: QualityStep
  points: number
}

/** The quality of a flat, shown to its owner only. */
export interface Quality {
  /** 0–100. */
  score: number
  /** The two suggestions with the most points. */
  nextSteps: NextStep[]
}

/** The facts for the score besides the flat itself. */
export interface QualityFacts {
  readonly today: Day
  readonly imageCount: number
  /** When the owner last confirmed the calendar. */
  readonly calendarConfirmedOn?: Day | undefined
}

const POINTS: Record<QualityStep, number> = {
  ADD_IMAGES: 30,
  WRITE_FLAT_TEXTS: 20,
  WRITE_TITLES: 10,
  WRITE_REGION_TEXTS: 10,
  ADD_AMENITIES: 10,
  ADD_ENERGY_CERTIFICATE: 10,
  CONFIRM_CALENDAR: 10,
}
const ENOUGH_AMENITIES = 8
const CALENDAR_FRESH_DAYS = 60

/** Scores a flat as an advertisement and suggests improvements. It has no effect on publishing or ranking. */
export function qualityOf(flat: FlatDraft, facts: QualityFacts): Quality {
  const missing = QUALITY_STEPS.map((code) => ({
    code,
    points: Math.round(POINTS[code] * (1 - SHARE_DONE[code](flat, facts))),
  })).filter(({ points }) => points > 0)
  const lost = missing.reduce((sum, { points }) => sum + points, 0)
  const byValue = missing.toSorted((one, other) => other.points - one.points)

  return { score: 100 - lost, nextSteps: byValue.slice(0, 2) }
}

/** The last day on which the score holds if nothing of the flat changes; undefined where nothing runs out. */
export function qualityHoldsUntil(flat: FlatDraft, facts: QualityFacts): Day | undefined {
  const { calendarConfirmedOn } = facts
  const calendar =
    calendarConfirmedOn !== undefined && isCalendarFresh(facts)
      ? [addDays(calendarConfirmedOn, CALENDAR_FRESH_DAYS)]
      : []
  return [...calendar, ...lastCertificateDays(flat, facts)].toSorted()[0]
}

/** None or one. */
function lastCertificateDays(flat: FlatDraft, { today }: QualityFacts): Day[] {
  const { address, energyCertificate: certificate } = flat
  const counts = certificate?.availability === 'AVAILABLE' && isGermanAddress(address)
  const last = counts && hasCertificate(flat, today) ? certificateValidUntil(certificate) : undefined
  return last === undefined ? [] : [last]
}

/** The completed share of each step, from 0 to 1. */
const SHARE_DONE: Record<QualityStep, (flat: FlatDraft, facts: QualityFacts) => number> = {
  ADD_IMAGES: (_flat, { imageCount }) => Math.min(imageCount, ENOUGH_IMAGES) / ENOUGH_IMAGES,
  WRITE_FLAT_TEXTS: (flat) => shareWritten(flat, flat.description_flat_en, flat.description_flat_local),
  WRITE_TITLES: (flat) => Math.floor(shareWritten(flat, flat.title_en, flat.title_local)),
  WRITE_REGION_TEXTS: (flat) => shareWritten(flat, flat.description_region_en, flat.description_region_local),
  ADD_AMENITIES: (flat) => Number(countAmenities(flat) >= ENOUGH_AMENITIES),
  ADD_ENERGY_CERTIFICATE: (flat, { today }) => Number(hasCertificate(flat, today)),
  CONFIRM_CALENDAR: (_flat, facts) => Number(isCalendarFresh(facts)),
}

function shareWritten(flat: FlatDraft, english: string | undefined, local: string | undefined): number {
  const wanted = needsLocalTexts(flat) ? [english, local] : [english]
  return wanted.filter((text) => text?.trim()).length / wanted.length
}

function countAmenities(flat: FlatDraft): number {
  return AMENITY_GROUPS.reduce((sum, group) => sum + (flat[group]?.length ?? 0), 0)
}

function hasCertificate({ address, energyCertificate }: FlatDraft, today: Day): boolean {
  if (!isGermanAddress(address)) return true
  if (!energyCertificate || energyCertificate.availability === 'NOT_YET_AVAILABLE') return false
  return checkEnergyCertificate(energyCertificate, today).length === 0
}

function isCalendarFresh({ calendarConfirmedOn, today }: QualityFacts): boolean {
  return calendarConfirmedOn !== undefined && addDays(calendarConfirmedOn, CALENDAR_FRESH_DAYS) >= today
}
